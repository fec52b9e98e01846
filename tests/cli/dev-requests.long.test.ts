import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

/** How long a busy machine may take to show an edit, in ms. */
const PATIENCE = 60_000;

const SITE = {
  'nav/site.yaml': 'title: Test\nurl: https://example.com\n',
  'nav/sections/d.yaml': 'id: d\nname: D\nprefixes: [/d]\npages:\n  - pathname: /d/a\n  - pathname: /d/日本\n',
  'content/d/a.md': '# First\n\n![Picture](p.svg)\n',
  'content/d/日本.md': '# Japan\n',
  'content/d/p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

/** Serves a project until the test ends. */
async function serve(root: string, isMistaken = false) {
  const io = fakeIo(root);
  const ended = run(['dev'], io);
  onTestFinished(async () => {
    io.interrupt();
    expect(await ended).toBe(0);
  });
  await vi.waitFor(() => {
    const { stdout, stderr } = io.written();
    expect(isMistaken ? stdout : stderr).toContain(isMistaken ? 'error' : 'ready in');
  }, PATIENCE);
  const origin = /http:\/\/[^\s/]+/.exec(io.written().stdout)?.[0] ?? '';
  /** The status and location for exactly this address: `fetch` would correct it. */
  const ask = (address: string, method = 'GET') =>
    new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      const sent = request(origin, { path: address, method }, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers.location]);
      });
      sent.on('error', reject).end();
    });
  const headersOf = async (address: string, method: string) => (await fetch(origin + address, { method })).headers;
  const textOf = async (address: string) => (await fetch(origin + address)).text();
  /** The event that a newly opened page receives at once. */
  const eventOf = async (): Promise<unknown> => {
    const { body } = await fetch(`${origin}/_nav/workbench/events`);
    const reader = body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    await reader?.cancel();
    const [, data] = /^data: (.*)/.exec(new TextDecoder().decode(value)) ?? [];
    return data === undefined ? undefined : JSON.parse(data);
  };
  return { io, ask, headersOf, textOf, eventOf };
}

test('no page of another site can frame what is served, whatever is asked for', async () => {
  const { headersOf } = await serve(makeFolder(SITE));
  for (const address of ['/d/a/', '/d/a', '/d/a.md', '/nowhere/', '/_nav/workbench/live-edits.js'])
    expect((await headersOf(address, 'GET')).get('content-security-policy'), address).toBe("frame-ancestors 'self'");
});

test('an address without its trailing slash leads to the page in any script, and keeps its query', async () => {
  const { ask } = await serve(makeFolder(SITE));
  const japan = `/d/${encodeURIComponent('日本')}`;
  expect(await ask(japan)).toEqual([302, `${japan}/`]);
  expect(await ask('/d/a?q=1')).toEqual([302, '/d/a/?q=1']);
  expect(await ask(`${japan}/`)).toEqual([200, undefined]);
  expect((await ask('//'))[0]).toBe(404);
});

test('requests that send something to the site are refused, whatever is at the address', async () => {
  const root = makeFolder(SITE);
  const { ask, headersOf } = await serve(root);
  for (const method of ['POST', 'PUT', 'DELETE'])
    for (const address of ['/d/a/', '/gone', '/_nav/workbench/events', '/_nav/workbench/inspector.js'])
      expect([method, address, (await ask(address, method))[0]]).toEqual([method, address, 405]);
  expect((await headersOf('/d/a/', 'POST')).get('allow')).toBe('GET, HEAD');
  expect((await ask('/d/a/', 'HEAD'))[0]).toBe(200);
});

test('a file that is removed while the project has a mistake is not found, and dev keeps running', async () => {
  const root = makeFolder(SITE);
  const { io, ask, textOf } = await serve(root);
  putFiles(root, { 'nav/site.yaml': 'title: [\n' });
  await vi.waitFor(() => expect(io.written().stdout).toContain('yaml-syntax'), PATIENCE);
  rmSync(path.join(root, 'content/d/a.md'));
  renameSync(path.join(root, 'content/d/p.svg'), path.join(root, 'content/d/q.svg'));
  expect([await ask('/d/a/'), await ask('/d/a/', 'HEAD'), await ask('/d/p.svg')]).toEqual(
    [1, 2, 3].map(() => [404, undefined]),
  );
  putFiles(root, SITE);
  await vi.waitFor(async () => expect(await ask('/d/a/')).toEqual([200, undefined]), PATIENCE);
  expect(await textOf('/d/a/')).toContain('First');
});

