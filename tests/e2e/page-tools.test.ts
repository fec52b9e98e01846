import { describe, expect, test } from 'vitest';
import type { Request } from 'playwright-core';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

describe('the tools of a page', () => {
  test('copy the Markdown of the page, and say so', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await browsing.open('/material-ui/react-button/', reader);
    const button = page.getByRole('button', { name: 'Copy as Markdown' });
    await button.click();
    await expect.poll(() => page.locator('.page-tools button').textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Button\n/);
    expect(
      await page.request
        .get(browsing.site.origin + (await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')))
        .then((response) => response.text()),
    ).toMatch(/^# Button\n/);
  });

  test('ask whether the page was helpful, send one answer without a cookie, then hide the question', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    const before = await page.context().cookies();
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request);
    });
    await page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => page.locator('.feedback').textContent()).toBe('Thank you for your feedback.');
    await expect.poll(() => sent.length).toBe(1);
    expect(new URL(sent[0]?.url() ?? '').pathname).toBe('/reports');
    expect(sent[0]?.postDataJSON()).toEqual({
      user: {},
      events: [{ name: 'event', category: 'feedback', action: 'helpful', label: '/material-ui/react-button/' }],
    });
    expect(await page.context().cookies()).toEqual(before);
  });

  test('show the package, import, source and pattern of its component', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    const header = page.locator('dl.component');
    expect(await header.locator('dd').first().textContent()).toBe('@mui/material');
    expect(await header.textContent()).toContain("import Button from '@mui/material/Button';");
    const links = await header
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Button API', '/material-ui/api/button/'],
      ['Source', 'https://github.com/mui/material-ui/tree/v7.1.1/packages/mui-material/src/Button'],
      ['ARIA pattern', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/'],
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('hide whatever needs a script from readers without one', async () => {
    const page = await browsing.open('/material-ui/react-button/', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Copy as Markdown' }).isVisible()).toBe(false);
    expect(await page.getByText('Was this page helpful?').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
  });
});

describe('what readers see', () => {
  test('includes the current product, even where the row of products is too long', async () => {
    const page = await browsing.open('/x/react-data-grid/', { viewport: { width: 390, height: 844 } });
    await expect
      .poll(() =>
        page
          .locator('.products [aria-current]')
          .evaluate(
            (link) =>
              link.getBoundingClientRect().right <= (link.parentElement?.getBoundingClientRect().right ?? 0) + 1,
          ),
      )
      .toBe(true);
  });

  test('includes the whole version menu in a window zoomed to 400%', async () => {
    const page = await browsing.open('/material-ui/react-button/', { viewport: { width: 320, height: 200 } });
    await page.locator('.versions summary').click();
    const menu = await page.locator('.versions ul').boundingBox();
    expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(200);
  });

  test('includes a column of text that uses the space of a 1280 px window', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    expect(await page.locator('.prose').evaluate((prose) => prose.clientWidth)).toBeGreaterThanOrEqual(650);
  });

  test('includes the name of an icon that has keyboard focus', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    for (const name of ['mode', 'prefs', 'repo']) {
      const button = page.locator(`.bar .${name}`);
      const tooltip = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(await tooltip()).toBe('none');
      await button.focus();
      // The computed value contains the words; its alternative for screen readers, which know the name, is empty.
      await expect.poll(tooltip).toContain(await button.getAttribute('aria-label'));
    }
  });

  test('includes the name and type of a collapsed row, and the group of a class that the address names', async () => {
    const page = await browsing.open('/material-ui/api/button/#button-class-textPrimary');
    const isOpen = (row: string) =>
      page.locator(`.api-more:has([id="${row}"])`).evaluate((group) => (group as HTMLDetailsElement).open);
    await expect.poll(() => isOpen('button-class-textPrimary')).toBe(true);
    expect(await isOpen('button-prop-disableRipple')).toBe(false);
    await page.locator('.api-layout [value="collapsed"]').first().click();
    const row = page.locator('[id="button-prop-color"]');
    await expect.poll(() => row.getAttribute('data-open')).toBe('false');
    expect(await row.locator('td').first().isVisible()).toBe(true);
    expect(await row.locator('td').last().isVisible()).toBe(false);
  });

  test('includes a full stop at the end of its sentence, in either direction', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    for (const text of ['.lead', '.banner', '.pitch-text'])
      expect(
        await page
          .locator(text)
          .first()
          .evaluate((sentence) => getComputedStyle(sentence).unicodeBidi),
        text,
      ).toBe('plaintext');
  });

  test('includes a button that closes the drawer', async () => {
    const page = await browsing.open('/material-ui/react-button/', { viewport: { width: 390, height: 844 } });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'Close navigation' }).click();
    await expect.poll(() => page.locator('.side').evaluate((side) => side.matches(':popover-open'))).toBe(false);
  });
});

describe('an address without a page', () => {
  test('offers a search for its words and the closest pages', async () => {
    const page = await browsing.open('/material-ui/react-buton/');
    await expect
      .poll(() => page.locator('.nearest .index a').first().getAttribute('href'))
      .toBe('/material-ui/react-button/');
    await page.getByRole('button', { name: 'Search for “buton”' }).click();
    const field = page.getByRole('combobox');
    await expect.poll(() => field.inputValue()).toBe('buton');
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Button');
    expect(await findViolations(page)).toEqual([]);
  });

  test.each(['/nope/zzqqxxy/', '/docs/'])('leaves no gap when no page is close: %s', async (pathname) => {
    const page = await browsing.open(pathname);
    const gap = () =>
      page.evaluate(() => {
        const place = document.querySelector('.nearest');
        const last = place?.querySelector('button:not([hidden])') ?? place?.previousElementSibling;
        return (place?.getBoundingClientRect().bottom ?? Infinity) - (last?.getBoundingClientRect().bottom ?? 0);
      });
    await expect.poll(gap).toBeLessThan(8);
  });
});

test('a message is visible when what a reader asks for cannot be fetched', async () => {
  const page = await browsing.open('/material-ui/react-button/');
  await page.route(/mount-preferences/, (route) => route.abort());
  const note = page.getByRole('alert').filter({ hasText: 'A file of this site is missing.' });
  await page.getByRole('button', { name: 'Preferences' }).click();
  await note.waitFor();
  const box = await note.boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  expect(await findViolations(page)).toEqual([]);
  await expect.poll(() => note.count()).toBe(0);
});
