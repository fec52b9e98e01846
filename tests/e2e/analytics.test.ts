import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BATCH_SIZE } from '../../site/analytics/queue.ts';
import { BEACON_PATIENCE } from '../../site/analytics/transports/beacon.ts';
import { openAnalyticsSite } from '../support/analytics-site.ts';
import { launchBrowser } from '../support/browser.ts';
import { recordGtag } from '../support/gtag-recorder.ts';
import { startReportServer, type ReportServer } from '../support/report-server.ts';
import type { Site } from '../support/site.ts';

/** A measurement id as Google's tag has them. */
const ID = 'G-TEST123456';

/** A script of the site that stands for all of analytics. */
const START = /\/_nav\/start\./;

/** Milliseconds in which something that must not happen would have happened. */
const LULL = 500;

let server: ReportServer;
let browser: Browser;
let reports: Site;
let asks: Site;
let tagged: Site;
let tagAsks: Site;
const readers: BrowserContext[] = [];
const trouble: string[] = [];

beforeAll(async () => {
  server = await startReportServer();
  const beacon = { transport: 'beacon', endpoint: server.endpoint };
  reports = await openAnalyticsSite(beacon);
  asks = await openAnalyticsSite({ ...beacon, consent: 'required' });
  tagged = await openAnalyticsSite({ transport: 'gtag', id: ID });
  tagAsks = await openAnalyticsSite({ transport: 'gtag', id: ID, consent: 'required' });
  browser = await launchBrowser();
});
beforeEach(() => server.clear());
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.close()));
  expect(trouble.splice(0)).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([reports, asks, tagged, tagAsks].map((site) => site?.close()));
  await server?.close();
});

async function newPage(options: BrowserContextOptions | BrowserContext = {}): Promise<Page> {
  const reader = 'newPage' in options ? options : await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  if (!readers.includes(reader)) readers.push(reader);
  const page = await reader.newPage();
  page.on('pageerror', (error) => trouble.push(error.message));
  return page;
}

/** Opens a page of a site on which the scripts of analytics have started. */
async function open(site: Site, pathname: string, page?: Page): Promise<Page> {
  const opened = page ?? (await newPage());
  const started = opened.waitForResponse((response) => START.test(response.url()));
  await opened.goto(site.origin + pathname);
  await (await started).finished();
  // What the script does when it starts is done in the same task in which it is evaluated.
  await opened.evaluate(() => new Promise((resolve) => void setTimeout(resolve, 50)));
  return opened;
}

const leave = (page: Page) => page.goto('about:blank');
const names = () => server.events().map(({ name }) => name);
const told = (name: string) => expect.poll(() => server.events(name));
const withoutTime = (name: string) => server.events(name).map(({ at: _at, ...event }) => event);

/** Makes every draw of a page come out the same. */
const draw = (page: Page, drawn: number) => page.addInitScript(`Math.random = () => ${drawn}`);

/** Clicks an element that the page did not have before. */
async function clickNew(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', markup), html);
  await page.locator('#new').click();
}

const emit = (page: Page, detail: unknown) =>
  page.evaluate((value) => document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: value })), detail);

