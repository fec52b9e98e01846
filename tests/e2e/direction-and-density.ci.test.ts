import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';

/** Smallest height and width of a pointer target, in px (WCAG 2.2, 2.5.8). */
const TARGET = 24;

const browsing = browse('reference');
const WIDTHS = [390, 820, 1280];
const CHOICES = { rtl: ['mui-direction', 'rtl'], dense: ['mui-dense', 'true'] } as const;

/** Opens a page for a reader who has chosen a direction or a density. */
async function open(pathname: string, width: number, ...choices: readonly (keyof typeof CHOICES)[]): Promise<Page> {
  const reader = await browsing.newReader({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  await reader.addInitScript(
    (stored) => stored.forEach(([key, value]) => localStorage.setItem(key, value)),
    choices.map((choice) => CHOICES[choice]),
  );
  return browsing.open(pathname, reader);
}

/** Middle of an element, in px from the window's left edge. */
async function middle(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2;
}

/** Returns whether the elements follow each other from right to left. */
async function runLeftwards(page: Page, ...selectors: readonly string[]): Promise<boolean> {
  const places = await Promise.all(selectors.map((selector) => middle(page, selector)));
  return places.every((place, at) => at === 0 || place < (places[at - 1] ?? Number.NaN));
}

/** How far a page can be scrolled to the left and to the right, in px. */
function reach(page: Page): Promise<readonly number[]> {
  return page.evaluate(() =>
    [-999, 999].map((left) => {
      scrollTo({ left, behavior: 'instant' });
      return Math.abs(scrollX);
    }),
  );
}

describe('right to left', () => {
  test('mirrors shell, breadcrumbs, pager and table of contents', async () => {
    const page = await open('/material-ui/react-button/', 1280, 'rtl');
    await expect(runLeftwards(page, '.brand', '.lineup', '.bar .versions', '.find', '.prefs', '.repo')).resolves.toBe(
      true,
    );
    await expect(runLeftwards(page, '#side', '#main', '#toc')).resolves.toBe(true);
    await expect(runLeftwards(page, '.crumbs li:nth-child(1)', '.crumbs li:nth-child(2)')).resolves.toBe(true);
    await expect(runLeftwards(page, '.pager [rel=prev]', '.pager [rel=next]')).resolves.toBe(true);
    await expect(
      page
        .locator('.prose p')
        .first()
        .evaluate((text) => getComputedStyle(text).direction),
    ).resolves.toBe('rtl');
  });

  test('mirrors the sidebar’s arrows and those of the pager', async () => {
    const page = await open('/material-ui/react-button/', 1280, 'rtl');
    const arrow = (selector: string, pseudo: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => {
          const { scale, rotate } = getComputedStyle(element, pseudo);
          return `${scale} ${rotate}`;
        }, pseudo);
    // The outline points to the right; mirrored, it points to the left, and turned by a quarter, it points down.
    await expect(arrow('.side .g > [aria-expanded=false]', '::after')).resolves.toBe('-1 1 none');
    await expect(arrow('.side .g > [aria-expanded=true]', '::after')).resolves.toBe('-1 1 -90deg');
    await expect(arrow('.pager [rel=next] small', '::before')).resolves.toBe('-1 1 none');
    await expect(arrow('.pager [rel=prev] small', '::before')).resolves.toBe('1 none');
  });

  test('mirrors the search dialog', async () => {
    const page = await open('/material-ui/react-button/', 1280, 'rtl');
    await page.locator('.find').click();
    await page.locator('.search-field input').waitFor();
    await expect(runLeftwards(page, '.search-field input', '.search-close')).resolves.toBe(true);
  });

  /** Returns whether an English text has its last character to the right of its first one, on one line. */
  const readsRightwards = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => {
      const text = element.firstChild as Text;
      const [first, last] = [0, text.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect();
      });
      return first?.top === last?.top && (first?.left ?? 0) < (last?.left ?? 0);
    });

  test('keeps English sentences of search and of a missing page in order', async () => {
    const page = await open('/nowhere/button/', 1280, 'rtl');
    const offer = '[data-island="not-found"] > button';
    await page.locator(offer).waitFor();
    for (const words of [offer, '.nearest h2', '.lines li:last-child small'])
      await expect(readsRightwards(page, words), words).resolves.toBe(true);
    const written = await open('/experiments/docs/callouts/', 1280, 'rtl');
    for (const words of ['.toc a[href="#which-one"]', '.feedback span'])
      await expect(readsRightwards(written, words), words).resolves.toBe(true);
    const settings = await open('/docs-nav/reference/section-yaml/', 1280, 'rtl');
    await expect(readsRightwards(settings, 'main > h1')).resolves.toBe(true);
    const api = await open('/material-ui/api/button/', 1280, 'rtl');
    await expect(readsRightwards(api, '#button-prop-children > div + div')).resolves.toBe(true);
    await page.locator('.find').click();
    await page.locator('.search-field input').fill('zzqqyy');
    await expect.poll(() => page.locator('.search-status').textContent()).toContain('Nothing found');
    await expect(readsRightwards(page, '.search-status')).resolves.toBe(true);
  });

  test('aligns English headings with the text below them, also where their links need room for a finger', async () => {
    const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
    const reader = await browsing.newReader(phone);
    await reader.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    const page = await browsing.open('/material-ui/react-button/', reader);
    const ends = await page.locator('article.prose').evaluate((prose) =>
      ['h2', 'p'].map((name) => {
        const text = document.createRange();
        text.selectNodeContents(prose.querySelector(name)!);
        return text.getBoundingClientRect().right;
      }),
    );
    expect(ends[0]).toBeCloseTo(ends[1] ?? 0, 0);
    await expect(reach(page)).resolves.toEqual([0, 0]);
  });

  test('keeps the parts of a row as far apart as from left to right', async () => {
    const gapOf = async (...choices: readonly 'rtl'[]): Promise<number> => {
      const page = await open('/material-ui/api/button/', 1280, ...choices);
      const [name, type] = await page
        .locator('#button-prop-disabled > div:first-child > :is(a, .ty)')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
      return Math.max((name?.left ?? 0) - (type?.right ?? 0), (type?.left ?? 0) - (name?.right ?? 0));
    };
    const gap = await gapOf();
    expect(gap).toBeGreaterThan(8);
    expect(await gapOf('rtl')).toBeCloseTo(gap, 0);
  });

  test('leaves room between an English name in the sidebar and the icons on both sides of it', async () => {
    const page = await open('/material-ui/', 1280, 'rtl');
    const row = page.locator('.side a.x:has(.icon)');
    const [icon, name] = await row.evaluate((link) => {
      const text = document.createRange();
      text.selectNodeContents(link.lastChild!);
      return [link.querySelector('.icon')!, text].map((part) => part.getBoundingClientRect());
    });
    expect((name?.left ?? 0) - (icon?.right ?? 0)).toBe(8);
    const arrow = await row.evaluate((link) => {
      const { marginLeft, marginRight, scale } = getComputedStyle(link, '::after');
      return [marginLeft, marginRight, scale];
    });
    expect(arrow).toEqual(['6px', '0px', 'none']);
  });

  test('shows the start of an excerpt that is longer than its line', async () => {
    const page = await open('/material-ui/react-button/', 390, 'rtl');
    await page.locator('.find').click();
    await page.locator('.search-field input').fill('button');
    const excerpt = page.locator('.search-excerpt:not(:empty)').first();
    await excerpt.waitFor();
    const [line, first] = await excerpt.evaluate((line) => {
      const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode()!;
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, 1);
      return [line, range].map((part) => part.getBoundingClientRect().left);
    });
    expect(line).toBeGreaterThanOrEqual(0);
    expect(first).toBeGreaterThanOrEqual(line ?? 0);
  });

  test('opens the drawer of small screens from the right', async () => {
    const page = await open('/material-ui/react-button/', 390, 'rtl');
    await page.locator('.burger').click();
    await expect.poll(async () => (await middle(page, '#side')) > 390 / 2).toBe(true);
  });

  test('leaves code as it is written', async () => {
    const page = await open('/material-ui/react-button/', 1280, 'rtl');
    const directions = await page
      .locator('figure.code pre, .prose :not(pre) > code')
      .evaluateAll((all) => [...new Set(all.map((code) => getComputedStyle(code).direction))]);
    expect(directions).toEqual(['ltr']);
  });

  test.each(WIDTHS)('no page is wider than its window: %i px', async (width) => {
    for (const pathname of Object.values(SAMPLE_PAGES)) {
      const page = await open(pathname, width, 'rtl', 'dense');
      expect(await reach(page), pathname).toEqual([0, 0]);
      await page.context().close();
    }
  });
});

