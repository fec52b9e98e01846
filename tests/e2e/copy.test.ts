import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { visit } from '../support/settle.ts';

const browsing = browse('library');
const PAGE = '/widgets/installation/';
let reader: BrowserContext;

beforeEach(async () => {
  reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
});

/** A page whose clock is stopped until a test advances it. */
async function openAtRest(): Promise<Page> {
  const page = await reader.newPage();
  await page.clock.install({ time: 0 });
  await visit(page, browsing.site.origin + PAGE);
  await page.clock.pauseAt(3_600_000);
  return page;
}

const block = (page: Page, index: number) => page.locator('figure.code').nth(index);
const buttonOf = (page: Page, index: number) => block(page, index).locator('.copy');
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const codeOf = (page: Page, index: number) => block(page, index).locator('code').textContent();
const isCopied = (page: Page, index: number) => expect.poll(() => buttonOf(page, index).textContent()).toBe('Copied');

/** Collects what behaviours report besides clicks; returns what has arrived so far. */
async function listen(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener('docs-nav-event', (event) => heard.push((event as CustomEvent).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
}

test('Copied returns to Copy after 2000 ms, and a second click starts over', async () => {
  const page = await openAtRest();
  const button = buttonOf(page, 1);
  await expect(button.textContent()).resolves.toBe('Copy');
  await button.click();
  await isCopied(page, 1);
  await expect(clipboard(page)).resolves.toBe(await codeOf(page, 1));
  await page.clock.runFor(1999);
  await expect(button.textContent()).resolves.toBe('Copied');
  await page.clock.runFor(1);
  await expect(button.textContent()).resolves.toBe('Copy');

  await button.click();
  await isCopied(page, 1);
  await page.clock.runFor(1500);
  await button.click();
  // The label does not show when the clipboard has answered the second time.
  await clipboard(page);
  await page.clock.runFor(1999);
  await expect(button.textContent()).resolves.toBe('Copied');
  await page.clock.runFor(1);
  await expect(button.textContent()).resolves.toBe('Copy');
});

test('copying is announced to screen readers', async () => {
  const page = await openAtRest();
  await buttonOf(page, 0).click();
  await isCopied(page, 0);
  await page.clock.runFor(100);
  await expect(page.getByRole('status').textContent()).resolves.toBe('Copied');
});

describe('Ctrl+C with nothing selected', () => {
  test('copies the block under the pointer', async () => {
    const page = await openAtRest();
    await block(page, 1).hover();
    await page.keyboard.press('Control+c');
    await isCopied(page, 1);
    await expect(clipboard(page)).resolves.toBe(await codeOf(page, 1));
    await page.clock.runFor(1999);
    await expect(buttonOf(page, 1).textContent()).resolves.toBe('Copied');
    await page.clock.runFor(1);
    await expect(buttonOf(page, 1).textContent()).resolves.toBe('Copy');
  });

  test('copies the focused block, or the one under the pointer if the pointer moved last', async () => {
    const page = await openAtRest();
    await block(page, 0).hover();
    await block(page, 1).locator('pre').focus();
    await page.keyboard.press('Control+c');
    await isCopied(page, 1);
    await expect(clipboard(page)).resolves.toBe(await codeOf(page, 1));
    await page.mouse.move(600, 300);
    await block(page, 0).hover();
    await page.keyboard.press('Meta+c');
    await isCopied(page, 0);
    await expect(clipboard(page)).resolves.toBe(await codeOf(page, 0));
  });

  test('leaves selections, other keys and fields to the browser', async () => {
    const page = await openAtRest();
    const heard = await listen(page);
    await block(page, 0).hover();
    await page.keyboard.press('Control+Shift+c');
    await page.keyboard.press('c');
    await page.evaluate(() => {
      const field = document.body.appendChild(document.createElement('input'));
      field.style.cssText = 'position:fixed;inset:0 auto auto 0';
      field.focus();
    });
    await page.keyboard.press('Control+c');
    await page.locator('h1').click({ clickCount: 3 });
    await block(page, 0).hover();
    await page.keyboard.press('Control+c');
    await expect(heard()).resolves.toEqual([]);
    await expect(clipboard(page)).resolves.toMatch(/^Installation\s*$/);
    await expect(buttonOf(page, 0).textContent()).resolves.toBe('Copy');
  });
});

test('copies on a site without https as well', async () => {
  await reader.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard'));
  const page = await openAtRest();
  await buttonOf(page, 1).click();
  await isCopied(page, 1);
  await expect(page.evaluate(() => document.activeElement?.className)).resolves.toBe('copy');
  await page.evaluate(() => document.body.append(document.createElement('textarea')));
  await page.locator('textarea').focus();
  await page.keyboard.press('Control+v');
  await expect(page.locator('textarea').inputValue()).resolves.toBe(await codeOf(page, 1));
});

test('a copy-to-clipboard failure is silently ignored', async () => {
  const trouble: string[] = [];
  await reader.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('', 'NotAllowedError')),
    });
  });
  const page = await openAtRest();
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => trouble.push(message.text()));
  await buttonOf(page, 0).click();
  await block(page, 1).hover();
  await page.keyboard.press('Control+c');
  await page.clock.runFor(100);
  await expect(page.locator('.copy', { hasText: 'Copied' }).count()).resolves.toBe(0);
  await expect(page.locator('[role=status]').allTextContents()).resolves.not.toContain('Copied');
  expect(trouble).toEqual([]);
});

test('analytics can tell a click from the keyboard shortcut', async () => {
  const page = await openAtRest();
  const heard = await listen(page);
  const data = await buttonOf(page, 0).evaluate((button) => ({ ...button.dataset }));
  expect(data).toMatchObject({
    gaEventCategory: 'code',
    gaEventAction: 'copy-click',
    gaEventLabel: PAGE,
    gaEventSplit: '1',
  });
  await buttonOf(page, 0).click();
  await expect(heard()).resolves.toEqual([]);
  await block(page, 1).hover();
  await page.keyboard.press('Control+c');
  await isCopied(page, 1);
  await expect(heard()).resolves.toEqual([{ category: 'code', action: 'copy-keyboard', label: PAGE, split: 1 }]);
});
