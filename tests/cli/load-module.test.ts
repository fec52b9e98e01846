import path from 'node:path';
import { expect, test } from 'vitest';
import { openLoader } from '../../cli/make/features/load-module.ts';
import { makeFolder, putFiles } from './support/folder.ts';

/** What modules of a project may be: the files, of which `main.ts` is loaded, and what its default export is. */
const MODULES: readonly (readonly [what: string, files: Readonly<Record<string, string>>, exported: unknown])[] = [
  ['import.meta in a text', { 'main.ts': "export default 'import.meta.env.MODE';" }, 'import.meta.env.MODE'],
  ['top-level await', { 'main.ts': 'const two: number = await Promise.resolve(2); export default two;' }, 2],
  [
    'its place',
    {
      'main.ts':
        'const { url, dirname, filename } = import.meta; export default [url.slice(0, 8), filename.slice(dirname.length)];',
    },
    ['file:///', '/main.ts'],
  ],
  [
    'imports with, without and with another ending',
    {
      'main.ts':
        "import { a } from './a'; import { b } from './b.js'; import { c } from './c.jsx'; import d from './d.mts'; import e from './e'; export default [a, b, c, d, e];",
      'a/index.ts': 'export const a = 1;',
      'b.ts': 'export enum B { one = 2 } export const b = B.one;',
      'c.tsx': 'export const c = 3;',
      'd.mts': 'export default 4;',
      'e.js': 'export default 5;',
    },
    [1, 2, 3, 4, 5],
  ],
  [
    'what is imported later',
    {
      'main.ts':
        "const [one, two] = await Promise.all([import('./one'), import('./two')]); export default [one.one, two.two, (await import('./one')) === one];",
      'one.ts': "import { shared } from './shared'; export const one = shared + 1;",
      'two.ts': "import { shared } from './shared'; export const two = shared + 2;",
      'shared.ts': 'export const shared = await Promise.resolve(10);',
    },
    [11, 12, true],
  ],
  [
    'a cycle',
    {
      'main.ts': "import { even } from './even'; export default even(7);",
      'even.ts': "import { odd } from './odd'; export const even = (n: number): boolean => n === 0 || odd(n - 1);",
      'odd.ts': "import { even } from './even'; export const odd = (n: number): boolean => n > 0 && even(n - 1);",
    },
    false,
  ],
  [
    'JSON',
    {
      'main.ts': "import all, { name } from './data.json' with { type: 'json' }; export default [all, name];",
      'data.json': '{"name":"Ada"}',
    },
    [{ name: 'Ada' }, 'Ada'],
  ],
  [
    'CommonJS of its own',
    {
      'main.ts':
        "import whole, { two } from './own.cjs'; import { three } from './three.js'; export default [whole.one, two, three];",
      'own.cjs':
        "const { name } = require('./data.json'); exports.one = name; exports.two = require('node:path').posix.sep;",
      'three.js': 'module.exports = { three: require("./own.cjs").one + 3 };',
      'data.json': '{"name":"Ada"}',
    },
    ['Ada', '/', 'Ada3'],
  ],
  [
    'an installed package in CommonJS, also names that are made as it runs',
    {
      'main.ts':
        "import whole, { late } from 'common'; import deep from 'common/deep'; import from from 'compiled'; import { name } from 'common/package.json'; export default [whole.late, late, deep, from, name];",
      'node_modules/common/package.json': '{"name":"common","main":"index.js"}',
      'node_modules/common/index.js': "for (const name of ['late']) module.exports[name] = 1;",
      'node_modules/common/deep.js': 'module.exports = 2;',
      'node_modules/compiled/package.json': '{"name":"compiled"}',
      'node_modules/compiled/index.js':
        "Object.defineProperty(exports, '__esModule', { value: true }); exports.default = 3;",
    },
    [1, 1, 2, 3, 'common'],
  ],
  [
    'the exports of an installed package for imports',
    {
      'main.ts': "import { kind } from 'both'; import * as only from 'both/only'; export default [kind, only.kind];",
      'node_modules/both/package.json':
        '{"name":"both","exports":{".":{"import":"./a.mjs","require":"./b.cjs"},"./only":{"import":"./a.mjs"}}}',
      'node_modules/both/a.mjs': "export const kind = await Promise.resolve('module');",
      'node_modules/both/b.cjs': "exports.kind = 'common';",
    },
    ['module', 'module'],
  ],
  [
    'a package of the workspace in TypeScript, and imports by `imports`',
    {
      'main.ts': "import { own } from 'own'; import { inner } from '#inner'; export default [own, inner];",
      'package.json': '{"name":"own","exports":"./src/index.ts","imports":{"#inner":"./src/inner.ts"}}',
      'src/index.ts': 'export const own: number = 1;',
      'src/inner.ts': 'export const inner: number = 2;',
    },
    [1, 2],
  ],
  [
    'this package, and types that are only types',
    {
      'main.ts':
        "import { defineFeature, escapeText, type Feature } from 'docs-nav/feature'; import type { None } from './none'; export default [typeof defineFeature, escapeText('<')] satisfies readonly string[];",
    },
    ['function', '&lt;'],
  ],
];

async function load(folder: string): Promise<{ readonly exported: unknown; readonly reads: readonly string[] }> {
  const reads: string[] = [];
  const loader = await openLoader(path.join(folder, 'main.ts'), (file) => void reads.push(path.relative(folder, file)));
  const { default: exported } = (await loader.load()) as { readonly default: unknown };
  return { exported, reads: reads.toSorted() };
}

test.each(MODULES)('a module of a project may have %s', async (_, files, exported) => {
  expect((await load(makeFolder(files))).exported).toEqual(exported);
});

test('what was read is told, and read again when it has changed', async () => {
  const folder = makeFolder({
    'main.ts': "import { a } from './a'; import { b } from 'kit'; export default a + b;",
    'a.ts': 'export const a = 1;',
    'node_modules/kit/package.json': '{"name":"kit","type":"module","exports":"./index.js"}',
    'node_modules/kit/index.js': 'export const b = 1;',
  });
  expect(await load(folder)).toEqual({ exported: 2, reads: ['a.ts', 'main.ts', 'node_modules/kit/package.json'] });
  putFiles(folder, { 'a.ts': 'export const a = 2;' });
  expect((await load(folder)).exported).toBe(3);
});

test.each([
  [{}, 'it does not exist'],
  [{ 'main.ts': 'export default ;' }, 'Unexpected token'],
  [
    { 'main.ts': "import './docs/broken';", 'docs/broken.ts': '\nexport const = 1;' },
    'docs/broken.ts: Unexpected token',
  ],
  [{ 'main.ts': "import './none';" }, "Cannot find module './none'"],
  [{ 'main.ts': "import 'no-kit';" }, "Cannot find module 'no-kit'"],
  [
    { 'main.ts': "import { b } from './a'; export default b;", 'a.ts': 'export const a = 1;' },
    'does not provide an export named',
  ],
  [{ 'main.ts': "throw new Error('on purpose');" }, 'on purpose'],
] as const)('%j: %s', async (files, message) => {
  await expect(load(makeFolder({ 'package.json': '{}', ...files }))).rejects.toThrow(message);
});
