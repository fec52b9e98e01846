import type { BrowserContext, Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '../../site/theme/palette.ts';
import { browse } from '../support/browse.ts';
import { brightness } from '../support/brightness.ts';
import { rest, visit } from '../support/settle.ts';

const browsing = browse('library');
let reader: BrowserContext;

beforeEach(async () => {
  reader = await browsing.newReader({ colorScheme: 'light' });
});

const openButton = () => browsing.open('/widgets/button/', reader);
const mode = (page: Page) => page.evaluate(() => document.documentElement.dataset['mode']);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('library-mode'));
const modeButton = (page: Page) => page.locator('[data-mode-toggle]').first();

/** Presses the button until it reaches the wanted mode. */
async function choose(page: Page, wanted: 'light' | 'dark' | 'system'): Promise<void> {
  for (let click = 0; click < 3 && (await stored(page)) !== wanted; click++) await modeButton(page).click();
  await expect(stored(page)).resolves.toBe(wanted);
}

/** Runs in the page: the color that the browser uses for its own interface. */
function themeColor(): string | undefined {
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return metas.find(({ media }) => media === '' || matchMedia(media).matches)?.content;
}

describe('color mode', () => {
  test('follows the device live', async () => {
    const page = await openButton();
    await expect(mode(page)).resolves.toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => mode(page)).toBe('dark');
    await expect(page.locator('body').getAttribute('class')).resolves.toContain('dark');
  });

  test('cycles through the three modes with the button', async () => {
    const page = await openButton();
    const modes: (string | null)[] = [];
    for (let click = 0; click < 3; click++) {
      await modeButton(page).click();
      modes.push(await stored(page));
    }
    expect(modes.toSorted()).toEqual(['dark', 'light', 'system']);
  });

  test('is stored when chosen, and marked on the body and in the theme color', async () => {
    const page = await openButton();
    const before = await page.evaluate(themeColor);
    await choose(page, 'dark');
    await expect(mode(page)).resolves.toBe('dark');
    const classes = (await page.locator('body').getAttribute('class'))?.split(' ');
    expect(classes).toContain('dark');
    expect(classes).not.toContain('light');
    await expect(page.evaluate(themeColor)).resolves.not.toBe(before);
    await page.reload();
    await expect(mode(page)).resolves.toBe('dark');
  });

  test.each(['dark', 'light'] as const)(
    'body and theme color are %s from the first frame, whatever the device prefers',
    async (chosen) => {
      const page = await reader.newPage();
      await page.emulateMedia({ colorScheme: chosen === 'dark' ? 'light' : 'dark' });
      await page.addInitScript((mode) => {
        localStorage.setItem('library-mode', mode);
        // Frames are due before the page has a body.
        const look = () => {
          if (!document.querySelector('h1')) return void requestAnimationFrame(look);
          const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
          const theme = metas.find(({ media }) => matchMedia(media).matches)?.content;
          Object.assign(window, { seen: [document.body.className, theme] });
        };
        requestAnimationFrame(look);
      }, chosen);
      // The scripts of pages run after the first paint, so they do not count.
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`${browsing.site.origin}/widgets/button/`);
      await page.waitForFunction(() => 'seen' in window);
      await expect(page.evaluate(() => (window as unknown as { seen: unknown }).seen)).resolves.toEqual([
        chosen,
        { dark: DARK, light: LIGHT }[chosen].paper,
      ]);
    },
  );

  test('a dark page is dark from its first frame', async () => {
    const page = await reader.newPage();
    await page.addInitScript(() => localStorage.setItem('library-mode', 'dark'));
    const session = await reader.newCDPSession(page);
    const frames: string[] = [];
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      frames.push(data);
      void session.send('Page.screencastFrameAck', { sessionId });
    });
    await visit(page, `${browsing.site.origin}/widgets/button/`);
    await session.send('Page.startScreencast', { format: 'png' });
    await page.reload();
    await rest(page);
    await session.send('Page.stopScreencast');
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) await expect(brightness(reader, frame)).resolves.toBeLessThan(100);
  });

  test('the mode is set before the stylesheet and the content arrive', async () => {
    const page = await reader.newPage();
    await page.addInitScript(() => localStorage.setItem('library-mode', 'dark'));
    const held: Route[] = [];
    let isFree = false;
    await page.route('**/*.css', (route) => (isFree ? route.continue() : void held.push(route)));
    const loading = page.goto(`${browsing.site.origin}/widgets/button/`);
    await page.waitForFunction(() => document.documentElement?.dataset['mode'] === 'dark');
    await expect.poll(() => held.length).toBeGreaterThan(0);
    isFree = true;
    await Promise.all(held.map((route) => route.continue()));
    await loading;
  });

  test('a change in one tab reaches the other', async () => {
    const [one, two] = [await openButton(), await openButton()];
    await choose(one, 'dark');
    await expect.poll(() => mode(two)).toBe('dark');
  });

  test('a stored or received value that is not a mode is ignored', async () => {
    const [one, two] = [await openButton(), await openButton()];
    await two.evaluate(() => addEventListener('storage', () => (document.title = 'Told')));
    await one.evaluate(() => localStorage.setItem('library-mode', 'purple'));
    await two.waitForFunction(() => document.title === 'Told');
    await expect(mode(two)).resolves.toBe('light');
    await one.reload();
    await expect(mode(one)).resolves.toBe('light');
  });

  test('survives a page change', async () => {
    const page = await openButton();
    await choose(page, 'dark');
    await page.locator('#side').getByRole('link', { name: 'Slider' }).click();
    await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
    await expect(mode(page)).resolves.toBe('dark');
  });
});
