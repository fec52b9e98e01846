/** What only some readers need of a page, a theme that they have chosen and controls that they come to, is loaded then. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { rest, visit } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';

const browsing = browse('playgrounds');
const THEME = /\/kit\.[\w-]{6}\.js$/;

const ink = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--kit-ink'));

describe('the theme of a reader', () => {
  test('is loaded by no page before something is chosen, then by the open one', async () => {
    const reader = await browsing.newReader();
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const [one, two] = [await browsing.open('/kit/card/', reader), await browsing.open('/kit/card/', reader)];
    expect(asked.filter((path) => THEME.test(path))).toEqual([]);
    await one.evaluate(() => localStorage.setItem('playgrounds-theme-kit', '{"--kit-ink":"#00796b"}'));
    await expect.poll(() => ink(two)).toBe('#00796b');
  });

  test('is there at the first paint, however late its script is, without any other', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => {
      localStorage.setItem('playgrounds-theme-kit', '{"--kit-ink":"#00796b","--dn-paper":"#ff0000"}');
      new PerformanceObserver(() => {
        Object.assign(window, {
          firstInk: getComputedStyle(document.documentElement).getPropertyValue('--kit-ink'),
        });
      }).observe({ type: 'paint', buffered: true });
    });
    const page = await reader.newPage();
    await page.route('**/*.js', async (route) => {
      if (!THEME.test(route.request().url())) return route.abort();
      await sleep(400);
      return route.continue();
    });
    await visit(page, `${browsing.site.origin}/kit/card/`);
    expect(await page.evaluate(() => Reflect.get(window, 'firstInk') as unknown)).toBe('#00796b');
    expect(await page.locator('html').getAttribute('style')).not.toContain('--dn-paper');
  });
});

describe('the controls of a playground', () => {
  test.each([390, 1280])('are drawn in their place, and nothing shifts: %d px', async (width) => {
    const page = await (await browsing.newReader({ viewport: { width, height: 800 } })).newPage();
    await noteShifts(page);
    let release = (): void => {};
    const wanted = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/playground.*.json', async (route) => {
      await wanted;
      await route.continue();
    });
    await page.goto(`${browsing.site.origin}/kit/card/`);
    const { figure, wake } = demoOn(page, 'CardPlayground');
    await wake();
    const heightOf = () => figure.locator('.feature-playground').evaluate((panel) => panel.clientHeight);
    const [before, earlier] = [await heightOf(), await shifts(page)];
    expect(await figure.locator('input').count()).toBe(0);
    release();
    await figure.getByLabel('href').waitFor();
    await rest(page);
    expect(await heightOf()).toBe(before);
    expect(await shifts(page)).toEqual(earlier);
    expect(await figure.locator('i.play-row').count()).toBe(0);
  });

  test('say so if they cannot be loaded, as in a tab from before a deploy', async () => {
    const page = await (await browsing.newReader()).newPage();
    await page.route('**/playground.*.json', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${browsing.site.origin}/kit/card/`);
    await demoOn(page, 'CardPlayground').wake();
    await page.getByRole('alert').waitFor();
  });

  test('are where links of API pages lead, before and after their script', async () => {
    const page = await (await browsing.newReader({ viewport: { width: 390, height: 300 } })).newPage();
    await page.route('**/draw-panel*', async (route) => {
      await sleep(400);
      await route.continue();
    });
    await page.goto(`${browsing.site.origin}/kit/card/#CardPlayground-src`);
    const place = page.locator('[id="CardPlayground-src"]');
    expect(await place.evaluate(({ localName }) => localName)).toBe('i');
    await expect.poll(() => place.evaluate((own) => own === document.activeElement)).toBe(true);
    const box = await place.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300);
  });

  test('hear what a reader does before they are drawn', async () => {
    const page = await browsing.open('/kit/card/');
    await page.route('**/playground.*.json', async (route) => {
      await sleep(400);
      await route.continue();
    });
    await page.reload();
    const { figure, wake } = demoOn(page, 'CardPlayground');
    await wake();
    await figure.locator('.feature-playground').dispatchEvent('pointerover');
    await figure.locator('.play-note').waitFor({ state: 'attached' });
    expect(await figure.getByLabel('href').count()).toBe(1);
  });
});
