import type { BrowserContext, Page, Request } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '../../site/theme/palette.ts';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { SMALL_PAGES } from '../support/sample-pages.ts';
import { rest, visit } from '../support/settle.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('library');
const PAGE = '/widgets/installation/';
const MODE_KEY = 'library-mode';
const LIGHT_KEY = 'library-color-scheme-light';
const DARK_KEY = 'library-color-scheme-dark';
let reader: BrowserContext;

beforeEach(async () => {
  reader = await browsing.newReader({ colorScheme: 'light', reducedMotion: 'reduce' });
});

const open = (hash = '') => browsing.open(PAGE + hash, reader);
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Preferences' });
const storedIn = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const store = (page: Page, key: string, value: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [key, value] as const);
const cookie = async () => (await reader.cookies()).find(({ name }) => name === 'codeVariant')?.value;

async function openDrawer(page: Page): Promise<void> {
  // On phones, the button is in the drawer of the navigation.
  const navigation = page.getByRole('button', { name: 'Open navigation' });
  if (await navigation.isVisible()) await navigation.click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await drawerOf(page).waitFor();
}

/** Chooses in the open drawer as a reader does: by the visible words. */
const choose = (page: Page, choice: string) => drawerOf(page).getByText(choice, { exact: true }).click();

/** The effect of the reader's preferences on the page. */
function look(page: Page) {
  return page.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    const body = ['light', 'dark'].filter((name) => document.body.classList.contains(name)).join();
    return `${dataset['choice']} ${dataset['mode']} ${body} ${dataset['code']} ${dir} ${'dense' in dataset}`;
  });
}

describe('two tabs', () => {
  test('mode, code variant, direction and density chosen in one tab apply in the other', async () => {
    const [one, two] = [await open(), await browsing.open('/gadgets/toggle/', reader)];
    await openDrawer(one);
    await expect(look(two)).resolves.toBe('system light light TS ltr false');
    for (const [choice, expected] of [
      ['Dark', 'dark dark dark TS ltr false'],
      ['JavaScript', 'dark dark dark JS ltr false'],
      ['Right to left', 'dark dark dark JS rtl false'],
      ['Dense', 'dark dark dark JS rtl true'],
      ['Light', 'light light light JS rtl true'],
      ['Left to right', 'light light light JS ltr true'],
      ['Comfortable', 'light light light JS ltr false'],
      ['TypeScript', 'light light light TS ltr false'],
      ['System', 'system light light TS ltr false'],
    ] as const) {
      await choose(one, choice);
      await expect(look(one)).resolves.toBe(expected);
      await expect.poll(() => look(two)).toBe(expected);
    }
  });

  test('schemes stored in one tab apply in the other, from the first paint on', async () => {
    const [one, two] = [await open(), await open()];
    await store(one, DARK_KEY, 'light');
    await store(one, LIGHT_KEY, 'dark');
    await expect.poll(() => look(two)).toBe('system dark dark TS ltr false');
    await store(one, MODE_KEY, 'dark');
    await expect.poll(() => look(two)).toBe('dark light light TS ltr false');
    await two.route('**/*.js', (route) => route.abort());
    await two.reload();
    await expect(two.locator('html').getAttribute('data-mode')).resolves.toBe('light');
  });

  test('an open drawer shows what another tab chose', async () => {
    const [one, two] = [await open(), await open()];
    await openDrawer(two);
    await store(one, MODE_KEY, 'dark');
    await expect.poll(() => drawerOf(two).getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });
});

describe('an invalid value is ignored', () => {
  const TABLE = [
    [MODE_KEY, 'purple'],
    [MODE_KEY, 'Dark'],
    [MODE_KEY, ''],
    [LIGHT_KEY, 'dusk'],
    [DARK_KEY, 'null'],
    ['codeVariant', 'PHP'],
    ['library-direction', 'up'],
    ['library-dense', '1'],
  ] as const;

  test.each(firstRows(TABLE, 2))('stored: %s = %j', async (key, value) => {
    const page = await reader.newPage();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [key, value] as const);
    await visit(page, browsing.site.origin + PAGE);
    await expect(look(page)).resolves.toBe('system light light TS ltr false');
  });

  test('received: all of them, between two valid ones', async () => {
    const [one, two] = [await open(), await open()];
    await store(one, MODE_KEY, 'dark');
    await store(one, 'library-direction', 'rtl');
    await store(one, 'codeVariant', 'JS');
    await store(one, 'library-dense', 'true');
    await expect.poll(() => look(two)).toBe('dark dark dark JS rtl true');
    for (const [key, value] of TABLE) await store(one, key, value);
    // Once the last one has arrived, the others have too.
    await store(one, LIGHT_KEY, 'light');
    await store(one, 'library-dense', 'false');
    await expect.poll(() => look(two)).toBe('dark dark dark JS rtl false');
  });
});

