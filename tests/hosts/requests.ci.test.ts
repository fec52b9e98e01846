/** What readers, browsers and programs ask a host for: `preview`, nginx and Caddy answer alike, and only for the site. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serveStatic } from '../../cli/serve/serve-static.ts';
import { contentType } from '../../cli/system/content-type.ts';
import { ASK_FIRST, FOREVER, lifetimeOf } from '../../site/output/hosts/lifetimes.ts';
import { putFiles } from '../cli/support/folder.ts';
import { docsNav } from '../support/docs-nav.ts';
import { follow, type Ask } from './support/follow.ts';
import { makeHostProject, TARGETS } from './support/host-site.ts';
import { endHost, isInstalled, listen, serve, useHost } from './support/real-host.ts';

useHost();

/**
 * A request: its method or what is special about it, and an address below the site’s base, where an asterisk stands for a
 * part of a name. What it is answered with: status, type or target, `ask` (browsers ask whether it has changed) or `year`,
 * whose policy it has; and whether it is compressed, open to pages on other hosts, and which 404 page it is.
 */
const REQUESTS: readonly (readonly [request: string, answer: string])[] = [
  // Pages
  ['GET /', '200 text/html ask site gzip'],
  ['GET /library/start/', '200 text/html ask site gzip'],
  ['GET /library/start', '301 /library/start/ ask site'],
  ['GET /library/start?q=1&r=%C3%BC', '301 /library/start/?q=1&r=%C3%BC ask site'],
  ['GET /library/start/index.html', '200 text/html ask site gzip'],
  ['GET /library/%73tart/', '200 text/html ask site gzip'],
  ['GET /library//start/', '200 text/html ask site gzip'],
  ['GET /pt-BR/', '200 text/html ask site gzip'],
  ['GET /pt-BR', '301 /pt-BR/ ask site'],
  ['HEAD /library/start/', '200 text/html ask site gzip'],
  ['POST /library/start/', '405'],
  ['plain /library/start/', '200 text/html ask site'],
  ['again /library/start/', '304'],
  // Other files
  ['GET /library/start.md', '200 text/markdown ask site'],
  ['GET /pt-BR/library/start.md', '200 text/markdown ask site'],
  ['GET /llms.txt', '200 text/plain ask site gzip'],
  ['GET /robots.txt', '200 text/plain ask site'],
  ['GET /sitemap.xml', '200 text/xml ask site gzip'],
  ['GET /_nav/manifest.json', '200 application/json ask site gzip'],
  ['GET /_nav/versions.json', '200 application/json ask site open'],
  ['GET /_nav/explain.js', '200 text/javascript ask site gzip'],
  ['GET /_nav/assets/main.*.js', '200 text/javascript year site gzip'],
  ['GET /_nav/assets/first.*.css', '200 text/css year site gzip'],
  ['GET /_nav/branches/library.*/top.html', '200 text/html year site'],
  // Of an earlier build: readers could edit demos then.
  ['GET /_nav/demos/live-frame.*.html', '200 text/html year own gzip'],
  ['GET /_nav/touch-icon.png', '200 image/png ask site'],
  ['GET /static/dot.svg', '200 image/svg+xml ask site'],
  // Nothing
  ['GET /nowhere/', '404 text/html ask site gzip en'],
  ['GET /nowhere', '404 text/html ask site gzip en'],
  ['GET /nowhere.md', '404 text/html ask site gzip en'],
  ['GET /nowhere.json', '404 text/html ask site gzip en'],
  ['GET /pt-BR/nowhere/', '404 text/html ask site gzip pt-BR'],
  ['GET /pt-BR/nowhere.md', '404 text/html ask site gzip pt-BR'],
  ['GET /_nav/', '404 text/html ask site gzip en'],
  ['GET /_nav/assets/', '404 text/html ask site gzip en'],
  ['GET /static', '404 text/html ask site gzip en'],
  ['GET /_nav/assets/gone.0123456789.js', '404 text/html ask site gzip en'],
  ['again /nowhere/', '404 text/html ask site gzip en'],
  ['GET /_headers', '404 text/html ask site gzip en'],
  ['GET /_redirects', '404 text/html ask site gzip en'],
  // Redirects
  ['GET /old/place/?q=1', '301 /library/start/?q=1 ask site'],
  ['GET /pt-BR/old/place', '301 /pt-BR/library/start/ ask site'],
  ['GET /shop?q=1', '301 https://shop.example/a?b=c ask site'],
  ['GET /api/area', '301 /api-docs/area/ ask site'],
];

