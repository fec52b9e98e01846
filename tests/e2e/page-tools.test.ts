import { describe, expect, test } from 'vitest';
import type { Request } from 'playwright-core';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

describe('what a page offers beside its text', () => {
  test('copies the Markdown of the page, and says so', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await browsing.open('/material-ui/react-button/', reader);
    const button = page.getByRole('button', { name: 'Copy as Markdown' });
    await button.click();
    await expect.poll(() => page.locator('.page-tools button').textContent()).toBe('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Button\n/);
    expect(await page.request.get(browsing.site.origin + (await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href'))).then((response) => response.text())).toMatch(/^# Button\n/);
  });

  test('asks whether it was helpful: one answer is sent, without a cookie, and the question is gone', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request);
    });
    await page.getByRole('group', { name: 'Was this page helpful?' }).getByRole('button', { name: 'Yes' }).click();
    await expect.poll(() => page.locator('.feedback').textContent()).toBe('Thank you for your answer.');
    await expect.poll(() => sent.length).toBe(1);
    expect(new URL(sent[0]?.url() ?? '').pathname).toBe('/reports');
    expect(sent[0]?.postDataJSON()).toEqual({ user: {}, events: [{ name: 'event', category: 'feedback', action: 'helpful', label: '/material-ui/react-button/' }] });
    expect(await page.context().cookies()).toEqual([]);
  });

  test('names the package, import, source and pattern of its component, and ways to edit it and to report a problem', async () => {
    const page = await browsing.open('/material-ui/react-button/');
    const header = page.locator('dl.component');
    expect(await header.locator('dd').first().textContent()).toBe('@mui/material');
    expect(await header.textContent()).toContain("import Button from '@mui/material/Button';");
    const links = await header.getByRole('link').evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(links).toEqual([
      ['Button API', '/material-ui/api/button/'],
      ['Source', 'https://github.com/mui/material-ui/tree/master/packages/mui-material/src/Button'],
      ['ARIA pattern', 'https://www.w3.org/WAI/ARIA/apg/patterns/button/'],
    ]);
    const problem = new URL((await page.getByRole('link', { name: 'Report a problem' }).getAttribute('href')) ?? '');
    expect(problem.searchParams.get('title')).toBe('Button');
    expect(problem.searchParams.get('body')).toMatch(/\/material-ui\/react-button\/$/);
    expect(await page.getByRole('link', { name: 'Edit this page' }).count()).toBe(1);
    expect(await findViolations(page)).toEqual([]);
  });

  test('shows nothing that works by script alone to readers without it', async () => {
    const page = await browsing.open('/material-ui/react-button/', { javaScriptEnabled: false });
    expect(await page.getByRole('button', { name: 'Copy as Markdown' }).isVisible()).toBe(false);
    expect(await page.getByText('Was this page helpful?').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'View as Markdown' }).isVisible()).toBe(true);
  });
});

describe('an address that leads nowhere', () => {
  test('is answered with a search for its words and the nearest pages', async () => {
    const page = await browsing.open('/material-ui/react-buton/');
    await expect.poll(() => page.locator('.nearest .index a').first().getAttribute('href')).toBe('/material-ui/react-button/');
    await page.getByRole('button', { name: 'Search for “buton”' }).click();
    const field = page.getByRole('combobox');
    await expect.poll(() => field.inputValue()).toBe('buton');
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Button');
    expect(await findViolations(page)).toEqual([]);
  });
});