describe('storage', () => {
  test('breaks nothing when it throws: every preference works on the page', async () => {
    const errors: string[] = [];
    reader.on('weberror', (error) => errors.push(error.error().message));
    await reader.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(globalThis, 'localStorage', { get: refuse });
      Object.defineProperty(globalThis, 'sessionStorage', { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    const page = await open();
    await openDrawer(page);
    for (const choice of ['Dark', 'JavaScript', 'Right to left', 'Dense']) await choose(page, choice);
    await expect(look(page)).resolves.toBe('dark dark dark JS rtl true');
    await page.keyboard.press('Escape');
    await page.locator('#side').getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    expect(errors).toEqual([]);
  });

  test('breaks nothing when it is full', async () => {
    const errors: string[] = [];
    reader.on('weberror', (error) => errors.push(error.error().message));
    await reader.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const page = await open();
    await openDrawer(page);
    for (const choice of ['Dark', 'JavaScript', 'Right to left', 'Dense']) await choose(page, choice);
    await expect(look(page)).resolves.toBe('dark dark dark JS rtl true');
    // The cookie is not part of the storage: it keeps what it can.
    await expect(cookie()).resolves.toBe('JS');
    expect(errors).toEqual([]);
  });
});

describe('code variant', () => {
  test('a hash that ends in .js or .tsx is written to the cookie and kept, as is an explicit choice', async () => {
    const page = await open('#BasicButtons.js');
    await expect(look(page)).resolves.toContain(' JS ');
    await expect(cookie()).resolves.toBe('JS');
    await page.locator('#side').getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await expect(look(page)).resolves.toContain(' JS ');
    await openDrawer(page);
    await expect(drawerOf(page).getByRole('radio', { name: 'JavaScript' }).isChecked()).resolves.toBe(true);
    await choose(page, 'TypeScript');
    await expect(cookie()).resolves.toBe('TS');
    await expect(look(await open())).resolves.toContain(' TS ');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await expect(look(page)).resolves.toContain(' JS ');
    await expect(cookie()).resolves.toBe('JS');
  });

  test('another tab does not override the hash of a shared link', async () => {
    const [shared, other] = [await open('#BasicButtons.tsx'), await open()];
    const third = await open();
    await openDrawer(other);
    await choose(other, 'JavaScript');
    await expect.poll(() => look(third)).toContain(' JS ');
    await expect(look(shared)).resolves.toContain(' TS ');
  });
});

test('theme color and body class match the mode, whatever the device prefers', async () => {
  for (const [device, mode, color] of [
    ['light', 'dark', DARK.paper],
    ['dark', 'light', LIGHT.paper],
  ] as const) {
    const page = await open();
    await page.emulateMedia({ colorScheme: device });
    await openDrawer(page);
    await choose(page, mode === 'dark' ? 'Dark' : 'Light');
    const inUse = page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) =>
        metas.flatMap((meta) =>
          matchMedia(meta.getAttribute('media') ?? '').matches ? [meta.getAttribute('content')] : [],
        ),
      );
    await expect(inUse).resolves.toEqual([color]);
    await expect(look(page)).resolves.toContain(`${mode} ${mode} ${mode}`);
  }
});

