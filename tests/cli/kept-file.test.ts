import { readdirSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';
import { keepValue, readKeptValue } from '../../cli/kept-file.ts';
import { makeFolder } from './support/folder.ts';

/** No process has this number: it is above what Linux, macOS and Windows give out. */
const NOBODY = 2 ** 31 - 1;

test('what a killed process was writing is removed by the next one that writes there, and what others are writing is left alone', () => {
  const folder = makeFolder({ [`writing-${NOBODY}-facts-1.json`]: 'half', [`writing-${process.ppid}-facts-2.json`]: 'half', 'facts-3.json': 'old' });
  keepValue(folder, 'facts-1.json', [1]);
  expect(readdirSync(folder).toSorted()).toEqual(['facts-1.json', 'facts-3.json', `writing-${process.ppid}-facts-2.json`]);
  expect(readKeptValue(folder, 'facts-1.json')).toEqual([1]);
});
