/** What `check-code` must find, and what it must not: a list that was written before it. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { TYPE_DIAGNOSTICS } from '../../engine/check/diagnostics/code-diagnostics.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { addPackages } from '../installed/support/installation.ts';

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

test('one run finds all of them at their places, and nothing in what is right', async () => {
  const root = makeFolder();
  for (const folder of ['nav', 'content'])
    cpSync(path.join(SEEDED, folder), path.join(root, folder), { recursive: true });
  cpSync(path.join(SEEDED, 'packages'), path.join(root, 'node_modules'), { recursive: true });
  addPackages(root, [
    'react',
    'react-dom',
    '@types/react',
    '@types/react-dom',
    'csstype',
    'vite',
    'typescript',
    '@typescript',
    'typescript-for-docs-nav',
  ]);
  const { stdout, exitCode } = await runCli(['check-code', '--format', 'json'], root);
  const codes = new Set(TYPE_DIAGNOSTICS.map(({ code }) => code));
  const { diagnostics } = JSON.parse(stdout) as Printed;
  const found = diagnostics
    .filter(({ code }) => codes.has(code))
    .map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`);
  const numbers = new Map(
    LIST.map(({ number, code, file, row, column }) => [`${code} ${file}:${row}:${column}`, number]),
  );
  const missed = [...numbers]
    .filter(([place]) => !found.includes(place))
    .map(([place, number]) => `${number} ${place}`);
  expect({ missed, more: found.filter((place) => !numbers.has(place)), found: found.length, exitCode }).toEqual({
    missed: [],
    more: [],
    found: LIST.length,
    exitCode: 1,
  });
});

/** What the command prints, as far as this test reads it. */
interface Printed {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly file: string;
    readonly line: number;
    readonly column: number;
  }[];
}
