import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openEntries } from '../../cli/system/cache/cache-at.ts';
import { makeFolder } from './support/folder.ts';

test('saved entries are written again only after another one was kept', () => {
  const folder = makeFolder({});
  const file = path.join(folder, 'entries.json');
  const entries = openEntries<number>(folder, 'entries.json');
  entries.keep('/a', 1);
  entries.save(() => true);
  rmSync(file);
  entries.save(() => true);
  expect(existsSync(file)).toBe(false);
  entries.keep('/b', 2);
  entries.save(() => true);
  expect(openEntries<number>(folder, 'entries.json').find('/b')).toBe(2);
});
