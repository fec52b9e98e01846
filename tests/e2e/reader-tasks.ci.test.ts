/** What readers come for, done as they would: by names that they see, with a mouse, with keys, or on a phone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { filesOf, openSandbox } from '../support/open-sandbox.ts';

const browsing = browse('reference');
const BUTTON = '/material-ui/react-button/';
const SELECT = '/material-ui/react-select/';
const AUTOCOMPLETE_API = '/material-ui/api/autocomplete/';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Waits until a part is where its reader looks. */
const inView = (part: Locator) =>
  expect
    .poll(async () => {
      const { y = -1 } = (await part.boundingBox()) ?? {};
      return y >= 0 && y < 800;
    })
    .toBe(true);
const copied = (page: Page) => expect.poll(() => page.evaluate(() => navigator.clipboard.readText()));
const prop = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Props', exact: true })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) });

/** The names of the props that a reference shows. */
const propNames = (page: Page) =>
  page
    .getByRole('list', { name: 'Props', exact: true })
    .getByRole('listitem')
    .filter({ visible: true })
    // What is listed in a description has no name.
    .evaluateAll((rows) => rows.flatMap((one) => one.querySelector(':scope[id] > div > a')?.textContent ?? []));

/** Searches by keyboard, and opens what is chosen. */
async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
}

/** Chooses in a demo's menu by keyboard; the frame in which the demo is shown from then on. */
async function display(page: Page, name: string, item: string) {
  const demo = demoOn(page, name);
  await demo.wake();
  await demo.tool('Display options').press('Enter');
  const items = demo.figure.getByRole('menuitemradio');
  await expect.poll(() => items.first().evaluate((first) => first === document.activeElement)).toBe(true);
  const names = await items.allTextContents();
  for (let press = names.findIndex((text) => text.startsWith(item)); press > 0; press--)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return demo.figure.frameLocator('iframe');
}

