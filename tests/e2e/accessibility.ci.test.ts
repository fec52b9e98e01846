import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';
import { turnDark } from '../support/turn-dark.ts';

const browsing = browse('reference');

/** In px. In `.ci/run`, `tests/pages/` checks every page at the larger width as well. */
const WIDTHS = [390, 1280];

const CASES = Object.entries(SAMPLE_PAGES).flatMap(([kind, pathname]) =>
  WIDTHS.map((width) => ({ kind, pathname, width })),
);

describe('axe finds nothing', () => {
  test.each(CASES)('$kind, $width px, light and dark', async ({ pathname, width }) => {
    const page = await browsing.open(pathname, {
      viewport: { width, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    expect(await findViolations(page)).toEqual([]);
    await turnDark(page);
    expect(await findViolations(page)).toEqual([]);
  });
});

test.each([
  ['/material-ui/react-button/#sizes', 'Sizes'],
  ['/material-ui/api/button/#classes', 'CSS classes'],
])('on %s, a heading is called %j alone, and the link to it comes next', async (pathname, name) => {
  const page = await browsing.open(pathname);
  const heading = page.getByRole('heading', { name, exact: true });
  const link = page.getByRole('link', { name: `Link to this section: ${name}`, exact: true });
  await page.keyboard.press('Tab');
  expect(await link.evaluate((anchor) => anchor === document.activeElement)).toBe(true);
  // It is shown at the end of the heading's last line.
  const [text, mark] = [await heading.boundingBox(), await link.boundingBox()];
  if (!text || !mark) throw new Error('The heading or its link is not shown.');
  expect(mark.x - text.x - text.width).toBeCloseTo(0.3 * 26, 0);
  expect(Math.abs(mark.y - text.y)).toBeLessThan(2);
});

test.each([100, 200])('at %d % text the skip link is out of sight until it has the focus', async (size) => {
  const page = await browsing.open(SAMPLE_PAGES['component page'], { viewport: { width: 320, height: 640 } });
  await page.evaluate((percent) => document.documentElement.style.setProperty('font-size', `${percent}%`), size);
  const skip = page.locator('.skip');
  const bottom = () => skip.evaluate((link) => link.getBoundingClientRect().bottom);
  expect(await bottom()).toBeLessThanOrEqual(0);
  await page.keyboard.press('Tab');
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  expect(await skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThan(0);
});

describe('at 390 px and 200 % text', () => {
  const open = async (pathname: string) => {
    const page = await browsing.open(pathname, { viewport: { width: 390, height: 844 } });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return page;
  };

  test.each([SAMPLE_PAGES['component page'], SAMPLE_PAGES['page with tabs'], '/material-ui/api/button/'])(
    '%s scrolls in one direction',
    async (pathname) => {
      const page = await open(pathname);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );

  test('every preference fits into its drawer', async () => {
    const page = await open(SAMPLE_PAGES['text page']);
    await page.locator('.burger').click();
    await page.locator('.drawer-tools').getByRole('button', { name: 'Preferences' }).click();
    const choices = page.locator('dialog.preferences label');
    await choices.first().waitFor();
    // While the drawer slides in, boxes with the same edge differ by rounding.
    await page.locator('dialog.preferences').evaluate(async (drawer) => {
      await Promise.all(drawer.getAnimations().map(async ({ finished }) => finished));
    });
    const cut = await choices.evaluateAll((labels) =>
      labels
        .filter((label) => {
          const room = label.closest('fieldset, section')?.getBoundingClientRect();
          const text = document.createRange();
          text.selectNodeContents(label);
          const { left, right } = text.getBoundingClientRect();
          return room === undefined || left < room.left || right > room.right;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
});

test.each([
  ['product', SAMPLE_PAGES['component page'], '.lineup a'],
  ['tab', SAMPLE_PAGES['page with tabs'], '.tabs a'],
])('the focus ring of a %s is beside its name, and whole', async (_, pathname, selector) => {
  const page = await browsing.open(pathname);
  await page.keyboard.press('Tab');
  for (const link of await page.locator(selector).all()) {
    await link.focus();
    const [beside, before] = await link.evaluate((focused) => {
      const name = document.createRange();
      name.selectNodeContents(focused);
      const [ring, text, row] = [focused, name, focused.parentElement ?? focused].map((part) =>
        part.getBoundingClientRect(),
      );
      return [(ring?.right ?? 0) - (text?.right ?? 0), (ring?.left ?? 0) - (row?.left ?? 0)];
    });
    // The ring is 2 px wide, and inside of the link.
    expect(beside).toBeGreaterThan(4);
    expect(before).toBeGreaterThanOrEqual(0);
  }
});

describe('at 200 % text', () => {
  const open = async (pathname: string, width: number) => {
    const page = await browsing.open(pathname, { viewport: { width, height: 800 } });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    return page;
  };

  /** Words of a text that are broken across lines. */
  const brokenWords = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const text = element.firstChild;
        return [...(element.textContent?.matchAll(/\S+/g) ?? [])]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text!, index);
            range.setEnd(text!, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      });

  test.each([
    ['/', 320],
    ['/', 1280],
    [SAMPLE_PAGES['text page'], 320],
  ])('no word of the title of %s is broken: %d px', async (pathname, width) => {
    expect(await brokenWords(await open(pathname, width), 'h1')).toEqual([]);
  });

  test.each(['/', SAMPLE_PAGES['component page']])('the bar of %s has room for its name: 320 px', async (pathname) => {
    const page = await open(pathname, 320);
    const ends = await page.locator('.brand').evaluate((brand) => {
      const name = document.createRange();
      name.selectNodeContents(brand);
      return [name.getBoundingClientRect().right, brand.getBoundingClientRect().right];
    });
    expect(ends[0]).toBeLessThan(ends[1] ?? 0);
    // What is missing from the bar is in the drawer.
    await page.locator('.burger').click();
    await page.locator('.drawer-tools').getByRole('button', { name: 'Preferences' }).click();
    await page.getByRole('radio', { name: 'Dark' }).waitFor();
  });

  test('facts about a component, and ads, do not break words: 320 px', async () => {
    const page = await open(SAMPLE_PAGES['component page'], 320);
    await page.locator('.pitch-body').waitFor();
    await page.locator('.facts > summary').click();
    expect(await brokenWords(page, '.fact-line > a')).toEqual([]);
    expect(await brokenWords(page, '.facts dd code')).not.toContain('@mui/material');
    const body = await page.locator('.pitch').evaluate((ad) => {
      const image = ad.querySelector('img')?.getBoundingClientRect().width ?? 0;
      return [image, ad.querySelector('.pitch-body')?.getBoundingClientRect().width ?? 0];
    });
    expect(body[0]).toBeLessThan(body[1] ?? 0);
  });

  test('the search button has room for its text, and icons have their names below them: 1280 px', async () => {
    const page = await open('/material-ui/material-icons/', 1280);
    const find = await page.locator('.find').evaluate((button) => [button.scrollWidth, button.clientWidth]);
    expect(find[0]).toBeLessThanOrEqual(find[1] ?? 0);
    await page.locator('.icon-finder').scrollIntoViewIfNeeded();
    await page.locator('.icon-grid button').first().waitFor();
    const cut = await page
      .locator('.icon-grid button')
      .evaluateAll((all) =>
        all
          .filter(
            (button) =>
              button.getBoundingClientRect().bottom <
              (button.querySelector('span')?.getBoundingClientRect().bottom ?? 0),
          )
          .map(({ textContent }) => textContent),
      );
    expect(cut.slice(0, 3)).toEqual([]);
  });

  test('lines of the breadcrumbs and rows of the sidebar are tall enough for their text', async () => {
    const page = await open(SAMPLE_PAGES['component page'], 1280);
    const heights = await page
      .locator('.crumbs li, .side li > a')
      .evaluateAll((all) =>
        all.map((row) => row.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(row).fontSize)),
      );
    expect(Math.min(...heights)).toBeGreaterThan(1.5);
  });
});
