import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { visit } from '../support/settle.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('api');
const SLIDER = '/base-ui/api/slider/';

const layoutOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.api ?? 'expanded');
const isOpen = (page: Page, id: string) => page.locator(`[id="${id}"] > div`).last().isVisible();
const shownRows = (page: Page) =>
  page
    .locator('.rows > li')
    .evaluateAll((rows) =>
      rows.filter((row) => row.checkVisibility()).map((row) => row.firstElementChild?.textContent?.toLowerCase() ?? ''),
    );

describe('the rows of an API page', () => {
  test('have name, type and default on one line, and the description below, as wide as the line', async () => {
    const page = await browsing.open(SLIDER);
    const boxes = await page.locator('[id="slider-prop-max"]').evaluate((row) => {
      const [name, type, value] = Array.from(
        row.querySelectorAll(':scope > div > :is(a:not(.try), .ty, .def)'),
        (part) => part.getBoundingClientRect(),
      );
      const description = row.lastElementChild?.getBoundingClientRect();
      return [name, type, value, description].map((box) => ({
        left: box?.left ?? 0,
        top: box?.top ?? 0,
        bottom: box?.bottom ?? 0,
      }));
    });
    const [name, type, value, description] = boxes;
    expect([name, type, value].map((box) => box?.left)).toEqual(
      [name, type, value].map((box) => box?.left).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(Math.abs((name?.top ?? 0) - (value?.top ?? 0))).toBeLessThan(8);
    expect(description?.left).toBe(name?.left);
    expect(description?.top).toBeGreaterThanOrEqual(value?.bottom ?? Infinity);
  });

  test('stay in their column, whatever types and descriptions contain', async () => {
    for (const width of [390, 1280]) {
      const page = await browsing.open(SLIDER, { viewport: { width, height: 844 } });
      await page
        .locator('.rows > li')
        .first()
        .evaluate((row) => {
          row.firstElementChild?.insertAdjacentHTML(
            'beforeend',
            '<code class="ty">AFunctionOfALibraryWithLongNamesThatAreLongerThanTheScreenOfAPhone</code>',
          );
          row.lastElementChild?.insertAdjacentHTML(
            'beforeend',
            '<p>https://example.com/an/address/that/has/no/spaces/and/is/wider/than/most/columns/of/tables</p>' +
              `<figure class="code"><pre><code>${'an example of many words '.repeat(8)}</code></pre></figure>`,
          );
        });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(
        await page
          .locator('.rows > li')
          .first()
          .evaluate((row) => row.scrollWidth - row.clientWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('are laid out as the reader chooses, on this page and the next', async () => {
    const page = await browsing.open(SLIDER);
    const choice = (name: string) => page.getByRole('group', { name: 'Layout of lists' }).getByRole('button', { name });
    await expect.poll(() => choice('Expanded').getAttribute('aria-pressed')).toBe('true');
    await choice('Collapsed').click();
    expect(await choice('Collapsed').getAttribute('aria-pressed')).toBe('true');
    expect(await isOpen(page, 'slider-prop-marks')).toBe(false);

    await visit(page, `${browsing.site.origin}/base-ui/api/switch/`);
    expect(await layoutOf(page)).toBe('collapsed');
    await expect.poll(() => choice('Collapsed').getAttribute('aria-pressed')).toBe('true');
    await choice('Expanded').click();
    expect(await page.locator('.rows > li > div').last().isVisible()).toBe(true);
    expect(await page.locator('.rows .fold').count()).toBe(0);
  });

  test('appear in the chosen layout before any script but the one in the head has run', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => localStorage.setItem('base-api', 'collapsed'));
    await reader.route('**/main.*.js', (route) => route.abort());
    const page = await browsing.open(SLIDER, reader);
    expect(await layoutOf(page)).toBe('collapsed');
    expect(await isOpen(page, 'slider-prop-marks')).toBe(false);
  });

  test.each(firstRows(['sideways', 'table']))('ignore the unknown layout %s', async (layout) => {
    const reader = await browsing.newReader();
    await reader.addInitScript((value) => localStorage.setItem('base-api', value), layout);
    expect(await layoutOf(await browsing.open(SLIDER, reader))).toBe('expanded');
  });

  test('open and close with a button, by mouse and by keyboard', async () => {
    const page = await openCollapsed(SLIDER);
    const button = page.getByRole('button', { name: 'Details of marks', exact: true });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    await button.click();
    expect([await button.getAttribute('aria-expanded'), await isOpen(page, 'slider-prop-marks')]).toEqual([
      'true',
      true,
    ]);
    await button.press('Enter');
    expect([await button.getAttribute('aria-expanded'), await isOpen(page, 'slider-prop-marks')]).toEqual([
      'false',
      false,
    ]);
  });

  test('open when the browser finds their text', async () => {
    const page = await openCollapsed(SLIDER);
    const button = page.getByRole('button', { name: 'Details of marks', exact: true });
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
    const words = await page
      .locator('[id="slider-prop-marks"] > div')
      .nth(1)
      .evaluate(
        (text) =>
          text.textContent
            ?.trim()
            .split(/[\s,.-]+/)
            .slice(0, 5)
            .join(' ') ?? '',
      );
    await page.locator('h1').evaluate((title, text) => {
      title.innerHTML = `<a href="#:~:text=${encodeURIComponent(text)}">find</a>`;
    }, words);
    await page.getByRole('link', { name: 'find', exact: true }).click();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    expect(await isOpen(page, 'slider-prop-marks')).toBe(true);
    expect(await isOpen(page, 'slider-prop-max')).toBe(false);
  });

  test('open and are marked when a link names them', async () => {
    const page = await openCollapsed('/base-ui/overview/');
    await page.getByRole('link', { name: 'prop of the slider' }).click();
    await page.locator('h1', { hasText: 'Slider API' }).waitFor();
    await expect.poll(() => isOpen(page, 'slider-prop-marks')).toBe(true);
    expect(await page.locator(':target').getAttribute('id')).toBe('slider-prop-marks');
    expect(await isOpen(page, 'slider-prop-max')).toBe(false);
    await page.locator('[id="slider-class-root"] > div > a').click();
    await expect.poll(() => isOpen(page, 'slider-class-root')).toBe(true);
  });

  test('open the declaration that their types lead to', async () => {
    const page = await browsing.open(SLIDER);
    const link = page.locator('.rows .ty a[href^="#slider-type-"]').first();
    const declaration = page.locator(`[id="${(await link.getAttribute('href'))?.slice(1)}"]`);
    expect(await declaration.isVisible()).toBe(false);
    await link.click();
    await expect.poll(() => declaration.isVisible()).toBe(true);
  });

  test('are filtered by words of their names and types, and come back with Escape', async () => {
    const page = await browsing.open(SLIDER);
    const all = await shownRows(page);
    const field = page.getByRole('searchbox', { name: 'Filter by name or type' });
    const count = page.locator('.rows-tools output');
    // The island starts when the browser is idle.
    await expect.poll(async () => (await field.fill('aria'), count.textContent())).toMatch(/^\d+ of \d+$/);
    await field.fill('ON func');
    const found = all.filter((row) => row.includes('on') && row.includes('func'));
    expect(await shownRows(page)).toEqual(found);
    expect(await count.textContent()).toBe(`${found.length} of ${all.length}`);
    await field.fill('no such row');
    expect([await shownRows(page), await count.textContent()]).toEqual([[], 'Nothing matches']);
    await field.press('Escape');
    expect([await shownRows(page), await field.inputValue()]).toEqual([all, '']);
  });

  test('come back when a link names one that the filter leaves out', async () => {
    const page = await browsing.open(SLIDER);
    const field = page.getByRole('searchbox', { name: 'Filter by name or type' });
    await expect.poll(async () => (await field.fill('marks'), isOpen(page, 'slider-prop-max'))).toBe(false);
    await page.locator('nav.toc').getByRole('link', { name: 'max', exact: true }).click();
    await expect.poll(() => isOpen(page, 'slider-prop-max')).toBe(true);
    expect(await field.inputValue()).toBe('');
  });

  test('offer to copy the address of the one with the pointer or the focus', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await browsing.open(SLIDER, reader);
    const row = page.locator('[id="slider-prop-max"]');
    const button = row.getByRole('button', { name: 'Copy link: max' });
    await expect.poll(async () => (await page.mouse.move(0, 0), await row.hover(), button.count())).toBe(1);
    await button.click();
    await expect.poll(() => row.locator('.copy-link').textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${browsing.site.origin}${SLIDER}#slider-prop-max`,
    );
    await page.locator('[id="slider-prop-min"] > div > a').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Copy link: min');
    expect(await page.locator('.copy-link').count()).toBe(1);
  });

  test('are printed whole, however they are folded and filtered', async () => {
    const page = await openCollapsed(SLIDER);
    const field = page.getByRole('searchbox', { name: 'Filter by name or type' });
    await expect.poll(async () => (await field.fill('marks'), isOpen(page, 'slider-prop-max'))).toBe(false);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page
      .locator('.rows > li, .rows > li > div')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().height < 10).length);
    expect(hidden).toBe(0);
    for (const part of ['.rows-tools', '.rows .fold'])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
  });

  test('are all there without script', async () => {
    const page = await browsing.open(SLIDER, { javaScriptEnabled: false });
    await expect(page.locator('.rows-tools').first().isVisible()).resolves.toBe(false);
    expect(await isOpen(page, 'slider-prop-marks')).toBe(true);
  });

  test('are in the table of contents', async () => {
    const page = await browsing.open(SLIDER);
    const names = await page.locator('.rows[aria-label="Props"] > li > div > a').allTextContents();
    const listed = page.locator('nav.toc [data-rows] a');
    await expect.poll(() => listed.allTextContents()).toEqual(names);
    await page.locator('[id="slider-prop-max"]').evaluate((row) => {
      scrollTo({ top: row.getBoundingClientRect().top + scrollY - innerHeight * 0.3 + 5, behavior: 'instant' });
    });
    await expect
      .poll(() => page.locator('nav.toc [data-rows] [aria-current="true"]').allTextContents())
      .toEqual(['max']);
  });
});

async function openCollapsed(pathname: string): Promise<Page> {
  const reader = await browsing.newReader();
  await reader.addInitScript(() => localStorage.setItem('base-api', 'collapsed'));
  return browsing.open(pathname, reader);
}

test('documentation within a page has its own heading, which is in the table of contents', async () => {
  const page = await browsing.open('/base-ui/react-button/#button-prop-disabled');
  const titles = await page.locator('nav.toc a').allTextContents();
  expect(titles).toEqual([
    'Button',
    'Import',
    'Props',
    'Slots',
    'CSS classes',
    'Types',
    'useTransitionTrigger',
    'Import',
    'Parameters',
    'Return value',
    'Types',
  ]);
  expect(await page.locator(':target').getAttribute('id')).toBe('button-prop-disabled');
});

test('generated pages are treated like all others: Markdown copy, sitemap, list for language models, search', () => {
  const { out } = browsing.site;
  expect(readFileSync(path.join(out, 'base-ui/api/slider.md'), 'utf8')).toMatch(
    /^# Slider API\n[\s\S]*\n## Props\n[\s\S]*`marks`/,
  );
  expect(readFileSync(path.join(out, 'base-ui/react-button.md'), 'utf8')).toContain(
    "import { Button } from '@mui/base/Button';",
  );
  expect(readFileSync(path.join(out, 'sitemap.xml'), 'utf8')).toContain('https://mui.com/base-ui/api/slider/');
  expect(readFileSync(path.join(out, 'llms.txt'), 'utf8')).toContain('(https://mui.com/base-ui/api/slider.md)');
  expect(existsSync(path.join(out, '_nav/search/base'))).toBe(true);
});

test.each(firstRows(['expanded', 'collapsed']))(
  'passes the accessibility rules in the layout %s, light and dark',
  async (layout) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const reader = await browsing.newReader({ colorScheme });
      await reader.addInitScript((value) => localStorage.setItem('base-api', value), layout);
      for (const pathname of [SLIDER, '/base-ui/react-button/']) {
        expect(await findViolations(await browsing.open(pathname, reader)), pathname).toEqual([]);
      }
    }
  },
);
