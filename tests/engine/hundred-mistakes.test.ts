import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { check, type Diagnostic } from '../../engine/index.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';

const FOLDER = path.join(import.meta.dirname, 'hundred-mistakes');
const { input, sources } = readFixture(FOLDER);

test('a hundred different mistakes yield a hundred diagnostics, each at the right characters', () => {
  // Each line was checked by hand: file, line, columns, code, and the characters at that place.
  const expected = readFileSync(path.join(FOLDER, 'expected.txt'), 'utf8').trimEnd().split('\n');
  expect(expected).toHaveLength(100);
  expect(check(input).diagnostics.map(toLine)).toEqual(expected);
});

test('every diagnostic says what to do', () => {
  const silent = check(input).diagnostics.filter(({ help }) => help === undefined || help === '');
  expect(silent).toEqual([]);
});

test('the order of files changes nothing', () => {
  const shuffled = {
    ...input,
    nav: input.nav.toReversed(),
    pages: input.pages.toReversed(),
    unreadable: input.unreadable.toReversed(),
  };
  expect(JSON.stringify(check(shuffled))).toBe(JSON.stringify(check(input)));
});

function toLine({ origin, code }: Diagnostic): string {
  const { start, end } = origin.range;
  const until = end.line === start.line ? end.column : `${end.line}:${end.column}`;
  const text = sources(origin.file)?.slice(start.offset, end.offset) ?? '';
  return `${origin.file}:${start.line}:${start.column}-${until} ${code} ${text}`.trimEnd();
}
