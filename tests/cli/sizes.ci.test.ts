import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readSizes } from '../../cli/make/sizes/size-file.ts';
import { eachSizedProject, installed, letters, pageOf } from './support/sized-project.ts';

const project = eachSizedProject();
const { put, sizes } = project;

test('an update of the package removes the size from the page until it is measured again', async () => {
  await sizes();
  expect(Object.keys(readSizes(projectAt(project.root)))).toEqual(['pebble Button']);
  put(installed('1.1.0'));
  expect(readSizes(projectAt(project.root))).toEqual({});
  expect(await sizes('--check')).toMatchObject({
    exitCode: 1,
    stdout: 'Button of pebble has not been measured with version 1.1.0\n',
  });
});

test('what a component loads later is not counted, and a name that the package lacks is reported', async () => {
  put({ 'content/lib/plain.md': pageOf('Card') });
  await sizes();
  expect(readSizes(projectAt(project.root))['pebble Card']?.bytes).toBeLessThan(5000);
  put({ 'content/lib/plain.md': pageOf('Crad') });
  const { exitCode, stderr } = await sizes();
  expect(exitCode).toBe(2);
  expect(stderr).toContain('`Crad` of `pebble` cannot be bundled');
});

test('a part costs as much as its owner, and what another module exports is measured there', async () => {
  put({
    'node_modules/pebble/package.json': JSON.stringify({
      name: 'pebble',
      version: '1.0.0',
      type: 'module',
      sideEffects: false,
      exports: { '.': './index.js', './next': './next.js', './chip': './chip.js' },
      peerDependencies: { react: '*' },
    }),
    'node_modules/pebble/index.js': `import { createElement } from 'react';
import { words } from './words.js';
export const Button = () => createElement('button');
const Root = () => createElement('div');
const Title = () => createElement('h2', null, words);
export const Dialog = { Root, Title };\n`,
    'node_modules/pebble/next.js': `import { createElement } from 'react';
export const Button = ({ depth }) => createElement('button', null, depth, '${letters(2000)}');\n`,
    'node_modules/pebble/chip.js': `import { createElement } from 'react';\nexport default function Chip() { return createElement('i'); }\n`,
    'content/lib/plain.md': pageOf('Dialog.Root'),
    'nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/plain\n  - pathname: /lib/next\n  - pathname: /lib/chip\n',
    'content/lib/next.md': pageOf('next.Button'),
    'content/lib/chip.md': pageOf('Chip'),
  });
  expect(await sizes()).toMatchObject({ exitCode: 0 });
  const [words, next] = [4000, 2000].map((count) => gzipSync(letters(count)).length);
  const bytesOf = (name: string) => readSizes(projectAt(project.root))[`pebble ${name}`]?.bytes;
  expect(bytesOf('Dialog.Root')).toBeGreaterThan(words ?? 0);
  expect(bytesOf('next.Button')).toBeGreaterThan(next ?? 0);
  expect(bytesOf('next.Button')).toBeLessThan(words ?? 0);
  expect(bytesOf('Chip')).toBeLessThan(500);
  put({ 'content/lib/chip.md': pageOf('Dialog.Rot') });
  const { exitCode, stderr } = await sizes();
  expect(exitCode).toBe(2);
  expect(stderr).toContain('`Dialog.Rot` of `pebble` cannot be bundled: it has no such part');
});