test('a site that has never compiled says why on every page, and follows edits until it compiles', async () => {
  const root = makeFolder({ ...SITE, 'nav/site.yaml': 'title: [<b>\n' });
  const { ask, textOf } = await serve(root, true);
  expect(await ask('/d/a/')).toEqual([503, undefined]);
  const page = await textOf('/d/a/');
  expect(page).toContain('error[yaml-syntax]');
  expect(page).toContain('&lt;b&gt;');
  const script = /src="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(await textOf(script)).toContain('location.reload');
  putFiles(root, SITE);
  await vi.waitFor(async () => expect(await ask('/d/a/')).toEqual([200, undefined]), PATIENCE);
});

test('an error that stops dev from reading the project is shown on open pages, as in the terminal', async () => {
  const root = makeFolder(SITE);
  const { io, textOf, eventOf } = await serve(root);
  rmSync(path.join(root, 'nav/site.yaml'));
  const said = 'error: nav/site.yaml no longer exists.';
  await vi.waitFor(() => expect(io.written().stderr).toContain(said), PATIENCE);
  expect(await eventOf()).toEqual({ ok: false, changed: [], report: expect.stringContaining(said) });
  putFiles(root, SITE);
  await vi.waitFor(async () => expect(await eventOf()).toBeUndefined(), PATIENCE);
  expect(await textOf('/d/a/')).toContain('First');
});

test('edits of pages behind symbolic links are followed, for links to files and to folders', async () => {
  const root = makeFolder({
    ...SITE,
    'nav/sections/d.yaml':
      'id: d\nname: D\nprefixes: [/d]\npages:\n  - pathname: /d/a\n  - pathname: /d/shared\n  - pathname: /d/folder/b\n',
    'shared/shared.md': '# One\n',
    'shared/folder/b.md': '# Two\n',
  });
  rmSync(path.join(root, 'content/d/日本.md'));
  symlinkSync('../../shared/shared.md', path.join(root, 'content/d/shared.md'));
  symlinkSync('../../shared/folder', path.join(root, 'content/d/folder'));
  const { textOf } = await serve(root);
  expect([await textOf('/d/shared/'), await textOf('/d/folder/b/')]).toEqual([
    expect.stringContaining('One'),
    expect.stringContaining('Two'),
  ]);
  putFiles(root, { 'shared/shared.md': '# Three\n' });
  await vi.waitFor(async () => expect(await textOf('/d/shared/')).toContain('Three'), PATIENCE);
  putFiles(root, { 'shared/folder/b.md': '# Four\n' });
  await vi.waitFor(async () => expect(await textOf('/d/folder/b/')).toContain('Four'), PATIENCE);
});

test('a missing module that settings name is picked up as soon as it is written, wherever it is', async () => {
  const section = SITE['nav/sections/d.yaml'].replace('pages:', 'demoProvider: docs/frame.tsx\npages:');
  const root = makeFolder({ ...SITE, 'nav/sections/d.yaml': section });
  const { io, textOf } = await serve(root, true);
  expect(io.written().stdout).toContain('There is no module `docs/frame.tsx`.');
  putFiles(root, { 'docs/frame.tsx': 'export default ({ children }) => children;\n' });
  await vi.waitFor(async () => expect(await textOf('/d/a/')).toContain('First'), PATIENCE);
});

test('open pages receive the addresses of changed pictures', async () => {
  const root = makeFolder(SITE);
  const { io } = await serve(root);
  const origin = /http:\/\/[^\s/]+/.exec(io.written().stdout)?.[0] ?? '';
  const { body } = await fetch(`${origin}/_nav/workbench/events`);
  const reader = body?.getReader();
  await reader?.read();
  putFiles(root, { 'content/d/p.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>' });
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  expect(new TextDecoder().decode(value)).toContain('"changed":["d/p.svg"]');
});

test('tokens follow their file, also after it could not be read', async () => {
  const root = makeFolder({
    ...SITE,
    'theme.css': ':root { --ink: #000 }',
    'content/d/a.md': '# A\n\n::tokens{file="theme.css"}\n',
  });
  const { io, textOf } = await serve(root);
  const shows = (text: string) => vi.waitFor(async () => expect(await textOf('/d/a/')).toContain(text), PATIENCE);
  await shows('<code>#000</code>');
  putFiles(root, { 'theme.css': ':root { --ink: var(--ink) }' });
  await vi.waitFor(() => expect(io.written().stdout).toContain('`--ink` in `theme.css` refers to itself'), PATIENCE);
  putFiles(root, { 'theme.css': ':root { --ink: #123 }' });
  await shows('<code>#123</code>');
});
