import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { rolldown } from 'rolldown';
import { beforeAll, describe, expect, test } from 'vitest';
import { kindOf, withAds } from '../ads/support/ad-site.ts';
import { browse } from '../support/browse.ts';
import { ANSWERS, FEED } from '../support/feed-server.ts';
import type { probe as Probe } from './specification-probe.tsx';

const browsing = browse('reference');
const PAGE = '/material-ui/react-button/';

declare const probe: typeof Probe;

let script: string;

beforeAll(async () => {
  const built = await rolldown({
    input: path.join(import.meta.dirname, 'specification-probe.tsx'),
    platform: 'browser',
    transform: { jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    // Directives of React's server components, in every file of the library.
    onLog: () => {},
  });
  const { output } = await built.generate({ format: 'iife', codeSplitting: false });
  await built.close();
  script = output[0].code;
});

/** A page of the built site in which tests can call the site's modules. */
async function openProbe(): Promise<Page> {
  const page = await browsing.open(PAGE, { colorScheme: 'light' });
  await page.route('**/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.addScriptTag({ url: '/probe.js' });
  return page;
}

/** Computed values of one property, of every element that a selector finds. */
function styles(page: Page, selector: string, property: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)), property);
}

describe('colour schemes', () => {
  test('an unknown scheme is logged and changes nothing', async () => {
    const page = await openProbe();
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    const [before, after] = await page.evaluate(() => {
      const before = probe.colorMode.get();
      probe.colorMode.set({ mode: 'dark', dark: 'dusk' });
      return [before, probe.colorMode.get()];
    });
    expect(after).toEqual(before);
    expect(logged).toEqual(["error: `dusk` does not exist in the theme's colour schemes: light, dark."]);
    await expect(page.evaluate(() => localStorage.length)).resolves.toBe(0);
    await expect(page.locator('html').getAttribute('data-mode')).resolves.toBe('light');
  });

  test('the keys are mode and color-scheme with -light and -dark, unless a site names its own as this one does', async () => {
    const page = await openProbe();
    const stored = await page.evaluate(() => {
      const change = { mode: 'dark', light: 'dark', dark: 'light' } as const;
      probe.createColorMode({ schemes: ['light', 'dark'] }).set(change);
      probe.colorMode.set(change);
      return { ...localStorage };
    });
    expect(stored).toEqual({
      mode: 'dark',
      'color-scheme-light': 'dark',
      'color-scheme-dark': 'light',
      'mui-mode': 'dark',
      'mui-color-scheme-light': 'dark',
      'mui-color-scheme-dark': 'light',
    });
  });
});

test.each([
  ['theme', 'ColorModeProvider'],
  ['ad config', 'AdConfigProvider'],
  ['docs config', 'DocsConfigProvider'],
] as const)('%s context used without its provider throws an error that asks for it', async (name, provider) => {
  const page = await openProbe();
  const message = await page.evaluate((context) => probe.useWithoutProvider(context), name);
  expect(message).toBe(`Error: There is no ${name} here. Wrap the component in <${provider}>.`);
});

