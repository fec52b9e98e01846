import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { heard, kindOf, slotOf, unexpectedShifts, withAds, type AdReader } from '../ads/support/ad-site.ts';
import { findViolations } from '../support/axe.ts';
import { ANSWERS, answerAds, FEED, FEED_AD, hold, HOSTILE, SCRIPT } from '../support/feed-server.ts';
import { rest, started, startedInTime, visit } from '../support/settle.ts';
import { firstRows } from '../support/runs.ts';

const OWN =
  '{ name: store, label: Store, description: Templates for every page., link: /widgets/slider, img: /static/store.png }';
const APPEAL = '{ name: appeal, description: Please let our ads through., link: https://ads.example/help }';
const ALWAYS = 'displayRatio: 1';
const BUTTON = '/widgets/button/';

/** Every hostile answer, divided into the ten tries of each of two page views. */
const HOSTILE_TRIES = [0, 10].map((from) => {
  const tries = Object.entries(HOSTILE).slice(from, from + 10);
  return [`hostile answers (${tries.map(([name]) => name).join(', ')})`, tries.map(([, answer]) => answer)] as const;
});

/** Advances the clock in steps. */
async function pass(page: Page, time: number, step = 500): Promise<void> {
  for (let passed = 0; passed < time; passed += step) await page.clock.runFor(Math.min(step, time - passed));
}

/** Advances the clock a little with each check, so that network responses have real time to arrive. */
async function passUntil(page: Page, isDone: () => Promise<boolean> | boolean): Promise<void> {
  await eventually(async () => {
    await page.clock.runFor(50);
    return isDone();
  }).toBe(true);
}

/** Gives the slot the browser's idle time once; the clock then stands still while the slot starts. */
async function begin(page: Page, hasBegun: () => Promise<boolean> | boolean): Promise<void> {
  await page.waitForLoadState('load');
  await startedInTime(page);
  await page.clock.runFor(IDLE);
  await eventually(hasBegun).toBe(true);
}

/** Milliseconds after which the slot starts in any case. */
const IDLE = 2000;

/** Waits until the expected state is reached; the machine may be busy. */
function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { interval: 25 });
}

