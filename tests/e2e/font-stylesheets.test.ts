import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dump, load } from 'js-yaml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../cli/listen.ts';
import { serveStatic } from '../../cli/serve-static.ts';
import { useReaders } from '../support/browser.ts';
import { ROOT } from '../support/docs-nav.ts';
import { buildSite } from '../support/site.ts';

const ICONS = 'https://fonts.googleapis.com/icon?family=Material+Icons';
const NAMES = ['onepirate', 'onepirate/sign-in', 'onepirates', 'icons'];

/** What the reference site itself asks of a fonts service. */
const { stylesheets } = load(readFileSync(path.join(ROOT, 'nav/site.yaml'), 'utf8')) as {
  stylesheets: readonly { href: string; prefixes: readonly string[] }[];
};

/** A site with the sample site's pages, which the reference site does not have. */
const FILES: Readonly<Record<string, string>> = {
  'nav/site.yaml': dump({
    title: 'Fonts',
    url: 'https://fonts.example',
    stylesheets: [...stylesheets, { href: ICONS, prefixes: ['/premium-themes/icons'], afterPaint: true }],
  }),
  'nav/sections/themes.yaml': dump({
    id: 'themes',
    name: 'Themes',
    prefixes: ['/premium-themes'],
    pages: NAMES.map((name) => ({ pathname: `/premium-themes/${name}` })),
  }),
  ...Object.fromEntries(NAMES.map((name) => [`content/premium-themes/${name}.md`, `# ${name}\n\nText.\n`])),
};

let work: string;
let server: Listening;
const { newReader } = useReaders();

beforeAll(async () => {
  work = mkdtempSync(path.join(tmpdir(), 'docs-nav-fonts-'));
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(work, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const out = path.join(work, 'out');
  buildSite(work, out);
  server = await listen(serveStatic({ folder: out, base: '/' }), { host: '127.0.0.1', port: 0, anyPort: false });
});
afterAll(async () => {
  await server?.close();
  rmSync(work, { recursive: true, force: true });
});

/** What a page asks of other hosts than its own, as `METHOD address payload`. */
async function strangersOf(name: string): Promise<string[]> {
  const reader = await newReader();
  const asked: string[] = [];
  await reader.route(/^https:/, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()} ${route.request().postData()}`);
    return route.fulfill({ contentType: 'text/css', body: '' });
  });
  const page = await reader.newPage();
  await page.goto(`${server.origin}/premium-themes/${name}/`, { waitUntil: 'networkidle' });
  return asked.toSorted();
}

test('onepirate demo paths get two extra font stylesheets, other paths none', async () => {
  const expected = stylesheets.map(({ href }) => `GET ${href} null`).toSorted();
  expect(expected).toHaveLength(2);
  await expect(strangersOf('onepirate')).resolves.toEqual(expected);
  await expect(strangersOf('onepirate/sign-in')).resolves.toEqual(expected);
  await expect(strangersOf('onepirates')).resolves.toEqual([]);
});

test('the icon font stylesheet is asked for on the pages that a site names', async () => {
  await expect(strangersOf('icons')).resolves.toEqual([`GET ${ICONS} null`]);
});

test('the icon font stylesheet is asked for after the first paint', async () => {
  const reader = await newReader();
  await reader.route(/^https:/, (route) => route.fulfill({ contentType: 'text/css', body: '', headers: { 'timing-allow-origin': '*' } }));
  const page = await reader.newPage();
  await page.goto(`${server.origin}/premium-themes/icons/`, { waitUntil: 'networkidle' });
  const { painted, asked } = await page.evaluate((icons) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [request] = performance.getEntriesByName(icons);
    return { painted: paint?.startTime, asked: request?.startTime };
  }, ICONS);
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(painted ?? Infinity);
});
