import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');
const PAGE = '/material-ui/material-icons/';

describe('the icon finder', () => {
  test('loads its icons when the reader gets near, and finds them by name and by meaning', async () => {
    const reader = await browsing.newReader({ viewport: { width: 1280, height: 300 } });
    const asked: string[] = [];
    reader.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const page = await browsing.open(PAGE, reader);
    const files = () => asked.filter((path) => path.startsWith('/_nav/icons/'));
    expect(files()).toEqual([]);
    const finder = page.getByRole('region', { name: 'Icons of @mui/icons-material' });
    await finder.scrollIntoViewIfNeeded();
    await expect.poll(() => finder.getByRole('status').textContent()).toMatch(/^\d{4} icons$/);
    expect(files()).toHaveLength(1);

    const names = () =>
      finder.locator('li button').evaluateAll((all) => all.map((button) => (button as HTMLButtonElement).value));
    await finder.getByRole('searchbox').fill('trash');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['RestoreFromTrash', 'Delete']);
    await finder.getByRole('searchbox').fill('zzzzzz');
    await expect.poll(() => finder.getByRole('status').textContent()).toContain('No icon matches “zzzzzz”');
    await expect(finder.locator('li').count()).resolves.toBe(0);
    const box = finder.locator('.icon-grid');
    await expect(box.isVisible()).resolves.toBe(false);
    await finder.getByRole('searchbox').fill('AlarmAdd');
    await expect.poll(() => box.isVisible()).toBe(true);
    expect((await box.boundingBox())?.height).toBeLessThan(250);
    expect((await finder.boundingBox())?.height).toBe(640);

    await finder.getByRole('searchbox').fill('delete');
    await finder.getByRole('radio', { name: 'Two Tone' }).check();
    await expect.poll(() => files().length).toBe(2);
    await expect.poll(names).toContain('Delete');
  });

  test('is one tab stop, and shows an icon with an import to copy', async () => {
    const reader = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await browsing.open(PAGE, reader);
    const finder = page.getByRole('region', { name: 'Icons of @mui/icons-material' });
    await finder.scrollIntoViewIfNeeded();
    await finder.getByRole('searchbox').fill('alarm');
    const icon = (name: string) => finder.getByRole('button', { name, exact: true });
    await icon('Alarm').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(finder.locator('li button[tabindex="0"]').count()).resolves.toBe(1);
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog', { name: 'Alarm' });
    await detail.waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe("import AlarmIcon from '@mui/icons-material/Alarm';");
    await detail.getByRole('radio', { name: '16' }).check();
    await expect.poll(() => detail.locator('svg').evaluate((svg) => svg.getBoundingClientRect().width)).toBe(16);
    await page.keyboard.press('Escape');
    await expect(page.evaluate(() => (document.activeElement as HTMLButtonElement).value)).resolves.toBe('Alarm');
  });
});
