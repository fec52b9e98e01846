/** A demo's own width, color mode, direction and density, with the libraries of the reference site. */
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';

const browsing = browse('reference');

/** Chooses in the menu of a demo; returns the document that the demo then has. */
async function choose(page: Page, name: string, items: readonly string[]): Promise<FrameLocator> {
  const { figure, wake, tool } = demoOn(page, name);
  await wake();
  await tool('Display options').click();
  for (const item of items) await figure.getByRole('menuitemradio', { name: item }).click();
  await page.keyboard.press('Escape');
  await figure.locator('.demo-frame').waitFor();
  return figure.frameLocator('iframe');
}

const colorOf = (element: Locator, property: 'color' | 'background-color') =>
  element.evaluate((one, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('The browser cannot draw.');
    canvas.fillStyle = getComputedStyle(one).getPropertyValue(name);
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, property);

test('a demo of Material UI is dark, mirrored, small and on a phone, with what it opens', async () => {
  const page = await browsing.open('/material-ui/react-select/', { colorScheme: 'light' });
  const usual = demoOn(page, 'BasicSelect').stage.getByRole('combobox');
  const before = (await usual.boundingBox())?.height ?? 0;
  const frame = await choose(page, 'BasicSelect', ['Phone', 'Dark', 'Right to left', 'Dense']);
  const select = frame.getByRole('combobox');
  await expect.poll(() => select.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  expect(await select.evaluate(() => innerWidth)).toBe(360);
  await expect.poll(() => colorOf(select, 'color')).toBeGreaterThan(200);
  await expect.poll(async () => (await select.boundingBox())?.height).toBeLessThan(before);
  // Its arrow is on the other side, by the theme's mirrored styles.
  const arrow = frame.locator('.MuiSelect-icon').first();
  await expect
    .poll(async () => ((await arrow.boundingBox())?.x ?? 0) < ((await select.boundingBox())?.x ?? 0) + 60)
    .toBe(true);
  await select.click();
  const paper = frame.locator('.MuiPaper-root');
  await paper.waitFor();
  expect(await colorOf(paper, 'background-color')).toBeLessThan(80);
  await expect(page.locator('body > .MuiPopover-root').count()).resolves.toBe(0);
});

test('a demo of Base UI is dark on a light page and light on a dark one, with what it opens', async () => {
  for (const [colorScheme, item] of [
    ['light', 'Dark'],
    ['dark', 'Light'],
  ] as const) {
    const page = await browsing.open('/base-ui/react-select/', { colorScheme });
    const frame = await choose(page, 'BasicSelect', [item, 'Right to left']);
    const select = frame.getByRole('combobox');
    const isDark = item === 'Dark';
    expect((await colorOf(select, 'color')) > 128).toBe(isDark);
    expect((await colorOf(frame.locator('.demo-stage'), 'background-color')) < 128).toBe(isDark);
    await expect(select.evaluate((one) => getComputedStyle(one).direction)).resolves.toBe('rtl');
    await select.click();
    const list = frame.getByRole('listbox');
    await list.waitFor();
    expect((await colorOf(list, 'background-color')) < 128).toBe(isDark);
  }
});
