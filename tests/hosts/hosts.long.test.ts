import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentType } from '../../cli/system/content-type.ts';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { ASK_FIRST, lifetimeOf } from '../../site/output/hosts/lifetimes.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder, PROJECT } from '../cli/support/folder.ts';
import { follow, type Ask } from './support/follow.ts';
import { endHost, isInstalled, listen, serve, useHost } from './support/real-host.ts';

useHost();

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
    'nav/site.yaml': PROJECT['nav/site.yaml'] + SITE + TARGET_LINES + more,
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}versions: [{ text: v2, current: true }]\n`,
    'nav/sections/api.yaml': 'id: api\nname: API\nprefixes: [/api]\npages: [{ pathname: /api/area, title: Area }]\n',
    'content/api/area.md': '# Area\n\nWide.\n\n![Dot](/static/dot.svg)\n',
    'content/static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>\n',
  });
  mkdirSync(path.join(root, 'node_modules'));
  const { exitCode, stdout, stderr } = await runCli(
    ['build', '--no-search', '--base', `${base}/`, '--out', path.join(root, 'www', base)],
    root,
  );
  expect(exitCode, stdout + stderr).toBe(0);
  return path.join(root, 'www');
}

/** Targets that some host reads something in, and the address that each one is. */
const TARGETS = [
  {
    to: 'https://e.example/$host/$request_uri?x={env.HOME}',
    sent: 'https://e.example/$host/$request_uri?x={env.HOME}',
  },
  { to: 'https://e.example:8080/:splat/*', sent: 'https://e.example:8080/:splat/*' },
  { to: 'https://é.example/ü', sent: 'https://xn--9ca.example/ü' },
  { to: 'https://e.example/a"b\\\\c;}', sent: 'https://e.example/a"b/c;}' },
];

const TARGET_LINES = TARGETS.map(({ to }, at) => `  - { from: /t${at}, to: '${to.replaceAll('\\\\', '\\')}' }\n`).join(
  '',
);

/** Every file of a build, from its root. */
function filesOf(folder: string): readonly string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /\.\w+$/.test(file));
}

function hashedFile(folder: string): string {
  return filesOf(folder).find((file) => /^_nav\/assets\/main\..*\.js$/.test(file)) ?? '';
}

/** Files of every kind that readers ask for, with an error page. */
function sampleOf(folder: string): readonly string[] {
  // Hosts answer with a redirect instead of the page that redirects.
  const files = filesOf(folder).filter(
    (file) =>
      statSync(path.join(folder, file)).isFile() &&
      !readFileSync(path.join(folder, file), 'utf8').includes('http-equiv="refresh"'),
  );
  const kinds = new Map(files.map((file) => [file.replace(/[^/]*?(\.\w+)$/, '$1'), file]));
  return [...kinds.values(), '_nav/assets/gone.0123456789.js', 'nowhere.md'].filter(
    (file) => !/^_(?:headers|redirects)$|^vercel\.json$/.test(file),
  );
}

const TEXT = /^(?:text\/|application\/(?:json|javascript|xml))/;

describe.each(['nginx', 'caddy'] as const)('%s', (command) => {
  test.skipIf(!isInstalled(command)).each(['', '/docs'])(
    'serves the site below “%s” with the settings that the build wrote',
    async (base) => {
      const www = await buildBelow(base);
      const ask = await serve(command, www, base);

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

      const asked = await ask(`${base}/old/place/?q=1`);
      expect(asked.headers.get('location')).toBe(`${base}/library/start/?q=1`);
      expect((await ask(`${base}/shop?q=1`)).headers.get('location')).toBe('https://shop.example/a?b=c');
      for (const [at, target] of TARGETS.entries())
        expect(decodeURIComponent((await ask(`${base}/t${at}/`)).headers.get('location') ?? ''), target.to).toBe(
          decodeURIComponent(target.sent),
        );
      expect((await ask(`${base}/api/area`)).headers.get('location')).toBe(`${base}/api-docs/area/`);

      const kept = await ask(`${base}/${hashedFile(path.join(www, base))}`);
      expect(kept.headers.get('x-content-type-options')).toBe('nosniff');

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

/** What a server says of each file: how long it may be kept, and in which encoding a text is. */
async function answersFor(files: readonly string[], ask: Ask): Promise<readonly string[]> {
  return Promise.all(
    files.map(async (file) => {
      const { status, headers } = await ask(`/docs/${file.replace(/index\.html$/, '')}`);
      const type = headers.get('content-type') ?? '';
      const isText = TEXT.test(type);
      return `${file}: ${status} ${headers.get('cache-control')}${isText ? ` ${/charset=([\w-]+)/.exec(type)?.[1]?.toLowerCase()}` : ''}`;
    }),
  );
}

test('nginx, Caddy and preview say the same of every kind of file', async () => {
  const www = await buildBelow('/docs');
  const out = path.join(www, 'docs');
  const files = sampleOf(out);
  expect(files.some((file) => file.endsWith('.html'))).toBe(true);
  const table = files.map((file) => {
    const isThere = existsSync(path.join(out, file));
    const isText = !isThere || TEXT.test(contentType(file));
    return `${file}: ${isThere ? 200 : 404} ${isThere ? lifetimeOf(file) : ASK_FIRST}${isText ? ' utf-8' : ''}`;
  });
  const server = createHttpServer(serveStatic({ folder: out, base: '/docs/' }));
  const port = await listen(server);
  expect(await answersFor(files, (address) => fetch(`http://127.0.0.1:${port}${address}`))).toEqual(table);
  server.close();
  for (const command of ['nginx', 'caddy'] as const) {
    if (!isInstalled(command)) continue;
    const ask = await serve(command, www, '/docs');
    expect(await answersFor(files, ask), command).toEqual(table);
    await endHost();
  }
});

