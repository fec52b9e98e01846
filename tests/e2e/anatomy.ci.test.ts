/** The slots and classes of a component in the demo that its page opens with. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { rest, visit } from '../support/settle.ts';
import { noteShifts, shifts } from '../support/shifts.ts';

const browsing = browse('reference');
const ACCORDION = '/material-ui/react-accordion/';
const BUTTON = '/material-ui/react-button/';
const TOOL = 'Anatomy: slots and classes';

const figureOn = (page: Page) => page.locator('figure[data-anatomy]');
const toolOn = (page: Page) => figureOn(page).getByRole('button', { name: TOOL });
const listOn = (page: Page) => figureOn(page).getByRole('listbox', { name: TOOL });
const itemOn = (page: Page, className: string) => listOn(page).getByRole('option', { name: `.${className}` });
const labelOn = (page: Page) => page.locator('.demo-light code').textContent();
const marked = (page: Page) =>
  listOn(page)
    .locator('[aria-selected="true"]')
    .evaluateAll((items) => items.map((item) => item.querySelector('code')?.textContent));

/** Wakes the opening demo of a page and opens its anatomy. */
async function openAnatomy(page: Page): Promise<void> {
  await figureOn(page).evaluate((figure) => figure.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await toolOn(page).click();
  await listOn(page).waitFor();
}

/** The corners of elements that can be seen, in whole pixels; outlines are one pixel outside theirs. */
const boxesOf = (elements: Locator, outside = 0) =>
  elements.evaluateAll(
    (all, gap) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ left, top, right, bottom }) => [left + gap, top + gap, right - gap, bottom - gap].map(Math.round)),
    outside,
  );

/** Waits until exactly those elements are outlined. */
async function expectOutlined(page: Page, elements: Locator): Promise<void> {
  const outlines = page.locator('.demo-light > div > div:not(:last-child)');
  await expect
    .poll(async () => ({ outlined: await boxesOf(outlines, 1), elements: await boxesOf(elements) }))
    .toSatisfy(
      ({ outlined, elements: boxes }) => outlined.length > 0 && JSON.stringify(outlined) === JSON.stringify(boxes),
    );
}

describe('the button', () => {
  test('is at the opening demo of a component with documented classes, and at no other', async () => {
    const page = await browsing.open(ACCORDION);
    await figureOn(page).getByRole('toolbar').waitFor();
    const others = page.locator('figure.demo:not([data-anatomy])').first();
    await others.scrollIntoViewIfNeeded();
    await others.getByRole('toolbar').waitFor();
    await expect(toolOn(page).count()).resolves.toBe(1);
    await expect(page.getByRole('button', { name: TOOL }).count()).resolves.toBe(1);
    const manual = await browsing.open('/docs-nav/demos/');
    await demoOn(manual, 'Quantity').wake();
    await expect(manual.getByRole('button', { name: TOOL }).count()).resolves.toBe(0);
  });

  test('loads nothing before a reader is at it', async () => {
    const page = await (await browsing.newReader()).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, browsing.site.origin + ACCORDION);
    await figureOn(page).getByRole('toolbar').waitFor();
    await rest(page);
    const late = () => asked.filter((pathname) => /anatomy/.test(pathname)).toSorted();
    expect(late()).toEqual([]);
    await toolOn(page).focus();
    await expect
      .poll(late)
      .toEqual(['/_nav/anatomy.json', expect.stringMatching(/^\/_nav\/assets\/open-anatomy.*\.js$/)]);
  });
});

