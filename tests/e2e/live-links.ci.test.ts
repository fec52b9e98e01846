/** Edited code is shared as a link, and what a link brings does not run before its reader asks for that. */
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { browse } from '../support/browse.ts';
import { demoOn } from '../support/demo-page.ts';
import { editDemo, liveDemo } from '../support/live-demo.ts';
import { rest } from '../support/settle.ts';

const browsing = browse('live');
const PAGE = '/live/code/';

const linkTo = (demo: string, code: string) =>
  `${PAGE}#edit-${demo}=${deflateRawSync(JSON.stringify({ [`${demo}.tsx`]: code })).toString('base64url')}`;

const shareButton = (page: Page) => page.getByRole('button', { name: 'Copy a link to this code' });

describe('a copied link', () => {
  test('opens the page at the demo, and runs its code when the reader asks for it', async () => {
    const writer = await browsing.newReader({ permissions: ['clipboard-read', 'clipboard-write'] });
    const before = await editDemo(await browsing.open(PAGE, writer), 'Rows');
    await before.write('export default () => <b>Shared</b>;');
    await expect.poll(() => before.result.innerHTML()).toBe('<b>Shared</b>');
    const files = before.demo.figure.getByRole('group', { name: 'Files' });
    await files.getByRole('button', { name: 'rows.css' }).click();
    await before.write('b { color: rgb(4, 5, 6); }');
    await shareButton(before.demo.figure.page()).click();
    await before.demo.figure.getByRole('button', { name: 'Copied' }).waitFor();
    const link = await before.demo.figure.page().evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(PAGE);

    const page = await (await browsing.newReader({ viewport: { width: 1280, height: 300 } })).newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // Longer than the pause after which changed code runs.
    await page.route('**/_nav/demos/live.*.js', (route) => setTimeout(() => void route.continue(), 500));
    await page.goto(link);
    const after = liveDemo(page, 'Rows');
    const run = after.demo.figure.getByRole('button', { name: 'Run' });
    await run.waitFor();
    await rest(page);
    expect(await run.evaluate((button) => button.getBoundingClientRect().top < innerHeight)).toBe(true);
    expect(await after.demo.figure.innerText()).toContain('This link brings changed code for this demo.');
    // Nothing of what could run it is there.
    expect(asked.filter((pathname) => /\/(?:open-live|live-frame)\./.test(pathname))).toEqual([]);
    expect(await after.demo.stage.innerText()).toBe('One\nTwo');
    expect(await findViolations(page, { within: '.live-offer' })).toEqual([]);
    await run.click();
    await expect.poll(() => after.result.innerHTML()).toBe('<b>Shared</b>');
    expect(errors).toEqual([]);
    expect(await page.locator('.live-offer').count()).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
    // What was brought is kept like what was typed.
    await page.reload();
    const again = await editDemo(page, 'Rows');
    await expect.poll(() => again.result.innerHTML()).toBe('<b>Shared</b>');
  });

  test('is refused for code that is too long', async () => {
    const page = await browsing.open(PAGE);
    const live = await editDemo(page, 'Counter');
    await live.write(`export default () => '${Array.from({ length: 3000 }, () => Math.random()).join('')}';`);
    await shareButton(page).click();
    await expect
      .poll(() => live.demo.figure.locator('.live-note').textContent())
      .toBe('This code is too long for a link.');
  });
});

describe('a link that is no good', () => {
  test('to a demo that is not there', async () => {
    const page = await browsing.open(linkTo('Gone', 'export default () => null;'));
    await page.getByText('This link changes the code of a demo that this page no longer has.').waitFor();
  });

  test('whose code is damaged, and then a good one', async () => {
    const page = await browsing.open(linkTo('Counter', 'export default () => <b>Whole</b>;').slice(0, -20));
    const live = liveDemo(page, 'Counter');
    await live.demo.figure.getByText('The code in this link cannot be read.').waitFor();
    expect(await live.demo.figure.getByRole('button', { name: 'Run' }).count()).toBe(0);
    expect(await demoOn(page, 'Counter').stage.innerText()).toBe('Count: 0');
    // As readers paste one into the address.
    await page.evaluate(
      (hash) => (location.hash = hash),
      linkTo('Counter', 'export default () => <b>Whole</b>;').slice(PAGE.length),
    );
    await live.demo.figure.getByRole('button', { name: 'Run' }).click();
    await expect.poll(() => live.result.innerHTML()).toBe('<b>Whole</b>');
  });
});
