import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readSizes } from '../../cli/make/sizes/size-file.ts';
import { saySize } from '../../site/pages/context/component-sizes.ts';
import { ENGLISH } from '../../site/words/words.ts';
import { makeCounterProject } from '../demos/support/counter-project.ts';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { runCli } from './support/fake-io.ts';
import { putFiles } from './support/folder.ts';

vi.setConfig({ testTimeout: 60_000 });

let root: string;
beforeEach(() => {
  root = makeCounterProject();
  putFiles(root, {
    ...installed('1.0.0'),
    'node_modules/pebble/index.js':
      "import { createElement } from 'react';\nimport { words } from './words.js';\nexport const Button = () => createElement('button', null, words);\nexport const Card = () => import('./late.js');\n",
    // Random letters, so that compression does not hide what is counted.
    'node_modules/pebble/words.js': `export const words = '${letters(4000)}';\n`,
    'node_modules/pebble/late.js': `export const late = '${letters(20_000)}';\n`,
    'content/lib/plain.md': page('Button'),
  });
});
afterEach(() => rmSync(root, { recursive: true }));

const installed = (version: string) => ({
  'node_modules/pebble/package.json': JSON.stringify({
    name: 'pebble',
    version,
    type: 'module',
    main: 'index.js',
    sideEffects: false,
    peerDependencies: { react: '*' },
  }),
});
const page = (name: string) =>
  `---\ncomponent:\n  name: ${name}\n  package: pebble\n---\n\n# Plain\n\nNothing to try.\n`;
const sizes = (...args: readonly string[]) => runCli(['sizes', ...args], root);

/** The same letters every time, without a pattern. */
function letters(count: number): string {
  let state = 1;
  return Array.from({ length: count }, () =>
    String.fromCharCode(97 + ((state = (state * 48_271) % 2_147_483_647) % 26)),
  ).join('');
}

test('a component is measured without the peer dependencies of its package, and its page says so', async () => {
  expect(await sizes('--check')).toMatchObject({
    exitCode: 1,
    stdout: 'Button of pebble has not been measured with version 1.0.0\n',
  });
  expect((await sizes()).exitCode).toBe(0);
  const file = JSON.parse(readFileSync(path.join(root, 'nav/sizes.json'), 'utf8')) as {
    pebble: { components: { Button: number } };
  };
  expect(file).toMatchObject({ pebble: { version: '1.0.0', without: ['react'] } });
  // All of its words, and nothing of React.
  const words = gzipSync(letters(4000)).length;
  expect(file.pebble.components.Button).toBeGreaterThan(words);
  expect(file.pebble.components.Button).toBeLessThan(words + 500);
  expect((await sizes('--check')).exitCode).toBe(0);

  expect((await runCli(['build', '--no-search'], root)).exitCode).toBe(0);
  expect(readFileSync(path.join(root, 'out/lib/plain/index.html'), 'utf8')).toMatch(
    /<dt>Size<\/dt><dd><abbr title="(\d\.\d kB), minified and gzipped, without react\.[^"]*">\1<\/abbr>/,
  );
});

test('an update of the package removes the size from the page until it is measured again', async () => {
  await sizes();
  expect(Object.keys(readSizes(projectAt(root)))).toEqual(['pebble Button']);
  putFiles(root, installed('1.1.0'));
  expect(readSizes(projectAt(root))).toEqual({});
  expect(await sizes('--check')).toMatchObject({
    exitCode: 1,
    stdout: 'Button of pebble has not been measured with version 1.1.0\n',
  });
});

test('what a component loads later is not counted, and a name that the package lacks is reported', async () => {
  putFiles(root, { 'content/lib/plain.md': page('Card') });
  await sizes();
  expect(readSizes(projectAt(root))['pebble Card']?.bytes).toBeLessThan(5000);
  putFiles(root, { 'content/lib/plain.md': page('Crad') });
  const { exitCode, stderr } = await sizes();
  expect(exitCode).toBe(2);
  expect(stderr).toContain('`Crad` of `pebble` cannot be bundled');
});

test('a part costs as much as its owner, and what another module exports is measured there', async () => {
  putFiles(root, {
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
    'content/lib/plain.md': page('Dialog.Root'),
    'nav/sections/lib.yaml':
      'id: lib\nname: Library\nprefixes: [/lib]\npages:\n  - pathname: /lib/plain\n  - pathname: /lib/next\n  - pathname: /lib/chip\n',
    'content/lib/next.md': page('next.Button'),
    'content/lib/chip.md': page('Chip'),
  });
  expect(await sizes()).toMatchObject({ exitCode: 0 });
  const [words, next] = [4000, 2000].map((count) => gzipSync(letters(count)).length);
  const bytesOf = (name: string) => readSizes(projectAt(root))[`pebble ${name}`]?.bytes;
  expect(bytesOf('Dialog.Root')).toBeGreaterThan(words ?? 0);
  expect(bytesOf('next.Button')).toBeGreaterThan(next ?? 0);
  expect(bytesOf('next.Button')).toBeLessThan(words ?? 0);
  expect(bytesOf('Chip')).toBeLessThan(500);
  putFiles(root, { 'content/lib/chip.md': page('Dialog.Rot') });
  const { exitCode, stderr } = await sizes();
  expect(exitCode).toBe(2);
  expect(stderr).toContain('`Dialog.Rot` of `pebble` cannot be bundled: it has no such part');
});

test('a damaged file is reported with what to do about it', async () => {
  putFiles(root, { 'nav/sizes.json': '{ "pebble": 3 }' });
  expect(await sizes('--check')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('nav/sizes.json is not in the form that `docs-nav sizes` writes.') as string,
  });
});

test('a size is written the way the reader’s language writes it', () => {
  expect(saySize({ bytes: 24_042, without: ['@emotion/react', 'react'] }, ENGLISH).whole).toBe(
    '24 kB, minified and gzipped, without @emotion/react and react. Additional components add less.',
  );
  expect(saySize({ bytes: 940, without: [] }, ENGLISH).whole).toBe(
    '0.94 kB, minified and gzipped. Additional components add less.',
  );
});

test('the reference site shows sizes of the installed packages', () => {
  // The built program, since it reads pages that nothing is known about yet in threads.
  expect(docsNav(['sizes', '--check'], ROOT)).toMatchObject({ stdout: '', code: 0 });
});