describe('pointing', () => {
  test('at an item outlines all elements of the part, and names it', async () => {
    const page = await browsing.open(BUTTON);
    await openAnatomy(page);
    const { stage } = demoOn(page, (await figureOn(page).getAttribute('data-name')) ?? '');
    await itemOn(page, 'MuiButton-root').hover();
    await expectOutlined(page, stage.locator('.MuiButton-root'));
    await expect(labelOn(page)).resolves.toBe('.MuiButton-root');
    await itemOn(page, 'MuiButton-outlined').hover();
    await expectOutlined(page, stage.locator('.MuiButton-outlined'));
    await expect(marked(page)).resolves.toEqual(['.MuiButton-outlined']);
    await page.locator('h1').hover();
    await expect.poll(() => marked(page)).toEqual([]);
    await expect(page.locator('.demo-light code').count()).resolves.toBe(0);
  });

  test('at the demo marks the innermost part, in sight in the list', async () => {
    const page = await browsing.open(ACCORDION);
    await openAnatomy(page);
    const icon = figureOn(page).locator('.MuiAccordionSummary-expandIconWrapper').first();
    await icon.hover();
    await expect.poll(() => marked(page)).toEqual(['.MuiSvgIcon-root']);
    await figureOn(page).locator('.MuiAccordionSummary-content').first().hover();
    await expect.poll(() => marked(page)).toEqual(['.MuiAccordionSummary-content']);
    await expectOutlined(page, figureOn(page).locator('.MuiAccordionSummary-content'));
    await expect(labelOn(page)).resolves.toBe('.MuiAccordionSummary-content');
    const [list = [], item = []] = [
      (await boxesOf(listOn(page)))[0],
      (await boxesOf(itemOn(page, 'MuiAccordionSummary-content')))[0],
    ];
    expect(item[1]).toBeGreaterThanOrEqual(list[1] ?? Infinity);
    expect(item[3]).toBeLessThanOrEqual(list[3] ?? 0);
  });

  test('follows a demo to a document of its own', async () => {
    const page = await browsing.open(BUTTON);
    await openAnatomy(page);
    const name = (await figureOn(page).getAttribute('data-name')) ?? '';
    await demoOn(page, name).tool('Display options').click();
    await figureOn(page).getByRole('menuitemradio', { name: 'Right to left' }).click();
    await page.keyboard.press('Escape');
    const inside = figureOn(page).frameLocator('.demo-frame > iframe');
    await inside.locator('.MuiButton-outlined').hover();
    await expect.poll(() => marked(page)).toEqual(['.MuiButton-root']);
    const frame = (await boxesOf(figureOn(page).locator('.demo-frame > iframe')))[0] ?? [];
    const [left = 0, top = 0] = frame;
    const buttons = (await boxesOf(inside.locator('.MuiButton-root'))).map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [
      x1 + left,
      y1 + top,
      x2 + left,
      y2 + top,
    ]);
    await expect.poll(() => boxesOf(page.locator('.demo-light > div > div:not(:last-child)'), 1)).toEqual(buttons);
  });
});

test('what a demo hides is listed as such, until it shows it', async () => {
  const page = await browsing.open(ACCORDION);
  await openAnatomy(page);
  const details = itemOn(page, 'MuiAccordionDetails-root');
  const isHidden = async () => (await details.textContent())?.includes('not visible now');
  await expect(isHidden()).resolves.toBe(false);
  const open = figureOn(page).getByRole('button', { expanded: true }).and(page.locator('.MuiAccordionSummary-root'));
  await open.click();
  await expect.poll(isHidden).toBe(true);
  await details.hover();
  await expect.poll(() => marked(page)).toEqual(['.MuiAccordionDetails-root']);
  await expect(page.locator('.demo-light code').isVisible()).resolves.toBe(false);
  await figureOn(page).locator('.MuiAccordionSummary-root').first().click();
  await expect.poll(isHidden).toBe(false);
  await details.hover();
  await expectOutlined(page, figureOn(page).locator('.MuiAccordionDetails-root:visible'));
});