describe('the preferences drawer', () => {
  test('opens from the bar of every page', async () => {
    for (const pathname of Object.values(SMALL_PAGES)) {
      const page = await browsing.open(pathname, reader);
      await openDrawer(page);
      await page.close();
    }
  });

  test('costs nothing before a reader gets near', async () => {
    const page = await reader.newPage();
    const requests: string[] = [];
    page.on('request', (request: Request) => requests.push(request.url()));
    await visit(page, browsing.site.origin + PAGE);
    const isDrawer = (url: string): boolean => url.includes('preferences');
    expect(requests.filter(isDrawer)).toEqual([]);
    await openDrawer(page);
    expect(requests.filter(isDrawer)).toHaveLength(1);
  });

  test('works with the keyboard alone, keeps the focus inside, and returns it', async () => {
    const page = await open();
    const button = page.getByRole('button', { name: 'Preferences' });
    await button.focus();
    await page.keyboard.press('Enter');
    await drawerOf(page).waitFor();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? document.activeElement?.ariaLabel);
    await expect(focused()).resolves.toBe('System');
    await page.keyboard.press('ArrowUp');
    await expect(look(page)).resolves.toMatch(/^dark dark/);
    const stops: unknown[] = [];
    for (const expected of ['TypeScript', 'Left to right', 'Comfortable']) {
      await page.keyboard.press('Tab');
      stops.push(await focused());
      expect(stops.at(-1)).toBe(expected);
    }
    await page.keyboard.press('ArrowRight');
    await expect(look(page)).resolves.toMatch(/true$/);
    // While tabbing round, only the browser's own controls are outside.
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const { activeElement, body } = document;
        return activeElement === body || activeElement?.closest('dialog') ? 'inside' : 'page';
      });
      expect(place).toBe('inside');
    }
    await page.keyboard.press('Escape');
    await drawerOf(page).waitFor({ state: 'hidden' });
    await expect(button.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
  });

  test('names its groups and choices, and announces nothing else', async () => {
    const page = await open();
    await openDrawer(page);
    const groups = drawerOf(page).getByRole('group');
    const names = await groups.evaluateAll((all) =>
      all.map((group) => [
        group.querySelector('legend')?.textContent,
        ...[...group.querySelectorAll('label')].map((label) => label.textContent),
      ]),
    );
    expect(names).toEqual([
      ['Color mode', 'Light', 'Dark', 'System'],
      ['Code language', 'TypeScript', 'JavaScript'],
      ['Direction', 'Left to right', 'Right to left'],
      ['Density', 'Comfortable', 'Dense'],
    ]);
    for (const choice of ['Dark', 'JavaScript', 'Right to left', 'Dense']) await choose(page, choice);
    await rest(page);
    const said = page.locator(':is([role=status], [role=alert], [aria-live]):not(.demo *)');
    await expect(said.evaluateAll((all) => all.map((region) => region.textContent).join(''))).resolves.toBe('');
  });

  test('closes with its button, on a click outside, and on a page change', async () => {
    const page = await open();
    await page.locator('#side').getByRole('link', { name: 'Overview' }).click();
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await openDrawer(page);
    await page.getByRole('button', { name: 'Close preferences' }).click();
    await drawerOf(page).waitFor({ state: 'hidden' });
    await openDrawer(page);
    await page.mouse.click(100, 400);
    await drawerOf(page).waitFor({ state: 'hidden' });
    await openDrawer(page);
    await page.goBack();
    await drawerOf(page).waitFor({ state: 'hidden' });
  });

  test('keeps what was chosen for the next visit', async () => {
    const page = await open();
    await openDrawer(page);
    for (const choice of ['Dark', 'JavaScript', 'Right to left', 'Dense']) await choose(page, choice);
    await expect(storedIn(page)).resolves.toMatchObject({ [MODE_KEY]: 'dark' });
    await expect(look(await browsing.open('/gadgets/toggle/', reader))).resolves.toBe('dark dark dark JS rtl true');
  });

  test.each(
    firstRows([
      [390, 'light', ''],
      [390, 'dark', 'rtl'],
      [1280, 'light', 'rtl'],
      [1280, 'dark', ''],
    ] as const),
  )('axe finds nothing in it, and nothing is cut off: %i px, %s %s', async (width, mode, direction) => {
    const page = await browsing.open(PAGE, {
      viewport: { width, height: 700 },
      colorScheme: mode,
      reducedMotion: 'reduce',
    });
    await openDrawer(page);
    if (direction === 'rtl') await choose(page, 'Right to left');
    expect(await findViolations(page, { within: 'dialog' })).toEqual([]);
    const box = await drawerOf(page).boundingBox();
    const edge = direction === 'rtl' ? (box?.x ?? 0) : width - ((box?.x ?? 0) + (box?.width ?? 0));
    expect(Math.abs(edge)).toBeLessThanOrEqual(16);
    const overflow = await drawerOf(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(overflow).toBe(0);
  });
});
