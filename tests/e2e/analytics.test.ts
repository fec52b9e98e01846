import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ANALYTICS_SCRIPT, browseAnalytics, emit, goTo, leave, runs } from '../support/browse-analytics.ts';
import { rest } from '../support/settle.ts';

const browsing = browseAnalytics(['beacon']);

const names = () => browsing.server.events().map(({ name }) => name);
const withoutTime = (name: string) => browsing.server.events(name).map(({ at: _at, ...event }) => event);
const pathsOfViews = () =>
  browsing.server.events('page_view').map(({ location }) => new URL(String(location)).pathname);

/** Makes every random number of a page the same. */
const draw = (page: Page, drawn: number) => page.addInitScript(`Math.random = () => ${drawn}`);

/** Clicks an element that is added to the page first. */
async function clickNew(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup), html);
  await page.locator('#new').click();
}

describe('page_view', () => {
  test('page_view reports title, location without hash, product id and category id', async () => {
    const page = await browsing.open('beacon', '/widgets/button/?from=mail#size');
    const title = await page.title();
    await leave(page);
    await browsing.told('page_view').toHaveLength(1);
    expect(withoutTime('page_view')).toEqual([
      {
        name: 'page_view',
        title,
        location: `${browsing.site('beacon').origin}/widgets/button/?from=mail`,
        product: 'widgets',
        category: 'inputs',
      },
    ]);
    expect(browsing.server.requests).toEqual([{ method: 'POST', type: 'text/plain;charset=UTF-8' }]);
  });

  test('page_view is reported on every page change without a reload, tab pages included, but not for a place on the page', async () => {
    const page = await browsing.open('beacon', '/widgets/overview/');
    await goTo(page, 'Installation');
    await page.evaluate(() => (location.hash = 'use'));
    await page.goBack();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await page.locator('.products').getByRole('link', { name: 'Gadgets' }).click();
    await page.waitForURL('**/gadgets/**');
    await goTo(page, 'Toggle');
    await page.locator('.tabs').getByRole('link', { name: 'Hooks' }).click();
    await page.waitForURL('**/hooks-api/');
    await page.locator('.tabs [aria-current]').getByText('Hooks').waitFor();
    await leave(page);
    await browsing.told('page_view').not.toHaveLength(0);
    expect(pathsOfViews()).toEqual([
      '/widgets/overview/',
      '/widgets/installation/',
      '/widgets/overview/',
      '/gadgets/',
      '/gadgets/toggle/',
      '/gadgets/toggle/hooks-api/',
    ]);
    expect(browsing.server.events('page_view').map(({ product }) => product)).toEqual([
      ...Array(3).fill('widgets'),
      ...Array(3).fill('gadgets'),
    ]);
    expect(browsing.server.events('page_view').map(({ category }) => category)).toEqual([
      ...Array(3).fill('start'),
      ...Array(3).fill('gadgets'),
    ]);
  });

  test('page_view has the title of the current page, not of the previous one', async () => {
    const page = await browsing.open('beacon', '/widgets/overview/');
    await goTo(page, 'Installation');
    await leave(page);
    await browsing.told('page_view').toHaveLength(2);
    expect(browsing.server.events('page_view').map(({ title }) => title)).toEqual([
      'Overview - Widgets - Library',
      'Installation - Widgets - Library',
    ]);
  });
});