describe('a site with a feed', () => {
  const site = withAds(`{ feed: ${FEED}, inHouse: [${OWN}], appeal: ${APPEAL}, ${ALWAYS} }`);
  beforeEach(() => site.server.answer(ANSWERS.good));

  /** Opens a page with the clock stopped, when its slot has just asked the feed for the first time. */
  async function openStopped(reader: AdReader = {}): Promise<Page> {
    const page = await site.open(BUTTON, { stopTime: true, ...reader });
    await begin(page, () => site.server.asked > 0);
    return page;
  }

  describe('the slot', () => {
    test('is directly below the lead, once per page', async () => {
      const page = await site.open(BUTTON);
      await expect(slotOf(page).count()).resolves.toBe(1);
      // Only hidden elements are between them.
      const next = await page
        .locator('.lead')
        .evaluate((lead) =>
          [...(lead.parentElement?.children ?? [])]
            .find(
              (sibling) =>
                sibling.compareDocumentPosition(lead) & Node.DOCUMENT_POSITION_PRECEDING &&
                !sibling.matches('link, script'),
            )
            ?.getAttribute('data-island'),
        );
      expect(next).toBe('ad');
    });

    test.each([
      [390, '142px'],
      [599, '142px'],
      [600, '126px'],
      [1280, '126px'],
    ])('at %d px has margins of 3 units and a minimum height of %s before its ad appears', async (width, height) => {
      const held = hold(ANSWERS.good);
      site.server.answer(held.answer);
      const page = await site.open(BUTTON, { viewport: { width, height: 800 } });
      const style = await slotOf(page).evaluate((slot) => {
        const { marginTop, marginBottom, minHeight } = getComputedStyle(slot);
        return { marginTop, marginBottom, minHeight, height: `${slot.getBoundingClientRect().height}px` };
      });
      expect(style).toEqual({ marginTop: '24px', marginBottom: '24px', minHeight: height, height });
      held.release();
    });

    test('is missing from a page with disableAd', async () => {
      const page = await site.open('/widgets/quiet/');
      await expect(slotOf(page).count()).resolves.toBe(0);
    });

    test('is replaced on each page change without a reload', async () => {
      const page = await site.open(BUTTON);
      await eventually(() => kindOf(page)).toBe('feed');
      await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
      site.server.answer(ANSWERS.good);
      await page.locator('#side').getByRole('link', { name: 'Slider' }).click();
      await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
      await eventually(() => kindOf(page)).toBe('feed');
      expect(site.server.asked).toBe(1);
      await page.locator('#side').getByRole('link', { name: 'Quiet page' }).click();
      await page.getByRole('heading', { level: 1, name: 'Quiet page' }).waitFor();
      await expect(slotOf(page).count()).resolves.toBe(0);
      await expect(page.locator('html[data-same]').count()).resolves.toBe(1);
    });

    test('requests nothing more once its page has been left', async () => {
      site.server.answer(ANSWERS.empty);
      const page = await openStopped();
      await page.clock.resume();
      await page.locator('#side').getByRole('link', { name: 'Quiet page' }).click();
      await page.getByRole('heading', { level: 1, name: 'Quiet page' }).waitFor();
      const asked = site.server.asked;
      await page.clock.fastForward(60_000);
      await rest(page);
      expect(site.server.asked).toBe(asked);
    });
  });

  describe('the external ad', () => {
    test('is the first ad of the feed that is not empty and has a statlink, in the image style with 130 × 100 px', async () => {
      const page = await site.open(BUTTON);
      const link = slotOf(page).getByRole('link');
      await eventually(() => link.count()).toBe(1);
      await expect(link.getAttribute('href')).resolves.toBe('https://ads.example/click');
      await expect(link.getAttribute('rel')).resolves.toBe('noopener sponsored');
      await expect(link.textContent()).resolves.toBe('Northwind Boats & sails for every sea.');
      await expect(slotOf(page).locator('small').textContent()).resolves.toBe('ad by Adnet');
      await expect(slotOf(page).locator('img').boundingBox()).resolves.toMatchObject({ width: 130, height: 100 });
    });

    test('is text alone in the inline style, which a fifth of visits get', async () => {
      const page = await site.open(BUTTON, { draw: 0.199 });
      await eventually(() => slotOf(page).locator('.pitch.inline').count()).toBe(1);
      await expect(slotOf(page).locator('img').count()).resolves.toBe(0);
      const other = await site.open(BUTTON, { draw: 0.2 });
      await eventually(() => slotOf(other).locator('.pitch.image img').count()).toBe(1);
    });

    test('requests its pixels once when it is shown', async () => {
      const page = await site.newPage();
      const pixels: string[] = [];
      page.on('request', (request) => {
        if (/pixels\.example|seen/.test(request.url())) pixels.push(request.url());
      });
      await page.goto(site.server.origin + BUTTON);
      const expected = [
        'https://ads.example/seen',
        'https://pixels.example/one?1763600000',
        'https://pixels.example/two',
      ];
      await eventually(() => pixels.toSorted()).toEqual(expected);
    });

    test('that arrives late shifts nothing (layout shift 0), at 390 and 1280 px, in both styles', async () => {
      for (const [width, draw] of [
        [390, 0.5],
        [390, 0.1],
        [1280, 0.5],
        [1280, 0.1],
      ] as const) {
        const held = hold(answerAds({ ...FEED_AD, description: 'A long text about boats. '.repeat(11) }));
        site.server.answer(held.answer);
        const page = await site.open(BUTTON, { viewport: { width, height: 800 }, draw });
        await eventually(() => site.server.asked).toBe(1);
        await rest(page);
        held.release();
        await eventually(() => kindOf(page)).toBe('feed');
        await rest(page);
        await expect(unexpectedShifts(page)).resolves.toEqual([]);
        const height = await slotOf(page).evaluate((slot) => slot.getBoundingClientRect().height);
        expect(height).toBe(width === 390 ? 142 : 126);
      }
    });

    test('whose image fails to load makes room for one of the site’s own, which has its image', async () => {
      site.server.answer(answerAds({ ...FEED_AD, image: 'https://nowhere.invalid/a.png' }));
      const page = await site.open(BUTTON);
      await eventually(() => kindOf(page)).toBe('in-house');
      await expect(slotOf(page).getByRole('link').textContent()).resolves.toContain('Templates for every page.');
      await expect(slotOf(page).locator('img').count()).resolves.toBe(1);
    });

    test.each(firstRows(['light', 'dark'] as const))(
      'passes the accessibility rules in %s mode',
      async (colorScheme) => {
        const page = await site.open(BUTTON, { colorScheme });
        await eventually(() => kindOf(page)).toBe('feed');
        expect(await findViolations(page)).toEqual([]);
        await expect(page.getByRole('note', { name: 'Advertisement' }).count()).resolves.toBe(1);
      },
    );
  });

  describe('a feed that fails', () => {
    test('is asked at most ten times, and the slot stays an empty placeholder', async () => {
      site.server.answer(ANSWERS.failing);
      const page = await openStopped();
      await passUntil(page, () => site.server.asked === 10);
      await pass(page, 20_000);
      expect(site.server.asked).toBe(10);
      await expect(kindOf(page)).resolves.toBe('empty');
      await expect(slotOf(page).textContent()).resolves.toBe('');
      await expect(heard(page)).resolves.toEqual([]);
    });

    test('because it has no ad is also asked ten times, then the slot shows one of the site’s own ads', async () => {
      site.server.answer(ANSWERS.empty);
      const page = await openStopped();
      await passUntil(page, () => site.server.asked === 10);
      await pass(page, 20_000);
      expect(site.server.asked).toBe(10);
      await expect(kindOf(page)).resolves.toBe('in-house');
    });

    test('and then has an ad after all is shown', async () => {
      site.server.answer(ANSWERS.failing, ANSWERS.empty, ANSWERS.good);
      const page = await openStopped();
      await passUntil(page, async () => (await kindOf(page)) !== null);
      await expect(kindOf(page)).resolves.toBe('feed');
      expect(site.server.asked).toBe(3);
    });

    test.each(firstRows(HOSTILE_TRIES, 2))(
      'with %s leaves the slot empty and changes nothing else',
      async (_, answers) => {
        site.server.answer(...answers);
        const page = await site.newPage({ stopTime: true });
        const trouble: string[] = [];
        page.on('pageerror', (error) => trouble.push(error.message));
        page.on('console', (message) => trouble.push(message.text()));
        await page.goto(site.server.origin + BUTTON);
        await begin(page, () => site.server.asked > 0);
        await passUntil(page, () => site.server.asked === 10);
        await passUntil(page, async () => (await kindOf(page)) !== null);
        await expect(kindOf(page)).resolves.toBe('empty');
        await expect(slotOf(page).innerHTML()).resolves.toBe('');
        await expect(page.evaluate(() => 'harmed' in window)).resolves.toBe(false);
        await expect(heard(page)).resolves.toEqual([]);
        expect(trouble).toEqual([]);
      },
    );
  });

  describe('an ad blocker', () => {
    beforeEach(() => site.server.answer(ANSWERS.blocked));

    test('is detected after 6 failed checks, which are 500 ms apart', async () => {
      const page = await openStopped();
      await pass(page, 2999);
      await expect(kindOf(page)).resolves.toBeNull();
      await page.clock.runFor(1);
      await expect(kindOf(page)).resolves.toBe('in-house');
      await expect(slotOf(page).getByRole('link').getAttribute('href')).resolves.toBe('/widgets/slider/');
    });

    test('causes the appeal to be shown in 20 % of cases', async () => {
      const page = await openStopped({ draw: 0.199 });
      await pass(page, 3000);
      await expect(kindOf(page)).resolves.toBe('appeal');
      await expect(slotOf(page).textContent()).resolves.toContain('Please let our ads through.');
    });

    test('that turns out not to exist is forgotten when an ad arrives later', async () => {
      const held = hold(ANSWERS.good);
      site.server.answer(held.answer);
      const page = await openStopped();
      await pass(page, 3000);
      await expect(kindOf(page)).resolves.toBe('in-house');
      const answered = page.waitForResponse((response) => response.url().endsWith(FEED));
      held.release();
      await answered;
      await passUntil(page, async () => (await kindOf(page)) === 'feed');
      await expect(slotOf(page).getByRole('link').count()).resolves.toBe(1);
    });
  });

  describe('what is reported', () => {
    test('includes a display after 2500 ms', async () => {
      const page = await openStopped();
      await passUntil(page, async () => (await kindOf(page)) === 'feed');
      await page.clock.runFor(2499);
      await expect(heard(page)).resolves.toEqual([]);
      await page.clock.runFor(1);
      await expect(heard(page)).resolves.toEqual([
        { category: 'ad', action: 'display', label: 'feed-image', name: 'Northwind' },
      ]);
    });

    test('includes a click', async () => {
      const page = await site.open(BUTTON);
      await eventually(() => kindOf(page)).toBe('feed');
      await slotOf(page).getByRole('link').click();
      await expect(heard(page)).resolves.toContainEqual({
        category: 'ad',
        action: 'click',
        label: 'feed-image',
        name: 'Northwind',
      });
    });
  });

  describe('a crash inside the slot', () => {
    const failToDraw = () => {
      const { append } = Element.prototype;
      Element.prototype.append = function failing(...nodes) {
        if ((this as HTMLElement).dataset?.['island'] === 'ad') throw new Error('boom');
        return append.apply(this, nodes);
      };
    };

    test('hides the slot, sends the crash event and leaves the page working', async () => {
      const page = await site.open(BUTTON, { before: failToDraw });
      await eventually(() => kindOf(page)).toBe('hidden');
      await expect(slotOf(page).isVisible()).resolves.toBe(false);
      // No hole stays where it was, even though what follows moves up.
      await expect(slotOf(page).boundingBox()).resolves.toBeNull();
      await expect(heard(page)).resolves.toEqual([
        { category: 'ad', action: 'crash', label: 'feed-image', name: 'Northwind' },
      ]);
      await page.locator('[data-mode-toggle]').first().click();
      await expect(page.evaluate(() => localStorage.getItem('widgets-mode'))).resolves.not.toBeNull();
      await page.locator('#side').getByRole('link', { name: 'Quiet page' }).click();
      await page.getByRole('heading', { level: 1, name: 'Quiet page' }).waitFor();
    });

    test('caused by unreadable settings does the same', async () => {
      const page = await site.newPage();
      await page.route(`**${BUTTON}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace(/data-config='[^']*'/, 'data-config="{"'),
        });
      });
      await page.goto(site.server.origin + BUTTON);
      await eventually(() => kindOf(page)).toBe('hidden');
      await expect(heard(page)).resolves.toEqual([{ category: 'ad', action: 'crash', label: 'unknown-image' }]);
    });
  });

  test('crawlers get an empty ad', async () => {
    const page = await site.open(BUTTON, {
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await eventually(() => kindOf(page)).toBe('empty');
    await expect(slotOf(page).innerHTML()).resolves.toBe('');
    expect(site.server.asked).toBe(0);
  });

  test('the page loads, paints and responds while slot and feed hang', async () => {
    site.server.answer(hold(ANSWERS.good).answer);
    const page = await site.newPage();
    await page.route('**/mount-slot.*.js', () => {});
    await page.goto(site.server.origin + BUTTON, { waitUntil: 'load' });
    await started(page);
    await page.locator('[data-mode-toggle]').first().click();
    await expect(page.evaluate(() => localStorage.getItem('widgets-mode'))).resolves.not.toBeNull();
    await expect(unexpectedShifts(page)).resolves.toEqual([]);
  });

  test('the slot is requested after the first paint', async () => {
    const page = await site.open(BUTTON);
    await eventually(() => kindOf(page)).toBe('feed');
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      performance.getEntriesByType('resource').find(({ name }) => name.includes('mount-slot'))?.startTime ?? 0,
    ]);
    expect(painted).toBeGreaterThan(0);
    expect(asked).toBeGreaterThan(painted ?? Infinity);
  });
});

describe('a site with an ad script', () => {
  const site = withAds(`{ script: ${SCRIPT}, inHouse: [${OWN}], ${ALWAYS} }`);

  /** A script that inserts its ad beside itself some milliseconds after it has run. */
  const drawAfter = (delay: number) => `
    const { parentElement } = document.currentScript;
    window.ran = true;
    setTimeout(() => {
      const link = document.createElement('a');
      link.href = 'https://ads.example/';
      link.target = '_blank';
      link.textContent = 'Boats '.repeat(200);
      parentElement.append(link);
    }, ${delay});`;

  /** Opens a page with the clock stopped, when the script has just run and the first check is due. */
  async function openStopped(script: string): Promise<Page> {
    site.server.setScript(script);
    const page = await site.open(BUTTON, { stopTime: true });
    await begin(page, () => page.evaluate(() => 'ran' in window));
    return page;
  }

  test('shows what the script draws, without a shift', async () => {
    site.server.setScript(drawAfter(100));
    const page = await site.open(BUTTON);
    await eventually(() => kindOf(page)).toBe('script');
    await expect(slotOf(page).getByRole('link').count()).resolves.toBe(1);
    await expect(unexpectedShifts(page)).resolves.toEqual([]);
    await slotOf(page).getByRole('link').dispatchEvent('click');
    await expect(heard(page)).resolves.toContainEqual({ category: 'ad', action: 'click', label: 'script-image' });
  });

  test('finds its ad on the last of 30 checks', async () => {
    const page = await openStopped(drawAfter(14_400));
    await pass(page, 14_000, 3500);
    await expect(kindOf(page)).resolves.toBe('in-house');
    await page.clock.runFor(500);
    await expect(kindOf(page)).resolves.toBe('script');
  });

  test('does not check again after the 30th time', async () => {
    const page = await openStopped(drawAfter(14_600));
    await pass(page, 60_000, 5000);
    await expect(kindOf(page)).resolves.toBe('in-house');
    await expect(slotOf(page).getByRole('link').count()).resolves.toBe(1);
  });

  test('shows one of the site’s own ads when the script cannot be loaded', async () => {
    site.server.setScript();
    const page = await site.open(BUTTON);
    await eventually(() => kindOf(page)).toBe('in-house');
  });

  test('hides the slot when the script crashes', async () => {
    site.server.setScript('throw new Error("boom");');
    const page = await site.open(BUTTON);
    await eventually(() => kindOf(page)).toBe('hidden');
    await expect(heard(page)).resolves.toEqual([{ category: 'ad', action: 'crash', label: 'script-image' }]);
  });
});

describe('a site with only its own ads', () => {
  const site = withAds(`{ inHouse: [${OWN}] }`);

  test('shows one at once, loaded from its own host alone, without a shift', async () => {
    const page = await site.newPage();
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.server.origin)) strangers.push(request.url());
    });
    await visit(page, site.server.origin + BUTTON);
    await eventually(() => kindOf(page)).toBe('in-house');
    await expect(slotOf(page).getByRole('link').getAttribute('target')).resolves.toBeNull();
    await expect(slotOf(page).locator('small').textContent()).resolves.toBe('Advertisement');
    await expect(
      slotOf(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).resolves.toBe(130);
    expect(strangers).toEqual([]);
    await expect(unexpectedShifts(page)).resolves.toEqual([]);
  });

  test('does not load the code that requests ads from others', async () => {
    const page = await site.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await visit(page, site.server.origin + BUTTON);
    await eventually(() => kindOf(page)).toBe('in-house');
    expect(requests.filter((path) => /source|feed/.test(path))).toEqual([]);
  });

  test.each([
    [0.099, 1],
    [0.1, 0],
  ])('reports a tenth of displays: a draw of %d gives %d', async (draw, count) => {
    const page = await site.open(BUTTON, { draw, stopTime: true });
    await begin(page, async () => (await kindOf(page)) === 'in-house');
    await pass(page, 5000);
    await expect(heard(page)).resolves.toHaveLength(count);
  });
});

describe('a site without ads', () => {
  const site = withAds();

  test('has no trace of the slot in its pages, and loads none of its code', async () => {
    const page = await site.newPage();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const response = await visit(page, site.server.origin + BUTTON);
    await expect(response?.text()).resolves.not.toMatch(/data-island="ad"|data-config/);
    expect(requests.filter((path) => /slot|feed/.test(path))).toEqual([]);
  });
});
