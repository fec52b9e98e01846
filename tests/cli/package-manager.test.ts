import path from 'node:path';
import { expect, test } from 'vitest';
import { addCommand, findPackageManager, installCommand } from '../../cli/system/packages/package-manager.ts';
import { findMissingTools } from '../../cli/system/tools/find-tool.ts';
import { makeFolder } from './support/folder.ts';

const GIT = { '.git/HEAD': '' };

test.each([
  [{}, 'npm', 'npm install', 'npm install -D vite@8'],
  [{ 'package-lock.json': '' }, 'npm', 'npm install', 'npm install -D vite@8'],
  [{ 'pnpm-lock.yaml': '' }, 'pnpm', 'pnpm install', 'pnpm add -D vite@8'],
  [{ 'yarn.lock': '' }, 'yarn-classic', 'yarn install', 'yarn add -D vite@8'],
  [{ 'yarn.lock': '', '.yarnrc.yml': '' }, 'yarn', 'yarn install', 'yarn add -D vite@8'],
  [{ 'bun.lock': '' }, 'bun', 'bun install', 'bun add -D vite@8'],
  [{ 'package.json': '{"packageManager": "pnpm@9.15.0"}' }, 'pnpm', 'pnpm install', 'pnpm add -D vite@8'],
  [{ 'package.json': '{"packageManager": "yarn@1.22.22"}' }, 'yarn-classic', 'yarn install', 'yarn add -D vite@8'],
  [{ 'package.json': '{"packageManager": "yarn@4.5.0+sha512.1"}' }, 'yarn', 'yarn install', 'yarn add -D vite@8'],
])('%j is installed by %s', (files, manager, install, add) => {
  const root = makeFolder({ ...GIT, ...files });
  const found = findPackageManager(root);
  expect([found, installCommand(found), addCommand(found, ['vite@8'])]).toEqual([manager, install, add]);
});

test('the nearest folder decides, up to the root of the repository', () => {
  const top = makeFolder({
    'pnpm-lock.yaml': '',
    'repository/.git/HEAD': '',
    'repository/packages/ui/package.json': '{"packageManager": 5}',
    'repository/packages/site/bun.lock': '',
    'repository/yarn.lock': '',
  });
  const managerOf = (folder: string) => findPackageManager(path.join(top, 'repository', folder));
  expect(['packages/ui', 'packages/site', ''].map(managerOf)).toEqual(['yarn-classic', 'bun', 'yarn-classic']);
  expect(findPackageManager(top)).toBe('pnpm');
});

test('a missing package is added with the project’s own package manager', () => {
  const lackIn = (files: Readonly<Record<string, string>>) =>
    findMissingTools(makeFolder({ ...GIT, ...files })).find(({ name }) => name === 'temml')?.help;
  expect(lackIn({})).toBe('run `npm install -D temml@0`');
  expect(lackIn({ 'pnpm-lock.yaml': '' })).toBe('run `pnpm add -D temml@0`');
  expect(lackIn({ 'yarn.lock': '', '.yarnrc.yml': '', '.pnp.cjs': '' })).toBe(
    "Yarn's Plug'n'Play keeps packages in archives, which docs-nav cannot read: write `nodeLinker: node-modules` in .yarnrc.yml and run `yarn install`",
  );
});