async function goTo(page: Page, name: string): Promise<void> {
  await page.locator('#side').getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Runs in the page: acts as if the reader had gone to another tab. */
function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

describe('page_view', () => {
  test('page_view tells title, location without hash, product id and category id', async () => {
    const page = await open(reports, '/widgets/button/?from=mail#size');
    const title = await page.title();
    await leave(page);
    await told('page_view').toHaveLength(1);
    expect(withoutTime('page_view')).toEqual([
      { name: 'page_view', title, location: `${reports.origin}/widgets/button/?from=mail`, product: 'widgets', category: 'inputs' },
    ]);
    expect(server.requests).toEqual([{ method: 'POST', type: 'text/plain;charset=UTF-8' }]);
  });

  test('page_view is told on every page change without a reload, tab pages included, and not for a place on the page', async () => {
    const page = await open(reports, '/widgets/overview/');
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
    await told('page_view').not.toHaveLength(0);
    const views = server.events('page_view').map(({ location }) => String(location).slice(reports.origin.length));
    expect(views).toEqual([
      '/widgets/overview/',
      '/widgets/installation/',
      '/widgets/overview/',
      '/gadgets/',
      '/gadgets/toggle/',
      '/gadgets/toggle/hooks-api/',
    ]);
    expect(server.events('page_view').map(({ product }) => product)).toEqual([...Array(3).fill('widgets'), ...Array(3).fill('gadgets')]);
    expect(server.events('page_view').map(({ category }) => category)).toEqual([...Array(3).fill('start'), ...Array(3).fill('gadgets')]);
  });

  test('page_view carries the title of the page that is shown, not of the one before', async () => {
    const page = await open(reports, '/widgets/overview/');
    await goTo(page, 'Installation');
    await leave(page);
    await told('page_view').toHaveLength(2);
    expect(server.events('page_view').map(({ title }) => title)).toEqual(['Overview - Library', 'Installation - Library']);
  });
});

describe('click events', () => {
  test('a click on an element with data-ga-event-category tells category, action and label', async () => {
    const page = await open(reports, '/widgets/button/');
    await clickNew(
      page,
      '<p data-ga-event-category="outer"><a href="#x" data-ga-event-category="store" data-ga-event-action="click" data-ga-event-label="pro"><b id="new">Buy</b></a></p>',
    );
    await leave(page);
    await told('event').toHaveLength(1);
    expect(withoutTime('event')).toEqual([{ name: 'event', category: 'store', action: 'click', label: 'pro' }]);
  });

  test('a click on an element that its own listener takes away is told, others are not', async () => {
    const page = await open(reports, '/widgets/button/');
    await clickNew(page, '<button id="plain">Plain</button><button id="new" data-ga-event-category="menu">Close</button>');
    await page.locator('#plain').click();
    await page.locator('#new').evaluate((button) => button.addEventListener('click', () => button.remove()));
    await page.locator('#new').click();
    await leave(page);
    await told('event').toHaveLength(2);
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
    const page = await newPage();
    await draw(page, drawn);
    await open(reports, '/widgets/button/', page);
    await clickNew(page, `<button id="new" data-ga-event-category="demo" data-ga-event-split="${split}">Demo</button>`);
    await leave(page);
    await told('page_view').toHaveLength(1);
    expect(server.events('event')).toHaveLength(kept);
  });

  test('a click before the script has come is told', async () => {
    const page = await newPage();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(START, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`${reports.origin}/widgets/button/`, { waitUntil: 'load' });
    await clickNew(page, '<button id="new" data-ga-event-category="early">Early</button>');
    const arrived = page.waitForResponse((response) => START.test(response.url()));
    release();
    await (await arrived).finished();
    await page.waitForTimeout(100);
    await page.locator('#new').click();
    await leave(page);
    await told('event').toHaveLength(2);
  });
});

describe('events of other parts of the page', () => {
  test('ad display, click and crash events and copy events are told', async () => {
    const page = await open(reports, '/widgets/button/');
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
    await told('event').toHaveLength(5);
    expect(withoutTime('event')).toEqual([
      ...details.map((detail) => ({ name: 'event', ...detail })),
      { name: 'event', category: '<img onerror=alert(1)>' },
    ]);
  });

  test('the share of displays that is reported, 10%, is drawn', async () => {
    const page = await newPage();
    await draw(page, 0.2);
    await open(reports, '/widgets/button/', page);
    await emit(page, { category: 'ad', action: 'display', split: 0.1 });
    await emit(page, { category: 'ad', action: 'click' });
    await leave(page);
    await told('event').toHaveLength(1);
    expect(withoutTime('event')).toEqual([{ name: 'event', category: 'ad', action: 'click' }]);
  });
});

describe('web vitals', () => {
  test('a random value above 1e-4 means skip: nothing is measured, and its library is not loaded', async () => {
    const page = await newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await draw(page, 0.00011);
    await open(reports, '/widgets/button/', page);
    await page.waitForTimeout(LULL);
    await leave(page);
    await told('page_view').toHaveLength(1);
    expect(server.events('web_vital')).toEqual([]);
    expect(scripts.filter((url) => url.includes('web-vitals'))).toEqual([]);
  });

  test('a random value below 1e-4 means that the page load reports web-vital metrics', async () => {
    const page = await newPage();
    await draw(page, 0.00009);
    const loaded = page.waitForResponse((response) => response.url().includes('web-vitals'));
    await open(reports, '/widgets/button/', page);
    await (await loaded).finished();
    await page.waitForTimeout(LULL);
    await page.locator('h1').click();
    await page.waitForTimeout(LULL);
    await leave(page);
    const metrics = () => new Set(server.events('web_vital').map(({ metric }) => metric));
    await expect.poll(metrics).toEqual(new Set(['TTFB', 'FCP', 'LCP', 'CLS', 'INP']));
    for (const { value, delta, id } of server.events('web_vital')) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(delta).toBeTypeOf('number');
      expect(id).toMatch(/./);
    }
  });
});