describe('the theme', () => {
  test('breakpoints are xs 0, sm 600, md 900, lg 1200, xl 1536, in theme and stylesheet', async () => {
    const page = await openProbe();
    const widths = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule instanceof CSSMediaRule)
        .flatMap(({ conditionText }) => [...conditionText.matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width))),
    );
    expect(new Set(widths.filter((width) => width > 0))).toEqual(new Set([600, 900, 1200, 1536]));
    await page.evaluate(() => void probe.drawTheme());
    const steps: string[] = [];
    for (const width of [599, 600, 899, 900, 1199, 1200, 1535, 1536]) {
      await page.setViewportSize({ width, height: 800 });
      steps.push(...(await styles(page, '#box', 'order')));
    }
    expect(steps).toEqual(['0', '1', '1', '2', '2', '3', '3', '4']);
  });

  test('spacing is 8 px, the border radius 12 px', async () => {
    const page = await openProbe();
    await page.evaluate(() => void probe.drawTheme());
    await expect(styles(page, '#box', 'padding-top')).resolves.toEqual(['8px']);
    await expect(styles(page, '#box', 'border-top-left-radius')).resolves.toEqual(['12px']);
    await expect(styles(page, 'html', '--radius')).resolves.toEqual(['12px']);
  });

  test('transitions take 150, 200, 250, 300, 375, 225 and 195 ms', async () => {
    const page = await openProbe();
    await page.evaluate(() => void probe.drawTheme());
    const seconds = await styles(page, '.duration', 'transition-duration');
    expect(seconds.map((time) => Math.round(Number.parseFloat(time) * 1000))).toEqual([150, 200, 250, 300, 375, 225, 195]);
  });

  test('the contrast threshold is 3, the tonal offset 0.2', async () => {
    const page = await openProbe();
    const { texts, tones } = await page.evaluate(() => probe.drawTheme());
    expect(texts).toEqual(['#fff', 'rgba(0, 0, 0, 0.87)']);
    // 0x80 is 128: up by 0.2 of what is left to 255, down by one and a half times 0.2 of itself.
    expect(tones).toEqual({ light: 'rgb(153, 153, 153)', dark: 'rgb(89, 89, 89)' });
  });

  test('text is 14 px at a root of 16 px, in four weights, Roboto first', async () => {
    const page = await openProbe();
    await page.evaluate(() => void probe.drawTheme());
    await expect(styles(page, '#text', 'font-size')).resolves.toEqual(['14px']);
    await expect(styles(page, 'html', 'font-size')).resolves.toEqual(['16px']);
    await expect(styles(page, '.weight', 'font-weight')).resolves.toEqual(['300', '400', '500', '700']);
    for (const selector of ['body', '#text']) {
      expect((await styles(page, selector, 'font-family'))[0], selector).toMatch(/^"?Roboto/);
    }
  });

  test('density makes the controls of the library small', async () => {
    const page = await openProbe();
    await page.evaluate(() => probe.drawControls());
    for (const control of ['.MuiButton-root', '.MuiCheckbox-root', '.MuiInputBase-root']) {
      await page.locator(`.dense ${control}`).waitFor();
      const [usual, dense] = await Promise.all(
        ['.usual', '.dense'].map(async (look) => (await page.locator(`${look} ${control}`).boundingBox())?.height ?? 0),
      );
      expect(dense, control).toBeGreaterThan(0);
      expect(dense, control).toBeLessThan(usual ?? 0);
    }
  });

  test('layers are stacked as the specification lists them', async () => {
    const page = await openProbe();
    await page.evaluate(() => void probe.drawTheme());
    const layers = ['mobile-stepper', 'fab', 'speed-dial', 'app-bar', 'drawer', 'modal', 'snackbar', 'tooltip'];
    await page.locator('#tooltip').waitFor();
    const found = await Promise.all(layers.map((id) => styles(page, `#${id}`, 'z-index')));
    expect(found.flat()).toEqual(['1000', '1050', '1050', '1100', '1200', '1300', '1400', '1500']);
  });
});

test.each([
  ['Material UI', '/material-ui/', 'v7.1.1'],
  ['MUI System', '/system/', 'v7.1.1'],
  ['Core', '/base-ui/', 'v7.1.1'],
  ['Joy UI', '/joy-ui/', 'v5.0.0-beta.49'],
])('the current version of %s is shown and marked', async (_, pathname, version) => {
  const page = await browsing.open(pathname);
  const menu = page.locator('details.versions');
  await expect(menu.locator('summary').textContent()).resolves.toContain(version);
  await menu.locator('summary').click();
  await expect(menu.locator('[aria-current]').textContent()).resolves.toContain(version);
});

test('no licence key of the data grid is written into the site', () => {
  const files = readdirSync(browsing.site.out, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((name) => /\.(html|js|md|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  // 32 hexadecimal digits, then in Base64 what was bought and until when.
  const key = /[0-9a-f]{32}[A-Za-z0-9+/]{60,}={0,2}/;
  expect(texts.filter((name) => key.test(readFileSync(path.join(browsing.site.out, name), 'utf8')))).toEqual([]);
});

const OWN = '{ name: store, label: Store, description: Templates., link: /widgets/slider }';

describe('a site with a feed, ads of its own, an appeal and no more settings', () => {
  const appeal = '{ name: appeal, description: Please., link: https://ads.example/help }';
  const site = withAds(`{ feed: ${FEED}, inHouse: [${OWN}], appeal: ${appeal} }`);

  test.each([0, 0.099, 0.1, 0.999])('with the default display ratio, a draw of %d shows the external ad', async (draw) => {
    site.server.answer(ANSWERS.good);
    const page = await site.open('/widgets/button/', { draw });
    await expect.poll(() => kindOf(page), { timeout: 10_000 }).toBe('feed');
    expect(site.server.asked).toBe(1);
  });

  test.each([
    [0.199, 'appeal'],
    [0.2, 'in-house'],
  ])('where ads are blocked, a draw of %d gives an ad of kind %s', async (draw, kind) => {
    site.server.answer(ANSWERS.blocked);
    const page = await site.open('/widgets/button/', { draw });
    // Blocked is decided after three seconds.
    await expect.poll(() => kindOf(page), { timeout: 15_000 }).toBe(kind);
  });
});