describe('a reader finds', () => {
  test('the component for a dropdown from the start page, by keyboard', async () => {
    const page = await browsing.open('/');
    await search(page, 'dropdown');
    await page.waitForURL(/\/material-ui\/react-(?:select|menu)\/$/);
    await expect.poll(() => title(page).textContent()).toMatch(/^(?:Select|Menu)$/);
  });

  test('what to do about an error message that was pasted, by keyboard', async () => {
    const page = await browsing.open('/');
    await search(page, 'Error: MUI: makeStyles is no longer exported from @mui/material/styles.');
    await page.waitForURL('**/material-ui/migration/troubleshooting/**');
    const heading = page.getByRole('heading', { name: /makeStyles is no longer exported/ });
    await inView(heading);
    await page.getByRole('link', { name: 'rewrite the styles' }).waitFor();
  });

  test('the settings key demoProvider in the manual, by keyboard', async () => {
    const page = await browsing.open('/docs-nav/');
    await search(page, 'demoProvider');
    await page.waitForURL('**/docs-nav/reference/section-yaml/**');
    const key = page.getByRole('heading', { name: 'demoProvider', exact: true });
    await inView(key);
  });

  test('the page of a component in another version', async () => {
    const page = await browsing.open(BUTTON);
    await page.getByRole('button', { name: 'v7.1.1' }).click();
    const link = page.getByRole('link', { name: 'v6', exact: true });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe('https://v6.mui.com/material-ui/react-button/');
  });

  test('the page that follows, by keyboard', async () => {
    const page = await browsing.open(BUTTON);
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).press('Enter');
    await expect.poll(() => title(page).textContent()).toBe('Button Group');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a component by search on a phone', async () => {
    const page = await browsing.open(SELECT, PHONE);
    await page.getByRole('button', { name: 'Search' }).tap();
    await page.getByRole('combobox', { name: 'Search' }).fill('tooltip');
    await page
      .getByRole('option', { name: /^Tooltip/ })
      .first()
      .tap();
    await expect.poll(() => title(page).textContent()).toBe('Tooltip');
  });

  test('another component in the drawer of a phone', async () => {
    const page = await browsing.open(SELECT, PHONE);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    const drawer = page.getByRole('navigation', { name: 'Material UI' });
    await drawer.getByRole('link', { name: 'Switch', exact: true }).tap();
    await expect.poll(() => title(page).textContent()).toBe('Switch');
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  test('a template, and opens it on a page of its own', async () => {
    const page = await browsing.open('/material-ui/');
    await search(page, 'templates');
    await page.waitForURL('**/material-ui/getting-started/templates/');
    await page.getByRole('article').getByRole('link', { name: 'Dashboard' }).first().click();
    const opener = page.getByRole('link', { name: 'Open on its own page' });
    await opener.scrollIntoViewIfNeeded();
    const [own] = await Promise.all([page.context().waitForEvent('page'), opener.click()]);
    await own.getByRole('button', { name: 'Open navigation' }).waitFor();
    expect(await own.getByRole('link', { name: 'Skip to content' }).count()).toBe(0);
  });
});

describe('a reader learns', () => {
  test('how to import Button, and copies it', async () => {
    const page = await browsing.open(BUTTON, await browsing.newReader(CLIPBOARD));
    // The demo above has an import as well, in code that is folded.
    const line = page
      .getByRole('group')
      .filter({ hasText: 'Package' })
      .getByRole('figure')
      .filter({ hasText: "from '@mui/material/Button'" });
    await line.hover();
    await line.getByRole('button', { name: 'Copy', exact: true }).click();
    await copied(page).toBe("import Button from '@mui/material/Button';");
  });

  test('how to install Joy UI from its first page, with pnpm, by keyboard', async () => {
    const page = await browsing.open('/joy-ui/', await browsing.newReader(CLIPBOARD));
    await page.getByRole('tab', { name: 'npm', exact: true }).press('ArrowRight');
    const panel = page.getByRole('tabpanel', { name: 'pnpm' });
    await panel.getByRole('button', { name: 'Copy' }).press('Enter');
    await copied(page).toBe('pnpm add @mui/joy @emotion/react @emotion/styled');
  });

  test('which props Button has, and the default of variant', async () => {
    const page = await browsing.open(BUTTON);
    await page.getByRole('link', { name: 'Button API' }).click();
    await expect.poll(() => title(page).textContent()).toBe('Button API');
    expect(await propNames(page)).toEqual(expect.arrayContaining(['color', 'disabled', 'size', 'variant']));
    const text = await prop(page, 'variant').innerText();
    expect(text).toContain("'text' | 'outlined' | 'contained'");
    expect(text).toMatch(/Default\s+'text'/);
  });

  test('about a prop of Autocomplete whose name is known, with the filter, by keyboard', async () => {
    const page = await browsing.open(AUTOCOMPLETE_API);
    await page.getByRole('searchbox', { name: 'Filter by name or type' }).focus();
    await page.keyboard.type('freeSolo boolean');
    await expect.poll(() => propNames(page)).not.toContain('autoHighlight');
    expect(await propNames(page)).toContain('freeSolo');
    expect(await prop(page, 'freeSolo').innerText()).toMatch(/boolean[^]*Default\s+false/);
  });

  test('which props of Autocomplete are deprecated', async () => {
    const page = await browsing.open(AUTOCOMPLETE_API);
    await page.getByRole('button', { name: 'deprecated', exact: true }).click();
    await expect.poll(() => propNames(page)).not.toContain('autoHighlight');
    const names = await propNames(page);
    expect(names).toEqual(expect.arrayContaining(['ChipProps', 'PaperComponent']));
    expect(names).not.toContain('freeSolo');
    for (const name of names) expect(await prop(page, name).innerText(), name).toContain('deprecated');
  });

  test('about a prop from a copied link, which opens it although rows are folded', async () => {
    const page = await browsing.open(AUTOCOMPLETE_API, await browsing.newReader(CLIPBOARD));
    await page.getByRole('button', { name: 'Collapsed' }).first().click();
    const details = (where: Page, name: string) =>
      where.getByRole('button', { name: `Details of ${name}`, exact: true }).getAttribute('aria-expanded');
    await expect.poll(() => details(page, 'multiple')).toBe('false');
    await prop(page, 'multiple').hover();
    await page.getByRole('button', { name: 'Copy link: multiple' }).click();
    const address = `${browsing.site.origin}${AUTOCOMPLETE_API}#autocomplete-prop-multiple`;
    await copied(page).toBe(address);
    const other = await page.context().newPage();
    await other.goto(address);
    await expect.poll(() => details(other, 'multiple')).toBe('true');
    expect(await details(other, 'freeSolo')).toBe('false');
    await inView(prop(other, 'multiple'));
  });

  test('what a type consists of, by keyboard', async () => {
    const page = await browsing.open(AUTOCOMPLETE_API);
    const type = prop(page, 'onChange').getByRole('link', { name: 'AutocompleteChangeReason' });
    const declaration = page.getByText("'createOption'").first();
    expect(await declaration.isVisible()).toBe(false);
    await type.press('Enter');
    await expect.poll(() => declaration.isVisible()).toBe(true);
  });

  test('which keys work in a Select, from the contents list, by keyboard', async () => {
    const page = await browsing.open(SELECT);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Keyboard' }).press('Enter');
    const table = page.getByRole('table', { name: 'Keyboard' });
    await inView(table);
    expect(await table.getByRole('row').allInnerTexts()).toContainEqual(expect.stringMatching(/Esc[^]*[Cc]lose/));
  });

  test('from a language model, which gets the page as copied Markdown, by keyboard', async () => {
    const page = await browsing.open(SELECT, await browsing.newReader(CLIPBOARD));
    await page.getByRole('button', { name: 'Copy as Markdown' }).press('Enter');
    await copied(page).toMatch(/^# Select\n[^]*## Keyboard\n/);
  });
});

describe('a reader tries', () => {
  test('components in the gallery of the start page, by keyboard', async () => {
    const page = await browsing.open('/');
    const slider = page.getByRole('slider', { name: 'Done' });
    const shown = async () => {
      await slider.press('End');
      return page.getByRole('progressbar', { name: 'Done' }).getAttribute('aria-valuenow');
    };
    await expect.poll(shown).toBe('100');
    await page.getByRole('link', { name: 'Slider', exact: true }).press('Enter');
    await expect.poll(() => title(page).textContent()).toBe('Slider');
  });

  test('how a demo looks on a phone, by keyboard', async () => {
    const page = await browsing.open(BUTTON);
    const frame = await display(page, 'BasicButtons', 'Phone');
    const button = frame.getByRole('button', { name: 'Contained' });
    await button.waitFor();
    expect(await button.evaluate(() => innerWidth)).toBe(360);
  });

  test('how a demo looks in dark mode, by keyboard', async () => {
    const page = await browsing.open(BUTTON, { colorScheme: 'light' });
    const frame = await display(page, 'BasicButtons', 'Dark');
    const button = frame.getByRole('button', { name: 'Outlined' });
    await expect.poll(() => button.evaluate(() => document.documentElement.dataset['mode'])).toBe('dark');
    expect(await page.evaluate(() => document.documentElement.dataset['mode'])).toBe('light');
  });

  test('how a demo reads from right to left, by keyboard', async () => {
    const page = await browsing.open('/material-ui/react-slider/');
    const name = 'VolumeSlider';
    const frame = await display(page, name, 'Right to left');
    const thumb = frame.getByRole('slider').first();
    await expect.poll(() => thumb.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
  });

  test('the code of a demo, and copies it', async () => {
    const page = await browsing.open(SELECT, await browsing.newReader(CLIPBOARD));
    const { wake, tool, code } = demoOn(page, 'BasicSelect');
    await wake();
    await tool('Show code').click();
    await expect.poll(() => code.getByText('SelectChangeEvent').first().isVisible()).toBe(true);
    await tool('Copy the source').click();
    await copied(page).toMatch(/^import \* as React[^]*SelectChangeEvent[^]*export default function BasicSelect/);
  });

  test('code in JavaScript, and has it on the next page as well', async () => {
    const page = await browsing.open(SELECT);
    const select = demoOn(page, 'BasicSelect');
    await select.wake();
    await select.tool('Show code').click();
    await select.tool('JS').click();
    await expect.poll(() => select.code.innerText()).not.toContain('SelectChangeEvent');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await expect.poll(() => title(page).textContent()).toBe('Slider');
    const range = demoOn(page, 'RangeSlider');
    await range.wake();
    expect(await range.tool('JS').getAttribute('aria-pressed')).toBe('true');
    await range.tool('Show code').click();
    await expect.poll(() => range.code.innerText()).toContain('function RangeSlider');
    expect(await range.code.innerText()).not.toContain('number');
  });

  test('a demo in a sandbox', async () => {
    const page = await browsing.open(BUTTON);
    await demoOn(page, 'BasicButtons').wake();
    const { url, fields } = await openSandbox(page, 'BasicButtons', 'StackBlitz');
    expect(url).toMatch(/^https:\/\/stackblitz\.com\/run\b/);
    expect(Object.keys(filesOf({ url, fields }))).toContain('package.json');
    expect(Object.values(filesOf({ url, fields })).join('\n')).toContain('function BasicButtons');
  });

  test('a demo, and resets it, by keyboard', async () => {
    const page = await browsing.open(SELECT);
    const { stage, wake, tool } = demoOn(page, 'BasicSelect');
    await wake();
    const region = stage.getByRole('combobox', { name: 'Region' });
    const options = page.getByRole('listbox', { name: 'Region' });
    await expect.poll(async () => (await region.press('Enter'), options.isVisible())).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => region.textContent()).toBe('Frankfurt');
    await tool('Reset the demo').press('Enter');
    await expect.poll(() => region.textContent()).not.toBe('Frankfurt');
  });

  test('to sort the grid of 1,000 rows, by keyboard', async () => {
    const page = await browsing.open('/x/react-data-grid/');
    const grid = page.getByRole('grid', { name: 'The numbers from 1 to 1,000' });
    const first = grid.getByRole('row').nth(1);
    await expect.poll(() => first.innerText()).toMatch(/^1\n/);
    const number = grid.getByRole('columnheader', { name: 'Number' });
    await number.press('Enter');
    await number.press('Enter');
    await expect.poll(() => first.innerText()).toMatch(/^1,?000\n/);
  });
});

describe('a reader has it', () => {
  test('dense and from right to left, on the next page as well', async () => {
    const page = await browsing.open(BUTTON);
    await page.getByRole('button', { name: 'Preferences' }).click();
    const drawer = page.getByRole('dialog', { name: 'Preferences' });
    await drawer.getByRole('radio', { name: 'Right to left' }).check();
    await drawer.getByRole('radio', { name: 'Dense' }).check();
    await page.keyboard.press('Escape');
    await page.goto(browsing.site.origin + SELECT);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    await page.getByRole('button', { name: 'Preferences' }).click();
    for (const name of ['Right to left', 'Dense'])
      await expect.poll(() => drawer.getByRole('radio', { name }).isChecked(), { message: name }).toBe(true);
  });

  test('without visits being counted, and is not asked again', async () => {
    const reader = await browsing.newReader(PHONE);
    // Without a signal of the browser, which answers in other tests.
    await reader.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: false }));
    const page = await browsing.open(BUTTON, reader);
    const question = page.getByRole('region', { name: 'Privacy choices' });
    await question.getByRole('button', { name: 'Decline' }).tap();
    await expect.poll(() => question.isVisible()).toBe(false);
    for (const pathname of [BUTTON, SELECT]) {
      const next = await browsing.open(pathname, reader);
      await expect(next.getByRole('region', { name: 'Privacy choices' }).isVisible()).resolves.toBe(false);
    }
  });
});
