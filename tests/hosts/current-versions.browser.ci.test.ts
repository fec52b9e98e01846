/** A page of an old build, next to the site as it is today. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT, putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { docsNav } from '../support/docs-nav.ts';
import { makeOnce } from '../support/make-once.ts';
import { rest, visit } from '../support/settle.ts';
import { serveAsPages, type StaticHost } from './support/static-host.ts';

const { newReader } = useReaders({ noScriptErrors: true });
const LANGUAGES = 'languages: [{ code: en, name: English }, { code: pt-BR, name: Português }]\nsearch: titles\n';
const SECTION = PROJECT['nav/sections/library.yaml'];

let today: StaticHost;
let old: StaticHost;

/** Builds a site with these versions below `/docs/`, and serves it. */
async function build(
  name: string,
  {
    versions,
    more = '',
    url = 'https://kit.example',
  }: { readonly versions: string; readonly more?: string; readonly url?: string },
): Promise<string> {
  return makeOnce(name, (root) => {
    mkdirSync(root, { recursive: true });
    putFiles(root, {
      ...PROJECT,
      'nav/site.yaml': `${PROJECT['nav/site.yaml']}${LANGUAGES}${more}`,
      'nav/sections/library.yaml': `${SECTION}versions:\n${versions}`,
    });
    const { code, stdout, stderr } = docsNav(['build', '--base', '/docs/', '--url', url], root);
    if (code !== 0) throw new Error(stdout + stderr);
  });
}

const NEW = `  - { text: v4, current: true }
  - { text: v3, href: 'https://v3.kit.example/', pathTemplate: 'https://v3.kit.example{LANG}{pathname}/', without: [/library/components] }
`;
const OLD = "  - { text: v3, current: true }\n  - { text: v2, href: 'https://v2.kit.example/' }\n";

beforeAll(async () => {
  const folder = await build('versions-today', { versions: NEW });
  today = await serveAsPages(path.join(folder, 'out'), '/docs');
  const build3 = await build('versions-old', { versions: OLD, more: `versionsFrom: ${today.origin}/docs/\n` });
  old = await serveAsPages(path.join(build3, 'out'), '/docs');
});
afterAll(async () => {
  await Promise.all([today, old].map((host) => host?.close()));
});

async function open(pathname: string): Promise<Page> {
  const reader = await newReader();
  const page = await reader.newPage();
  await visit(page, `${old.origin}/docs${pathname}`);
  return page;
}

const shown = (page: Page) =>
  page
    .locator('#menu-versions a:visible')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).map(
        ({ textContent, href, ariaCurrent }) =>
          `${textContent} ${href.replace(/^http:\/\/[^/]*/, '')}${ariaCurrent === null ? '' : ' (current)'}`,
      ),
    );
const openMenu = (page: Page) => page.locator('.bar .versions').click();

describe('the version menu of an old build', () => {
  test('shows today’s versions, each linking to the current page', async () => {
    const page = await open('/library/button/');
    await openMenu(page);
    await expect
      .poll(() => shown(page))
      .toEqual(['v4 https://kit.example/docs/library/button/', 'v3 /docs/library/button/#main (current)']);
    expect(await page.locator('.bar .versions').textContent()).toBe('v3');
  });

  test('requests the versions once, when it is first opened', async () => {
    const before = today.requests.length;
    const page = await open('/library/start/');
    await page.mouse.move(200, 400);
    await rest(page);
    expect(today.requests.slice(before)).toEqual([]);
    await openMenu(page);
    await expect.poll(() => shown(page)).toHaveLength(2);
    await openMenu(page);
    await openMenu(page);
    await rest(page);
    expect(today.requests.slice(before)).toEqual(['/docs/_nav/versions.json']);
  });

  test('follows a page change, also to a page that another version lacks, and leaves the bar alone', async () => {
    const page = await open('/library/button/');
    await openMenu(page);
    await expect.poll(() => shown(page)).toHaveLength(2);
    // The menu is in front of the page until the reader leaves it.
    await page.keyboard.press('Escape');
    await page.locator('#side').getByRole('link', { name: 'Start', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Start' }).waitFor();
    await openMenu(page);
    await expect
      .poll(() => shown(page))
      .toEqual(['v4 https://kit.example/docs/library/start/', 'v3 /docs/library/start/#main (current)']);
    expect(
      await page.locator('#menu-languages a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/docs/library/start/', '/docs/pt-BR/library/start/']);
  });

  test('keeps the language, and treats the 404 page as no page of the site', async () => {
    const page = await open('/pt-BR/library/button/');
    await openMenu(page);
    await expect.poll(() => shown(page)).toContain('v4 https://kit.example/docs/pt-BR/library/button/');
    const lost = await open('/no/such/page/');
    await openMenu(lost);
    await expect.poll(() => shown(lost)).toContain('v4 https://kit.example/docs/library/');
  });

  test.each([
    [
      'an answer that is not a list',
      (page: Page) =>
        page.route('**/versions.json', (route) =>
          route.fulfill({ json: { sections: { library: [{ text: 'v9', href: 'javascript:alert(1)' }] } } }),
        ),
    ],
    ['an error', (page: Page) => page.route('**/versions.json', (route) => route.fulfill({ status: 404, body: '' }))],
    ['no network', (page: Page) => page.route('**/versions.json', (route) => route.abort())],
  ])('stays as it was built after %s', async (_, prepare) => {
    const reader = await newReader();
    const page = await reader.newPage();
    await prepare(page);
    await visit(page, `${old.origin}/docs/library/button/`);
    await openMenu(page);
    await rest(page);
    expect(await shown(page)).toEqual(['v3 /docs/library/button/#main (current)', 'v2 https://v2.kit.example/']);
  });

  test('is asked for again when it is opened after there was no network', async () => {
    const page = await open('/library/button/');
    await page.route('**/versions.json', (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await openMenu(page);
    await failed;
    await page.keyboard.press('Escape');
    await openMenu(page);
    await expect.poll(() => shown(page)).toContain('v4 https://kit.example/docs/library/button/');
  });

  test('is not replaced while the pointer is over it', async () => {
    const page = await open('/library/button/');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/versions.json', async (route) => {
      await held;
      await route.continue();
    });
    await openMenu(page);
    await page.getByRole('link', { name: 'v2', exact: true }).hover();
    release();
    await rest(page);
    expect(await shown(page)).toHaveLength(2);
    expect((await shown(page))[1]).toBe('v2 https://v2.kit.example/');
    await page.keyboard.press('Escape');
    await page.locator('.bar .versions').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => shown(page)).toContain('v4 https://kit.example/docs/library/button/');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('v4');
  });
});
