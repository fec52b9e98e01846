import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test, vi } from 'vitest';
import { keepValue, readKept, readKeptValue, writeKept } from '../../cli/system/cache/kept-file.ts';
import { makeFolder } from './support/folder.ts';

/** No process has this number: it is above what Linux, macOS and Windows assign. */
const NOBODY = 2 ** 31 - 1;

test('what a killed process was writing is removed by the next one that writes there, and what others are still writing is left alone', () => {
  const folder = makeFolder({
    [`writing-${NOBODY}-facts-1.json`]: 'half',
    [`writing-${process.ppid}-facts-2.json`]: 'half',
    'facts-3.json': 'old',
  });
  keepValue(folder, 'facts-1.json', [1]);
  expect(readdirSync(folder).toSorted()).toEqual([
    'facts-1.json',
    'facts-3.json',
    `writing-${process.ppid}-facts-2.json`,
  ]);
  expect(readKeptValue(folder, 'facts-1.json')).toEqual([1]);
});

test('a value is valid for the key that it was kept with, and for no other', () => {
  const folder = makeFolder({});
  keepValue(folder, 'names.json', ['Button'], 'version 1');
  expect(readKeptValue(folder, 'names.json', 'version 1')).toEqual(['Button']);
  expect([
    readKeptValue(folder, 'names.json', 'version 2'),
    readKeptValue(folder, 'names.json'),
    readKept(folder, 'names.json'),
  ]).toEqual([undefined, undefined, undefined]);
});

test('a value from another build of docs-nav is not valid, but a text that is identified by its name is', async () => {
  const folder = makeFolder({});
  keepValue(folder, 'value.json', 1);
  writeKept(folder, 'lib.a1b2.js', 'text');
  vi.resetModules();
  vi.stubEnv('DOCS_NAV_BUILD', 'another build');
  const other = await import('../../cli/system/cache/kept-file.ts');
  vi.unstubAllEnvs();
  expect(other.readKeptValue(folder, 'value.json')).toBeUndefined();
  expect(other.readKept(folder, 'lib.a1b2.js')).toBe('text');
  expect(readKeptValue(folder, 'value.json')).toBe(1);
});

test('a file with one changed letter is treated as missing', () => {
  const folder = makeFolder({});
  keepValue(folder, 'value.json', 'one');
  const file = path.join(folder, 'value.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"one"', '"two"'));
  expect(readKeptValue(folder, 'value.json')).toBeUndefined();
});
