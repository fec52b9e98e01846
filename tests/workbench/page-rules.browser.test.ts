import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useReaders } from '../support/browser.ts';
import { openDevPage } from './support/dev-page.ts';

const readers = useReaders();
const PAGE =
  '<meta name="docs-nav-build"><body><main><h1>Title</h1><div class="demo-stage"><button class="kit">Save</button></div></main><div class="kit-portal"><i>Menu</i></div>';

/** Opens a page as `dev` serves it, and inserts rules as libraries do; the last style element stays empty. */
async function insert(rules: readonly string[]): Promise<Page> {
  const page = await openDevPage(readers, { html: PAGE });
  await page.evaluate((all) => {
    for (const rule of all) document.head.append(Object.assign(document.createElement('style'), { textContent: rule }));
    document.head.append(document.createElement('style'));
    // As Emotion does in production.
    document.styleSheets[document.styleSheets.length - 1]?.insertRule(all.at(-1) ?? '');
  }, rules);
  await page.clock.runFor(1000);
  return page;
}

test.each([
  ['elements', 'h1 { margin: 0 }', 'h1'],
  ['the document', 'html, body { margin: 0 }', 'html'],
  ['pseudo-elements of everything', '*, ::before, ::after { box-sizing: border-box }', '*'],
  ['elements in a layer', '@layer reset { h1::before { margin: 0 } }', 'h1::before'],
])('dev tells of rules for %s that demos insert', async (_, rule, named) => {
  const page = await insert([rule]);
  await expect(page.locator('.dev-report').textContent()).resolves.toContain(`such as the one for \`${named}\`.`);
});

test('dev says nothing about rules for demos, for what they append to the body, and for variables', async () => {
  const page = await insert([
    '.kit { color: red }',
    'button, i { color: red }',
    '@scope (.demo-stage) { button { color: red } h1 { color: red } }',
    ':root { --kit: red; color-scheme: light }',
  ]);
  await expect(page.locator('.dev-report').count()).resolves.toBe(0);
});
