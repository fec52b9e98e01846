import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { extractApis } from '../../cli/make/api/describe/extract.ts';
import { loadApis, openApis } from '../../cli/make/api/load-apis.ts';
import { KEEPING, pruneCache } from '../../cli/system/cache/prune-cache.ts';
import { NO_APIS } from '../../site/api/api-shelf.ts';
import { firstRows } from '../support/runs.ts';
import { makeProject } from './support.ts';

const root = makeProject();
const named = (name: string) => ({ package: '@fixture/widgets', name });
const NAMES = ['Badge', 'Field', 'List', 'Counter', 'useToggle', 'usePair', 'Choice', 'Keys'].map(named);

afterAll(() => rmSync(root, { recursive: true }));

test('a package without any adapter is described by its types, comments and code', async () => {
  const found = extractApis(projectAt(root), NAMES);
  await expect(`${JSON.stringify(found, undefined, 2)}\n`).toMatchFileSnapshot('fixture-package.json');
});

test('what a package does not export is not described', () => {
  const found = extractApis(projectAt(root), [
    named('Badg'),
    named('useNothing'),
    { package: '@fixture/nothing', name: 'Badge' },
  ]);
  expect(found).toEqual([undefined, undefined, undefined]);
});

test('descriptions are kept until the package changes', async () => {
  const badge = named('Badge');
  const first = loadApis(projectAt(root), [badge, named('Badg')]);
  expect(await first.ready).toEqual([named('Badg')]);
  const file = first.shelf['@fixture/widgets Badge']?.file ?? '';
  const made = statSync(file).mtimeMs;
  expect(openApis({ ...NO_APIS, shelf: first.shelf }).read(badge)?.kind).toBe('component');

  const second = loadApis(projectAt(root), [badge, named('Badg')]);
  expect(await second.ready).toEqual([named('Badg')]);
  expect(second.shelf).toEqual(first.shelf);
  expect(statSync(file).mtimeMs).toBe(made);

  const manifest = path.join(root, 'node_modules/@fixture/widgets/package.json');
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), version: '1.2.4' }));
  const third = loadApis(projectAt(root), [badge]);
  expect(await third.ready).toEqual([]);
  expect(third.shelf['@fixture/widgets Badge']?.key).not.toBe(first.shelf['@fixture/widgets Badge']?.key);
  const before = new Date(made - KEEPING - 1000);
  utimesSync(file, before, before);
  pruneCache(projectAt(root).cache.folder);
  expect(existsSync(file)).toBe(false);
  expect(readdirSync(path.dirname(file)).filter((name) => name.includes('.Badge.'))).toHaveLength(1);
});

test('a description does not depend on what else is described', () => {
  const tried = firstRows(NAMES, 2);
  const alone = tried.map((name) => extractApis(projectAt(root), [name])[0]);
  const together = extractApis(projectAt(root), NAMES.toReversed()).toReversed();
  expect(together.slice(0, tried.length)).toEqual(alone);
});
