import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, compile, type Diagnostic, type ProjectInput } from '../../engine/index.ts';
import { countRuns } from '../support/runs.ts';
import { anyMutation } from './support/any-project.ts';
import { findFaults } from './support/judge.ts';

const RUNS = { numRuns: countRuns({ usual: 200, ci: 5000 }) };

/** Mistakes that make a part of a file unknown: what it had to do with other files is then a consequence. */
const CAUSES = ['yaml-syntax', 'yaml-alias', 'yaml-tag', 'duplicate-key', 'wrong-type', 'unknown-key', 'unknown-value', 'missing-field', 'invalid-value'];

/** Share of mutations that may still be followed by a consequence elsewhere: about one in a thousand is, mostly where two lines became one. */
const CONSEQUENCES = 0.005;

test('whatever stands in a file of nav/, every finding has a place and a length, and hardly any is a mere consequence in another file', () => {
  const consequences: string[] = [];
  fc.assert(
    fc.property(anyMutation, ({ before, after, file, isCut }) => {
      const { diagnostics } = check(after);
      expect(findFaults(diagnostics, (path) => lengthOf(after, path))).toEqual([]);
      expect(compile(after).ok).toBe(diagnostics.every(({ severity }) => severity !== 'error'));
      if (isCut || !diagnostics.some(({ origin, code }) => origin.file === file && CAUSES.includes(code))) return;
      const known = new Set(check(before).diagnostics.map(toLine));
      const elsewhere = diagnostics.filter(({ origin }) => origin.file !== file).map(toLine);
      const unwanted = elsewhere.filter((line) => !known.has(line));
      if (unwanted.length > 0) consequences.push(unwanted.join('\n'));
    }),
    RUNS,
  );
  expect(consequences.length, consequences.join('\n\n')).toBeLessThanOrEqual(Math.ceil(RUNS.numRuns * CONSEQUENCES));
}, 0);

function lengthOf({ nav, translations = [] }: ProjectInput, path: string): number | undefined {
  return [...nav, ...translations].find((source) => source.path === path)?.text.length;
}

function toLine({ code, message, origin }: Diagnostic): string {
  return `${origin.file} ${code} ${message}`;
}
