/** What code blocks may leave out: names that packages export, by section. */
import { expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { readKnownPackages } from '../../cli/code/blocks/export-names.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { putFiles } from '../cli/support/folder.ts';
import { openWork } from '../support/open-work.ts';

const root = openWork('export-names');

const packageFiles = (name: string, declarations: string, more = {}) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', types: 'index.d.ts', ...more }),
  [`node_modules/${name}/index.d.ts`]: declarations,
});

const route = (section: string, pathname: string, ...asks: readonly object[]) => ({ section, pathname, asks });
const api = (owner: string, name: string) => ({ kind: 'api', ask: { package: owner, name } });

const routes = {
  '/kit/grid': route('kit', '/kit/grid', api('kit-pro', 'GridPro'), api('kit', 'Grid')),
  '/kit/demos': route('kit', '/kit/demos'),
  '/more/demos': route('more', '/more/demos'),
} as unknown as RouteManifest['routes'];

const sources: Readonly<Record<string, readonly string[]>> = {
  '/kit/demos': ["import { Extra, Grid } from 'extra';\nimport { b } from './a';\n"],
  '/more/demos': ["import Grid from 'kit/Grid';\nimport * as extra from 'extra';\n"],
};
const demos = ({ pathname }: { readonly pathname: string }) => sources[pathname] ?? [];

test('a name comes from the package that documents it, else from the most important one, else from React', async () => {
  putFiles(root, {
    'package.json': '{ "name": "site", "dependencies": { "kit": "1", "kit-pro": "1", "extra": "1" } }',
    ...packageFiles('kit', 'export declare const Grid: 1, useState: 1;\nexport type GridProps = 1;\n', {
      peerDependencies: { peer: '1' },
    }),
    ...packageFiles('kit-pro', 'export declare const Grid: 1, GridPro: 1;\n'),
    ...packageFiles('extra', 'export declare const Grid: 1, Extra: 1;\n'),
  });
  const found = await readKnownPackages(projectAt(root), { routes }, demos);
  const from = (section: string, ...names: readonly string[]) =>
    names.map((name) => found.get(section)?.exports.get(name)?.from);
  expect(from('kit', 'Grid', 'GridPro', 'Extra', 'useState', 'useRef', 'Nothing')).toEqual([
    'kit',
    'kit-pro',
    'extra',
    'kit',
    'react',
    undefined,
  ]);
  expect(from('more', 'Grid', 'Extra', 'useRef', 'MouseEvent', 'ReactNode')).toEqual([
    'kit',
    undefined,
    'react',
    undefined,
    'react',
  ]);
  expect(found.get('kit')?.exports.get('GridProps')).toEqual({ from: 'kit', isType: true });
  const { installable = [] } = found.get('kit') ?? {};
  expect([...installable].toSorted()).toEqual(['extra', 'kit', 'kit-pro', 'peer', 'site']);
});

test('it is kept until the package changes', async () => {
  putFiles(root, packageFiles('kit', 'export declare const Later: 1;\n', { version: '2.0.0' }));
  const found = await readKnownPackages(projectAt(root), { routes }, demos);
  expect([...(found.get('more')?.exports.keys() ?? [])]).toContain('Later');
});
