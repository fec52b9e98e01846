/** Templates: whole pages as demos, with pictures in a list and a page of their own. */
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { clickUntil, demoOn } from '../support/demo-page.ts';

const browsing = browse('reference');
const TEMPLATES = '/material-ui/getting-started/templates/';
const NAMES = ['Dashboard', 'Sign-in', 'Sign-up', 'Checkout', 'Blog', 'Marketing'];

test.each(['light', 'dark'] as const)('the list has a picture of each: %s', async (colorScheme) => {
  const page = await browsing.open(TEMPLATES, { colorScheme });
  const links = page.locator('.pictured a');
  await expect(links.allTextContents()).resolves.toEqual(NAMES);
  for (const name of NAMES) {
    const picture = links.filter({ hasText: name }).locator(`img.on-${colorScheme}`);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
    await expect(picture.isVisible()).resolves.toBe(true);
  }
  await links.first().click();
  await page.waitForURL(`**${TEMPLATES}dashboard/`);
  await demoOn(page, 'Dashboard').figure.waitFor();
});

describe('a template', () => {
  test('has a window of its own in its page, and its files beside it', async () => {
    const page = await browsing.open(`${TEMPLATES}dashboard/`);
    const { figure, wake, tool, code } = demoOn(page, 'Dashboard');
    await wake();
    const frame = figure.frameLocator('iframe');
    await frame.getByRole('button', { name: 'Open navigation' }).click();
    // What it opens stays in its window.
    await frame.getByRole('dialog').waitFor();
    await expect(page.locator('body > .MuiModal-root').count()).resolves.toBe(0);
    await tool('Show code').click();
    for (const file of ['Dashboard.tsx', 'week-chart.tsx', 'order-table.tsx', 'data.ts'])
      await expect(code.getByRole('tab', { name: file }).count(), file).resolves.toBe(1);
  });

  test('opens on a page of its own, which is as its reader likes it', async () => {
    const reader = await browsing.newReader();
    await reader.addInitScript(() => {
      localStorage.setItem('mui-mode', 'dark');
      localStorage.setItem('mui-direction', 'rtl');
    });
    const page = await browsing.open(`${TEMPLATES}dashboard/`, reader);
    const { tools, wake } = demoOn(page, 'Dashboard');
    await wake();
    const [own] = await Promise.all([
      reader.waitForEvent('page'),
      tools.getByRole('link', { name: 'Open on its own page' }).click(),
    ]);
    await own.getByRole('button', { name: 'Open navigation' }).waitFor();
    const root = own.locator('html');
    await expect
      .poll(() => root.evaluate(({ dir, dataset }: HTMLElement) => [dir, dataset['mode']]))
      .toEqual(['rtl', 'dark']);
    await expect(own.locator('.bar').count()).resolves.toBe(0);
    // A press before the template is alive does nothing.
    await clickUntil(own.getByRole('button', { name: 'Open navigation' }), () =>
      own
        .getByRole('dialog')
        .waitFor({ timeout: 1000 })
        .then(
          () => true,
          () => false,
        ),
    );
    // The page around it has nothing to do with it any more.
    await page.close();
    await own.keyboard.press('Escape');
    await own.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test.each(['dashboard', 'sign-in', 'sign-up', 'checkout', 'blog', 'marketing'])(
    'passes axe in its window: %s',
    async (name) => {
      const page = await browsing.open(`${TEMPLATES}${name}/`, { reducedMotion: 'reduce' });
      await page.locator('.demo').scrollIntoViewIfNeeded();
      const address = (await page.locator('.demo iframe').getAttribute('src')) ?? '';
      await page.goto(browsing.site.origin + address);
      await page.locator('.demo-stage > *').first().waitFor();
      expect(await findViolations(page, { within: '.demo-stage' })).toEqual([]);
    },
  );
});
