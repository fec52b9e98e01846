import { describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findFaults, findFaultsOf } from '../../cli/make/demos/source/find-faults.ts';
import { exportsAsked, moduleFacts, readShown, type NamedModules } from '../../cli/make/demos/source/shown-modules.ts';
import { makeFolder } from '../cli/support/folder.ts';
import { isOfFile, readImports } from '../../cli/make/demos/source/read-prologue.ts';

const readPrologue = (text: string) => readImports(text).filter(isOfFile);

describe('the imports at the start of a module', () => {
  test.each([
    ['names', "import { start } from './numbers';\n", ['./numbers']],
    ['a default, and names on several lines', "import A, {\n  b,\n} from '../a';\n", ['../a']],
    ['a side effect', "'use client';\nimport './card.css'\n", ['./card.css']],
    ['imports after comments', '// One\n/* import \'./no\' */\nimport * as all from "./all";\n', ['./all']],
    ['re-exports', "export * from './a';\nexport { default } from './b';\n", ['./a', './b']],
    ['a name and a type', "import { type A, b } from './a';\n", ['./a']],
    ['a default named type', "import type from './type';\n", ['./type']],
  ])('are read correctly: %s', (_, text, expected) => {
    expect(readPrologue(text).map(({ from }) => from)).toEqual(expected);
  });

  test.each([
    ['packages', "import * as React from 'react';\nimport { x } from '@/x';\n"],
    ['types', "import type { A } from './a';\nimport { type B } from './b';\nexport type { C } from './c';\n"],
    ['an example in a string', "const code = `\nimport x from './x';\n`;\n"],
    ['dynamic imports', "const x = import('./x');\nimport('./y');\n"],
    ['all files that match a pattern', "import.meta.glob('./*.tsx');\n"],
    ['nothing', ''],
  ])('do not include %s', (_, text) => {
    expect(readPrologue(text)).toEqual([]);
  });

  test('have their positions', () => {
    const text = "// Data\nimport { start } from './data';\n";
    const start = text.indexOf("'./data'");
    expect(readPrologue(text)).toEqual([{ from: './data', start, end: start + "'./data'".length }]);
  });
});

const PATH = 'content/lib/Counter.tsx';

function faultsOf(
  text: string,
  src: string,
  { providers = [], components = [] }: Partial<Pick<NamedModules, 'providers' | 'components'>> = {},
) {
  const range = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };
  const folders: Readonly<Record<string, readonly string[]>> = {
    'content/lib': ['Counter.tsx', 'numbers.ts', 'data.json', 'types.d.ts', 'card.module.css', 'parts', 'index.md'],
    content: ['lib', 'icon.svg'],
  };
  const named = { modules: [PATH], parts: [{ kind: 'demo', src, range }] as const, providers, components };
  const shown = exportsAsked(named).map(({ path, names }) => ({ path, ...moduleFacts(text, names) }));
  return findFaults(shown, { read: () => text, list: (folder) => folders[folder], modeOf: () => undefined }).map(
    (fault) => (fault.kind === 'no-export' ? fault.name : fault.from),
  );
}

const COMPONENT = 'export default function Counter() {}\n';

test.each([
  ['a missing export', 'export function Counter() {}\n', 'Counter.tsx#Nope', ['Nope']],
  ['a module without exports', 'const size = 1;\n', 'Counter.tsx', ['default']],
  ['a missing file', `import { start } from './nope';\n${COMPONENT}`, 'Counter.tsx', ['./nope']],
  ['a missing stylesheet', `import './gone.css';\n${COMPONENT}`, 'Counter.tsx', ['./gone.css']],
])('%s is a fault', (_, text, src, expected) => {
  expect(faultsOf(text, src)).toEqual(expected);
});

test.each([
  ['an export under another name', 'const A = 1;\nexport { A as Größe };\n', 'Counter.tsx#Größe'],
  ['all exports of another module', "export * from './parts';\n", 'Counter.tsx#Anything'],
  ['the default of another module', "export { default } from './parts';\n", 'Counter.tsx'],
  ['CommonJS', 'module.exports = function Counter() {};\n', 'Counter.tsx'],
  ['a file with an extension', `import './numbers.ts';\nimport d from './data.json';\n${COMPONENT}`, 'Counter.tsx'],
  ['TypeScript under its compiled name', `import { start } from './numbers.js';\n${COMPONENT}`, 'Counter.tsx'],
  ['types', `import { Kind } from './types';\n${COMPONENT}`, 'Counter.tsx'],
  ['a folder', `import parts from './parts';\nimport lib from '.././lib/';\n${COMPONENT}`, 'Counter.tsx'],
  ['a file with a query', `import svg from '../icon.svg?raw';\n${COMPONENT}`, 'Counter.tsx'],
  ['a folder that a script creates', `import tokens from '../dist/tokens.js';\n${COMPONENT}`, 'Counter.tsx'],
])('%s is not a fault', (_, text, src) => {
  expect(faultsOf(text, src)).toEqual([]);
});

test('a module that no page shows is not checked', () => {
  expect(faultsOf('const size = 1;\n', 'Other.tsx')).toEqual([]);
});

test.each([
  ['under another name', 'export function Provider() {}\n', ['default']],
  ['as its default', 'export default function Provider() {}\n', []],
  ['as the default of another module', "export * from './parts';\nexport { default } from './parts';\n", []],
  ['with CommonJS', 'module.exports = Provider;\n', []],
])('faults of a provider that exports its component %s', (_, text, expected) => {
  expect(faultsOf(text, 'Other.tsx', { providers: [PATH] })).toEqual(expected);
});

test.each([
  ['nothing', 'const foot = 1;\n', ['default']],
  ['any component', 'export function Foot() {}\n', []],
])('faults of a frame component whose module exports %s', (_, text, expected) => {
  expect(faultsOf(text, 'Other.tsx', { components: [PATH] })).toEqual(expected);
});

test('the dark mode that a stylesheet expects is found, by whatever name a package exports it', () => {
  const root = makeFolder({
    'docs/provider.tsx':
      "import '@kit/core/tokens';\nimport '@kit/core/light';\nimport './gone.css';\n\nexport default 0;\n",
    'node_modules/@kit/core/package.json': JSON.stringify({
      exports: { './tokens': './dist/tokens.css', './light': './dist/light.css' },
    }),
    'node_modules/@kit/core/dist/tokens.css': ':root{--ink:#222}.dark-app-theme{--ink:#eee}',
    'node_modules/@kit/core/dist/light.css': ':root{--ink:#222}',
  });
  const named = { modules: ['docs/provider.tsx'], parts: [], providers: ['docs/provider.tsx'], components: [] };
  const project = projectAt(root);
  const modes = findFaultsOf(project, readShown(project, named)).filter(({ kind }) => kind === 'dark-mode');
  expect(modes).toMatchObject([
    {
      path: 'docs/provider.tsx',
      from: '@kit/core/tokens',
      mode: '{ class: dark-app-theme }',
      range: { start: { line: 1 } },
    },
  ]);
});
