import { expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { rest } from '../support/settle.ts';

const browsing = browse('library');
const TEXT_PAGE = '/widgets/slider/';

test.each([
  ['with a mouse', { viewport: { width: 1280, height: 800 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const)(
  '%s, the sign of a heading’s link is invisible until the reader turns to the heading',
  async (_, reader) => {
    const page = await browsing.open(TEXT_PAGE, { ...reader, reducedMotion: 'reduce' });
    const heading = page.locator('.prose .h2').first();
    const link = heading.locator('.anchor');
    const opacity = () => link.evaluate((sign) => getComputedStyle(sign).opacity);
    expect(await opacity()).toBe('0');
    const words = heading.locator('h2');
    // In the middle, where neither the bar nor what else is at an edge lies above it.
    await words.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await rest(page);
    const turnTo = (target: typeof words) => ('hasTouch' in reader ? target.tap() : target.hover());
    // Turned to anew each time: a layout of the page makes a browser under automation forget what was tapped.
    const opacityAfterTurningTo = async (target: typeof words) => {
      await turnTo(target);
      return opacity();
    };
    await expect.poll(() => opacityAfterTurningTo(words)).toBe('1');
    // Elsewhere, it disappears again.
    await expect.poll(() => opacityAfterTurningTo(page.locator('main > h1'))).toBe('0');
    await page.keyboard.press('Shift');
    await link.focus();
    await expect.poll(opacity).toBe('1');
  },
);
