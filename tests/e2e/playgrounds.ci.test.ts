import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Playground } from '../../site/features/playground/model/playground.ts';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { editDemo } from '../support/live-demo.ts';

const browsing = browse('reference');

/** A playground whose component and controls have been touched. */
interface Tried {
  readonly page: Page;
  readonly panel: Locator;
  readonly stage: Locator;
  readonly data: Playground;
  readonly code: () => Promise<string>;
}

async function tryOut(pathname: string, name: string): Promise<Tried> {
  const page = await browsing.open(pathname);
  const demo = demoOn(page, `${name}Playground`);
  await demo.wake();
  const panel = demo.figure.locator('.feature-playground');
  const data = (await panel.evaluate(async ({ dataset }) =>
    (await fetch(dataset['playground'] ?? '')).json(),
  )) as Playground;
  return {
    page,
    panel,
    stage: demo.stage,
    data,
    code: async () => (await demo.code.locator('code').first().textContent()) ?? '',
  };
}

const fieldOf = (panel: Locator, prop: string): Locator => panel.locator(`[data-prop="${prop}"]`);

/** Changes what a control shows, as a reader would; returns false for one that is hidden. */
async function change(panel: Locator, prop: string): Promise<boolean> {
  const field = fieldOf(panel, prop).first();
  if ((await field.count()) === 0 || !(await field.isVisible())) return false;
  const [tag, type] = await field.evaluate((element) => [element.localName, element.getAttribute('type')] as const);
  if (type === 'checkbox') await field.setChecked(!(await field.isChecked()));
  else if (type === 'radio') await panel.locator(`[data-prop="${prop}"]:not(:checked)`).first().check();
  else if (tag === 'select') {
    const before = await field.inputValue();
    const values = await field
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    await field.selectOption(values.find((value) => value !== before && value !== '') ?? '');
  } else if (type === 'number') {
    const [value, max] = [await field.inputValue(), await field.getAttribute('max')];
    await field.fill(value === max ? String(Number(max) - 1) : (max ?? String(Number(value) + 1)));
  } else if (type === 'color') await field.fill('#ff0000');
  else await field.fill(`Other ${prop}`);
  return true;
}

describe('every control says what it does in the code and in the address', () => {
  test.each([
    ['/material-ui/react-button/', 'Button'],
    ['/material-ui/react-chip/', 'Chip'],
    ['/material-ui/react-alert/', 'Alert'],
    ['/joy-ui/react-button/', 'Button'],
    ['/joy-ui/react-typography/', 'Typography'],
  ])('%s %s', async (pathname, name) => {
    const { page, panel, code, data } = await tryOut(pathname, name);
    const more = panel.locator('summary');
    if ((await more.count()) > 0) await more.click();
    const reset = panel.getByRole('button', { name: 'Reset props' });
    const first = await code();
    let operated = 0;
    for (const { name: prop } of data.controls) {
      if (!(await change(panel, prop))) continue;
      operated += 1;
      await expect.poll(code, { message: prop }).not.toBe(first);
      expect(new URL(page.url()).search, prop).toContain(encodeURIComponent(prop));
      await reset.click();
      await expect.poll(code, { message: prop }).toBe(first);
      expect(new URL(page.url()).search).toBe('');
    }
    expect(operated).toBeGreaterThanOrEqual(5);
  });
});

