import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { useReaders } from '../support/browser.ts';

const browsing = browse('library');
/** A Chromium without windows never loads what a click with Ctrl opens. */
const withWindows = useReaders({ windows: true });
let page: Page;

beforeEach(async () => {
  page = await browsing.open('/widgets/overview/');
  // Survives a page change, but not a reload.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
});

const sidebarLink = (name: string) => page.locator('#side').getByRole('link', { name, exact: true });
const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));

async function goToInstallation(): Promise<void> {
  await sidebarLink('Installation').click();
  await page.waitForURL('**/widgets/installation/');
  await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
}

describe('a page change', () => {
  test('keeps the document and swaps content, title and address', async () => {
    await goToInstallation();
    await expect(page.evaluate(() => 'sameDocument' in window)).resolves.toBe(true);
    await expect(page.title()).resolves.toContain('Installation');
    await expect(page.locator('h1').count()).resolves.toBe(1);
    await expect(page.locator('nav.toc').getByRole('link', { name: 'Use' }).isVisible()).resolves.toBe(true);
    const canonical = page.locator('link[rel=canonical]').getAttribute('href');
    await expect(canonical).resolves.toMatch(/\/widgets\/installation\/$/);
  });

  test('asks for the first page beside the script that shows it, and only once', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/reader-acts\.[^/]*\.js$/, (route) => held.then(() => route.continue()));
    await sidebarLink('Installation').evaluate((link) => (link as HTMLAnchorElement).click());
    await expect.poll(() => asked).toContain('/widgets/installation/');
    release();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    expect(asked.filter((pathname) => pathname === '/widgets/installation/')).toHaveLength(1);
    await expect(page.evaluate(() => 'sameDocument' in window)).resolves.toBe(true);
  });

  test('marks the new page in the sidebar and starts at the top', async () => {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await goToInstallation();
    await expect(sidebarLink('Installation').getAttribute('aria-current')).resolves.toBe('page');
    await expect(page.locator('#side [aria-current="page"]').count()).resolves.toBe(1);
    await expect.poll(scrollTop).toBe(0);
  });

  test('moves the focus into the new content and announces the new title', async () => {
    await goToInstallation();
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    const live = page.locator('[aria-live], [role=status]').filter({ hasText: 'Installation' });
    await expect.poll(() => live.count()).toBeGreaterThan(0);
  });

  test('restores the page and its scroll position on going back, and returns on going forward', async () => {
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    await goToInstallation();
    await page.evaluate(() => {
      const passed: number[] = [];
      Object.assign(window, { passed });
      addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    });
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expect.poll(scrollTop).toBe(1500);
    // At once, without scrolling through everything in between.
    const passed = await page.evaluate(() => (window as unknown as { passed: readonly number[] }).passed);
    expect(passed.filter((top) => top !== 0 && top !== 1500)).toEqual([]);
    await expect(page.evaluate(() => 'sameDocument' in window)).resolves.toBe(true);
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await expect(sidebarLink('Installation').getAttribute('aria-current')).resolves.toBe('page');
  });

  test('ends at the heading if the link has an anchor', async () => {
    await page.getByRole('main').getByRole('link', { name: 'button' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#part-5');
    await expect
      .poll(() => page.locator('#part-5').evaluate((heading) => Math.round(heading.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await expect(scrollTop()).resolves.toBeGreaterThan(200);
  });

  test('to another section shows its sidebar and its name', async () => {
    await page.getByRole('navigation', { name: 'Products' }).getByRole('link', { name: 'Gadgets' }).click();
    await page.waitForURL('**/gadgets/**');
    await page.locator('#side').getByRole('link', { name: 'Gadget button' }).waitFor();
    await expect(page.getByRole('navigation', { name: 'Gadgets' }).count()).resolves.toBe(1);
  });

  test.each([
    ['a link to a heading', () => document.querySelector<HTMLAnchorElement>('nav.toc a')?.click()],
    ['what changes the address', () => history.replaceState(history.state, '', '?size=large')],
  ])('is not ended by %s on the page that is still there', async (_, act) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/widgets\/installation\/$/, (route) => held.then(() => route.continue()), { times: 1 });
    await sidebarLink('Installation').click();
    await page.waitForURL('**/widgets/installation/');
    await page.evaluate(act);
    release();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/widgets/installation/');
    await expect(page.evaluate(() => 'sameDocument' in window)).resolves.toBe(true);
    // From here on, such links lead to headings again.
    const isChanging = () => {
      location.hash = document.querySelector<HTMLAnchorElement>('nav.toc a')?.hash ?? '';
      return navigation.transition !== null;
    };
    await expect(page.evaluate(isChanging)).resolves.toBe(false);
  });

  test('does not happen on a click that opens a new tab', async () => {
    page = await browsing.open('/widgets/overview/', await withWindows.newReader());
    const opened = page.context().waitForEvent('page');
    await sidebarLink('Installation').click({ modifiers: ['Control'] });
    await (await opened).waitForURL('**/widgets/installation/');
    expect(new URL(page.url()).pathname).toBe('/widgets/overview/');
  });

  test('to a page that does not exist shows the 404 page at its address', async () => {
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/widgets/nowhere/';
      link.textContent = 'Nowhere';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Nowhere' }).click();
    await page.waitForURL('**/widgets/nowhere/');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toContain('Overview');
  });
});
