import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

/** Seconds for which the choice is stored (specification, section 9). */
const LIFETIME = 31_536_000;

const browsing = browse('library');
let reader: BrowserContext;

beforeEach(async () => {
  reader = await browsing.newReader();
});

const openWith = (hash: string) => browsing.open(`/widgets/installation/${hash}`, reader);
const variant = (page: Page) => page.evaluate(() => document.documentElement.dataset['code']);
const cookie = async () => (await reader.cookies()).find(({ name }) => name === 'codeVariant');

function storeJavaScript(): Promise<void> {
  return reader.addCookies([{ name: 'codeVariant', value: 'JS', url: browsing.site.origin }]);
}

describe('code variant', () => {
  test('starts as TypeScript and is stored in the cookie for a year', async () => {
    const page = await openWith('');
    await expect(variant(page)).resolves.toBe('TS');
    const stored = await cookie();
    expect(stored?.value).toBe('TS');
    expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - LIFETIME)).toBeLessThan(120);
  });

  test('is read from the cookie', async () => {
    await storeJavaScript();
    await expect(variant(await openWith(''))).resolves.toBe('JS');
  });

  test('ignores a stored value that is not a variant', async () => {
    await reader.addCookies([{ name: 'codeVariant', value: 'PHP', url: browsing.site.origin }]);
    await expect(variant(await openWith(''))).resolves.toBe('TS');
  });

  test('follows a hash that ends in .js or .tsx, and writes what it asks for to the cookie for a year', async () => {
    const page = await openWith('#App.js');
    await expect(variant(page)).resolves.toBe('JS');
    const stored = await cookie();
    expect(stored?.value).toBe('JS');
    expect(Math.abs((stored?.expires ?? 0) - Date.now() / 1000 - LIFETIME)).toBeLessThan(120);
    await expect(variant(await openWith(''))).resolves.toBe('JS');
    await page.evaluate(() => (location.hash = 'App.tsx'));
    await expect.poll(() => variant(page)).toBe('TS');
    expect((await cookie())?.value).toBe('TS');
    await storeJavaScript();
    await expect(variant(await openWith('#App.tsx'))).resolves.toBe('TS');
    expect((await cookie())?.value).toBe('TS');
  });
});
