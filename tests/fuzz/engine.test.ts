import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, compile, type Diagnostic, type ProjectInput } from '../../engine/index.ts';
import { randomRuns } from '../support/runs.ts';
import { anyMutation } from './support/any-project.ts';
import { findFaults } from './support/judge.ts';

const RUNS = randomRuns({ usual: 200, ci: 5000 });

/** Mistakes that make part of a file unreadable: findings in other files about that part are then only consequences. */
const CAUSES = [
  'yaml-syntax',
  'yaml-alias',
  'yaml-tag',
  'duplicate-key',
  'wrong-type',
  'unknown-key',
  'unknown-value',
  'missing-field',
  'invalid-value',
  'section-without-prefix',
];

test('whatever a file of nav/ contains, every finding has a valid place and length, and none in another file is a mere consequence', () => {
  fc.assert(
    fc.property(anyMutation, ({ before, after, file, isCut }) => {
      const { ok, diagnostics } = compile(after);
      expect(findFaults(diagnostics, (path) => textOf(after, path)?.length)).toEqual([]);
      expect(ok).toBe(diagnostics.every(({ severity }) => severity !== 'error'));
      if (isCut || !diagnostics.some(({ origin, code }) => origin.file === file && CAUSES.includes(code))) return;
      const text = textOf(after, file) ?? '';
      const known = findingsBefore(before);
      const elsewhere = diagnostics.filter(
        (diagnostic) => diagnostic.origin.file !== file && !isRight(diagnostic, text),
      );
      expect(elsewhere.map(toLine).filter((line) => !known.has(line))).toEqual([]);
    }),
    RUNS,
  );
}, 0);

/**
 * A finding is right if the changed file no longer mentions what it is about, not even the last segment of its
 * pathname: that text was deleted, so no way of reading the file could recover it.
 */
function isRight({ message }: Diagnostic, text: string): boolean {
  return Array.from(message.matchAll(PATHNAME), ([, pathname = '']) =>
    pathname.slice(pathname.lastIndexOf('/') + 1),
  ).some((name) => name !== '' && !text.includes(name));
}

/** A quoted pathname, without the anchor. */
const PATHNAME = /`(\/[^`#]*)[^`]*`/g;

const findings = new WeakMap<ProjectInput, ReadonlySet<string>>();

/** The findings for a project before the change. */
function findingsBefore(project: ProjectInput): ReadonlySet<string> {
  const known = findings.get(project) ?? new Set(check(project).diagnostics.map(toLine));
  findings.set(project, known);
  return known;
}

function textOf({ nav }: ProjectInput, path: string): string | undefined {
  return nav.find((source) => source.path === path)?.text;
}

function toLine({ code, message, origin }: Diagnostic): string {
  return `${origin.file} ${code} ${message}`;
}
