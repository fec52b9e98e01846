import { describe, expect, test } from 'vitest';
import type { Request } from 'playwright-core';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

describe('the tools of a page', () => {
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

  test('show the package, size, import, source and pattern of its component', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await browsing.open('/material-ui/react-button/', reader);
    const facts = page.locator('.facts');
    expect(await facts.locator('dd').allTextContents()).toEqual([
      '@mui/material',
      expect.stringMatching(/^\d+(\.\d)? kB$/),
    ]);
    await facts.locator('.code').hover();
    await facts.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("import Button from '@mui/material/Button';");
    const links = await facts
      .locator('.fact-line > a')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Button API', '/material-ui/api/button/'],
      ['Source', 'https://github.com/mui/material-ui/tree/v7.1.1/packages/mui-material/src/Button'],
      ['ARIA pattern', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/'],
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('fold the facts about a component on a phone', async () => {
    const page = await browsing.open('/material-ui/react-button/', { viewport: { width: 390, height: 844 } });
    const link = page.locator('.facts').getByRole('link', { name: 'Source' });
    expect(await link.isVisible()).toBe(false);
    await page.getByText('Import, size and links').click();
    expect(await link.isVisible()).toBe(true);
    expect(await findViolations(page)).toEqual([]);
  });
});

describe('the demo that a page opens with', () => {
  test.each([
    ['/material-ui/react-button/', 1280, 480],
    ['/material-ui/react-button/', 390, 700],
    ['/base-ui/react-slider/', 1280, 480],
  ])('of %s is in view at %d px, and reacts', async (pathname, width, below) => {
    const page = await browsing.open(pathname, { viewport: { width, height: width === 390 ? 844 : 800 } });
    const stage = page.locator('.opening-demo .demo-stage');
    expect((await stage.boundingBox())?.y).toBeLessThan(below);
    await expect.poll(() => page.locator('.opening-demo .demo-bar').isVisible()).toBe(true);
  });

  test('is on the page once, and its place links to it', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    expect(await page.locator('[id="BasicButtons.tsx"]').count()).toBe(1);
    const link = page.locator('article').getByRole('link', { name: 'See the demo at the top of this page' });
    expect(await link.locator('xpath=preceding::h2[1]').textContent()).toContain('Basic button');
    await link.click();
    expect(new URL(page.url()).hash).toBe('#BasicButtons.tsx');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(400);
  });

  test('stands above the facts, and those above an ad', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    const parts = page.locator('.opening-demo ~ :is(.facts, [data-island="ad"], article)');
    expect(await parts.evaluateAll((all) => all.map(({ className }) => className))).toEqual([
      'facts',
      expect.stringContaining('pitch-slot'),
      'prose',
    ]);
  });

  test('stays at its place in the Markdown of the page', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href');
    const text = await (await page.request.get(browsing.site.origin + href)).text();
    expect(text).toMatch(/## Basic button\n[^#]*```tsx title="BasicButtons.tsx"/);
  });
});

describe('what readers see', () => {
  test('includes a column of text that uses the space of a 1280 px window', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    expect(await page.locator('article').evaluate((prose) => prose.clientWidth)).toBeGreaterThanOrEqual(650);
  });

  test('includes the name and type of a collapsed row, and the group of a class that the address names', async () => {
    const page = await browsing.open('/material-ui/api/button/#button-class-textPrimary');
    const isOpen = (row: string) =>
      page.locator(`.api-more:has([id="${row}"])`).evaluate((group) => (group as HTMLDetailsElement).open);
    await expect.poll(() => isOpen('button-class-textPrimary')).toBe(true);
    expect(await isOpen('button-prop-disableRipple')).toBe(false);
    await page.locator('.rows-tools [value="collapsed"]').first().click();
    const row = page.locator('[id="button-prop-color"]');
    await expect.poll(() => row.getAttribute('data-open')).toBe('false');
    expect(await row.locator(':scope > div').first().isVisible()).toBe(true);
    expect(await row.locator(':scope > div').last().isVisible()).toBe(false);
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
});
