import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

/** Every state of the slot by the heading above it, and the kind that its element has once decided. */
const STATES = [
  ['Unknown', null],
  ['Blocked, in-house ad', 'in-house'],
  ['Blocked, appeal', 'appeal'],
  ['External ad, image style', 'feed'],
  ['External ad, inline style', 'feed'],
  ['External ad, script', 'script'],
  ['In-house ad', 'in-house'],
  ['Empty', 'empty'],
  ['Crashed', 'hidden'],
] as const;

const slotOf = (page: Page) => page.locator('[data-island="ad"]');

/** The page of all states once its slots have decided, the hosts that it requested, and its console messages. */
async function openStates(colorScheme: 'light' | 'dark') {
  const page = await (await browsing.newReader({ colorScheme, reducedMotion: 'reduce' })).newPage();
  const strangers: string[] = [];
  const trouble: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(browsing.site.origin)) strangers.push(request.url());
  });
  page.on('console', (message) => trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  await page.goto(`${browsing.site.origin}/experiments/docs/slot-states/`);
  await page.locator('.demo').scrollIntoViewIfNeeded();
  const state = (name: string) => page.getByRole('region', { name, exact: true }).locator('.pitch-slot');
  // The slowest one: its feed is requested ten times.
  await expect.poll(() => state('Empty').getAttribute('data-kind'), { timeout: 30_000 }).toBe('empty');
  await expect.poll(() => state('Blocked, appeal').getAttribute('data-kind'), { timeout: 30_000 }).toBe('appeal');
  return { page, state, strangers, trouble };
}

test('each page shows one of the site’s own ads, with a 130 × 100 px picture from its own host', async () => {
  const page = await browsing.open('/material-ui/getting-started/installation/');
  await expect.poll(() => slotOf(page).getAttribute('data-kind'), { timeout: 20_000 }).toBe('in-house');
  const link = slotOf(page).getByRole('link');
  const { origin } = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href));
  expect(origin).toBe(browsing.site.origin);
  await link.click();
  await page.waitForURL((url) => !url.pathname.includes('installation'));
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('the settings of the slot have three ads and an appeal, and every picture exists in the right size', async () => {
  const page = await browsing.open('/material-ui/getting-started/installation/');
  const { inHouse, appeal } = JSON.parse((await slotOf(page).getAttribute('data-config')) ?? '') as {
    readonly inHouse: readonly { readonly img: string; readonly link: string }[];
    readonly appeal: { readonly img: string; readonly link: string };
  };
  expect(inHouse).toHaveLength(3);
  for (const { img, link } of [...inHouse, appeal]) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, img);
    expect(size, img).toEqual([130, 100]);
    expect((await page.request.get(browsing.site.origin + link)).status(), link).toBe(200);
  }
});

describe('the page of the slot’s states', () => {
  test.each(['light', 'dark'] as const)(
    'shows each of them, requests only its own host, and breaks no accessibility rules in %s mode',
    async (colorScheme) => {
      const { page, state, strangers, trouble } = await openStates(colorScheme);
      for (const [name, kind] of STATES) {
        expect(await state(name).getAttribute('data-kind'), name).toBe(kind);
      }
      await expect(state('Crashed').isVisible()).resolves.toBe(false);
      await expect(state('External ad, image style').locator('img').boundingBox()).resolves.toMatchObject({
        width: 130,
        height: 100,
      });
      await expect(state('External ad, inline style').locator('.pitch.inline').count()).resolves.toBe(1);
      await expect(page.getByRole('region', { name: 'Crashed' }).getByText('Reported: crash').count()).resolves.toBe(1);
      expect(strangers).toEqual([]);
      expect(trouble).toEqual([]);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  test('shows all ads in one look, whoever draws them', async () => {
    const { state } = await openStates('light');
    const lookOf = (name: string) =>
      state(name)
        .locator('.pitch, .stranger')
        .filter({ visible: true })
        .evaluate((ad) => {
          const pick = (element: Element, names: readonly string[]) =>
            names.map((property) => getComputedStyle(element).getPropertyValue(property));
          const link = ad.querySelector('a:not(:has(img))') ?? ad;
          const image = ad.querySelector('img');
          const at = ad.getBoundingClientRect();
          const picture = image?.getBoundingClientRect();
          return {
            box: pick(ad, ['border', 'border-radius', 'background-color', 'box-shadow', 'padding-block']),
            text: pick(link, ['color', 'font-size', 'line-height', 'text-decoration-line']),
            height: at.height,
            image: picture && [picture.x - at.x, picture.y - at.y, picture.width, picture.height],
          };
        });
    const usual = await lookOf('In-house ad');
    expect(usual).toMatchObject({ height: 126, image: [13, 13, 130, 100] });
    for (const name of ['Blocked, appeal', 'External ad, image style', 'External ad, script'])
      expect(await lookOf(name), name).toEqual(usual);
    expect(await lookOf('External ad, inline style')).toEqual({ ...usual, image: undefined });
  });

  test('restarts all of them, and offers no sandbox for what needs the site’s own files', async () => {
    const { page, state } = await openStates('light');
    await expect(page.locator('.demo-bar [data-icon="stackblitz"]').count()).resolves.toBe(0);
    await expect(page.locator('.demo-bar [data-icon="codesandbox"]').getAttribute('aria-disabled')).resolves.toBe(
      'true',
    );
    await page.locator('.demo-bar [data-icon="reset"]').click();
    await expect(state('Blocked, appeal').getAttribute('data-kind')).resolves.toBeNull();
    await expect
      .poll(() => state('External ad, image style').getAttribute('data-kind'), { timeout: 20_000 })
      .toBe('feed');
  });
});