describe('user properties', () => {
  test('code variant, user language, device pixel ratio, OS colour scheme and chosen colour scheme are told first', async () => {
    const page = await open(reports, '/widgets/button/', await newPage({ colorScheme: 'dark', deviceScaleFactor: 1.25 }));
    await leave(page);
    await told('page_view').toHaveLength(1);
    const properties = {
      codeVariant: 'TS',
      userLanguage: 'en',
      // 1.25, rounded to 0.1.
      devicePixelRatio: 1.3,
      colorSchemeOS: 'dark',
      colorScheme: 'system',
    };
    expect(names()[0]).toBe('user_properties');
    expect(server.events('user_properties')[0]).toMatchObject({ properties });
    expect(server.batches[0]?.user).toEqual(properties);
  });

  test('each change is followed live', async () => {
    const page = await open(reports, '/widgets/button/', await newPage({ colorScheme: 'light' }));
    const session = await page.context().newCDPSession(page);
    for (const deviceScaleFactor of [2, 2.04, 3]) {
      await session.send('Emulation.setDeviceMetricsOverride', { width: 1280, height: 800, deviceScaleFactor, mobile: false });
      await page.waitForFunction((ratio) => Math.abs(devicePixelRatio - ratio) < 0.01, deviceScaleFactor);
      // A real change makes Chromium look at its media queries again, an emulated one only with this.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))));
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('[data-mode-toggle]').first().click();
    await page.evaluate(() => (location.hash = 'Button.js'));
    await page.waitForFunction(() => document.documentElement.dataset['code'] === 'JS');
    const chosen = await page.evaluate(() => localStorage.getItem('mui-mode'));
    await leave(page);
    await told('user_properties').not.toHaveLength(0);
    expect(server.events('user_properties').slice(1).map(({ properties }) => properties)).toEqual([
      { devicePixelRatio: 2 },
      { devicePixelRatio: 3 },
      { colorSchemeOS: 'dark' },
      { colorScheme: chosen },
      { codeVariant: 'JS' },
    ]);
    expect(server.batches.at(-1)?.user).toMatchObject({ devicePixelRatio: 3, colorSchemeOS: 'dark', colorScheme: chosen, codeVariant: 'JS' });
  });
});

describe('the beacon', () => {
  test('waits for others for 10 s, then sends one batch', async () => {
    const page = await newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`${reports.origin}/widgets/button/`);
    const started = page.waitForResponse((response) => START.test(response.url()));
    await page.clock.runFor(2000);
    await (await started).finished();
    await page.waitForTimeout(LULL);
    await emit(page, { category: 'one' });
    await page.clock.runFor(BEACON_PATIENCE - 1);
    await emit(page, { category: 'two' });
    await page.waitForTimeout(LULL);
    expect(server.batches).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(() => server.batches.length).toBe(1);
    expect(names()).toEqual(['user_properties', 'page_view', 'event', 'event']);
  });

  test('sends at once what waits when the page is hidden, and what is told while it is', async () => {
    const page = await open(reports, '/widgets/button/');
    await page.evaluate(hide);
    await told('page_view').toHaveLength(1);
    await emit(page, { category: 'late' });
    await told('event').toHaveLength(1);
  });

  test('sends a full batch at once', async () => {
    const page = await open(reports, '/widgets/button/');
    for (let at = 0; at < BATCH_SIZE; at++) await emit(page, { category: `n${at}` });
    await expect.poll(() => server.batches.length).toBe(1);
    expect(server.events()).toHaveLength(BATCH_SIZE);
  });

  test('that cannot send keeps its events for the next page of the tab', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      const { sendBeacon } = navigator;
      navigator.sendBeacon = (...message) => sessionStorage.getItem('full') !== 'yes' && sendBeacon.apply(navigator, message);
    });
    await open(reports, '/widgets/button/', page);
    await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
    await emit(page, { category: 'kept' });
    await open(reports, '/widgets/slider/', page);
    await page.evaluate(() => sessionStorage.setItem('full', 'no'));
    await leave(page);
    await told('event').toHaveLength(1);
    const views = server.events('page_view').map(({ location }) => String(location).slice(reports.origin.length));
    expect(views).toEqual(['/widgets/button/', '/widgets/slider/']);
  });
});

