import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT, succeed } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { openWork } from '../support/open-work.ts';

/**
 * What the repository of each section lacks: content and packages of the others, and files that only one of them has.
 */
const ABSENT = {
  start: ['content/components', 'content/lab', 'node_modules/pebble'],
  components: ['content/start', 'content/about.md', 'content/lab', 'frame'],
  lab: ['content/start', 'content/about.md', 'content/components', 'content/static', 'node_modules/pebble', 'frame'],
} as const;

const work = openWork('whole');

/** A site with demos, API pages, two languages, a component in the frame, cards, and links of every kind between its sections. */
function copySite(name: string, absent: readonly string[] = []): string {
  const folder = path.join(work, name);
  cpSync(path.join(import.meta.dirname, 'site'), folder, { recursive: true });
  mkdirSync(path.join(folder, 'node_modules'));
  cpSync(path.join(folder, 'packages/pebble'), path.join(folder, 'node_modules/pebble'), { recursive: true });
  for (const library of ['react', 'react-dom'])
    symlinkSync(path.join(ROOT, 'node_modules', library), path.join(folder, 'node_modules', library));
  for (const place of absent) rmSync(path.join(folder, place), { recursive: true });
  return folder;
}

beforeAll(() => {
  succeed(['build'], copySite('whole'));
  for (const [section, absent] of Object.entries(ABSENT))
    succeed(['build', '--section', section], copySite(section, absent));
});

test('three sections that are built separately and merged equal a single build, byte for byte', () => {
  const parts = Object.keys(ABSENT).map((section) => `${section}/out`);
  const said = succeed(['merge', ...parts, '--out', 'site'], work);
  expect(hashFolder(path.join(work, 'site'))).toEqual(hashFolder(path.join(work, 'whole/out')));
  expect(said).toMatch(/^Merged 32 pages/);
  // Once more, in another order, over the existing output.
  succeed(['merge', ...parts.toReversed(), '--out', 'site'], work);
  expect(hashFolder(path.join(work, 'site'))).toEqual(hashFolder(path.join(work, 'whole/out')));
});
