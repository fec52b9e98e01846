import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { SAMPLE_PAGES } from '../support/sample-pages.ts';

const PAGE = '/material-ui/getting-started/installation/';
/** Background of pages in the reference site’s second scheme. */
const SEPIA = { light: 'rgb(251, 245, 233)', dark: 'rgb(26, 22, 19)' } as const;

/** The color of the page, and that of the browser around it. */
const look = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    const probe = document.createElement('i');
    probe.style.color = metas.find(({ media }) => matchMedia(media).matches)?.content ?? '';
    document.body.append(probe);
    const around = getComputedStyle(probe).color;
    probe.remove();
    return [getComputedStyle(document.documentElement).backgroundColor, around, document.body.className];
  });

async function openDrawer(page: Page) {
  await page.getByRole('button', { name: 'Preferences' }).click();
  const drawer = page.getByRole('dialog', { name: 'Preferences' });
  await drawer.waitFor();
  return drawer;
}

describe('a site with more than one color scheme', () => {
  const browsing = browse('reference');
  const inSepia = async (options: object): Promise<BrowserContext> => {
    const reader = await browsing.newReader(options);
    await reader.addInitScript(() => {
      localStorage.setItem('mui-color-scheme-light', 'sepia-light');
      localStorage.setItem('mui-color-scheme-dark', 'sepia-dark');
    });
    return reader;
  };

  test('lets readers choose one with the keyboard, in every tab, for both modes', async () => {
    const reader = await browsing.newReader({ colorScheme: 'light' });
    const [page, other] = [await browsing.open(PAGE, reader), await browsing.open('/joy-ui/', reader)];
    const drawer = await openDrawer(page);
    await drawer.getByRole('group', { name: 'Color scheme' }).getByRole('radio', { name: 'Standard' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(look(page)).resolves.toEqual([SEPIA.light, SEPIA.light, 'light']);
    await expect.poll(() => look(other)).toEqual([SEPIA.light, SEPIA.light, 'light']);
    await drawer.getByText('Dark', { exact: true }).click();
    await expect(look(page)).resolves.toEqual([SEPIA.dark, SEPIA.dark, 'dark']);
    await page.reload();
    await expect(look(page)).resolves.toEqual([SEPIA.dark, SEPIA.dark, 'dark']);
    await (await openDrawer(page)).getByText('Standard', { exact: true }).click();
    await expect(look(page)).resolves.toEqual(['rgb(17, 19, 22)', 'rgb(17, 19, 22)', 'dark']);
  });

  test.each(['light', 'dark'] as const)('shows the chosen one before any script of the page runs: %s', async (mode) => {
    const reader = await inSepia({ colorScheme: mode });
    await reader.route('**/*.js', (route) => route.abort());
    const page = await reader.newPage();
    await page.goto(browsing.site.origin + PAGE);
    await expect(look(page)).resolves.toEqual([SEPIA[mode], SEPIA[mode], mode]);
  });

  test.each(Object.entries(SAMPLE_PAGES))('is readable in it: %s', async (_, pathname) => {
    const page = await browsing.open(pathname, await inSepia({ colorScheme: 'light', reducedMotion: 'reduce' }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect.poll(() => look(page)).toEqual([SEPIA[colorScheme], SEPIA[colorScheme], colorScheme]);
      expect(await findViolations(page, { rules: ['color-contrast'], without: ['.demo-stage'] })).toEqual([]);
    }
  });
});

describe('a site with the colors of its brand alone', () => {
  const browsing = browse('library');

  test('offers no color schemes, and ignores the name of one', async () => {
    const reader = await browsing.newReader({ colorScheme: 'light' });
    await reader.addInitScript(() => localStorage.setItem('library-color-scheme-light', 'sepia-light'));
    const page = await browsing.open('/widgets/button/', reader);
    const groups = (await openDrawer(page)).getByRole('group');
    await expect(groups.locator('legend').allTextContents()).resolves.toEqual([
      'Color mode',
      'Code language',
      'Direction',
      'Density',
    ]);
    expect((await look(page))[0]).toBe('rgb(253, 253, 252)');
  });
});