describe('click events', () => {
  test('a click on an element with data-ga-event-category reports category, action and label', async () => {
    const page = await browsing.open('beacon', '/widgets/button/');
    await clickNew(
      page,
      '<p data-ga-event-category="outer"><a href="#x" data-ga-event-category="store" data-ga-event-action="click" data-ga-event-label="pro"><b id="new">Buy</b></a></p>',
    );
    await leave(page);
    await browsing.told('event').toHaveLength(1);
    expect(withoutTime('event')).toEqual([{ name: 'event', category: 'store', action: 'click', label: 'pro' }]);
  });

  test('a click on an element that its own listener removes is reported, other clicks are not', async () => {
    const page = await browsing.open('beacon', '/widgets/button/');
    await clickNew(
      page,
      '<button id="plain">Plain</button><button id="new" data-ga-event-category="menu">Close</button>',
    );
    await page.locator('#plain').click();
    await page.locator('#new').evaluate((button) => button.addEventListener('click', () => button.remove()));
    await page.locator('#new').click();
    await leave(page);
    await browsing.told('event').toHaveLength(2);
    expect(withoutTime('event')).toEqual([
      { name: 'event', category: 'menu' },
      { name: 'event', category: 'menu' },
    ]);
  });

  test.each([
    ['0.1', 0.09, 1],
    ['0.1', 0.11, 0],
    ['0', 0, 0],
    ['1', 0.99, 1],
    ['much', 0.99, 1],
  ])('with data-ga-event-split="%s" and %d drawn, %d of 1 click is kept', async (split, drawn, kept) => {
    const page = await browsing.newPage();
    await draw(page, drawn);
    await browsing.open('beacon', '/widgets/button/', page);
    await clickNew(page, `<button id="new" data-ga-event-category="demo" data-ga-event-split="${split}">Demo</button>`);
    await leave(page);
    await browsing.told('page_view').toHaveLength(1);
    expect(browsing.server.events('event')).toHaveLength(kept);
  });

  test('a click before the script arrives is reported', async () => {
    const page = await browsing.newPage();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(ANALYTICS_SCRIPT, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${browsing.site('beacon').origin}/widgets/button/`, { waitUntil: 'load' });
    await clickNew(page, '<button id="new" data-ga-event-category="early">Early</button>');
    const arrived = page.waitForResponse((response) => ANALYTICS_SCRIPT.test(response.url()));
    release();
    await runs(page, await arrived);
    await page.locator('#new').click();
    await leave(page);
    await browsing.told('event').toHaveLength(2);
  });
});

describe('events of other parts of the page', () => {
  test('copying code reports whether by click or by keyboard', async () => {
    const page = await browsing.open('beacon', '/widgets/installation/');
    await page.locator('figure.code .copy').first().click();
    const reported = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('docs-nav-event', () => resolve(), { once: true })),
    );
    await page.keyboard.press('Control+c');
    await reported;
    await leave(page);
    await browsing.told('event').toHaveLength(2);
    expect(withoutTime('event')).toEqual(
      ['copy-click', 'copy-keyboard'].map((action) => ({
        name: 'event',
        category: 'code',
        action,
        label: '/widgets/installation/',
      })),
    );
  });

  test('ad display, click and crash events and copy events are reported', async () => {
    const page = await browsing.open('beacon', '/widgets/button/');
    const details = [
      { category: 'ad', action: 'display', label: 'in-house' },
      { category: 'ad', action: 'click', label: 'in-house' },
      { category: 'ad', action: 'crash' },
      { category: 'code', action: 'copy-keyboard', label: 'tsx' },
    ];
    for (const detail of details) await emit(page, detail);
    await emit(page, 'nothing');
    await emit(page, { category: '<img onerror=alert(1)>', action: {} });
    await leave(page);
    await browsing.told('event').toHaveLength(5);
    expect(withoutTime('event')).toEqual([
      ...details.map((detail) => ({ name: 'event', ...detail })),
      { name: 'event', category: '<img onerror=alert(1)>' },
    ]);
  });

  test('the reported share of displays, 10%, is random', async () => {
    const page = await browsing.newPage();
    await draw(page, 0.2);
    await browsing.open('beacon', '/widgets/button/', page);
    await emit(page, { category: 'ad', action: 'display', split: 0.1 });
    await emit(page, { category: 'ad', action: 'click' });
    await leave(page);
    await browsing.told('event').toHaveLength(1);
    expect(withoutTime('event')).toEqual([{ name: 'event', category: 'ad', action: 'click' }]);
  });
});

describe('web vitals', () => {
  test('a random value above 1e-4 means skip: nothing is measured, and its library is not loaded', async () => {
    const page = await browsing.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await draw(page, 0.00011);
    await browsing.open('beacon', '/widgets/button/', page);
    await rest(page);
    await leave(page);
    await browsing.told('page_view').toHaveLength(1);
    expect(browsing.server.events('web_vital')).toEqual([]);
    expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
  });

  test('a random value below 1e-4 means that the page load reports web-vital metrics', async () => {
    const page = await browsing.newPage();
    await draw(page, 0.00009);
    const loaded = page.waitForResponse((response) => response.url().includes('web-vitals'));
    await browsing.open('beacon', '/widgets/button/', page);
    await (await loaded).finished();
    await rest(page);
    await page.locator('h1').click();
    await rest(page);
    await leave(page);
    const metrics = () => new Set(browsing.server.events('web_vital').map(({ metric }) => metric));
    await expect.poll(metrics).toEqual(new Set(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']));
    for (const { value, delta, id } of browsing.server.events('web_vital')) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(delta).toBeTypeOf('number');
      expect(id).toMatch(/./);
    }
  });
});

describe('user properties', () => {
  test('code variant, user language, device pixel ratio, OS color scheme and chosen color scheme are reported first', async () => {
    const page = await browsing.open(
      'beacon',
      '/widgets/button/',
      await browsing.newPage({ colorScheme: 'dark', deviceScaleFactor: 1.25 }),
    );
    await leave(page);
    await browsing.told('page_view').toHaveLength(1);
    const properties = {
      codeVariant: 'TS',
      userLanguage: 'en',
      // 1.25, rounded to 0.1.
      devicePixelRatio: 1.3,
      colorSchemeOS: 'dark',
      colorScheme: 'system',
    };
    expect(names()[0]).toBe('user_properties');
    expect(browsing.server.events('user_properties')[0]).toMatchObject({ properties });
    expect(browsing.server.batches[0]?.user).toEqual(properties);
  });

  test('each change is reported live', async () => {
    // From dark to light: a page falls back to light as it is left, where light is no change.
    const page = await browsing.open('beacon', '/widgets/button/', await browsing.newPage({ colorScheme: 'dark' }));
    const session = await page.context().newCDPSession(page);
    for (const deviceScaleFactor of [2, 2.04, 3]) {
      await session.send('Emulation.setDeviceMetricsOverride', {
        width: 1280,
        height: 800,
        deviceScaleFactor,
        mobile: false,
      });
      await page.waitForFunction((ratio) => Math.abs(devicePixelRatio - ratio) < 0.01, deviceScaleFactor);
      // A real change makes Chromium evaluate its media queries again; an emulated one needs this.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(
        () => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.locator('[data-mode-toggle]').first().click();
    await page.evaluate(() => (location.hash = 'Button.js'));
    await page.waitForFunction(() => document.documentElement.dataset['code'] === 'JS');
    const chosen = await page.evaluate(() => localStorage.getItem('library-mode'));
    await leave(page);
    await browsing.told('user_properties').not.toHaveLength(0);
    expect(
      browsing.server
        .events('user_properties')
        .slice(1)
        .map(({ properties }) => properties),
    ).toEqual([
      { devicePixelRatio: 2 },
      { devicePixelRatio: 3 },
      { colorSchemeOS: 'light' },
      { colorScheme: chosen },
      { codeVariant: 'JS' },
    ]);
    expect(browsing.server.batches.at(-1)?.user).toMatchObject({
      devicePixelRatio: 3,
      colorSchemeOS: 'light',
      colorScheme: chosen,
      codeVariant: 'JS',
    });
  });
});
