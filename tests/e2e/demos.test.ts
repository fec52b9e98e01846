import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { rest, visit } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';

const browsing = browse('demos');

/** Paths of the demo modules that a page has requested so far. */
function watchModules(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_nav/demos/')) asked.push(pathname);
  });
  return asked;
}

const count = (page: Page) => demoOn(page, 'Counter').stage.getByRole('button').textContent();

async function countTo(page: Page, number: number): Promise<void> {
  const demo = demoOn(page, 'Counter');
  await demo.wake();
  // The server's button counts only when React has arrived.
  await page.locator('body[data-counting]').waitFor();
  for (let at = 0; at < number; at++) await demo.stage.getByRole('button').click();
  await expect.poll(() => count(page)).toBe(`Clicked ${number} times`);
}

describe('waking up', () => {
  test('nothing of React is loaded before a demo comes into view', async () => {
    const page = await (await browsing.newReader()).newPage();
    const asked = watchModules(page);
    await visit(page, `${browsing.site.origin}/kit/far/`);
    expect(asked).toEqual([]);
    await demoOn(page, 'Late').wake();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(demoOn(page, 'Late').stage.getByRole('button').isVisible()).resolves.toBe(true);
  });

  test('each demo wakes up as it comes into view', async () => {
    const page = await browsing.open('/kit/far/');
    await demoOn(page, 'Late').wake();
    await rest(page);
    await expect(demoOn(page, 'Last').figure.locator('.demo-bar').isHidden()).resolves.toBe(true);
    await demoOn(page, 'Last').wake();
    await expect
      .poll(async () => {
        await demoOn(page, 'Last').stage.getByRole('button').click();
        return demoOn(page, 'Last').stage.getByRole('button').getAttribute('aria-pressed');
      })
      .toBe('true');
  });

  test('a page without demos never loads React', async () => {
    const page = await (await browsing.newReader()).newPage();
    const asked = watchModules(page);
    await visit(page, `${browsing.site.origin}/kit/overview/`);
    await page.mouse.wheel(0, 5000);
    await rest(page);
    expect(asked).toEqual([]);
  });

  test('the server’s HTML becomes interactive', async () => {
    const page = await browsing.open('/kit/counter/');
    await countTo(page, 2);
  });

  test('a click on the server’s HTML counts once React has arrived', async () => {
    const page = await (await browsing.newReader()).newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/_nav/demos/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${browsing.site.origin}/kit/counter/`);
    const { stage, figure } = demoOn(page, 'Counter');
    await stage.scrollIntoViewIfNeeded();
    // The tools are there as soon as the demo waits for its script.
    await figure.locator('.demo-bar').waitFor();
    await stage.getByRole('button').click();
    await expect(count(page)).resolves.toBe('Clicked 0 times');
    release();
    await expect.poll(() => count(page)).toBe('Clicked 1 times');
  });

  test('shifts nothing, however late the scripts are', async () => {
    const page = await (await browsing.newReader()).newPage();
    await noteShifts(page);
    await page.route('**/*.js', async (route) => {
      await sleep(300);
      await route.continue();
    });
    await visit(page, `${browsing.site.origin}/kit/counter/`);
    // Below these, a demo that crashes grows to show its message.
    for (const name of ['Counter', 'Plain', 'Wide']) {
      await demoOn(page, name).wake();
      await rest(page);
    }
    // Anything smaller is rounding of fractions of a pixel.
    expect((await shifts(page)).filter(({ value }) => value > 0.0005)).toEqual([]);
  });
});

describe('a running demo', () => {
  test('starts afresh on reset, which is announced', async () => {
    const page = await browsing.open('/kit/counter/');
    await countTo(page, 3);
    await demoOn(page, 'Counter').tool('Reset the demo').click();
    await expect.poll(() => count(page)).toBe('Clicked 0 times');
    await expect.poll(() => page.getByRole('status').textContent()).toBe('The demo has been reset.');
    await countTo(page, 1);
  });

  test('follows direction and density live, and keeps its state', async () => {
    const page = await browsing.open('/kit/counter/');
    await countTo(page, 2);
    const kit = demoOn(page, 'Counter').stage.locator('.kit');
    await expect(kit.getAttribute('dir')).resolves.toBe('ltr');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'Right to left' }).check();
    await page.getByRole('radio', { name: 'Dense' }).check();
    await page.getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => kit.getAttribute('dir')).toBe('rtl');
    await expect.poll(() => kit.getAttribute('data-kit-dense')).toBe('true');
    await expect.poll(() => kit.getAttribute('data-kit-mode')).toBe('dark');
    await expect(count(page)).resolves.toBe('Clicked 2 times');
  });

  test('ends when another page is shown, and wakes up again on the way back', async () => {
    const page = await browsing.open('/kit/counter/');
    await countTo(page, 1);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('#side').getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expect.poll(() => page.locator('body[data-counting]').count()).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Counter' }).waitFor();
    await countTo(page, 1);
    await expect(page.evaluate(() => 'sameDocument' in window)).resolves.toBe(true);
  });
});

describe('without script', () => {
  test('the server’s HTML shows, its source opens, and there are no tools', async () => {
    const page = await (await browsing.newReader({ javaScriptEnabled: false })).newPage();
    await page.goto(`${browsing.site.origin}/kit/counter/`);
    const { stage, figure, code } = demoOn(page, 'Counter');
    await expect(stage.getByRole('button', { name: 'Clicked 0 times' }).isVisible()).resolves.toBe(true);
    await expect(figure.locator('.demo-bar').isHidden()).resolves.toBe(true);
    await code.locator('summary').click();
    await expect(code.locator('[data-lang=tsx]').isVisible()).resolves.toBe(true);
    await expect(code.locator('[data-lang=jsx]').isHidden()).resolves.toBe(true);
  });
});