describe('Google’s tag', () => {
  test('gets page_view, events and user properties, those from before its script came and from page changes included', async () => {
    const page = await newPage();
    const tag = await recordGtag(page);
    await open(tagged, '/widgets/overview/', page);
    await emit(page, { category: 'ad', action: 'display', label: 'x' });
    await goTo(page, 'Installation');
    expect(tag.commands).toEqual([]);
    tag.arrive();
    await expect.poll(() => tag.events('page_view')).toHaveLength(2);
    await emit(page, { category: 'code', action: 'copy-click' });
    await expect.poll(() => tag.events('code')).toMatchObject([{ eventAction: 'copy-click' }]);
    expect(tag.requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    expect(tag.commands.map(([kind, what]) => (kind === 'js' ? kind : `${String(kind)} ${String(what)}`))).toEqual([
      'js',
      `config ${ID}`,
      'set user_properties',
      'event page_view',
      'event ad',
      'event page_view',
      'event code',
    ]);
    expect(tag.commands[1]?.[2]).toEqual({ send_page_view: false });
    expect(tag.commands[2]?.[2]).toMatchObject({ codeVariant: 'TS', userLanguage: 'en', colorScheme: 'system' });
    expect(tag.events('ad')).toMatchObject([{ eventAction: 'display', eventLabel: 'x' }]);
    expect(tag.events('page_view')[0]).toEqual({
      page_title: 'Overview - Library',
      page_location: `${tagged.origin}/widgets/overview/`,
      productId: 'widgets',
      productCategoryId: 'start',
    });
  });

  test('gets what was told on a page that was left before its script came', async () => {
    const page = await newPage();
    const tag = await recordGtag(page);
    await open(tagged, '/widgets/overview/', page);
    await open(tagged, '/widgets/button/', page);
    tag.arrive();
    await expect.poll(() => tag.events('page_view').map((view) => (view as { productCategoryId: string }).productCategoryId)).toEqual([
      'start',
      'inputs',
    ]);
  });

  test('that is blocked leaves the page as it is', async () => {
    const page = await newPage();
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'));
    await open(tagged, '/widgets/overview/', page);
    await goTo(page, 'Installation');
    await leave(page);
    await page.goBack();
    await expect(page.evaluate(() => sessionStorage.length)).resolves.toBe(0);
  });
});

describe('without a reader’s wish', () => {
  test('with analytics off (the default) nothing of it is loaded and no request leaves the host', async () => {
    const site = await openAnalyticsSite(undefined);
    const page = await newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(`${site.origin}/widgets/button/`, { waitUntil: 'networkidle' });
    // Idle work comes two seconds after the load at the latest.
    await page.waitForTimeout(2000 + LULL);
    await emit(page, { category: 'x' });
    expect(requests.filter((url) => !url.startsWith(site.origin) || /\/(start|web-vitals|show-consent)\./.test(url))).toEqual([]);
    await expect(page.content()).resolves.not.toMatch(/docs-nav-analytics|docs-nav:category|data-consent/);
    await site.close();
  });

  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('with %s nothing is sent and nobody is asked, even after an earlier consent', async (_, signal, value) => {
    for (const site of [reports, asks, tagged, tagAsks]) {
      const page = await newPage();
      const strangers: string[] = [];
      page.on('request', (request) => request.url().startsWith(site.origin) || strangers.push(request.url()));
      await page.addInitScript(
        ([name, set]) => {
          Object.defineProperty(Navigator.prototype, String(name), { value: set });
          if (location.protocol === 'http:') localStorage.setItem('docs-nav-consent', 'granted');
        },
        [signal, value],
      );
      await open(site, '/widgets/overview/', page);
      await emit(page, { category: 'x' });
      await goTo(page, 'Installation');
      await page.evaluate(hide);
      await page.waitForTimeout(LULL);
      await expect(page.locator('.consent').count()).resolves.toBe(0);
      await leave(page);
      expect(strangers.filter((url) => url !== 'about:blank')).toEqual([]);
    }
    expect(server.batches).toEqual([]);
  });

  test('a reader whose browser has answered is told so when they ask', async () => {
    const page = await newPage();
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
    await open(asks, '/widgets/overview/', page);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    const panel = page.getByRole('region', { name: 'Privacy choices' });
    await expect(panel.getByRole('button').allTextContents()).resolves.toEqual(['Close']);
    await panel.getByRole('button').click();
    await expect(panel.count()).resolves.toBe(0);
  });
});

describe('consent', () => {
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

  test('nothing is sent and no third-party script loads before consent where it is required', async () => {
    for (const site of [asks, tagAsks]) {
      const page = await newPage();
      const strangers: string[] = [];
      page.on('request', (request) => request.url().startsWith(site.origin) || strangers.push(request.url()));
      await open(site, '/widgets/overview/', page);
      await panelOf(page).waitFor();
      await emit(page, { category: 'x' });
      await goTo(page, 'Installation');
      await page.evaluate(hide);
      await page.waitForTimeout(LULL);
      await leave(page);
      expect(strangers.filter((url) => url !== 'about:blank')).toEqual([]);
    }
    expect(server.requests).toEqual([]);
  });

  test('allowed: reports begin with the page that is shown, and the choice is remembered', async () => {
    const page = await open(asks, '/widgets/overview/');
    await panelOf(page).waitFor();
    await emit(page, { category: 'before' });
    await goTo(page, 'Installation');
    await panelOf(page).getByRole('button', { name: 'Allow' }).click();
    await expect(panelOf(page).count()).resolves.toBe(0);
    await emit(page, { category: 'after' });
    await open(asks, '/widgets/button/', page);
    await page.waitForTimeout(LULL);
    await expect(panelOf(page).count()).resolves.toBe(0);
    await leave(page);
    await told('page_view').toHaveLength(2);
    expect(names()).toEqual(['user_properties', 'page_view', 'event', 'user_properties', 'page_view']);
    expect(server.events('event')[0]).toMatchObject({ category: 'after' });
    expect(server.events('page_view')[0]).toMatchObject({ location: `${asks.origin}/widgets/installation/` });
  });

  test('allowed: Google’s tag loads only then', async () => {
    const page = await newPage();
    const tag = await recordGtag(page);
    tag.arrive();
    await open(tagAsks, '/widgets/overview/', page);
    await panelOf(page).waitFor();
    expect(tag.requests).toEqual([]);
    await panelOf(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  });

  test('declined: nothing is sent, and nobody is asked again', async () => {
    const page = await open(asks, '/widgets/overview/');
    await panelOf(page).getByRole('button', { name: 'Decline' }).click();
    await open(asks, '/widgets/button/', page);
    await page.waitForTimeout(LULL);
    await expect(panelOf(page).count()).resolves.toBe(0);
    await leave(page);
    await page.waitForTimeout(LULL);
    expect(server.requests).toEqual([]);
  });

  test('can be taken back and given again from the footer, with the keyboard', async () => {
    const page = await open(asks, '/widgets/overview/');
    await panelOf(page).getByRole('button', { name: 'Allow' }).click();
    const footer = page.locator('footer').getByRole('button', { name: 'Privacy choices' });
    await footer.focus();
    await page.keyboard.press('Enter');
    await panelOf(page).waitFor();
    await expect(panelOf(page).textContent()).resolves.toContain('your visits are counted');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.evaluate(() => localStorage.getItem('docs-nav-consent'))).resolves.toBe('denied');
    // The focus is back where the reader was.
    await expect(footer.evaluate((button) => button === document.activeElement)).resolves.toBe(true);
    await emit(page, { category: 'declined' });
    await page.keyboard.press('Enter');
    await expect(panelOf(page).textContent()).resolves.toContain('nothing about your visits is sent');
    await page.keyboard.press('Escape');
    await expect(panelOf(page).count()).resolves.toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('docs-nav-consent-open')));
    await panelOf(page).getByRole('button', { name: 'Allow' }).click();
    await emit(page, { category: 'allowed' });
    await leave(page);
    await told('event').toHaveLength(1);
    expect(server.events('event')[0]).toMatchObject({ category: 'allowed' });
  });

  test('taken back: Google’s tag is switched off and gets nothing more', async () => {
    const page = await newPage();
    const tag = await recordGtag(page);
    tag.arrive();
    await open(tagAsks, '/widgets/overview/', page);
    await panelOf(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    await page.locator('[data-consent]').click();
    await panelOf(page).getByRole('button', { name: 'Decline' }).click();
    const before = tag.commands.length;
    await emit(page, { category: 'x' });
    await goTo(page, 'Installation');
    await page.waitForTimeout(LULL);
    expect(tag.commands).toHaveLength(before);
    await expect(page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], `ga-disable-${ID}`)).resolves.toBe(true);
  });

  test('given in one tab holds in the other', async () => {
    const first = await open(asks, '/widgets/overview/');
    const second = await open(asks, '/widgets/button/', await newPage(first.context()));
    await panelOf(first).waitFor();
    await panelOf(second).getByRole('button', { name: 'Allow' }).click();
    await panelOf(first).waitFor({ state: 'detached' });
    await leave(first);
    await told('page_view').toHaveLength(1);
    expect(server.events('page_view')[0]).toMatchObject({ location: `${asks.origin}/widgets/overview/` });
  });

  test('works for one page load where storage throws', async () => {
    const page = await newPage();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    });
    await open(asks, '/widgets/overview/', page);
    await panelOf(page).getByRole('button', { name: 'Allow' }).click();
    await goTo(page, 'Installation');
    await expect(panelOf(page).count()).resolves.toBe(0);
    await leave(page);
    await told('page_view').toHaveLength(2);
  });
});

