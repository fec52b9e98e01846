import { describe, expect, test } from 'vitest';
import { answerConsent, consentOf } from '../support/answer-consent.ts';
import { findViolations } from '../support/axe.ts';
import {
  act,
  ANALYTICS_SCRIPT,
  browseAnalytics,
  emit,
  goTo,
  GTAG_ID,
  hide,
  leave,
  runs,
  strangersOf,
} from '../support/browse-analytics.ts';
import { recordGtag } from '../support/gtag-recorder.ts';
import { rest, started, visit } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';

const browsing = browseAnalytics(['beacon', 'beacon-asks', 'gtag', 'gtag-asks']);

const names = () => browsing.server.events().map(({ name }) => name);

describe('before a reader chooses', () => {
  test.each([
    ['Global Privacy Control', 'globalPrivacyControl', true],
    ['Do Not Track', 'doNotTrack', '1'],
  ])('with %s, nothing is sent and no question is asked, even after an earlier consent', async (_, signal, value) => {
    for (const name of ['beacon', 'beacon-asks', 'gtag', 'gtag-asks'] as const) {
      const page = await browsing.newPage();
      const strangers = strangersOf(page, browsing.site(name));
      await page.addInitScript(
        ([key, set]) => {
          Object.defineProperty(Navigator.prototype, String(key), { value: set });
          if (location.protocol === 'http:') localStorage.setItem('library-consent', 'granted');
        },
        [signal, value],
      );
      await browsing.open(name, '/widgets/overview/', page);
      await emit(page, { category: 'x' });
      await goTo(page, 'Installation');
      await hide(page);
      await rest(page);
      await expect(consentOf(page).count()).resolves.toBe(0);
      await leave(page);
      expect(strangers).toEqual([]);
    }
    expect(browsing.server.batches).toEqual([]);
  });

  test('the panel tells readers who open it that their browser has already answered', async () => {
    const page = await browsing.newPage();
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
    await browsing.open('beacon-asks', '/widgets/overview/', page);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    const panel = consentOf(page);
    await panel.waitFor();
    await expect(panel.getByRole('button').allTextContents()).resolves.toEqual(['Close']);
    await panel.getByRole('button').click();
    await expect(panel.count()).resolves.toBe(0);
  });
});

