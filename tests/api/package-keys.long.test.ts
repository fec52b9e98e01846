import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { loadApis, openApis } from '../../cli/make/api/load-apis.ts';
import { listNames } from '../../cli/make/api/list-names.ts';
import { openDescribedKeys, type PackageKeys } from '../../cli/make/api/package-keys.ts';
import { NO_APIS } from '../../site/api/api-shelf.ts';
import { installFixture, makeProject } from './support.ts';

const NAME = '@fixture/source';
const BUTTON = { package: NAME, name: 'Button' };

let root: string;
beforeEach(() => {
  root = makeProject();
  installFixture(root, 'source-package', NAME);
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const edit = (text: string) => writeFileSync(path.join(root, 'packages/source-package/src/index.ts'), text);
const names = async (keys: PackageKeys) => (await listNames(projectAt(root), [NAME], keys))[NAME];
const isDescribed = async (keys: PackageKeys) => {
  const { shelf, ready } = loadApis(projectAt(root), [BUTTON], keys);
  const unknown = await ready;
  return unknown.length === 0 && openApis({ ...NO_APIS, shelf }).read(BUTTON) !== undefined;
};

test('the description of an edited package stays the same until the compiler has caught up', async () => {
  const keys = openDescribedKeys(projectAt(root));
  expect([await names(keys), await isDescribed(keys), keys.isBehind()]).toEqual([['Button', 'useToggle'], true, false]);
  edit('export {};\n');
  expect([await names(keys), await isDescribed(keys), keys.isBehind()]).toEqual([['Button', 'useToggle'], true, true]);
  const describe = async (now: PackageKeys) => {
    expect(await keys.catchUp(async () => {})).toBe(false);
    await names(now);
    await isDescribed(now);
  };
  expect(await keys.catchUp(describe)).toBe(true);
  expect([await names(keys), await isDescribed(keys), keys.isBehind()]).toEqual([[], false, false]);
});

test('what was never described is described at once, even in an edited package', async () => {
  const keys = openDescribedKeys(projectAt(root));
  await names(keys);
  edit("export { Button } from './button';\n");
  expect(await isDescribed(keys)).toBe(true);
});

test('after the compiler has failed, the next request runs it itself', async () => {
  const keys = openDescribedKeys(projectAt(root));
  await names(keys);
  edit("export { Button } from './button';\n");
  const fail = async () => {
    throw new Error('out of memory');
  };
  expect(await keys.catchUp(fail)).toBe(true);
  expect(await names(keys)).toEqual(['Button']);
});