test('nothing of the controls is loaded before they are touched', async () => {
  const page = await browsing.open('/material-ui/react-chip/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const demo = demoOn(page, 'ChipPlayground');
  await demo.wake();
  expect(asked.filter((address) => address.includes('mount-playground'))).toEqual([]);
  await fieldOf(demo.figure, 'disabled').check();
  await expect.poll(() => demo.stage.locator('.Mui-disabled').count()).toBe(1);
  expect(asked.filter((address) => address.includes('mount-playground'))).toHaveLength(1);
});

test('a change shows within 50 ms', async () => {
  const { panel, stage } = await tryOut('/material-ui/react-chip/', 'Chip');
  await fieldOf(panel, 'disabled').check();
  await stage.locator('.Mui-disabled').waitFor();
  const times = await panel.evaluate(async (element) => {
    const field = element.querySelector<HTMLInputElement>('[data-prop="disabled"]');
    const chip = element.closest('.play')?.querySelector('.demo-stage');
    const found: number[] = [];
    for (let at = 0; at < 21; at++) {
      const started = performance.now();
      const changed = new Promise((resolve) => {
        const observer = new MutationObserver(resolve);
        if (chip) observer.observe(chip, { subtree: true, childList: true, attributes: true });
      });
      field?.click();
      await changed;
      found.push(performance.now() - started);
    }
    return found.toSorted((a, b) => a - b);
  });
  expect(times[10]).toBeLessThan(50);
});

describe('links', () => {
  test('show what is set, also after a reload', async () => {
    const { page, panel, code } = await tryOut('/material-ui/react-button/', 'Button');
    await fieldOf(panel, 'size').and(panel.locator('[value="large"]')).check();
    await expect.poll(code).toContain('size="large"');
    const after = await (await browsing.newReader()).newPage();
    await after.goto(page.url());
    const demo = demoOn(after, 'ButtonPlayground');
    await demo.wake();
    await expect.poll(() => demo.stage.locator('.MuiButton-sizeLarge').count()).toBe(1);
    await expect(demo.figure.locator('[data-prop="size"][value="large"]').isChecked()).resolves.toBe(true);
  });

  test('ignore what no longer exists, with a note', async () => {
    const page = await browsing.open('/material-ui/react-button/?button=colour:red,size:large');
    const demo = demoOn(page, 'ButtonPlayground');
    await demo.wake();
    await expect.poll(() => demo.figure.getByRole('status').textContent()).toContain('colour:red');
    await expect.poll(() => demo.stage.locator('.MuiButton-sizeLarge').count()).toBe(1);
  });
});

describe('“Try” on an API page', () => {
  test.each(['variant', 'centerRipple'])('sets focus to the control of %s', async (prop) => {
    const page = await browsing.open('/material-ui/api/button/');
    const link = page.locator(`.try[aria-label="Try ${prop}"]`);
    await link.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
    await link.click();
    const control = page.locator(`#ButtonPlayground-${prop}`);
    await expect.poll(() => control.evaluate((element) => element === document.activeElement)).toBe(true);
    await expect(control.isVisible()).resolves.toBe(true);
  });
});

test('a demo that takes props shows the choices of its file, in its own code', async () => {
  const page = await browsing.open('/material-ui/react-checkbox/?checkbox=size:small,icon:Gone');
  const { figure, stage, code, wake } = demoOn(page, 'Checkbox.playground');
  await wake();
  await expect.poll(() => figure.getByRole('status').textContent()).toContain('icon:Gone');
  await expect.poll(() => stage.locator('.MuiCheckbox-sizeSmall').count()).toBe(1);
  await figure.getByLabel('checkedIcon').selectOption('Heart');
  await stage.locator('path[d^="m12 21.35"]').waitFor();
  const written = code.locator('code').first();
  await expect.poll(() => written.textContent()).toContain("import FavoriteIcon from '@mui/icons-material/Favorite';");
  await expect(written.textContent()).resolves.toContain(
    '<Checkbox size="small" checked checkedIcon={<FavoriteIcon />} />',
  );
  expect(new URL(page.url()).search).toBe('?checkbox=size:small,checkedIcon:Heart');
  await figure.getByRole('button', { name: 'Reset props' }).click();
  await expect.poll(() => stage.locator('path[d^="m12 21.35"]').count()).toBe(0);
  expect(await findViolations(page, { within: '#Checkbox\\.playground\\.tsx' })).toEqual([]);
});

test('calls of functions are listed', async () => {
  const { panel, stage } = await tryOut('/material-ui/react-pagination/', 'Pagination');
  await panel.hover();
  await expect
    .poll(async () => {
      // Once it is pressed, it has another name, and the call is listed a moment later.
      const button = stage.getByRole('button', { name: 'Go to page 3' });
      if (await button.isVisible()) await button.click();
      return panel.locator('.play-calls li').allTextContents();
    })
    .toContain('onChange(event, 3)');
});

test('a function that shows is given only if its switch and the code say so', async () => {
  const { panel, stage, code } = await tryOut('/material-ui/react-chip/', 'Chip');
  const icon = stage.locator('.MuiChip-deleteIcon');
  await panel.hover();
  await fieldOf(panel, 'disabled').check();
  await stage.locator('.Mui-disabled').waitFor();
  await fieldOf(panel, 'disabled').uncheck();
  await expect.poll(() => stage.locator('.Mui-disabled').count()).toBe(0);
  await expect(icon.count()).resolves.toBe(0);
  await fieldOf(panel, 'onDelete').check();
  await icon.click();
  await expect.poll(() => panel.locator('.play-calls li').allTextContents()).toEqual(['onDelete(event)']);
  await expect(code()).resolves.toContain('<Chip label="Vegetarian" onDelete={() => {}} />');
  await fieldOf(panel, 'onDelete').uncheck();
  await icon.waitFor({ state: 'detached' });
});

test('a component that throws says so, and “Back” restores what worked', async () => {
  const { panel, stage, code } = await tryOut('/material-ui/react-rating/', 'Rating');
  const figure = panel.locator('xpath=ancestor::figure');
  await fieldOf(panel, 'disabled').check();
  await stage.locator('.Mui-disabled').first().waitFor();
  const before = await code();
  await fieldOf(panel, 'precision').fill('0');
  await figure.getByRole('alert').waitFor();
  await figure.getByRole('alert').getByRole('button', { name: 'Back' }).click();
  await stage.locator('.Mui-disabled').first().waitFor();
  await expect(code()).resolves.toBe(before);
});

test('the demo in a document of its own follows the controls as well', async () => {
  const { page, panel, stage } = await tryOut('/material-ui/react-chip/', 'Chip');
  await fieldOf(panel, 'disabled').check();
  await stage.locator('.Mui-disabled').waitFor();
  const { figure, tool } = demoOn(page, 'ChipPlayground');
  await tool('Display options').click();
  await figure.getByRole('menuitemradio', { name: 'Phone' }).click();
  const chip = figure.frameLocator('.demo-frame iframe').locator('.MuiChip-root');
  await expect.poll(() => chip.getAttribute('class')).toContain('Mui-disabled');
  // One of both is shown.
  await expect(stage.isVisible()).resolves.toBe(false);
  await page.keyboard.press('Escape');
  await fieldOf(panel, 'disabled').uncheck();
  await expect.poll(() => chip.getAttribute('class')).not.toContain('Mui-disabled');
});

test('while its code is edited, only the result of that is shown, and no controls', async () => {
  const page = await browsing.open('/material-ui/react-chip/');
  const { demo } = await editDemo(page, 'ChipPlayground');
  const panel = demo.figure.locator('.feature-playground');
  await expect(demo.stage.isVisible()).resolves.toBe(false);
  await expect(panel.isVisible()).resolves.toBe(false);
  await demo.tool('Edit the code').click();
  await demo.stage.waitFor();
  await expect(panel.isVisible()).resolves.toBe(true);
});

test('controls have names, and the keyboard operates them', async () => {
  const { page, panel, code } = await tryOut('/material-ui/react-chip/', 'Chip');
  await panel.getByRole('switch', { name: 'disabled', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect.poll(code).toContain('disabled');
  await panel.getByRole('radio', { name: 'filled' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(code).toContain('variant="outlined"');
  expect(await findViolations(page, { within: '#ChipPlayground\\.tsx .feature-playground' })).toEqual([]);
});

test.each([
  ['light', 'ltr', 390],
  ['dark', 'rtl', 390],
  ['dark', 'ltr', 1280],
  ['light', 'rtl', 1280],
] as const)('in %s mode, %s, %d px wide, axe finds nothing, and every control is in its row', async (...look) => {
  const [mode, direction, width] = look;
  const reader = await browsing.newReader({
    colorScheme: mode,
    reducedMotion: 'reduce',
    viewport: { width, height: 800 },
  });
  await reader.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
  const page = await browsing.open('/material-ui/react-button/', reader);
  const { figure, wake } = demoOn(page, 'ButtonPlayground');
  await wake();
  await figure.locator('.feature-playground summary').click();
  expect(await findViolations(page, { within: '[id="ButtonPlayground.tsx"]' })).toEqual([]);
  const outside = await figure.locator('.play-row').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.children].some((part) => {
          const box = part.getBoundingClientRect();
          return box.width > 0 && (box.left < left - 0.5 || box.right > right + 0.5);
        });
      })
      .map((row) => row.textContent),
  );
  expect(outside).toEqual([]);
});

test('without scripts, there are no controls, but the component and its code', async () => {
  const page = await browsing.open('/material-ui/react-chip/', { javaScriptEnabled: false });
  const demo = demoOn(page, 'ChipPlayground');
  await expect(demo.figure.locator('.feature-playground').isHidden()).resolves.toBe(true);
  await expect(demo.stage.getByText('Vegetarian').isVisible()).resolves.toBe(true);
  await expect(demo.code.locator('code').first().isVisible()).resolves.toBe(true);
});