describe.each(['', '/docs'])('a site below “%s”', (base) => {
  test(`${REQUESTS.length} requests are answered alike`, async () => {
    const out = buildTwice(base);
    const files = sampleOf(out);
    const answers = async (ask: Ask) => ({
      requests: await answersTo(ask, out, base),
      files: await lifetimesOf(ask, files, base),
      targets: await targetsOf(ask, base),
    });
    const expected = {
      requests: REQUESTS.map(([request, answer]) => `${request}: ${answer}`),
      files: files.map((file) => lifetimeLine(file, out)),
      targets: [...TARGETS.map(({ sent }) => decodeURIComponent(sent)), ...(base === '' ? [] : ['/docs/?q=1 ask'])],
    };
    const preview = await open(createServer(serveStatic({ folder: out, base: `${base}/` })));
    expect(await answers((address, init) => fetch(preview + address, { redirect: 'manual', ...init }))).toEqual(
      expected,
    );
    for (const command of ['nginx', 'caddy'] as const) {
      if (!isInstalled(command)) continue;
      expect(await answers(await serve(command, { out, base })), command).toEqual(expected);
      await endHost();
    }
  });
});

const LONG = '{}'.padEnd(1000);

test.each([
  ['', ['/shop/', '/shop/a.md', '/shop/nowhere/']],
  ['/docs', ['/', '/a.md', '/nowhere/', '/docs-next/', '/library/start/', '/_nav/assets/a.js']],
])('beside a site below “%s”, another application answers as it did alone', async (base, addresses) => {
  const root = makeHostProject();
  const out = path.join(root, 'out');
  build(root, base);
  const origin = await open(
    createServer(({ url = '' }, response) =>
      response.writeHead(url.includes('nowhere') ? 404 : 200, { 'content-type': 'application/json' }).end(LONG),
    ),
  );
  for (const command of ['nginx', 'caddy'] as const) {
    if (!isInstalled(command)) continue;
    const ask = await serve(command, { out, base, application: Number(new URL(origin).port) });
    for (const address of addresses) {
      const { status, headers, text } = await read(await ask(address));
      expect([command, address, status, text]).toEqual([
        command,
        address,
        address.includes('nowhere') ? 404 : 200,
        LONG,
      ]);
      expect(headers.get('content-type')).toBe('application/json');
      const added = ['content-security-policy', 'x-content-type-options', 'cache-control', 'content-encoding'];
      expect(added.filter((name) => headers.has(name))).toEqual([]);
    }
    expect(describeAnswer(await read(await ask(`${base}/library/start/`)), base)).toBe('200 text/html ask site gzip');
    await endHost();
  }
});

test.skipIf(!isInstalled('nginx'))('every address on a branded site is below its base and responds', async () => {
  const root =
    makeHostProject(`brand: { light: { accent: '#1864ab' }, dark: { accent: '#74c0fc' }, radius: 6, density: compact }
footer: { columns: [{ title: Project, links: [{ title: Start, href: /library/start }] }], note: © Kit }
banner: { text: Kit 3 is out., href: /library/button }
home: { lead: Sixty parts., install: npm install kit, actions: [{ title: Begin, href: /library/start }] }
`);
  build(root, '/docs');
  await follow(await serve('nginx', { out: path.join(root, 'out'), base: '/docs' }), '/docs/', '/docs');
});

function build(root: string, base: string): void {
  const { code, stdout, stderr } = docsNav(['build', '--no-search', '--base', `${base}/`], root);
  expect(code, stdout + stderr).toBe(0);
}

/** Builds a site whose last build keeps a document of edited code: readers could edit its demo before. */
function buildTwice(base: string): string {
  const root = makeHostProject();
  const settings = readFileSync(path.join(root, 'nav/site.yaml'), 'utf8');
  putFiles(root, {
    'nav/site.yaml': `${settings}liveCode: true\n`,
    'content/library/button.md': '# Button\n\nPress it.\n\n::demo{src="Press.tsx"}\n',
    'content/library/Press.tsx': 'export default function Press() {\n  return <button>Press</button>;\n}\n',
    'package.json': '{ "type": "module" }',
  });
  build(root, base);
  putFiles(root, { 'nav/site.yaml': settings });
  build(root, base);
  return path.join(root, 'out');
}

