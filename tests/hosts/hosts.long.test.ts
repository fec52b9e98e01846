import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder, PROJECT } from '../cli/support/folder.ts';
import { follow, type Ask } from './support/follow.ts';

const SITE = `languages: [{ code: en, name: English }, { code: pt-BR, name: Português }]
hosts: [nginx, caddy, vercel]
redirects:
  - { from: /old/place, to: /library/start }
  - { from: /shop, to: 'https://shop.example/a?b=c' }
`;

/** Builds a site below a base, optionally with more settings; returns the folder that a server uses as its root. */
async function buildBelow(base: string, more = ''): Promise<string> {
  const root = makeFolder({
    ...PROJECT,
    'nav/site.yaml': PROJECT['nav/site.yaml'] + SITE + more,
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}versions: [{ text: v2, current: true }]\n`,
  });
  mkdirSync(path.join(root, 'node_modules'));
  const { exitCode, stdout, stderr } = await runCli(
    ['build', '--no-search', '--base', `${base}/`, '--out', path.join(root, 'www', base)],
    root,
  );
  expect(exitCode, stdout + stderr).toBe(0);
  return path.join(root, 'www');
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

let running: ChildProcess | undefined;
afterEach(async () => {
  const closing = running && new Promise((resolve) => running?.once('exit', resolve));
  running?.kill();
  await closing;
  running = undefined;
});

/** Starts a server in the foreground, and waits until it answers. */
async function serve(command: string, args: readonly string[], port: number): Promise<Ask> {
  running = spawn(command, args, { stdio: 'ignore' });
  const ask: Ask = (address) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  await vi.waitUntil(
    () =>
      ask('/').then(
        () => true,
        () => false,
      ),
    { timeout: 60_000 },
  );
  return ask;
}

const SERVERS = {
  nginx: (www: string, base: string, port: number) => {
    const file = path.join(www, '../nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${path.join(www, '..', name)};`)
      .join(' ');
    writeFileSync(
      file,
      // If root runs the test, the default user of nginx cannot read the folder.
      `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${path.join(www, '../pid')}; error_log /dev/null; events {}
http { access_log off; types { text/html html; text/css css; text/javascript js; } ${temporary}
server { listen 127.0.0.1:${port}; root ${www}; include ${www}${base}/_nav/hosts/nginx.conf; } }`,
    );
    return ['-c', file, '-p', path.join(www, '..')];
  },
  caddy: (www: string, base: string, port: number) => {
    const file = path.join(www, '../Caddyfile');
    writeFileSync(
      file,
      `{\n\tadmin off\n\tauto_https off\n}\nhttp://127.0.0.1:${port} {\n\troot * ${www}\n\timport ${www}${base}/_nav/hosts/Caddyfile\n}\n`,
    );
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
} as const;

const isInstalled = (command: string) =>
  spawnSync(command, [command === 'nginx' ? '-v' : 'version']).error === undefined;