describe('consent', () => {
  test('a page that needs consent loads no analytics until its reader does something', async () => {
    const page = await browsing.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await visit(page, `${browsing.site('beacon-asks').origin}/widgets/overview/#start`);
    expect(scripts.filter((url) => ANALYTICS_SCRIPT.test(url))).toEqual([]);
    // The question needs none.
    await consentOf(page).waitFor();
    const loaded = page.waitForRequest(ANALYTICS_SCRIPT);
    // Where the pointer is first seen, it may have been before.
    await page.mouse.move(200, 200);
    await page.mouse.move(210, 210);
    await loaded;
  });

  test('an answer that is given before the script of the page has loaded is not lost', async () => {
    const page = await browsing.newPage();
    await page.route(/\/main\.\w+\.js$/, async (route) => {
      await consentOf(page).getByRole('button', { name: 'Decline' }).click();
      await route.continue();
    });
    await page.goto(`${browsing.site('beacon-asks').origin}/widgets/overview/`);
    await consentOf(page).waitFor({ state: 'hidden' });
    await expect(page.evaluate(() => localStorage.getItem('library-consent'))).resolves.toBe('denied');
  });

  test('on a phone, read from right to left, the question keeps its English words in order', async () => {
    const page = await browsing.newPage({ viewport: { width: 390, height: 800 } });
    await page.addInitScript(() => localStorage.setItem('library-direction', 'rtl'));
    await browsing.open('beacon-asks', '/widgets/overview/', page);
    const [first, second] = await consentOf(page)
      .locator('p')
      .evaluate((question) =>
        [0, 4].map((at) => {
          const letter = document.createRange();
          letter.setStart(question.firstChild!, at);
          letter.setEnd(question.firstChild!, at + 1);
          return letter.getBoundingClientRect().left;
        }),
      );
    expect(first).toBeLessThan(second ?? 0);
  });

  test('pressing the footer’s button opens the choice even when it is the first thing that a reader does', async () => {
    const page = await browsing.newPage();
    await page.goto(`${browsing.site('beacon-asks').origin}/widgets/overview/`);
    await started(page);
    await page.locator('[data-consent]').evaluate((button: HTMLElement) => button.click());
    // Until it is there, the question has the same name.
    const choice = page.locator('.consent');
    await choice.waitFor();
    await expect(choice.evaluate((panel) => panel === document.activeElement)).resolves.toBe(true);
    await expect(consentOf(page).count()).resolves.toBe(1);
  });

  test('allowed: Google’s tag is loaded only then', async () => {
    const page = await browsing.newPage();
    const tag = await recordGtag(page);
    tag.arrive();
    await browsing.open('gtag-asks', '/widgets/overview/', page);
    await consentOf(page).waitFor();
    expect(tag.requests).toEqual([]);
    await answerConsent(page, 'Allow');
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
  });

  test('withdrawn: Google’s tag is switched off and gets nothing more', async () => {
    const page = await browsing.newPage();
    const tag = await recordGtag(page);
    tag.arrive();
    await browsing.open('gtag-asks', '/widgets/overview/', page);
    await answerConsent(page, 'Allow');
    await expect.poll(() => tag.events('page_view')).toHaveLength(1);
    await page.locator('[data-consent]').click();
    await consentOf(page).getByRole('button', { name: 'Decline' }).click();
    const before = tag.commands.length;
    await emit(page, { category: 'x' });
    await goTo(page, 'Installation');
    await rest(page);
    expect(tag.commands).toHaveLength(before);
    await expect(
      page.evaluate((key) => (window as unknown as Record<string, unknown>)[key], `ga-disable-${GTAG_ID}`),
    ).resolves.toBe(true);
  });

  test('given in one tab applies in the other', async () => {
    const first = await browsing.open('beacon-asks', '/widgets/overview/');
    const second = await browsing.open('beacon-asks', '/widgets/button/', await browsing.newPage(first.context()));
    await consentOf(first).waitFor();
    await consentOf(second).getByRole('button', { name: 'Allow' }).click();
    await consentOf(first).waitFor({ state: 'hidden' });
    await leave(first);
    await browsing.told('page_view').toHaveLength(1);
    expect(browsing.server.events('page_view')[0]).toMatchObject({
      location: `${browsing.site('beacon-asks').origin}/widgets/overview/`,
    });
  });

  test('given in one tab applies in another whose reader has not done anything there yet', async () => {
    const reader = await browsing.newPage();
    const first = await browsing.newPage(reader.context());
    await visit(first, `${browsing.site('beacon-asks').origin}/widgets/overview/`);
    await consentOf(first).waitFor();
    await emit(first, { category: 'before' });
    const second = await browsing.open('beacon-asks', '/widgets/button/', reader);
    await answerConsent(second, 'Allow');
    const answered = first.waitForResponse((response) => ANALYTICS_SCRIPT.test(response.url()));
    await act(first);
    await consentOf(first).waitFor({ state: 'hidden' });
    await runs(first, await answered);
    await leave(first);
    await browsing.told('page_view').toHaveLength(1);
    expect(names()).toEqual(['user_properties', 'page_view']);
  });

  test('lasts for one page load where storage throws', async () => {
    const page = await browsing.newPage();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      }
    });
    await browsing.open('beacon-asks', '/widgets/overview/', page);
    await answerConsent(page, 'Allow');
    await goTo(page, 'Installation');
    await expect(consentOf(page).count()).resolves.toBe(0);
    await leave(page);
    await browsing.told('page_view').toHaveLength(2);
  });
});

