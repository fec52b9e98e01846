import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { useReaders } from '../support/browser.ts';
import { rest, started } from '../support/settle.ts';
import { buildSite, serveSite, type Site } from '../support/site.ts';

const HOOK = 'useVeryLongNameWithoutAnySpacesThatGoesOnAndOnForeverAndEverAndIsWiderThanAnyColumnOfAnyPageCouldBe';
const VERSION = 'v3.0.0-beta.12+build.20261124.for-early-adopters';
const GROUP = 'A group whose name is longer than a phone is wide';

const TABLES = ['A part whose name has many words', 'A part']
  .map((part) => `| Part | Code |\n| --- | --- |\n| ${part} | \`${'name.of.its.code.'.repeat(4)}\` |\n`)
  .join('\nText.\n\n');

const CODE = [
  "| `import` | `import { aStyleFunction } from '@library/system/styles'` |\n| --- | --- |",
  '| `components.Button.styleOverrides` | `useStylesOf(theme.components.Button)` |\n',
].join('\n');

const FILES = {
  'nav/site.yaml': `title: A library with a long name
url: https://long.example
languages: [{ code: en, name: English }, { code: ar, name: العربية, direction: rtl }]
rules: { missing-translation: off }
banner: { text: Version 3 is out., href: /long/first }
`,
  'nav/sections/long.yaml': `id: long
name: A product with a long name
prefixes: [/long]
versions: [{ text: ${VERSION}, current: true }, { text: v2, href: 'https://v2.example' }]
pages:
  - pathname: /long/first
  - { pathname: /long/hook, title: ${HOOK} }
  - title: ${GROUP}
    pathname: /long/group
    children:
      - { pathname: /long/group/page }
      - { pathname: /long/group/hook, title: ${HOOK}s }
`,
  'nav/sections/other.yaml':
    'id: other\nname: Another product\nprefixes: [/other]\npages: [{ pathname: /other/page }]\n',
  'content/long/first.md': `# First\n\nText.\n\n${TABLES}`,
  'content/long/hook.md': `# ${HOOK}\n\nText.\n`,
  'content/long/group/page.md': `# Page\n\nText.\n\n${CODE}`,
  'content/long/group/hook.md': `# ${HOOK}s\n\nText.\n`,
  'content/other/page.md': '# Other\n\nText.\n',
};

const { newReader } = useReaders({ noScriptErrors: true });
const work = mkdtempSync(path.join(tmpdir(), 'docs-nav-long-names-'));
let site: Site;

beforeAll(async () => {
  putFiles(work, FILES);
  buildSite(work, path.join(work, 'out'));
  site = await serveSite(path.join(work, 'out'));
});
afterAll(async () => {
  await site.close();
  rmSync(work, { recursive: true, force: true });
});

async function open(pathname: string, width: number): Promise<Page> {
  const reader = await newReader({ viewport: { width, height: 800 } });
  const page = await reader.newPage();
  await page.goto(site.origin + pathname);
  await started(page);
  await rest(page);
  return page;
}

/** Opens the drawer and waits until it is in its place. */
async function openDrawer(page: Page): Promise<void> {
  await page.locator('.burger').click();
  await page.locator('#side').evaluate(async (side) => {
    await Promise.all(side.getAnimations().map(async ({ finished }) => finished));
  });
}

test.each([320, 768, 1280])('long names stay in place at %d px', async (width) => {
  for (const language of ['', '/ar']) {
    const page = await open(`${language}/long/first/`, width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const column = await page.locator('main h1').boundingBox();
    const next = await page.locator('.pager [rel="next"]').boundingBox();
    expect((next?.x ?? 0) + (next?.width ?? 0)).toBeLessThanOrEqual((column?.x ?? 0) + (column?.width ?? 0) + 1);
    // On small screens, the drawer has the buttons of the menus; in a bar, they are in line with everything else.
    const isDrawer = width < 900;
    if (isDrawer) await openDrawer(page);
    const place = page.locator(isDrawer ? '.drawer-tools' : '.bar');
    const [versions, languages] = [place.locator('.versions'), place.locator('.languages')];
    for (const menu of [versions, languages]) {
      const box = await menu.boundingBox();
      expect(box?.width).toBeGreaterThan(50);
      expect(box?.height).toBeLessThanOrEqual(40);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
    await versions.click();
    const list = await page.locator('#menu-versions').boundingBox();
    expect(list?.x).toBeGreaterThanOrEqual(0);
    expect((list?.x ?? 0) + (list?.width ?? width)).toBeLessThanOrEqual(width);
  }
});

test.each([
  ['the page of a section', '/long/'],
  ['the page of a group', '/long/group/'],
  ['the list of similar pages', `/long/${HOOK}/`],
])('a long name wraps on %s', async (_, pathname) => {
  const page = await open(pathname, 320);
  await page.locator('main a').filter({ hasText: HOOK }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.each([360, 390])('long code leaves room for the words beside it at %d px', async (width) => {
  const page = await open('/long/first/', width);
  const [phrases = 0, words = 0] = await page
    .locator('tbody td:first-child')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
  expect(phrases).toBeGreaterThan(130);
  expect(words).toBeLessThan(100);
});

test('long code wraps between its parts where a table would be wider than a phone', async () => {
  const page = await open('/long/group/page/', 360);
  const table = page.locator('.table');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await table.locator('tr').last().innerText()).toContain('components.Button.styleOverrides');
});

test('text that is too long keeps its beginning when the direction is right to left', async () => {
  const page = await open('/ar/long/first/', 1280);
  for (const part of ['.side a:has-text("useVery")', '.bar .versions'])
    expect(
      await page.locator(part).evaluate((element) => {
        const words = document.createRange();
        words.setStart(element.firstChild ?? element, 0);
        words.setEnd(element.firstChild ?? element, 1);
        const { left, right } = element.getBoundingClientRect();
        const letter = words.getBoundingClientRect();
        return letter.left >= left && letter.right <= right;
      }),
    ).toBe(true);
});

test('a breadcrumb that needs two lines begins after its slash', async () => {
  const page = await open('/long/group/page/', 320);
  const group = page.locator('.crumbs li').filter({ hasText: GROUP });
  const [item, link] = await Promise.all([group.boundingBox(), group.locator(':scope > *').boundingBox()]);
  expect(item?.height).toBeGreaterThan(30);
  expect(Math.abs((link?.y ?? 0) + 4 - (item?.y ?? 0))).toBeLessThan(5);
});
