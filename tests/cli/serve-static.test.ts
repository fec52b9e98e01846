import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { makeFolder, putFiles } from './support/folder.ts';

const LONG = '<p>long</p>'.repeat(200);
const SITE = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not here</h1>',
  'a/b/index.html': LONG,
  'a/b.md': '# B',
  'empty/only.txt': 'x',
  'ein weg/index.html': 'way',
  'logo.png': Buffer.alloc(2_000),
  '_nav/assets/main.abcd1234.js': 'run()',
  '_nav/manifest.json': '{}',
};

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends the path as it is given: `fetch` would normalize it. */
async function serve(files: Record<string, string | Buffer> = SITE, base = '/') {
  const folder = makeFolder(files);
  const { origin, close } = await listen(
    serveStatic({ folder, base }),
    { host: '127.0.0.1', port: 0, anyPort: false },
    process,
  );
  onTestFinished(close);
  const ask = (address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = httpRequest(origin, { path: address, headers, method }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      });
      sent.on('error', reject);
      sent.end();
    });
  return { folder, ask };
}

test.each([
  // address, status, content type, start of the body
  ['/', 200, 'text/html; charset=utf-8', '<h1>Home'],
  ['/?q=1', 200, 'text/html; charset=utf-8', '<h1>Home'],
  ['/a/b/', 200, 'text/html; charset=utf-8', '<p>long'],
  ['/a/b/index.html', 200, 'text/html; charset=utf-8', '<p>long'],
  ['/a/b.md', 200, 'text/markdown; charset=utf-8', '# B'],
  ['/ein%20weg/', 200, 'text/html; charset=utf-8', 'way'],
  ['/logo.png', 200, 'image/png', '\0'],
  ['/nowhere/', 404, 'text/html; charset=utf-8', '<h1>Not here'],
  ['/nowhere', 404, 'text/html; charset=utf-8', '<h1>Not here'],
  ['/empty/', 404, 'text/html; charset=utf-8', '<h1>Not here'],
  ['/empty', 404, 'text/html; charset=utf-8', '<h1>Not here'],
  ['/index.html/', 404, 'text/html; charset=utf-8', '<h1>Not here'],
  ['/%', 400, 'text/plain; charset=utf-8', 'The address'],
  ['/%00', 400, 'text/plain; charset=utf-8', 'The address'],
])('GET %s → %i', async (address, status, type, start) => {
  const { ask } = await serve();
  const answer = await ask(address);
  expect([answer.status, answer.headers['content-type']]).toEqual([status, type]);
  expect(answer.body.toString().startsWith(start)).toBe(true);
  expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
});

test.each([
  ['/a/b', '/a/b/'],
  ['/a/b?x=1&y=?', '/a/b/?x=1&y=?'],
  ['/a/b?', '/a/b/'],
  ['/ein%20weg', '/ein%20weg/'],
  // Never to another host, however many slashes there are.
  ['//a/b', '/a/b/'],
  ['///a//b', '/a/b/'],
])('%s is redirected to %s', async (address, location) => {
  const { ask } = await serve();
  const answer = await ask(address);
  expect([answer.status, answer.headers.location]).toEqual([301, location]);
});

test.each([
  '/../secret.txt',
  '/a/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/a/..%5c..%5csecret.txt',
  '/link/secret.txt',
  '/link.txt',
])('%s never leaves the folder', async (address) => {
  const { folder, ask } = await serve();
  const outside = makeFolder({ 'secret.txt': 'secret' });
  symlinkSync(outside, path.join(folder, 'link'));
  symlinkSync(path.join(outside, 'secret.txt'), path.join(folder, 'link.txt'));
  const answer = await ask(address);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body.toString()).not.toContain('secret');
});

test('compresses what is worth it, in a format that the browser accepts', async () => {
  const { ask } = await serve();
  const br = await ask('/a/b/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.body).toString()).toBe(LONG);
  expect(br.headers.vary).toBe('accept-encoding');
  const gzip = await ask('/a/b/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(LONG);
  for (const [address, accepted] of [
    ['/a/b/', 'identity'],
    ['/', 'br'],
    ['/logo.png', 'br'],
  ] as const) {
    expect((await ask(address, { 'accept-encoding': accepted })).headers['content-encoding']).toBeUndefined();
  }
  expect(new Set([br.headers.etag, gzip.headers.etag, (await ask('/a/b/')).headers.etag]).size).toBe(3);
});

test('answers 304 for a known ETag, and sends the new content after a change', async () => {
  const { folder, ask } = await serve();
  const { headers } = await ask('/a/b/');
  const etag = headers.etag ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask('/a/b/', { 'if-none-match': known });
    expect([known, answer.status, answer.body.length]).toEqual([known, 304, 0]);
    expect(answer.headers['content-length']).toBeUndefined();
  }
  putFiles(folder, { 'a/b/index.html': 'changed' });
  const changed = await ask('/a/b/', { 'if-none-match': etag });
  expect([changed.status, changed.body.toString()]).toEqual([200, 'changed']);
});

test('only assets with a hash in their name are cached without revalidation', async () => {
  const { ask } = await serve();
  const cacheOf = async (address: string) => (await ask(address)).headers['cache-control'];
  expect(await cacheOf('/_nav/assets/main.abcd1234.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/_nav/manifest.json')).toBe('public, max-age=0, must-revalidate');
  expect(await cacheOf('/a/b/')).toBe('public, max-age=0, must-revalidate');
});

test('HEAD has the headers of GET without its body, and other methods are refused', async () => {
  const { ask } = await serve();
  const [get, head] = [await ask('/a/b/'), await ask('/a/b/', {}, 'HEAD')];
  expect([head.status, head.headers.etag, head.headers['content-length']]).toEqual([
    200,
    get.headers.etag,
    get.headers['content-length'],
  ]);
  expect(head.body.length).toBe(0);
  const post = await ask('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('a site under a base is served there and nowhere else', async () => {
  const { ask } = await serve(SITE, '/docs/v7/');
  expect((await ask('/docs/v7/')).body.toString()).toBe('<h1>Home</h1>');
  expect((await ask('/docs/v7/_nav/assets/main.abcd1234.js')).headers['cache-control']).toContain('immutable');
  expect((await ask('/docs/v7/a/b')).headers.location).toBe('/docs/v7/a/b/');
  expect([(await ask('/docs/v7')).status, (await ask('/docs/v7')).headers.location]).toEqual([301, '/docs/v7/']);
  expect([(await ask('/')).status, (await ask('/')).headers.location]).toEqual([302, '/docs/v7/']);
  expect((await ask('/a/b/')).status).toBe(404);
});

test('keeps serving when a build replaces the folder, and without 404.html', async () => {
  const { folder, ask } = await serve({ 'index.html': 'old' });
  expect([(await ask('/x/')).status, (await ask('/x/')).body.toString()]).toEqual([
    404,
    'There is no page at this address.\n',
  ]);
  mkdirSync(`${folder}-next`);
  onTestFinished(() => rmSync(`${folder}-next`, { recursive: true, force: true }));
  putFiles(`${folder}-next`, { 'index.html': 'new' });
  rmSync(folder, { recursive: true });
  expect((await ask('/')).status).toBe(404);
  renameSync(`${folder}-next`, folder);
  expect((await ask('/')).body.toString()).toBe('new');
});
