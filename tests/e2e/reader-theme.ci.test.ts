/** What readers change of the documented library's theme. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { rest, visit } from '../support/settle.ts';

const browsing = browse('reference');
const PAGE = '/material-ui/react-button/';
const STORED = 'mui-theme-material-ui';

const BLUE = 'rgb(25, 118, 210)';
const TEAL = { hex: '#00796b', rgb: 'rgb(0, 121, 107)', dark: 'rgb(0, 84, 74)' };

let reader: BrowserContext;

beforeEach(async () => {
  reader = await browsing.newReader({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
});

const panelOf = (page: Page) => page.getByRole('region', { name: /^Theme of/ });
const control = (page: Page, name: string) => panelOf(page).getByLabel(name);

async function openPanel(page: Page): Promise<void> {
  // On phones, the button is in the drawer of the navigation.
  const navigation = page.getByRole('button', { name: 'Open navigation' });
  if (await navigation.isVisible()) await navigation.click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await panelOf(page).waitFor();
}

/** Waits until all demos of a page run. */
async function wakeAll(page: Page): Promise<void> {
  for (const name of await page
    .locator('figure.demo')
    .evaluateAll((figures) => figures.map(({ dataset }) => dataset['name'] ?? '')))
    await demoOn(page, name).wake();
  await rest(page);
}

/** The backgrounds of the filled buttons in all demos. */
const fills = (page: Page) =>
  page
    .locator('.demo-stage .MuiButton-containedPrimary:not(.Mui-disabled)')
    .evaluateAll((buttons) => [...new Set(buttons.map((button) => getComputedStyle(button).backgroundColor))]);

const variable = (page: Page, name: string) =>
  page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(asked), name);

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);

describe('a color', () => {
  test('is that of all demos at once, survives a reload and a page change, and is reset', async () => {
    const page = await browsing.open(PAGE, reader);
    await wakeAll(page);
    await expect(fills(page)).resolves.toEqual([BLUE]);
    await openPanel(page);
    await control(page, 'Primary color').fill(TEAL.hex);
    await expect.poll(() => fills(page)).toEqual([TEAL.rgb]);
    // The provider has made the color of a button under the pointer from it.
    await expect.poll(() => variable(page, '--mui-palette-primary-dark')).toBe(TEAL.dark);
    await page.reload();
    await expect(fills(page)).resolves.toEqual([TEAL.rgb]);
    await rest(page);
    await page.getByRole('link', { name: 'Slider', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Slider' }).waitFor();
    await expect
      .poll(() =>
        page
          .locator('.demo-stage .MuiSlider-track')
          .first()
          .evaluate((track) => getComputedStyle(track).backgroundColor),
      )
      .toBe(TEAL.rgb);
    await openPanel(page);
    await expect(control(page, 'Primary color').inputValue()).resolves.toBe(TEAL.hex);
    await panelOf(page).getByRole('button', { name: 'Reset' }).click();
    await panelOf(page).getByText('The library’s own theme').waitFor();
    await expect(control(page, 'Primary color').inputValue()).resolves.toBe('#1976d2');
    await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe('#1976d2');
    await expect(stored(page)).resolves.toBeNull();
  });

  test('is there before another script of the page has run than that of the theme, and stays as long as none does', async () => {
    const page = await browsing.open(PAGE, reader);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      STORED,
      JSON.stringify({ primary: TEAL.hex }),
    ] as const);
    await page.route('**/*.js', (route) =>
      /\/material-ui\.[\w-]+\.js$/.test(route.request().url()) ? route.continue() : route.abort(),
    );
    await page.reload();
    await expect(fills(page)).resolves.toEqual([TEAL.rgb]);
  });

  test('applies in other tabs, and in the other sections with the same library, not in those of others', async () => {
    const [one, two] = [await browsing.open(PAGE, reader), await browsing.open(PAGE, reader)];
    await openPanel(one);
    await control(one, 'Primary color').fill(TEAL.hex);
    await expect.poll(() => fills(two)).toEqual([TEAL.rgb]);
    await visit(two, `${browsing.site.origin}/x/react-data-grid/`);
    await expect.poll(() => variable(two, '--mui-palette-primary-main')).toBe(TEAL.hex);
    await visit(two, `${browsing.site.origin}/joy-ui/react-button/`);
    expect(await two.locator('html').getAttribute('style')).not.toContain(TEAL.hex);
    await openPanel(two);
    await expect(control(two, 'Primary color').inputValue()).resolves.toBe('#0b6bcb');
  });

  test('leaves with its library when the page changes, and comes back with it', async () => {
    const page = await browsing.open(PAGE, reader);
    await openPanel(page);
    await control(page, 'Primary color').fill(TEAL.hex);
    await page.keyboard.press('Escape');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: 'Joy UI', exact: true }).first().click();
    await expect.poll(() => page.locator('html').getAttribute('data-section')).toBe('joy-ui');
    await expect(page.locator('html').getAttribute('style')).resolves.not.toContain('--mui');
    await page.goBack();
    await expect.poll(() => variable(page, '--mui-palette-primary-main')).toBe(TEAL.hex);
    await expect(page.evaluate(() => 'isSame' in window)).resolves.toBe(true);
  });

  test('that is no color, or out of bounds, or unknown, is not taken from storage', async () => {
    const page = await browsing.open(PAGE, reader);
    const hostile = { primary: 'red;}*{display:none', '--mui-spacing': 400, '--dn-paper': '#000000', secondary: [1] };
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [STORED, JSON.stringify(hostile)] as const);
    await page.reload();
    await rest(page);
    await expect(page.locator('html').getAttribute('style')).resolves.not.toContain('--');
    await expect(fills(page)).resolves.toEqual([BLUE]);
  });
});

