import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { docsNav, ROOT } from '../support/docs-nav.ts';
import { makeFolder, PROJECT } from './support/folder.ts';

const BIN = path.join(ROOT, 'dist/docs-nav.cjs');

test('the bin reports without color into a pipe, and returns its exit code', () => {
  const root = makeFolder({ ...PROJECT, 'content/library/start.md': '[gone](/library/gone)\n' });
  const { code, stdout, stderr } = docsNav(['validate'], root);
  expect([code, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^error\[broken-link\]: /);
  expect(docsNav(['nonsense'], root).code).toBe(2);
});

test('a reader that closes the pipe early sees no error', async () => {
  const pages = Array.from({ length: 3_000 }, (_, at) => `  - pathname: /library/page-${at}\n    planned: true`);
  const root = makeFolder({
    'nav/site.yaml': PROJECT['nav/site.yaml'],
    'nav/sections/library.yaml': `id: library\nname: Library\nprefixes: [/library]\npages:\n${pages.join('\n')}\n`,
  });
  const child = spawn(process.execPath, [BIN, 'routes', '--json'], { cwd: root });
  let stderr = '';
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()));
  child.stdout.once('data', () => child.stdout.destroy());
  const [code] = await once(child, 'close');
  expect([code, stderr]).toEqual([0, '']);
});

test('preview ends cleanly on Ctrl+C', async () => {
  const root = makeFolder({ ...PROJECT, 'out/index.html': 'built' });
  const child = spawn(process.execPath, [BIN, 'preview', '--port', '0'], { cwd: root });
  const [line] = await once(child.stdout, 'data');
  const address = /http\S+/.exec(String(line))?.[0] ?? '';
  // An open connection does not delay the end.
  expect(await (await fetch(address)).text()).toBe('built');
  child.kill('SIGINT');
  const [code, signal] = await once(child, 'exit');
  expect([code, signal]).toEqual([0, null]);
});

test('validate loads none of React, MUI and Vite', () => {
  const root = makeFolder(PROJECT);
  const coverage = makeFolder();
  const { status } = spawnSync(process.execPath, [BIN, 'validate'], {
    cwd: root,
    env: { ...process.env, NODE_V8_COVERAGE: coverage },
  });
  expect(status).toBe(0);
  const loaded = readdirSync(coverage).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(path.join(coverage, file), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url).filter((url) => url.startsWith('file:'));
  });
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.filter((url) => /\/node_modules\/(?!satteri|@bruits)/.test(url))).toEqual([]);
  const heavy = loaded.filter((url) =>
    /react\.(transitional\.)?element|\bMui[A-Z]/.test(readFileSync(fileURLToPath(url), 'utf8')),
  );
  expect(heavy).toEqual([]);
});