describe.each(['nginx', 'caddy'] as const)('%s', (command) => {
  test.skipIf(!isInstalled(command)).each(['', '/docs'])(
    'serves the site below “%s” with the settings that the build wrote',
    async (base) => {
      const www = await buildBelow(base);
      const port = await freePort();
      const ask = await serve(command, SERVERS[command](www, base, port), port);

      const page = await ask(`${base}/library/start/`);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<h1');
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(page.headers.get('x-content-type-options')).toBe('nosniff');

      const slashless = await ask(`${base}/library/start`);
      expect([301, 308]).toContain(slashless.status);
      expect(slashless.headers.get('location')).toBe(`${base}/library/start/`);

      for (const from of ['/old/place', '/old/place/', '/pt-BR/old/place/']) {
        const moved = await ask(base + from);
        expect(moved.status).toBe(301);
        expect(moved.headers.get('location')).toBe(
          `${base}${from.startsWith('/pt-BR') ? '/pt-BR' : ''}/library/start/`,
        );
      }
      expect((await ask(`${base}/shop/`)).headers.get('location')).toBe('https://shop.example/a?b=c');

      const missing = await ask(`${base}/nowhere/`);
      expect(missing.status).toBe(404);
      expect(await missing.text()).toContain('<html lang="en"');
      const translated = await ask(`${base}/pt-BR/nowhere/`);
      expect(translated.status).toBe(404);
      expect(await translated.text()).toContain('<html lang="pt-BR"');

      const script = readdirSync(path.join(www, base, '_nav')).find((name) => /^main\..*\.js$/.test(name));
      const kept = await ask(`${base}/_nav/${script}`);
      expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(kept.headers.get('x-content-type-options')).toBe('nosniff');
      expect((await ask(`${base}/_nav/manifest.json`)).headers.get('cache-control')).toBe(
        'public, max-age=0, must-revalidate',
      );

      const demos = path.join(www, base, '_nav/demos');
      mkdirSync(demos);
      for (const name of ['a.0123456789.js', 'versions.json']) writeFileSync(path.join(demos, name), '{}');
      const [branches] = readdirSync(path.join(www, base, '_nav/branches'));
      const lifetimes = [`branches/${branches}/top.html`, 'demos/a.0123456789.js', 'demos/versions.json'].map(
        async (file) => (await ask(`${base}/_nav/${file}`)).headers.get('cache-control'),
      );
      expect(await Promise.all(lifetimes)).toEqual([
        'public, max-age=31536000, immutable',
        'public, max-age=31536000, immutable',
        'public, max-age=0, must-revalidate',
      ]);

      // Older builds on other hosts request it.
      const versions = await ask(`${base}/_nav/versions.json`);
      expect([
        versions.status,
        versions.headers.get('access-control-allow-origin'),
        versions.headers.get('cache-control'),
      ]).toEqual([200, '*', 'public, max-age=0, must-revalidate']);
      expect(kept.headers.get('access-control-allow-origin')).toBeNull();
    },
  );
});

test.skipIf(!isInstalled('nginx'))('every address on a branded site is below its base and responds', async () => {
  const brand = `brand: { light: { accent: '#1864ab' }, dark: { accent: '#74c0fc' }, radius: 6, density: compact }
footer: { columns: [{ title: Project, links: [{ title: Start, href: /library/start }] }], note: © Kit }
banner: { text: Kit 3 is out., href: /library/button }
home: { lead: Sixty parts., install: npm install kit, actions: [{ title: Begin, href: /library/start }] }
`;
  const www = await buildBelow('/docs', brand);
  const port = await freePort();
  const ask = await serve('nginx', SERVERS.nginx(www, '/docs', port), port);
  await follow(ask, '/docs/', '/docs');
});

test('writes redirects and headers for Vercel, and for Netlify and Cloudflare', async () => {
  const www = await buildBelow('/docs');
  const vercel = JSON.parse(readFileSync(path.join(www, 'docs/vercel.json'), 'utf8')) as {
    readonly redirects: readonly object[];
    readonly headers: readonly object[];
    readonly trailingSlash: boolean;
  };
  expect(vercel.trailingSlash).toBe(true);
  expect(vercel.redirects).toContainEqual({
    source: '/docs/old/place/',
    destination: '/docs/library/start/',
    permanent: true,
  });
  expect(vercel.headers).toContainEqual({
    source: '/docs/_nav/versions.json',
    headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }],
  });
  expect(readFileSync(path.join(www, 'docs/_headers'), 'utf8')).toContain(
    '/docs/_nav/versions.json\n  Access-Control-Allow-Origin: *\n',
  );
  const forever = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];
  expect(vercel.headers).toContainEqual({ source: '/docs/_nav/demos/(.*)', headers: forever });
  const headers = readFileSync(path.join(www, 'docs/_headers'), 'utf8');
  for (const [path, lifetime] of [
    ['demos/*', 'max-age=31536000, immutable'],
    ['branches/*', 'max-age=31536000, immutable'],
    ['demos/versions.json', 'max-age=0, must-revalidate'],
  ])
    expect(headers).toContain(`/docs/_nav/${path}\n  ! Cache-Control\n  Cache-Control: public, ${lifetime}\n`);
  expect(readFileSync(path.join(www, 'docs/_redirects'), 'utf8')).toContain(
    '/docs/old/place/ /docs/library/start/ 301\n',
  );
  expect(readFileSync(path.join(www, 'docs/old/place/index.html'), 'utf8')).toContain('url=/docs/library/start/');
});