test('a variable changes all demos without loading a script', async () => {
  const page = await browsing.open(PAGE, reader);
  await openPanel(page);
  await rest(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await control(page, 'Radius of corners').fill('16');
  await expect
    .poll(() =>
      page
        .locator('.demo-stage .MuiButton-containedPrimary')
        .first()
        .evaluate((button) => getComputedStyle(button).borderRadius),
    )
    .toBe('16px');
  await rest(page);
  expect(asked).toEqual([]);
});

test('a demo in a document of its own follows, in the page and alone', async () => {
  const page = await browsing.open('/material-ui/getting-started/templates/sign-in/', reader);
  const frame = page.locator('figure.demo iframe');
  await frame.scrollIntoViewIfNeeded();
  const button = page.frameLocator('figure.demo iframe').getByRole('button', { name: 'Sign in', exact: true });
  const fill = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect.poll(fill).toBe(BLUE);
  await openPanel(page);
  await control(page, 'Primary color').fill(TEAL.hex);
  await expect.poll(fill).toBe(TEAL.rgb);
  const dark = () =>
    button.evaluate((element) =>
      getComputedStyle(element.ownerDocument.documentElement).getPropertyValue('--mui-palette-primary-dark'),
    );
  await expect.poll(dark).toBe(TEAL.dark);
  const alone = await reader.newPage();
  await visit(alone, `${browsing.site.origin}${await frame.getAttribute('src')}`);
  await expect.poll(() => variable(alone, '--mui-palette-primary-dark')).toBe(TEAL.dark);
});

test('a demo that its reader shows in dark mode, in a document made for it, follows', async () => {
  const page = await browsing.open(PAGE, reader);
  const { figure, tool, wake } = demoOn(page, 'BasicButtons');
  await wake();
  await tool('Display options').click();
  await figure.getByRole('menuitemradio', { name: 'Dark' }).click();
  await page.keyboard.press('Escape');
  const button = figure.frameLocator('iframe').locator('.MuiButton-containedPrimary').first();
  await button.waitFor();
  await openPanel(page);
  await control(page, 'Primary color').fill(TEAL.hex);
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(TEAL.rgb);
});

test('the code of the theme is shown and copied, with what was chosen', async () => {
  const page = await browsing.open(PAGE, reader);
  await openPanel(page);
  await control(page, 'Primary color').fill(TEAL.hex);
  await panelOf(page).getByRole('button', { name: 'Copy theme' }).click();
  await panelOf(page).getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("primary: { main: '#00796b' },\n    secondary: { main: '#9c27b0' },");
  expect(copied).toMatch(/^import \{ createTheme \}/);
  const code = panelOf(page).getByRole('region', { name: 'Code of the theme' });
  await expect(code.textContent()).resolves.toBe(copied);
  await control(page, 'Spacing').fill('10');
  await expect(code.textContent()).resolves.toContain("spacing: '10px'");
});

test('Joy UI gets shades of the color from its provider', async () => {
  const page = await browsing.open('/joy-ui/react-button/', reader);
  await openPanel(page);
  await control(page, 'Primary color').fill(TEAL.hex);
  await expect.poll(() => variable(page, '--joy-palette-primary-600')).toBe('#00675b');
});

test('the start page shows that the color can be changed, and has what was chosen elsewhere', async () => {
  const page = await browsing.open('/', reader);
  const send = page.getByRole('button', { name: 'Send' });
  await send.scrollIntoViewIfNeeded();
  const fill = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  const teal = page.getByRole('button', { name: 'Teal' });
  await expect
    .poll(async () => {
      await teal.click();
      return teal.getAttribute('aria-pressed');
    })
    .toBe('true');
  await expect.poll(fill).toBe(TEAL.rgb);
  await visit(page, browsing.site.origin + PAGE);
  await expect.poll(() => fills(page)).toEqual([TEAL.rgb]);
});

test('pages of libraries without a theme have neither its script nor a group in the drawer', async () => {
  const page = await browsing.open('/base-ui/react-button/', reader);
  await expect(page.locator('html[data-theme]').count()).resolves.toBe(0);
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('dialog', { name: 'Preferences' }).waitFor();
  await rest(page);
  await expect(panelOf(page).count()).resolves.toBe(0);
});

describe.each([
  ['light', 'ltr', 1280],
  ['dark', 'ltr', 390],
  ['light', 'rtl', 390],
  ['dark', 'rtl', 1280],
] as const)('in %s mode, %s, %d px wide', (mode, direction, width) => {
  test('axe finds nothing, and keys reach everything', async () => {
    const own = await browsing.newReader({
      colorScheme: mode,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    const page = await browsing.open(PAGE, own);
    await page.evaluate((value) => localStorage.setItem('mui-direction', value), direction);
    await page.reload();
    await rest(page);
    await openPanel(page);
    await panelOf(page).getByRole('button', { name: 'Copy theme' }).click();
    await rest(page);
    await expect(findViolations(page, { within: '.preferences' })).resolves.toEqual([]);
    await control(page, 'Spacing').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => variable(page, '--mui-spacing')).toBe('9px');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => control(page, 'Spacing').inputValue()).toBe('8');
  });
});
