import { readFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { ROOT } from '../support/docs-nav.ts';

const ICON_PAGE = '/material-ui/icons/';
const ONEPIRATE = '/premium-themes/onepirate/';

/** What the site requests from a font service, as its writers wrote it. */
const { stylesheets } = load(readFileSync(path.join(ROOT, 'nav/site.yaml'), 'utf8')) as {
  stylesheets: readonly { href: string; prefixes: readonly string[]; afterPaint?: boolean }[];
};
const hrefsFor = (pathname: string) =>
  stylesheets.filter(({ prefixes }) => prefixes.includes(pathname.slice(0, -1))).map(({ href }) => href);
const [ICONS = ''] = hrefsFor(ICON_PAGE);

const browsing = browse('reference');

/** A page that has settled, and its requests to other hosts, as `METHOD address payload`. */
async function openWithFonts(pathname: string) {
  const reader = await browsing.newReader();
  const asked: string[] = [];
  await reader.route(/^https:/, (route) => {
    asked.push(`${route.request().method()} ${route.request().url()} ${route.request().postData()}`);
    return route.fulfill({ contentType: 'text/css', body: '', headers: { 'timing-allow-origin': '*' } });
  });
  const page = await browsing.open(pathname, reader);
  return { page, asked: asked.toSorted() };
}

test('onepirate demo paths get two extra font stylesheets, other paths none', async () => {
  const expected = hrefsFor(ONEPIRATE).map((href) => `GET ${href} null`);
  expect(expected).toHaveLength(2);
  await expect(openWithFonts(ONEPIRATE)).resolves.toMatchObject({ asked: expected.toSorted() });
  await expect(openWithFonts('/premium-themes/')).resolves.toMatchObject({ asked: [] });
});

test('the icon font stylesheet is requested on the page that shows its ligatures, and on no other', async () => {
  expect(ICONS).toContain('Material+Icons');
  const { page, asked } = await openWithFonts(ICON_PAGE);
  expect(asked).toEqual([`GET ${ICONS} null`]);
  await expect(page.locator('.material-icons', { hasText: 'sailing' }).count()).resolves.toBe(1);
  await expect(openWithFonts('/material-ui/material-icons/')).resolves.toMatchObject({ asked: [] });
});

test('the icon font stylesheet is requested after the first paint', async () => {
  const { page } = await openWithFonts(ICON_PAGE);
  const { painted, asked } = await page.evaluate((icons) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [request] = performance.getEntriesByName(icons);
    return { painted: paint?.startTime, asked: request?.startTime };
  }, ICONS);
  expect(painted).toBeGreaterThan(0);
  expect(asked).toBeGreaterThanOrEqual(painted ?? Infinity);
});
