/** What a link sets in a playground can neither reach another site nor block the page before a reader has seen it. */
import { createServer, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { launch } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { demoOn, type DemoOnPage } from '../support/demo-page.ts';
import { findHeadless } from '../support/find-chromium.mjs';
import { rest } from '../support/settle.ts';

const browsing = browse('playgrounds');

/** A host that a link leads to. */
let server: Server;
let foreign = '';
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  foreign = `//127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

interface Tried extends DemoOnPage {
  readonly page: Page;
  readonly held: Locator;
  readonly apply: Locator;
  readonly reset: Locator;
  readonly field: (prop: string) => Locator;
}

async function follow(link: string, page?: Page): Promise<Tried> {
  const open = page ?? (await browsing.open(link));
  const demo = demoOn(open, link.startsWith('/kit/meter') ? 'MeterPlayground' : 'CardPlayground');
  await demo.wake();
  return {
    ...demo,
    page: open,
    held: demo.figure.getByRole('group', { name: 'This link also sets these values.' }),
    apply: demo.figure.getByRole('button', { name: 'Apply' }),
    reset: demo.figure.getByRole('button', { name: 'Reset props' }),
    field: (prop) => demo.figure.locator(`[data-prop="${prop}"]`),
  };
}

const search = (page: Page): string => decodeURIComponent(new URL(page.url()).search);

const METER = '/kit/meter/?meter=label:Level,max:1e9,min:1,gauge:20000';

describe('numbers that would block the page', () => {
  test('wait, also after a reload, while the rest of the link is used; “Reset props” forgets them', async () => {
    const { page, stage, held, field, reset } = await follow(METER);
    const isShown = async () => {
      await expect.poll(() => held.locator('code').textContent()).toBe('max: 1000000000');
      await expect.poll(() => stage.locator('b').textContent()).toBe('Level');
      // The type says that this one may be as large.
      expect(await stage.locator('[data-gauge="20000"]').count()).toBe(1);
      expect(await stage.locator('i').count()).toBe(10);
      expect(await field('max').inputValue()).toBe('10');
    };
    await isShown();
    await page.reload();
    await isShown();
    await field('label').fill('Height');
    // The link still says what it said.
    await expect.poll(() => search(page)).toBe('?meter=gauge:20000,label:Height,max:1000000000,min:1');
    await reset.click();
    expect(await held.count()).toBe(0);
    await expect.poll(() => stage.locator('b').textContent()).toBe('Meter');
    expect(search(page)).toBe('');
  });

  test('are free if a reader types them', async () => {
    const { stage, held, field } = await follow('/kit/meter/?meter=max:20000,label:Level');
    await held.waitFor();
    await field('max').fill('10001');
    await expect.poll(() => stage.locator('i').count()).toBe(10_002);
    expect(await held.count()).toBe(0);
  });

  test('that have blocked the page nevertheless wait when it is loaded again', async () => {
    // Playwright lets go of a page that has crashed.
    const browser = await launch({ executablePath: findHeadless() ?? '', headless: 'shell', args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    const [driver, tab] = await Promise.all([browser.target().createCDPSession(), page.createCDPSession()]);
    const crashed = new Promise((done) => page.once('error', done));
    // Each of both may be right; together, they are a hundred million parts.
    await page.goto(`${browsing.site.origin}/kit/meter/?meter=max:10000,step:0.0001,label:Level`);
    await expect.poll(() => Promise.race([page.evaluate(() => 'answers'), sleep(500, 'blocked')])).toBe('blocked');
    const { processInfo } = await driver.send('SystemInfo.getProcessInfo');
    for (const { id, type } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL');
    await crashed;
    await tab.send('Page.reload');
    const textOf = (selector: string) => page.$eval(selector, (element) => element.textContent).catch(() => undefined);
    await expect.poll(() => textOf('.play-held code')).toBe('label: Level\nmax: 10000\nstep: 0.0001');
    await expect.poll(() => textOf('.demo-stage b')).toBe('Meter');
    await page.click('.play-end button');
    await expect.poll(() => page.url()).not.toContain('?');
  });
});

describe('texts that lead to another site', () => {
  const link = () =>
    `/kit/card/?card=src:${foreign}/a.png,srcSet:${foreign}/b.png,href:${foreign}/log-in,image:url(${foreign}/c.png),children:Log+in+again`;

  test('ask it for nothing, and no link leads there, until the reader applies them', async () => {
    const { page, stage, held, apply, field } = await follow(link());
    await held.waitFor();
    await expect.poll(() => stage.innerText()).toBe('Log in again');
    await rest(page);
    expect(asked).toEqual([]);
    expect(
      await page
        .locator(`[href*="${foreign}"], [src*="${foreign}"], [srcset*="${foreign}"], [style*="127.0.0.1"]`)
        .count(),
    ).toBe(0);
    expect(await held.locator('code').textContent()).toBe(
      `src: ${foreign}/a.png\nsrcSet: ${foreign}/b.png\nhref: ${foreign}/log-in\nimage: url(${foreign}/c.png)`,
    );
    await apply.click();
    await expect.poll(() => asked.toSorted()).toEqual(['/b.png', '/c.png']);
    expect(await stage.locator('a').getAttribute('href')).toBe(`${foreign}/log-in`);
    expect(await held.count()).toBe(0);
    expect(await field('src').evaluate((element) => element === document.activeElement)).toBe(true);
    expect(search(page)).toContain(`href:${foreign}/log-in`);
  });

  test('are free if a reader types them', async () => {
    const { page, held, field } = await follow('/kit/card/');
    await field('src').fill(`${foreign}/typed.png`);
    await expect.poll(() => asked).toContain('/typed.png');
    expect(await held.count()).toBe(0);
    expect(search(page)).toBe(`?card=src:${foreign}/typed.png`);
  });

  test('are shown as they are, whatever letters they hide', async () => {
    const { held } = await follow(`/kit/card/?card=href:${foreign}/%E2%80%AEgpj.exe`);
    await expect.poll(() => held.locator('code').textContent()).toBe(`href: ${foreign}/�gpj.exe`);
  });

  test.each([
    ['light', 'ltr', 390],
    ['dark', 'rtl', 390],
    ['dark', 'ltr', 1280],
    ['light', 'rtl', 1280],
  ] as const)(
    'in %s mode, %s, %d px wide, axe finds nothing, and all is in the panel',
    async (mode, direction, width) => {
      const reader = await browsing.newReader({ colorScheme: mode, viewport: { width, height: 800 } });
      await reader.addInitScript((value) => localStorage.setItem('playgrounds-direction', value), direction);
      const page = await browsing.open(link().replace('b.png', `${'long'.repeat(60)}.png`), reader);
      const { figure, held } = await follow(link(), page);
      await held.waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      expect(await findViolations(page, { within: '[id="CardPlayground.tsx"]' })).toEqual([]);
      const panel = await figure.locator('.feature-playground').boundingBox();
      for (const part of await held.locator(':scope, code, button').all()) {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(panel?.x ?? Infinity);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
      }
    },
  );
});

test('“Reset props” can be reached after a link has made the component throw', async () => {
  const { page, figure, stage, reset } = await follow('/kit/card/?card=size:13');
  await figure.getByRole('alert').waitFor();
  await reset.click();
  await expect.poll(() => stage.innerText()).toBe('Card');
  expect(await figure.getByRole('alert').count()).toBe(0);
  expect(search(page)).toBe('');
});
