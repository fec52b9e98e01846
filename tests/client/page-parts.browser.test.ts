import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { rest, started } from '../support/settle.ts';
import { readBuiltStyle } from '../support/stylesheets.ts';
import { eventually, readFixture } from './support/fixture-reader.ts';

const fixture = readFixture();

describe('copy', () => {
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('the button says Copied for 2000 ms, and says so to screen readers', async () => {
    const reader = await fixture.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await reader.newPage();
    await page.clock.install();
    await page.goto(fixture.site.url('/alpha/parts/'));
    await started(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const button = page.locator('.copy').first();
    expect(await button.textContent()).toBe('Copy');
    await button.click();
    await eventually(() => button.textContent()).toBe('Copied');
    expect(await copied(page)).toBe('const a = 1;\n');
    await page.clock.runFor(1999);
    expect(await button.textContent()).toBe('Copied');
    expect(await page.getByRole('status').textContent()).toBe('Copied');
    await page.clock.runFor(1);
    expect(await button.textContent()).toBe('Copy');
  });

  test('Ctrl+C copies the block under the pointer or with the focus when nothing is selected', async () => {
    const reader = await fixture.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await fixture.open('/alpha/parts/', reader);
    await page.locator('figure.code').nth(1).hover();
    await page.keyboard.press('Control+c');
    await eventually(() => copied(page)).toBe('second block\n');
    await page.locator('figure.code pre').first().focus();
    await page.keyboard.press('Control+c');
    await eventually(() => copied(page)).toBe('const a = 1;\n');
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h1') ?? document.body));
    await page.keyboard.press('Control+c');
    await eventually(() => copied(page)).toBe('Parts');
  });

  test('a refused clipboard is ignored', async () => {
    const page = await fixture.open('/alpha/parts/');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.locator('.copy').first().click();
    await rest(page);
    expect(await page.locator('.copy').first().textContent()).toBe('Copy');
  });
});

test('selecting a whole page leaves out the words of its buttons', async () => {
  const page = await fixture.open('/alpha/parts/');
  await page.locator('.copy').first().waitFor();
  await page.addStyleTag({ content: readBuiltStyle('later') });
  const selected = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  expect(selected).toContain('second block');
  expect(selected).not.toContain('Copy');
});

describe('content tabs', () => {
  test('all are printed, each below its name', async () => {
    const page = await fixture.open('/alpha/parts/');
    const set = page.locator('.tabset').first();
    await set.getByRole('tab', { name: 'pnpm' }).click();
    await page.addStyleTag({ content: readBuiltStyle('first') + readBuiltStyle('later') });
    const look = () =>
      set.evaluate((own) => ({
        list: own.querySelector('[role="tablist"]')?.checkVisibility(),
        names: [...own.querySelectorAll(':scope > section')]
          .filter((section) => section.checkVisibility())
          .map((section) => getComputedStyle(section, '::before').content.split(' / ')[0]),
      }));
    await eventually(look).toEqual({ list: true, names: ['none'] });
    await page.emulateMedia({ media: 'print' });
    expect(await look()).toEqual({ list: false, names: ['"npm"', '"pnpm"', '"yarn"'] });
  });

  const shown = (page: Page) => page.locator('.tabset [role=tabpanel]:visible').allTextContents();
  const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents();

  test('sections become tabs; arrow keys move between them; every set follows, and so does the next visit', async () => {
    const page = await fixture.open('/alpha/parts/');
    expect(await selected(page)).toEqual(['npm', 'npm']);
    expect((await shown(page)).map((text) => text.trim())).toEqual(['npm install n', 'npm install n']);
    const first = page.locator('#first-tabs');
    await first.getByRole('tab', { name: 'npm', exact: true }).press('ArrowRight');
    await eventually(() => selected(page)).toEqual(['pnpm', 'pnpm']);
    await page.keyboard.press('End');
    await eventually(() => selected(page)).toEqual(['yarn', 'yarn']);
    await page.keyboard.press('ArrowRight');
    await eventually(() => selected(page)).toEqual(['npm', 'npm']);
    await page.keyboard.press('ArrowLeft');
    await eventually(() => selected(page)).toEqual(['yarn', 'yarn']);
    expect(await first.locator('[role=tab][tabindex="0"]').count()).toBe(1);
    await page.reload();
    await eventually(() => selected(page)).toEqual(['yarn', 'yarn']);
  });

  test('an address that names something in a hidden tab shows that tab', async () => {
    const page = await fixture.open('/alpha/parts/#second-tabs-pnpm');
    await eventually(() => selected(page)).toEqual(['npm', 'pnpm']);
  });
});

test('only a table that is too wide is a landmark and a stop for the tab key', async () => {
  const page = await fixture.open('/alpha/parts/');
  await eventually(() => page.getByRole('region', { name: 'Table' }).count()).toBe(1);
  expect(await page.locator('.table[tabindex]').count()).toBe(1);
  expect(await page.getByRole('region', { name: 'Table' }).textContent()).toBe('wide');
});

test('the table of contents marks the heading that is being read, and the last one at the end of the page', async () => {
  const page = await fixture.open('/alpha/one/');
  const marked = () => page.locator('.toc [aria-current=true]').allTextContents();
  await eventually(marked).toEqual([]);
  await page.locator('#first').evaluate((heading) => heading.scrollIntoView());
  await eventually(marked).toEqual(['first']);
  await page.locator('#second').evaluate((heading) => heading.scrollIntoView());
  await eventually(marked).toEqual(['second']);
  // Too near the end to reach the reading line.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await eventually(marked).toEqual(['third']);
  await page.evaluate(() => scrollTo(0, 0));
  await eventually(marked).toEqual([]);
});

test('the version menu closes on Escape and on a click elsewhere, and arrow keys move through it', async () => {
  const page = await fixture.open('/alpha/one/');
  const button = page.locator('.bar .versions');
  const isOpen = () => page.locator('#menu-versions').isVisible();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await button.focus();
  // The first interaction loads what moves through menus.
  await rest(page);
  await page.keyboard.press('ArrowDown');
  expect([await isOpen(), await focused()]).toEqual([true, 'v7']);
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('v6');
  await page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('v7');
  await page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('v6');
  await page.keyboard.press('Escape');
  expect([await isOpen(), await focused()]).toEqual([false, 'v7']);
  await button.click();
  expect(await isOpen()).toBe(true);
  await page.locator('h1').click();
  expect(await isOpen()).toBe(false);
});

test('the island of a project’s feature starts when idle, near, or on the first click, which it then gets', async () => {
  const page = await fixture.open('/alpha/own/');
  const started = () =>
    page.locator('[data-clicks]').evaluateAll((all) => all.map((own) => `${own.textContent} ${own.dataset['clicks']}`));
  await eventually(started).toEqual(['slot-idle 0']);
  await page.locator('[data-island="slot-interaction"]').hover();
  await rest(page);
  expect(await started()).toEqual(['slot-idle 0']);
  await page.locator('[data-island="slot-interaction"]').click();
  await eventually(started).toEqual(['slot-interaction 1', 'slot-idle 0']);
  await page.locator('[data-island="slot"]').scrollIntoViewIfNeeded();
  await eventually(started).toEqual(['slot-interaction 1', 'slot 0', 'slot-idle 0']);
});