test('preview redirects and refuses as hosts do', async () => {
  const www = await buildBelow('/docs');
  const server = createHttpServer(serveStatic({ folder: path.join(www, 'docs'), base: '/docs/' }));
  const port = await listen(server);
  const ask: Ask = (address) => fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' });
  const moved = await ask('/docs/old/place?q=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/library/start/?q=1']);
  const page = await ask('/docs/library/start/');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  for (const file of ['_headers', '_redirects']) expect((await ask(`/docs/${file}`)).status).toBe(404);
  server.close();
});

test.skipIf(!isInstalled('nginx'))('every address on a branded site is below its base and responds', async () => {
  const brand = `brand: { light: { accent: '#1864ab' }, dark: { accent: '#74c0fc' }, radius: 6, density: compact }
footer: { columns: [{ title: Project, links: [{ title: Start, href: /library/start }] }], note: © Kit }
banner: { text: Kit 3 is out., href: /library/button }
home: { lead: Sixty parts., install: npm install kit, actions: [{ title: Begin, href: /library/start }] }
`;
  const www = await buildBelow('/docs', brand);
  const ask = await serve('nginx', www, '/docs');
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
  for (const folder of ['assets', 'branches', 'demos'])
    expect(vercel.headers).toContainEqual({ source: `/docs/_nav/${folder}/(.*)`, headers: forever });
  const sent = vercel.redirects.map((rule) => (rule as { readonly destination: string }).destination);
  // Nothing that begins a pattern (https://vercel.com/docs/project-configuration#redirects).
  for (const to of sent) expect(to.replace(/^https:\/\/[^/]*/, '')).not.toMatch(/[$()*:{}]/);
  const headers = readFileSync(path.join(www, 'docs/_headers'), 'utf8');
  for (const folder of ['assets', 'branches', 'demos'])
    expect(headers).toContain(`/docs/_nav/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const lines = readFileSync(path.join(www, 'docs/_redirects'), 'utf8').trim().split('\n');
  for (const line of lines) expect(line).toMatch(/^\/docs\/\S+ (?:https:\/\/[^/\s]+)?[^\s:*]* (?:301|404)$/);
  expect(readFileSync(path.join(www, 'docs/_redirects'), 'utf8')).toContain(
    '/docs/old/place/ /docs/library/start/ 301\n',
  );
  expect(readFileSync(path.join(www, 'docs/old/place/index.html'), 'utf8')).toContain('url=/docs/library/start/');
});