describe('the consent panel', () => {
  const panel = '.consent';

  test('comes third for a keyboard, does not take the focus, and is announced', async () => {
    const page = await open(asks, '/widgets/overview/');
    await page.locator(panel).waitFor();
    await expect(page.evaluate(() => document.activeElement === document.body)).resolves.toBe(true);
    await page.getByRole('status').filter({ hasText: 'Privacy choices' }).waitFor();
    const focused: string[] = [];
    for (let press = 0; press < 3; press++) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(focused).toEqual(['Skip to content', 'Decline', 'Allow']);
  });

  test('gives both choices the same looks', async () => {
    const page = await open(asks, '/widgets/overview/');
    const looks = await page.locator(`${panel} button`).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect();
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
      }),
    );
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });

  test.each([
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)('at %d px in %s mode shifts nothing, fits, leaves the page usable, and passes the accessibility rules', async (width, colorScheme) => {
    const page = await newPage({ viewport: { width, height: 800 }, colorScheme });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await open(asks, '/widgets/overview/', page);
    await page.locator(panel).waitFor();
    await page.waitForTimeout(LULL);
    await expect(page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).resolves.toEqual([]);
    const box = await page.locator(panel).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    expect(box?.height).toBeLessThan(300);
    const { violations } = await new AxeBuilder({ page }).include(panel).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.locator('main').getByRole('heading', { level: 1 }).click();
  });
});
