import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eventually, readFixture } from './support/fixture-reader.ts';

const fixture = readFixture();

/** What the boot script and the stores have put on the page. */
function look(page: Page) {
  return page.evaluate(() => {
    const { dataset, style, dir } = document.documentElement;
    return {
      mode: dataset.mode,
      choice: dataset.choice,
      scheme: style.colorScheme,
      code: dataset.code,
      dir,
      dense: dataset.dense !== undefined,
      body: document.body?.className,
      theme: [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
    };
  });
}

/** Makes a choice, as the preferences do. */
const choose = (page: Page, choice: { readonly codeVariant: 'TS' | 'JS' } | { readonly dense: boolean }) =>
  page.evaluate((choice) => {
    type Stores = Readonly<Record<string, { set(value: unknown): void }>>;
    const stores = (globalThis as unknown as Record<symbol, Stores>)[Symbol.for('docs-nav stores')];
    for (const [name, value] of Object.entries(choice)) stores?.[name]?.set(value);
  }, choice);

const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'codeVariant');

test('before the first paint, the boot script alone sets mode, code, direction and density', async () => {
  const reader = await fixture.newReader();
  await reader.route('**/main.js', (route) => route.abort());
  await reader.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body) {
        observer.disconnect();
        // Nothing can have been painted yet, since the body has only just begun.
        document.documentElement.dataset.first = document.documentElement.dataset.mode ?? 'none';
        queueMicrotask(() => (document.documentElement.dataset.firstBody = document.body.className));
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const page = await fixture.open('/alpha/two/', reader);
  type Row = [device: 'light' | 'dark', stored: Record<string, string>, cookie: string, hash: string, look: object];
  const table: Row[] = [
    ['light', {}, '', '', { mode: 'light', choice: 'system', code: 'TS', dir: 'ltr', dense: false }],
    ['dark', {}, '', '', { mode: 'dark', choice: 'system', scheme: 'dark' }],
    ['light', { 'fixture-mode': 'dark' }, '', '', { mode: 'dark', choice: 'dark', scheme: 'dark' }],
    ['dark', { 'fixture-mode': 'light' }, '', '', { mode: 'light', choice: 'light', scheme: 'light' }],
    ['dark', { 'fixture-mode': 'dusk', 'fixture-direction': 'up' }, 'X', '', { mode: 'dark', dir: 'ltr', code: 'TS' }],
    ['light', { 'fixture-direction': 'rtl', 'fixture-dense': 'true' }, '', '', { dir: 'rtl', dense: true }],
    ['light', {}, 'JS', '', { code: 'JS' }],
    ['light', {}, 'JS', '#Basic.tsx', { code: 'TS' }],
    ['light', {}, 'TS', '#Basic.js', { code: 'JS' }],
  ];
  for (const [colorScheme, stored, cookie, hash, expected] of table) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(
      ([stored, cookie, hash]) => {
        localStorage.clear();
        Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value));
        document.cookie = `codeVariant=${cookie};path=/`;
        history.replaceState(null, '', location.pathname + hash);
      },
      [stored, cookie, hash] as const,
    );
    await page.reload();
    const seen = await look(page);
    expect(seen, JSON.stringify([colorScheme, stored, cookie, hash])).toMatchObject(expected);
    expect(await page.getAttribute('html', 'data-first')).toBe(seen.mode);
    expect(await page.getAttribute('html', 'data-first-body')).toBe(seen.mode);
    expect(seen.theme).toBe(seen.mode === 'dark' ? '#010101' : '#fefefe');
  }
});

