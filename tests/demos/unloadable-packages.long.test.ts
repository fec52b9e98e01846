import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { findUnloadable, withUsers } from '../../cli/make/demos/bundle/unloadable-packages.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

/** Makes a project whose `node_modules` has these files, by their paths below it. */
function makeProject(installed: Readonly<Record<string, string>>): string {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true }));
  putFiles(root, Object.fromEntries(Object.entries(installed).map(([file, text]) => [`node_modules/${file}`, text])));
  return root;
}

const MODULES = '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": { ".": "./index.js" } }';

test.each([
  ['a stylesheet', { 'index.js': "import './kit.css';", 'kit.css': 'b {}' }, 'kit'],
  ['a folder', { 'index.js': "import './part';", 'part/index.js': '' }, 'kit'],
  ['a file without an extension', { 'index.js': "import './part';", 'part.js': '' }, 'kit'],
  ['CommonJS under the wrong name', { 'index.js': 'module.exports = 1;' }, 'kit'],
  ['a package that is not installed', { 'index.js': "import 'gone';" }, undefined],
  ['code that throws', { 'index.js': "throw new TypeError('window is not defined');" }, undefined],
])('recognizes whether only Node refuses a package with %s', (_, files, found) => {
  const root = makeProject(
    Object.fromEntries(
      Object.entries({ 'package.json': MODULES, ...files }).map(([file, text]) => [`kit/${file}`, text]),
    ),
  );
  const load = createRequire(path.join(root, 'index.cjs'));
  let thrown: unknown;
  try {
    load('kit');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeDefined();
  expect(findUnloadable(thrown as Error)).toBe(found);
});

test('the packages that use a package are found, even through others', () => {
  const manifest = (name: string, dependencies: readonly string[]) =>
    JSON.stringify({ name, dependencies: Object.fromEntries(dependencies.map((used) => [used, '*'])) });
  const root = makeProject({
    'base/package.json': manifest('base', []),
    'middle/package.json': manifest('middle', ['base']),
    'top/package.json': manifest('top', ['middle']),
    'other/package.json': manifest('other', []),
  });
  expect(withUsers(projectAt(root), ['base'], ['base', 'middle', 'top', 'other'])).toEqual(['base', 'middle', 'top']);
});

test('a library that is made only for bundlers is rendered, also through another one, with one context for both', async () => {
  const root = makeProject({
    'base/package.json': MODULES.replace('kit', 'base'),
    'base/index.js':
      "import { createContext } from 'react';\nimport './base.css';\nimport { word } from './word';\nexport const Word = createContext(word);\n",
    'base/base.css': 'b { color: red }\n',
    'base/word/index.js': "export const word = 'unset';\n",
    'kit/package.json': MODULES.replace('"type"', '"dependencies": { "base": "1" }, "type"'),
    'kit/index.js':
      "import { createElement, useContext } from 'react';\nimport { Word } from 'base';\nexport const Says = () => createElement('b', null, useContext(Word));\n",
  });
  putFiles(root, {
    'content/lib/counter/Counter.tsx':
      "import { Says } from 'kit';\nimport { Word } from 'base';\nexport default function Counter() {\n  return <Word.Provider value=\"meets\"><Says /></Word.Provider>;\n}\n",
  });
  for (const word of ['meets', 'meets again']) {
    const file = path.join(root, 'content/lib/counter/Counter.tsx');
    putFiles(root, {
      'content/lib/counter/Counter.tsx': readFileSync(file, 'utf8').replace(/"meets[^"]*"/, `"${word}"`),
    });
    expect(await runCli(['build'], root)).toMatchObject({ exitCode: 0 });
    expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8')).toContain(`<b>${word}</b>`);
  }
});
