import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { visit } from '../support/settle.ts';

const browsing = browse('demos');

async function breakDemo(): Promise<Page> {
  const page = await browsing.open('/kit/counter/');
  const { stage, figure, wake } = demoOn(page, 'Crash');
  await wake();
  const height = (await stage.boundingBox())?.height ?? 0;
  await expect
    .poll(async () => {
      const button = stage.getByRole('button', { name: 'Break it' });
      if (await button.isVisible()) await button.click();
      return figure.getByRole('alert').count();
    })
    .toBe(1);
  // What is below it does not move up.
  expect((await figure.getByRole('alert').boundingBox())?.height).toBeGreaterThanOrEqual(height);
  return page;
}

describe('a demo that crashes', () => {
  test('says what went wrong, in its own place, and leaves the page and the other demos alone', async () => {
    const page = await breakDemo();
    const panel = demoOn(page, 'Crash').figure.getByRole('alert');
    await expect(panel.textContent()).resolves.toContain('The price is <missing>.');
    await expect(demoOn(page, 'Crash').stage.isHidden()).resolves.toBe(true);
    const counter = demoOn(page, 'Counter');
    await counter.wake();
    await expect
      .poll(async () => {
        await counter.stage.getByRole('button').click();
        return counter.stage.getByRole('button').textContent();
      })
      .not.toBe('Clicked 0 times');
  });

  test('moves the focus to the button that remounts it', async () => {
    const page = await breakDemo();
    const { figure, stage } = demoOn(page, 'Crash');
    const focused = page.locator(':focus');
    await expect(focused.textContent()).resolves.toBe('Reset the demo');
    await page.keyboard.press('Enter');
    await stage.getByRole('button', { name: 'Break it' }).waitFor();
    await expect(figure.getByRole('alert').count()).resolves.toBe(0);
    await expect(stage.evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    // It can crash again, so it runs again.
    await stage.getByRole('button', { name: 'Break it' }).click();
    await figure.getByRole('alert').waitFor();
  });

  test('can also be brought back with the reset tool', async () => {
    const page = await breakDemo();
    const { stage, tool } = demoOn(page, 'Crash');
    await tool('Reset the demo').click();
    await stage.getByRole('button', { name: 'Break it' }).waitFor();
  });

  test('shows the same panel if it crashes while waking up, without taking the focus', async () => {
    const page = await browsing.open('/kit/counter/');
    const { figure, wake } = demoOn(page, 'CrashAtOnce');
    await wake();
    const panel = figure.getByRole('alert');
    await panel.waitFor();
    await expect(panel.textContent()).resolves.toContain('Not in a browser.');
    await expect(panel.locator(':focus').count()).resolves.toBe(0);
  });
});

test('a demo whose script cannot be fetched says so, keeps its source, and can be tried again', async () => {
  const page = await (await browsing.newReader()).newPage();
  await page.route('**/_nav/demos/**', (route) => route.abort());
  await visit(page, `${browsing.site.origin}/kit/counter/`);
  const { figure, stage, code, tool, wake } = demoOn(page, 'Counter');
  await wake();
  const panel = figure.getByRole('alert');
  await panel.waitFor();
  await expect(panel.textContent()).resolves.toContain('could not be loaded');
  await tool('Show code').click();
  await expect(code.locator('[data-lang=tsx]').isVisible()).resolves.toBe(true);
  await page.unroute('**/_nav/demos/**');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await page.locator('body[data-counting]').waitFor();
  await stage.getByRole('button').click();
  await expect.poll(() => stage.getByRole('button').textContent()).toBe('Clicked 1 times');
});