/** Has a server listen until the test ends; returns its origin. */
async function open(server: Server): Promise<string> {
  const port = await listen(server);
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

async function read(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function answersTo(ask: Ask, out: string, base: string): Promise<readonly string[]> {
  const names = filesOf(out);
  return Promise.all(
    REQUESTS.map(async ([request]) => {
      const [kind = '', written = ''] = request.split(' ');
      const address = base + fileLike(written, names);
      const method = /^[A-Z]/.test(kind) ? kind : 'GET';
      const send = async (more = {}) =>
        read(
          await ask(address, {
            method,
            headers: { 'accept-encoding': kind === 'plain' ? 'identity' : 'gzip', ...more },
          }),
        );
      const first = await send();
      const answer = kind === 'again' ? await send({ 'if-none-match': first.headers.get('etag') ?? '' }) : first;
      return `${request}: ${describeAnswer(answer, base)}`;
    }),
  );
}

/** The file that an address with an asterisk is about. */
function fileLike(address: string, names: readonly string[]): string {
  const [start = '', end] = address.slice(1).split('*');
  if (end === undefined) return address;
  return `/${names.find((name) => name.startsWith(start) && name.endsWith(end)) ?? address}`;
}

const LIFETIMES: Readonly<Record<string, string>> = { [ASK_FIRST]: 'ask', [FOREVER]: 'year' };

function describeAnswer({ status, headers, text }: Answer, base: string): string {
  if (![200, 301, 404].includes(status)) return String(status);
  // Two names of one type: RFC 9239, RFC 7303.
  const type = headers
    .get('content-type')
    ?.split(';')[0]
    ?.replace(/^application\/(javascript|xml)$/, 'text/$1');
  const target = headers.get('location');
  const policy = headers.get('content-security-policy') ?? '';
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text)?.[1] ?? '';
  return [
    status,
    target === null ? type : target.startsWith(`${base}/`) ? target.slice(base.length) : target,
    LIFETIMES[headers.get('cache-control') ?? ''],
    policy.includes("object-src 'none'") ? 'site' : policy === `${own}; frame-ancestors 'self'` ? 'own' : policy,
    ...(headers.get('content-encoding') === 'gzip' ? ['gzip'] : []),
    ...(headers.get('access-control-allow-origin') === '*' ? ['open'] : []),
    ...(status === 404 ? [/<html lang="([\w-]+)"/.exec(text)?.[1]] : []),
  ].join(' ');
}

/** Where hosts lead that read something in a target, and from the base without its slash. */
async function targetsOf(ask: Ask, base: string): Promise<readonly string[]> {
  const targets = await Promise.all(
    TARGETS.map(async (_, at) => decodeURIComponent((await ask(`${base}/t${at}/`)).headers.get('location') ?? '')),
  );
  if (base === '') return targets;
  const { headers } = await ask(`${base}?q=1`);
  return [...targets, `${headers.get('location')} ${LIFETIMES[headers.get('cache-control') ?? '']}`];
}

/** Every file of a build, from its root. */
function filesOf(folder: string): readonly string[] {
  return (readdirSync(folder, { recursive: true }) as string[]).filter((file) => /\.\w+$/.test(file));
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

function lifetimeLine(file: string, out: string): string {
  const isThere = existsSync(path.join(out, file));
  const isText = !isThere || TEXT.test(contentType(file));
  return `${file}: ${isThere ? 200 : 404} ${isThere ? lifetimeOf(file) : ASK_FIRST}${isText ? ' utf-8' : ''}`;
}

/** What a server says of each file: how long it may be kept, and in which encoding a text is. */
async function lifetimesOf(ask: Ask, files: readonly string[], base: string): Promise<readonly string[]> {
  return Promise.all(
    files.map(async (file) => {
      const { status, headers } = await ask(`${base}/${file.replace(/index\.html$/, '')}`);
      const type = headers.get('content-type') ?? '';
      const isText = TEXT.test(type);
      return `${file}: ${status} ${headers.get('cache-control')}${isText ? ` ${/charset=([\w-]+)/.exec(type)?.[1]?.toLowerCase()}` : ''}`;
    }),
  );
}
