import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { MANIFEST_FORMAT } from '../../engine/manifest/manifest.ts';
import { readManifest } from '../../cli/node/index.ts';
import { makeFolder } from '../cli/support/folder.ts';

const manifestAt = (url: string) => ({
  formatVersion: MANIFEST_FORMAT,
  site: { title: 'Grid', url, languages: [{ code: 'en', name: 'English' }] },
  sections: [],
  routes: {},
  redirects: [],
});

/** Answers requests for one test; returns the origin. */
async function serve(answer: (origin: string) => { readonly status: number; readonly body: string }): Promise<string> {
  const server = createServer((_, response) => {
    const { status, body } = answer(origin);
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return origin;
}

test('a manifest is read from a file, by path or address', async () => {
  const manifest = { ...manifestAt('https://grid.example'), base: '/docs' };
  const file = path.join(makeFolder({ 'manifest.json': JSON.stringify(manifest) }), 'manifest.json');
  expect(await readManifest(file)).toEqual(manifest);
  expect(await readManifest(pathToFileURL(file))).toEqual(manifest);
});

test('a manifest of the former format is read as one of this format', async () => {
  const manifest = { ...manifestAt('https://grid.example'), formatVersion: MANIFEST_FORMAT - 1 };
  const root = makeFolder({ 'manifest.json': JSON.stringify(manifest) });
  expect(await readManifest(path.join(root, 'manifest.json'))).toEqual(manifestAt('https://grid.example'));
});

test('a published manifest that names no base has that of its address', async () => {
  const origin = await serve((own) => ({ status: 200, body: JSON.stringify(manifestAt(own)) }));
  expect(await readManifest(`${origin}/docs/_nav/manifest.json`)).toEqual({ ...manifestAt(origin), base: '/docs' });
  expect(await readManifest(new URL(`${origin}/_nav/manifest.json`))).toEqual(manifestAt(origin));
});

test('on another host than the official one, an address says nothing about the base', async () => {
  const manifest = manifestAt('https://grid.example');
  const origin = await serve(() => ({ status: 200, body: JSON.stringify(manifest) }));
  expect(await readManifest(`${origin}/preview/_nav/manifest.json`)).toEqual(manifest);
});

test.each([
  ['{ "formatVersion": 99 }', `its format is 99, and this version of docs-nav reads up to ${MANIFEST_FORMAT}`],
  ['{ "name": "grid" }', 'it is not a manifest of docs-nav'],
  ['null', 'it is not a manifest of docs-nav'],
  [JSON.stringify({ ...manifestAt('https://grid.example'), routes: null }), 'it is not a manifest of docs-nav'],
  ['<!doctype html>', 'it is not JSON'],
])('what is wrong with %s is said', async (text, why) => {
  const file = path.join(makeFolder({ 'manifest.json': text }), 'manifest.json');
  await expect(readManifest(file)).rejects.toThrow(`The manifest \`${file}\` cannot be read: ${why}.`);
});

test('so is why there is none', async () => {
  await expect(readManifest('gone.json')).rejects.toThrow(
    'The manifest `gone.json` cannot be read: there is no such file.',
  );
  const address = `${await serve(() => ({ status: 404, body: '' }))}/_nav/manifest.json`;
  await expect(readManifest(address)).rejects.toThrow(
    `The manifest \`${address}\` cannot be read: its host answers 404.`,
  );
  await expect(readManifest('http://127.0.0.1:1/')).rejects.toThrow('its host cannot be reached');
});
