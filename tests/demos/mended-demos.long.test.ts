import { readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo, runCli } from '../cli/support/fake-io.ts';
import { putFiles } from '../cli/support/folder.ts';
import { makeCounterProject } from './support/counter-project.ts';

/** How long a busy machine may take to show an edit, in ms. */
const PATIENCE = 60_000;

/** Serves a project whose demo shows what a module outside the content folder exports, until the test ends. */
async function serve(word: string, files: Readonly<Record<string, string>> = {}) {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const put = (more: Readonly<Record<string, string>>) => putFiles(root, more);
  put({
    'content/lib/counter/Counter.tsx':
      "import { word } from '../../../src/words';\n\nexport default () => <b>It says {word}</b>;\n",
    'src/words.ts': `export const word = ${word};\n`,
    ...files,
  });
  const io = fakeIo(root);
  const ended = run(['dev'], io);
  onTestFinished(async () => {
    io.interrupt();
    expect(await ended).toBe(0);
  });
  const page = async () => {
    const origin = /http:\/\/[^\s/]+/.exec(io.written().stdout)?.[0] ?? '';
    return (await (await fetch(`${origin}/lib/counter/`)).text()).replaceAll('<!-- -->', '');
  };
  const shows = (text: string) =>
    vi.waitFor(async () => expect((await page()).includes(text)).toBe(true), { timeout: PATIENCE });
  const says = (said: RegExp) =>
    vi.waitFor(() => expect(io.written().stdout).toMatch(said), { timeout: PATIENCE, interval: 50 });
  /** Waits until there is nothing to report. */
  const mended = () =>
    vi.waitFor(() => expect(io.written().stderr).toMatch(/ready in[^]*ready in/), { timeout: PATIENCE });
  return { root, put, shows, says, mended };
}

test('a module that a demo imports may disappear and come back', async () => {
  const { root, shows, says, mended } = await serve("'one'");
  await shows('It says one');
  renameSync(path.join(root, 'src'), path.join(root, 'sources'));
  await says(/Could not resolve/);
  renameSync(path.join(root, 'sources'), path.join(root, 'src'));
  await mended();
});

test('a module that was missing from the start is found where the message asks for it', async () => {
  const { put, says, shows } = await serve('other', {
    'src/words.ts': "export { word } from './deep/word';\n",
  });
  await says(/Could not resolve '\.\/deep\/word' in src\/words\.ts\.[^]*help: create the file `\.\/deep\/word`/);
  put({ 'src/deep/word.ts': "export const word = 'here';\n" });
  await shows('It says here');
});

test('a package that is installed later is found', async () => {
  const { put, says, shows } = await serve('0', { 'src/words.ts': "export { word } from 'words';\n" });
  await says(/install `words`/);
  put({
    'node_modules/words/package.json': '{ "name": "words", "version": "1.0.0", "main": "index.js", "type": "module" }',
    'node_modules/words/index.js': "export const word = 'installed';\n",
    'node_modules/.package-lock.json': '{}',
  });
  await shows('It says installed');
});

test('a configuration and the modules that it imports are watched from the moment that it is written', async () => {
  const { put, shows, says } = await serve("typeof WORD === 'string' ? WORD : 'nothing'");
  await shows('It says nothing');
  put({ 'vite.config.ts': "import { define } from './words';\n\nexport default { define };\n" });
  await says(/there is no file `\.\/words`|is not exported/);
  put({ 'words.ts': 'export const define = { WORD: \'"first"\' };\n' });
  await shows('It says first');
  put({ 'words.ts': 'export const define = { WORD: \'"second"\' };\n' });
  await shows('It says second');
});

test('a build also follows what the configuration imports', async () => {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  putFiles(root, {
    'content/lib/counter/Counter.tsx': 'export default () => <b>It says {WORD}</b>;\n',
    'vite.config.ts': "import { define } from './words';\n\nexport default { define };\n",
  });
  for (const word of ['first', 'second']) {
    putFiles(root, { 'words.ts': `export const define = { WORD: '"${word}"' };\n` });
    expect(await runCli(['build', '--no-search'], root)).toMatchObject({ exitCode: 0 });
    expect(readFileSync(path.join(root, 'out/lib/counter/index.html'), 'utf8').replaceAll('<!-- -->', '')).toContain(
      `It says ${word}`,
    );
  }
});
