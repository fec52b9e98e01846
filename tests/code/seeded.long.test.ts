/** What `check-code` must find, and what it must not: a list that was written before it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SEEDED = path.join(import.meta.dirname, 'seeded');

/** Number, kind of mistake, code of its finding, and place; the rest of a line is what stands there. */
const LINE = /^(\d+) (\S+) (\S+) (\S+):(\d+):(\d+) (.*)$/;

const LIST = readFileSync(path.join(SEEDED, 'expected.txt'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [, number = '', kind = '', code = '', file = '', row = '', column = '', text = ''] = LINE.exec(line) ?? [];
    return { number, kind, code, file, row: Number(row), column: Number(column), text };
  });

test('the list has forty mistakes, four of each kind, at places that have what it says', () => {
  expect(LIST.map(({ number }) => Number(number))).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const kinds = LIST.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(10);
  for (const kind of kinds) expect(kinds.filter((other) => other === kind)).toHaveLength(4);
  for (const { number, file, row, column, text } of LIST) {
    const line = readFileSync(path.join(SEEDED, file), 'utf8').split('\n')[row - 1] ?? '';
    expect(`${number} ${line.slice(column - 1)}`).toContain(`${number} ${text}`);
  }
});