describe('the question', () => {
  const panel = '.consent-ask';

  test.each([600, 1280])('is in the flow between bar and page at %d px, and covers nothing', async (width) => {
    const page = await browsing.newPage({ viewport: { width, height: 800 } });
    await browsing.open('beacon-asks', '/widgets/overview/', page);
    const [bar, question, main] = await Promise.all(
      ['.bar', panel, 'main'].map((part) => page.locator(part).boundingBox()),
    );
    expect(question?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    expect(main?.y).toBeGreaterThanOrEqual((question?.y ?? 0) + (question?.height ?? 0));
    await page.mouse.wheel(0, 400);
    await expect.poll(async () => (await page.locator(panel).boundingBox())?.y).toBeLessThan(0);
  });

  test('shows both choices with equal weight', async () => {
    const page = await browsing.open('beacon-asks', '/widgets/overview/');
    await page.locator(panel).waitFor();
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
    { width: 390, height: 844, text: 100, most: 0.2 },
    { width: 360, height: 640, text: 100, most: 0.2 },
    { width: 844, height: 390, text: 100, most: 0.2 },
    { width: 390, height: 844, text: 200, most: 0.4 },
    { width: 360, height: 640, text: 200, most: 0.4 },
  ])(
    'takes up little of a small screen: $width × $height at $text % text, where it does not scroll and covers nothing permanently',
    async ({ width, height, text, most }) => {
      const page = await browsing.newPage({ viewport: { width, height } });
      await page.addInitScript((size) => {
        addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', `${size}%`));
      }, text);
      await browsing.open('beacon-asks', '/widgets/overview/', page);
      await page.locator(panel).waitFor();
      await rest(page);
      const measures = await page.locator(panel).evaluate((element: HTMLElement) => ({
        share: (element.offsetHeight * element.offsetWidth) / (innerHeight * innerWidth),
        overflow: element.scrollHeight - element.clientHeight + element.scrollWidth - element.clientWidth,
      }));
      expect(measures.share).toBeLessThan(most);
      expect(measures.overflow).toBe(0);
      const button = page.locator('footer').getByRole('button', { name: 'Privacy choices' });
      await button.focus();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [top, end] = await Promise.all([
        page
          .locator(panel)
          .evaluate((element) =>
            getComputedStyle(element).position === 'fixed' ? element.getBoundingClientRect().top : innerHeight,
          ),
        page.locator('footer').evaluate((element) => element.getBoundingClientRect().bottom),
      ]);
      expect(end).toBeLessThanOrEqual(top);
    },
  );

  test.each([
    { height: 568, most: 0.51 },
    { height: 256, most: 0.75 },
  ])('leaves part of 320 × $height to the page at 200 % text, with both answers visible', async ({ height, most }) => {
    const page = await browsing.newPage({ viewport: { width: 320, height } });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('font-size', '200%'));
    });
    await browsing.open('beacon-asks', '/widgets/overview/', page);
    await page.locator(panel).waitFor();
    await rest(page);
    const share = await page.locator(panel).evaluate((element: HTMLElement) => element.offsetHeight / innerHeight);
    expect(share).toBeLessThanOrEqual(most);
    for (const end of [0, 1000]) {
      await page.locator(panel).evaluate((element, top) => element.scrollTo(0, top), end);
      const box = await page.locator(`${panel} button`).last().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height);
    }
  });

  test.each([
    [390, 'light'],
    [390, 'dark'],
    [1280, 'light'],
    [1280, 'dark'],
  ] as const)(
    'at %d px in %s mode causes no shift, fits, leaves the page usable, and passes the accessibility rules',
    async (width, colorScheme) => {
      const page = await browsing.newPage({ viewport: { width, height: 800 }, colorScheme });
      await noteShifts(page);
      await browsing.open('beacon-asks', '/widgets/overview/', page);
      await page.locator(panel).waitFor();
      await rest(page);
      await expect(shifts(page)).resolves.toEqual([]);
      const box = await page.locator(panel).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeLessThan(300);
      expect(await findViolations(page, { within: panel })).toEqual([]);
      await page.locator('main').getByRole('heading', { level: 1 }).click();
    },
  );
});