describe('color mode', () => {
  test('the button switches to light, dark and system and says its state; body and theme color follow', async () => {
    const page = await fixture.open('/alpha/two/');
    const button = page.locator('[data-mode-toggle]');
    expect(await button.getAttribute('aria-label')).toBe('Color mode: system. Switch to light');
    const seen = [];
    for (const name of ['system', 'light', 'dark']) {
      await page.getByRole('button', { name: `Color mode: ${name}` }).click();
      const { choice, body, theme } = await look(page);
      seen.push([choice, body, theme, await page.evaluate(() => localStorage.getItem('fixture-mode'))]);
    }
    expect(seen).toEqual([
      ['light', 'light', '#fefefe', 'light'],
      ['dark', 'dark', '#010101', 'dark'],
      ['system', 'light', '#fefefe', 'system'],
    ]);
    await eventually(() => page.getByRole('status').textContent()).toBe('Color mode: system');
  });

  test('system follows the device at once, a chosen mode does not', async () => {
    const page = await fixture.open('/alpha/two/');
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(async () => (await look(page)).mode).toBe('dark');
    await page.evaluate(() => localStorage.setItem('fixture-mode', 'light'));
    await page.reload();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect((await look(page)).mode).toBe('light');
  });

  test('other tabs follow; a received value that is not a mode is ignored; a removed one restores the default', async () => {
    const reader = await fixture.newReader({ colorScheme: 'light' });
    const here = await fixture.open('/alpha/one/', reader);
    const there = await fixture.open('/alpha/two/', reader);
    await choose(there, { dense: true });
    await there.evaluate(() => localStorage.setItem('fixture-mode', 'dark'));
    await eventually(async () => (await look(here)).choice).toBe('dark');
    expect((await look(here)).dense).toBe(true);
    // Once the second, valid key has arrived, so has the first, invalid one.
    await there.evaluate(() => {
      localStorage.setItem('fixture-mode', 'dusk');
      localStorage.setItem('fixture-dense', 'false');
    });
    await eventually(async () => (await look(here)).dense).toBe(false);
    expect((await look(here)).choice).toBe('dark');
    await there.evaluate(() => localStorage.clear());
    await eventually(async () => (await look(here)).choice).toBe('system');
  });

  test('blocked storage and cookies break nothing', async () => {
    const reader = await fixture.newReader({ colorScheme: 'light' });
    await reader.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    const page = await fixture.open('/alpha/parts/', reader);
    await page.locator('[data-mode-toggle]').click();
    await page.locator('[data-mode-toggle]').click();
    await choose(page, { codeVariant: 'JS' });
    await page.getByRole('tab', { name: 'yarn' }).first().click();
    expect(await look(page)).toMatchObject({ mode: 'dark', code: 'JS' });
  });
});

describe('code variant', () => {
  test('starts as TS and is stored in a cookie for a year', async () => {
    const page = await fixture.open('/alpha/two/');
    expect((await look(page)).code).toBe('TS');
    const cookie = await cookieOf(page);
    expect(cookie?.value).toBe('TS');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(60);
  });

  test('a choice survives a reload', async () => {
    const page = await fixture.open('/alpha/two/');
    await choose(page, { codeVariant: 'JS' });
    expect((await cookieOf(page))?.value).toBe('JS');
    await page.reload();
    expect((await look(page)).code).toBe('JS');
  });

  test('a hash is written to the cookie and kept, also one that changes on the open page', async () => {
    const reader = await fixture.newReader();
    await reader.addCookies([{ name: 'codeVariant', value: 'TS', url: fixture.site.origin }]);
    const page = await fixture.open('/alpha/one/#Basic.js', reader);
    expect((await look(page)).code).toBe('JS');
    expect((await cookieOf(page))?.value).toBe('JS');
    await page.locator('.side a', { hasText: 'two' }).click();
    await eventually(() => page.title()).toBe('Two');
    expect((await look(page)).code).toBe('JS');

    await page.evaluate(() => (location.hash = 'Basic.tsx'));
    await eventually(async () => (await look(page)).code).toBe('TS');
    expect((await cookieOf(page))?.value).toBe('TS');
    await page.evaluate(() => (location.hash = 'first'));
    expect((await cookieOf(page))?.value).toBe('TS');
  });
});
