import { mkdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { listLeftovers, ownName } from '../../cli/system/files/leftovers.ts';
import { makeFolder } from './support/folder.ts';

const NOBODY = 999_999_999;

test('what a killed process left is told from what another machine is using, whatever its number', () => {
  const folder = makeFolder();
  const host = ownName('work').split('-')[1] ?? '';
  const make = (name: string, secondsAgo: number) => {
    mkdirSync(path.join(folder, name));
    const time = Date.now() / 1000 - secondsAgo;
    utimesSync(path.join(folder, name), time, time);
  };
  make(`work-${host}-${NOBODY}`, 0);
  make(`work-${host}-${process.ppid}`, 3600);
  // In other containers: processes of any number, one of which gave a sign of life.
  make(`work-elsewhere-${NOBODY}`, 5);
  make(`work-elsewhere-${process.ppid}`, 60);
  // Of earlier releases, and of another kind.
  make(`work-${NOBODY}`, 0);
  make(`works-elsewhere-${NOBODY}`, 60);
  expect(listLeftovers(folder, 'work').toSorted()).toEqual(
    [`work-${host}-${NOBODY}`, `work-elsewhere-${process.ppid}`, `work-${NOBODY}`].toSorted(),
  );
});