describe('dense', () => {
  /** Heights of controls and rows. */
  const HEIGHTS = ['.find', '.prefs', '.mode', '.side li > a', '.toc a', '.prose td', '.prose > figure.code'];

  test('makes controls and rows smaller', async () => {
    const [usual, dense] = [
      await open('/material-ui/react-button/', 1280),
      await open('/material-ui/react-button/', 1280, 'dense'),
    ];
    for (const selector of HEIGHTS) {
      const [before, after] = await Promise.all(
        [usual, dense].map(async (page) => (await page.locator(selector).first().boundingBox())?.height ?? 0),
      );
      expect(after, selector).toBeGreaterThan(0);
      expect(after, selector).toBeLessThan(before ?? 0);
    }
  });

  test.each(WIDTHS)('keeps every target at least 24 px high and wide: %i px', async (width) => {
    for (const pathname of Object.values(SAMPLE_PAGES)) {
      const page = await open(pathname, width, 'dense');
      const small = await page
        .locator('button, summary, .bar a, .side a, .toc a, .tabs a, .related a, .pager a, .index a, [role=tab]')
        .evaluateAll(
          (all, least) =>
            all
              .filter((target) => target.checkVisibility({ visibilityProperty: true }))
              .map((target) => ({ target, box: target.getBoundingClientRect() }))
              .filter(({ box }) => box.height < least || box.width < least)
              .map(({ target, box }) => `${target.outerHTML.slice(0, 80)} ${box.width}×${box.height}`),
          TARGET,
        );
      expect(small, pathname).toEqual([]);
      await page.context().close();
    }
  });

  test('keeps the rows that a sidebar gap stands for at its height', async () => {
    const page = await open('/material-ui/react-button/', 1280, 'dense');
    const heights = await page.evaluate(() => {
      const row = document.querySelector('.side li > a')?.getBoundingClientRect().height;
      const gap = document.body.appendChild(document.createElement('div'));
      gap.style.height = 'var(--dn-row)';
      return [row, gap.getBoundingClientRect().height];
    });
    expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 3);
  });
});
