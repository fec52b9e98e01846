import { describe, expect, test } from 'vitest';
import { answerConsent, consentOf } from '../support/answer-consent.ts';

import { browseAnalytics, emit, goTo, hide, leave, strangersOf } from '../support/browse-analytics.ts';

import { rest, visit } from '../support/settle.ts';

const browsing = browseAnalytics(['beacon-asks', 'gtag-asks', 'off']);

const names = () => browsing.server.events().map(({ name }) => name);

describe('before a reader chooses', () => {
  test('with analytics off (the default), none of it is loaded and no request leaves the host', async () => {
    const { origin } = browsing.site('off');
    const page = await browsing.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await visit(page, `${origin}/widgets/button/`);
    await emit(page, { category: 'x' });
    expect(
      requests.filter((url) => !url.startsWith(origin) || /\/(start|web-vitals|show-consent)\./.test(url)),
    ).toEqual([]);
    await expect(page.content()).resolves.not.toMatch(/docs-nav-analytics|docs-nav:category|data-consent/);
  });
});

describe('consent', () => {
  test('nothing is sent and no third-party script loads before consent where it is required', async () => {
    for (const name of ['beacon-asks', 'gtag-asks'] as const) {
      const page = await browsing.newPage();
      const strangers = strangersOf(page, browsing.site(name));
      await browsing.open(name, '/widgets/overview/', page);
      await consentOf(page).waitFor();
      await emit(page, { category: 'x' });
      await goTo(page, 'Installation');
      await hide(page);
      await rest(page);
      await leave(page);
      expect(strangers).toEqual([]);
    }
    expect(browsing.server.requests).toEqual([]);
  });

  test('allowed: reports begin with the current page, and the choice is remembered', async () => {
    const page = await browsing.open('beacon-asks', '/widgets/overview/');
    await consentOf(page).waitFor();
    await emit(page, { category: 'before' });
    await goTo(page, 'Installation');
    await answerConsent(page, 'Allow');
    await emit(page, { category: 'after' });
    await browsing.open('beacon-asks', '/widgets/button/', page);
    await rest(page);
    await expect(consentOf(page).count()).resolves.toBe(0);
    await leave(page);
    await browsing.told('page_view').toHaveLength(2);
    expect(names()).toEqual(['user_properties', 'page_view', 'event', 'user_properties', 'page_view']);
    expect(browsing.server.events('event')[0]).toMatchObject({ category: 'after' });
    expect(browsing.server.events('page_view')[0]).toMatchObject({
      location: `${browsing.site('beacon-asks').origin}/widgets/installation/`,
    });
  });

  test('declined: nothing is sent, and the question is not asked again', async () => {
    const page = await browsing.open('beacon-asks', '/widgets/overview/');
    await answerConsent(page, 'Decline');
    await browsing.open('beacon-asks', '/widgets/button/', page);
    await rest(page);
    await expect(consentOf(page).count()).resolves.toBe(0);
    await leave(page);
    await browsing.allTold(page);
    expect(browsing.server.requests).toEqual([]);
  });

  test('can be withdrawn and given again from the footer, by keyboard', async () => {
    const page = await browsing.open('beacon-asks', '/widgets/overview/');
    await answerConsent(page, 'Allow');
    const footer = page.locator('footer').getByRole('button', { name: 'Privacy choices' });
    await footer.focus();
    await page.keyboard.press('Enter');
    await consentOf(page).waitFor();
    await expect(consentOf(page).textContent()).resolves.toContain('Your visits are being counted');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.evaluate(() => localStorage.getItem('library-consent'))).resolves.toBe('denied');
    // The focus is back where the reader left it.
    await expect(footer.evaluate((button) => button === document.activeElement)).resolves.toBe(true);
    await emit(page, { category: 'declined' });
    await page.keyboard.press('Enter');
    await expect(consentOf(page).textContent()).resolves.toContain('Nothing about your visits is being sent');
    await page.keyboard.press('Escape');
    await expect(consentOf(page).count()).resolves.toBe(0);
    await page.evaluate(() => document.dispatchEvent(new Event('docs-nav-consent-open')));
    await consentOf(page).getByRole('button', { name: 'Allow' }).click();
    await emit(page, { category: 'allowed' });
    await leave(page);
    await browsing.told('event').toHaveLength(1);
    expect(browsing.server.events('event')[0]).toMatchObject({ category: 'allowed' });
  });
});

describe('the question', () => {
  test('is the next stop for a keyboard after the bar, and does not take the focus', async () => {
    const page = await browsing.open('beacon-asks', '/widgets/overview/');
    await expect(page.evaluate(() => document.activeElement === document.body)).resolves.toBe(true);
    await page.locator('.bar :is(a, button):visible').last().focus();
    const focused: string[] = [];
    for (let press = 0; press < 2; press++) {
      await page.keyboard.press('Tab');
      focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(focused).toEqual(['Decline', 'Allow']);
    await page.keyboard.press('Enter');
    await consentOf(page).waitFor({ state: 'hidden' });
    await expect(page.evaluate(() => document.activeElement?.id)).resolves.toBe('main');
  });

  test.each([
    [1280, 0],
    [390, 100_000],
  ])(
    'moves nothing when it is answered, at %d px scrolled by %d, and leaves no trace on the next page',
    async (width, top) => {
      const page = await browsing.open(
        'beacon-asks',
        '/widgets/overview/',
        await browsing.newPage({ viewport: { width, height: 800 } }),
      );
      await consentOf(page).waitFor();
      await page.mouse.move(200, 200);
      await rest(page);
      await page.evaluate((to) => scrollTo(0, to), top);
      const places = () =>
        page.evaluate(() =>
          ['h1', 'main > footer'].map((part) => document.querySelector(part)?.getBoundingClientRect().top),
        );
      const before = await places();
      await answerConsent(page, 'Decline');
      await rest(page);
      expect(await places()).toEqual(before);
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('#side a[href$="/widgets/installation/"]')?.click(),
      );
      await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
      await rest(page);
      const left = await page.evaluate(() => {
        const { dataset, style } = document.documentElement;
        return [dataset['ask'], style.paddingBlockEnd, document.querySelector('.consent-ask')?.checkVisibility()];
      });
      expect(left).toEqual([undefined, '', false]);
    },
  );
});
