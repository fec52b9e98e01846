import { describe, expect, test } from 'vitest';
import { startedInTime } from '../support/settle.ts';
import { BATCH_SIZE } from '../../site/analytics/queue.ts';
import { BEACON_PATIENCE } from '../../site/analytics/transports/beacon.ts';
import {
  ANALYTICS_SCRIPT,
  browseAnalytics,
  emit,
  goTo,
  GTAG_ID,
  hide,
  leave,
  runs,
} from '../support/browse-analytics.ts';
import { recordGtag } from '../support/gtag-recorder.ts';

const browsing = browseAnalytics(['beacon', 'gtag']);

const names = () => browsing.server.events().map(({ name }) => name);

describe('the beacon', () => {
  test('waits 10 s for further events, then sends one batch', async () => {
    const page = await browsing.newPage();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(`${browsing.site('beacon').origin}/widgets/button/`);
    await startedInTime(page);
    const answered = page.waitForResponse((response) => ANALYTICS_SCRIPT.test(response.url()));
    await page.clock.runFor(2000);
    await runs(page, await answered);
    await emit(page, { category: 'one' });
    await page.clock.runFor(BEACON_PATIENCE - 1);
    await emit(page, { category: 'two' });
    await browsing.allTold(await page.context().newPage());
    expect(browsing.server.batches).toHaveLength(0);
    await page.clock.runFor(1);
    await expect.poll(() => browsing.server.batches.length).toBe(1);
    expect(names()).toEqual(['user_properties', 'page_view', 'event', 'event']);
  });

  test('sends waiting events at once when the page is hidden, and later ones while it is hidden', async () => {
    const page = await browsing.open('beacon', '/widgets/button/');
    await hide(page);
    await browsing.told('page_view').toHaveLength(1);
    await emit(page, { category: 'late' });
    await browsing.told('event').toHaveLength(1);
  });

  test('sends a full batch at once', async () => {
    const page = await browsing.open('beacon', '/widgets/button/');
    for (let at = 0; at < BATCH_SIZE; at++) await emit(page, { category: `n${at}` });
    await expect.poll(() => browsing.server.batches.length).toBe(1);
    expect(browsing.server.events()).toHaveLength(BATCH_SIZE);
  });

  test('keeps its events for the next page of the tab when it cannot send them', async () => {
    const page = await browsing.newPage();
    await page.addInitScript(() => {
      const { sendBeacon } = navigator;
      navigator.sendBeacon = (...message) =>
        sessionStorage.getItem('full') !== 'yes' && sendBeacon.apply(navigator, message);
    });
    await browsing.open('beacon', '/widgets/button/', page);
    await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
    await emit(page, { category: 'kept' });
    await browsing.open('beacon', '/widgets/slider/', page);
    await page.evaluate(() => sessionStorage.setItem('full', 'no'));
    await leave(page);
    await browsing.told('event').toHaveLength(1);
    const views = browsing.server.events('page_view').map(({ location }) => new URL(String(location)).pathname);
    expect(views).toEqual(['/widgets/button/', '/widgets/slider/']);
  });
});

describe('Google’s tag', () => {
  test('gets page_view, events and user properties, including those from before its script arrived and from page changes', async () => {
    const page = await browsing.newPage();
    const tag = await recordGtag(page);
    await browsing.open('gtag', '/widgets/overview/', page);
    await emit(page, { category: 'ad', action: 'display', label: 'x' });
    await goTo(page, 'Installation');
    expect(tag.commands).toEqual([]);
    tag.arrive();
    await expect.poll(() => tag.events('page_view')).toHaveLength(2);
    await emit(page, { category: 'code', action: 'copy-click' });
    await expect.poll(() => tag.events('code')).toMatchObject([{ eventAction: 'copy-click' }]);
    expect(tag.requests).toEqual([`https://www.googletagmanager.com/gtag/js?id=${GTAG_ID}`]);
    expect(tag.commands.map(([kind, what]) => (kind === 'js' ? kind : `${String(kind)} ${String(what)}`))).toEqual([
      'js',
      `config ${GTAG_ID}`,
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
      page_title: 'Overview - Widgets - Library',
      page_location: `${browsing.site('gtag').origin}/widgets/overview/`,
      productId: 'widgets',
      productCategoryId: 'start',
    });
  });

  test('gets events of an earlier page that was left before its script arrived', async () => {
    const page = await browsing.newPage();
    const tag = await recordGtag(page);
    await browsing.open('gtag', '/widgets/overview/', page);
    await browsing.open('gtag', '/widgets/button/', page);
    tag.arrive();
    await expect
      .poll(() => tag.events('page_view').map((view) => (view as { productCategoryId: string }).productCategoryId))
      .toEqual(['start', 'inputs']);
  });

  test('leaves the page unchanged when it is blocked', async () => {
    const page = await browsing.newPage();
    await page.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'));
    await browsing.open('gtag', '/widgets/overview/', page);
    await goTo(page, 'Installation');
    await leave(page);
    await page.goBack();
    await expect(page.evaluate(() => sessionStorage.length)).resolves.toBe(0);
  });
});