test('all of it works by keyboard', async () => {
  const page = await browsing.open(BUTTON, { viewport: { width: 1280, height: 560 } });
  await figureOn(page).getByRole('toolbar').waitFor();
  await toolOn(page).focus();
  await page.keyboard.press('Enter');
  await listOn(page).waitFor();
  await expect(toolOn(page).getAttribute('aria-expanded')).resolves.toBe('true');
  await page.keyboard.press('Tab');
  await expect.poll(() => marked(page)).toEqual(['.MuiStack-root']);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => marked(page)).toEqual(['.MuiButton-root']);
  await expectOutlined(page, figureOn(page).locator('.demo-stage .MuiButton-root'));
  await page.keyboard.press('End');
  await expect.poll(() => marked(page)).toEqual(['.MuiButtonBase-root']);
  await page.keyboard.press('ArrowDown');
  await expect(marked(page)).resolves.toEqual(['.MuiButtonBase-root']);
  await page.keyboard.press('Home');
  await expect.poll(() => marked(page)).toEqual(['.MuiStack-root']);
  await page.keyboard.press('Escape');
  await listOn(page).waitFor({ state: 'detached' });
  await expect(page.locator('.demo-light').count()).resolves.toBe(0);
  await expect(toolOn(page).getAttribute('aria-expanded')).resolves.toBe('false');
  await expect(toolOn(page).evaluate((tool) => tool === document.activeElement)).resolves.toBe(true);
  // The button closes what it has opened.
  await page.keyboard.press('Enter');
  await listOn(page).waitFor();
  await page.keyboard.press('Enter');
  await listOn(page).waitFor({ state: 'detached' });
});

test('a key brings parts of a tall demo into sight, above toolbar and list, which keep to the end of the window', async () => {
  const page = await browsing.open(ACCORDION, { viewport: { width: 390, height: 500 } });
  await openAnatomy(page);
  const part = figureOn(page).locator('.MuiAccordionDetails-root').first();
  await figureOn(page).evaluate((figure) => figure.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await itemOn(page, 'MuiAccordion-root').focus();
  for (const key of ['End', 'Home', 'End']) await page.keyboard.press(key);
  const [, top = 0, , bottom = 0] = (await boxesOf(part))[0] ?? [];
  const [, barTop = 0, , barBottom = 0] = (await boxesOf(figureOn(page).getByRole('toolbar')))[0] ?? [];
  const [, , , listBottom = 0] = (await boxesOf(listOn(page)))[0] ?? [];
  expect(bottom).toBeGreaterThan(0);
  expect(top).toBeLessThan(barTop);
  expect(barBottom).toBeLessThan(listBottom);
  expect(listBottom).toBeLessThanOrEqual(500);
});

describe.each([
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const)('at $width px, $colorScheme', ({ width, colorScheme }) => {
  test('nothing but what is below moves, the light keeps to the stage, and axe finds nothing', async () => {
    const page = await (
      await browsing.newReader({ viewport: { width, height: 844 }, colorScheme, reducedMotion: 'reduce' })
    ).newPage();
    await noteShifts(page);
    await visit(page, browsing.site.origin + BUTTON);
    await figureOn(page).getByRole('toolbar').waitFor();
    await rest(page);
    const around = page.locator('h1, figure[data-anatomy] > .demo-stage, figure[data-anatomy] .demo-stage *');
    const before = await boxesOf(around);
    await toolOn(page).click();
    await itemOn(page, 'MuiButton-root').hover();
    await expectOutlined(page, figureOn(page).locator('.demo-stage .MuiButton-root'));
    await expect(boxesOf(around)).resolves.toEqual(before);
    const [stage] = await boxesOf(figureOn(page).locator('> .demo-stage'));
    await expect(boxesOf(page.locator('.demo-light > div'))).resolves.toEqual([stage]);
    await expect(
      page
        .locator('.demo-light > div')
        .evaluate((area) => [getComputedStyle(area).overflow, getComputedStyle(area).pointerEvents]),
    ).resolves.toEqual(['hidden', 'none']);
    expect(await findViolations(page)).toEqual([]);
    expect((await shifts(page)).filter(({ hadRecentInput }) => !hadRecentInput)).toEqual([]);
  });
});
