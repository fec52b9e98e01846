import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';

const browsing = browse('reference');

const TEXT = '/material-ui/getting-started/installation/';

/** Chosen elements beside those that could be chosen: the browser removes the colors that otherwise tell them apart. */
test.each([
  ['a content tab', TEXT, '.tabset [aria-selected="true"]', '.tabset [aria-selected="false"]'],
  ['a version', TEXT, '#menu-versions [aria-current]', '#menu-versions li:not(.rest) a:not([aria-current])'],
  ['a product', TEXT, '.lineup [aria-current]', '.lineup a:not([aria-current])'],
  ['a tab of a page', '/base-ui/react-button/', '.tabs [aria-current]', '.tabs a:not([aria-current])'],
  ['the layout of an API page', '/material-ui/api/button/', '[aria-pressed="true"]', '[aria-pressed="false"]'],
])('the chosen one is marked in forced colors: %s', async (_, pathname, chosen, other) => {
  const page = await browsing.open(pathname, { forcedColors: 'active' });
  if (chosen.startsWith('#menu')) await page.locator('.bar .versions').click();
  const marks = (selector: string) =>
    page
      .locator(`main ${selector}, .bar ${selector}`)
      .first()
      .evaluate((control) => {
        const { outlineStyle, borderBottomColor, backgroundColor, forcedColorAdjust } = getComputedStyle(control);
        return [outlineStyle, borderBottomColor, forcedColorAdjust === 'none' && backgroundColor];
      });
  expect(await marks(chosen)).not.toEqual(await marks(other));
});

test('the icons of the start page are visible in forced colors', async () => {
  const page = await browsing.open('/', { forcedColors: 'active' });
  const color = await page
    .locator('.features .icon')
    .first()
    .evaluate((icon) => getComputedStyle(icon).backgroundColor);
  const canvas = await page.evaluate(() => {
    document.body.style.background = 'Canvas';
    return getComputedStyle(document.body).backgroundColor;
  });
  expect(color).not.toBe(canvas);
});
