import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findViolations } from '../support/axe.ts';
import { openAnalyticsSite } from '../support/analytics-site.ts';
import { emit, goTo } from '../support/browse-analytics.ts';
import { useReaders } from '../support/browser.ts';
import { startPreview, type Preview } from '../support/preview.ts';
import { started } from '../support/settle.ts';
import { chooseAddress, type Site } from '../support/site.ts';

const { newReader } = useReaders({ noScriptErrors: true });
let site: Site;
let address: string;
let preview: Preview;

beforeAll(async () => {
  site = await openAnalyticsSite({
    transport: 'beacon',
    endpoint: '/reports',
    consent: 'not-required',
    webVitalsShare: 0,
  });
  address = await chooseAddress();
  preview = await startPreview(site.out, address);
});
afterAll(async () => {
  await preview?.close();
  await site?.close();
});

const panelOf = (page: Page) => page.getByRole('region', { name: 'Reports' });
/** The rows without web vitals, which can arrive at any time. */
const rowsOf = async (page: Page) =>
  (await panelOf(page).getByRole('listitem').allTextContents()).filter((row) => !/^\S+ Vital /.test(row));

/** Opens a page with the inspector for a new reader. */
async function openInspector(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await newReader({ reducedMotion: 'reduce', ...options })).newPage();
  await page.goto(`${address}/widgets/overview/`);
  await started(page);
  const navigation = page.getByRole('button', { name: 'Open navigation' });
  // On phones, the preferences are in the navigation.
  if (await navigation.isVisible()) await navigation.click();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByRole('button', { name: 'Inspect reports' }).click();
  await expect.poll(() => rowsOf(page)).toContainEqual(expect.stringContaining('Page view'));
  return page;
}

test('the output of a build has no trace of the inspector or of the dev script', () => {
  const files = readdirSync(site.out, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && /\.(?:html|js|css|json)$/.test(entry.name),
  );
  expect(files.length).toBeGreaterThan(50);
  const traces = files.filter(({ parentPath, name }) =>
    /workbench|inspector|Inspect reports|EventSource/.test(readFileSync(path.join(parentPath, name), 'utf8')),
  );
  expect(traces.map(({ name }) => name)).toEqual([]);
});

test('pages still change without a reload, and the list and the open panel survive a reload', async () => {
  const page = await openInspector();
  await goTo(page, 'Installation');
  await emit(page, { category: 'ad', action: 'display', label: 'in-house', name: 'Shirts' });
  await emit(page, { category: 'drawn', action: 'display', split: 0 });
  await page.reload();
  await expect
    .poll(() => rowsOf(page))
    .toEqual(
      [
        /Reader codeVariant TS, .* (?:Sent|Received)$/,
        /Page view Overview - Widgets - Library · .*\/widgets\/overview\/ · product widgets, category start (?:Sent|Received)$/,
        /Page view Installation - Widgets - Library .* (?:Sent|Received)$/,
        /Ad ad · display · in-house · Shirts (?:Sent|Received)$/,
        /Click drawn · display Not sent: not in the sample$/,
        /Reader .* (?:Waiting|Sent|Received)$/,
        /Page view Installation - Widgets - Library .* (?:Waiting|Sent|Received)$/,
      ].map((row) => expect.stringMatching(row)),
    );
  // What was sent on leaving the page has reached the server.
  await expect
    .poll(async () => (await rowsOf(page)).filter((row) => row.endsWith('Received')).length)
    .toBeGreaterThanOrEqual(4);
});

test('withdrawing consent keeps waiting events from being sent', async () => {
  const page = await openInspector();
  await panelOf(page).getByRole('button', { name: 'Privacy choices' }).click();
  const decline = page.getByRole('region', { name: 'Privacy choices' }).getByRole('button', { name: 'Decline' });
  // In one step, so that nothing is sent in between.
  await decline.evaluate((button: HTMLElement) => {
    document.dispatchEvent(new CustomEvent('docs-nav-event', { detail: { category: 'last' } }));
    button.click();
  });
  await panelOf(page).getByText('Consent: declined. Nothing is sent.').waitFor();
  await expect
    .poll(() => rowsOf(page))
    .toContainEqual(expect.stringMatching(/Click last Not sent: consent was withdrawn$/));
  await emit(page, { category: 'later' });
  await expect
    .poll(() => rowsOf(page))
    .toContainEqual(expect.stringMatching(/Click later Not sent: the reader declined$/));
});

test('Escape closes it and returns the focus to the preferences; its counts are announced', async () => {
  const page = await openInspector();
  await expect.poll(() => panelOf(page).getByRole('status').textContent()).toMatch(/^\d+ events: \d+ waiting/);
  await page.keyboard.press('Escape');
  await expect.poll(() => panelOf(page).count()).toBe(0);
  await expect(page.evaluate(() => document.activeElement?.className)).resolves.toContain('prefs');
});

test.each([
  ['light', 1280],
  ['dark', 390],
] as const)('is accessible in %s at %d px, and keeps the consent question visible', async (colorScheme, width) => {
  const page = await openInspector({ colorScheme, viewport: { width, height: 800 } });
  await panelOf(page).getByRole('button', { name: 'Privacy choices' }).click();
  const [panel, question] = await Promise.all([panelOf(page).boundingBox(), page.locator('.consent').boundingBox()]);
  expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual(panel?.y ?? 0);
  expect(await findViolations(page)).toEqual([]);
});
