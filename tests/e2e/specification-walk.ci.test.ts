import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hide } from '../support/browse-analytics.ts';
import { useReaders } from '../support/browser.ts';
import { copyReference } from '../support/copy-reference.ts';
import { startPreview, type Preview } from '../support/preview.ts';
import { buildSite, chooseAddress, openReference } from '../support/site.ts';

/*
 * A walk through what a reader of the specification sees after `npm start`: each part of it is visible on the reference
 * site itself, built for the address at which `docs-nav preview` serves it. There is a test for each part; the parts' own
 * tests cover the rest.
 */
const { newReader } = useReaders({ noScriptErrors: true });
let origin: string;
let preview: Preview;

beforeAll(async () => {
  const { out, address } = await openReference();
  origin = address;
  preview = await startPreview(out, address);
});
afterAll(() => preview?.close());

/** Opens a page for a reader who has never been here. */
async function open(pathname: string, site = origin): Promise<Page> {
  const page = await (await newReader({ reducedMotion: 'reduce' })).newPage();
  await page.goto(site + pathname);
  return page;
}

const TEXT_PAGE = '/material-ui/getting-started/installation/';

describe('the inspector of reports', () => {
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Reports' });
  /** Rows as kind, text and outcome, without web vitals and ads, which arrive at any time and are sampled at random. */
  const rowsOf = async (page: Page) => {
    const rows = await panelOf(page)
      .getByRole('listitem')
      .evaluateAll((all) =>
        all.map((row) => ['b', 'bdi', 'span'].map((part) => row.querySelector(part)?.textContent ?? '')),
      );
    return rows.filter(([kind]) => kind !== 'Vital' && kind !== 'Ad');
  };

  async function openInspector(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page
      .getByRole('dialog', { name: 'Preferences' })
      .getByRole('button', { name: 'Inspect reports' })
      .press('Enter');
    await panelOf(page).waitFor();
    // The focus is where the reader looks.
    await expect(page.evaluate(() => document.activeElement?.textContent)).resolves.toBe('Reports');
  }

  test('lists what is not sent and why before consent, and then a page view, a click and user properties, which the server receives', async () => {
    const page = await open(TEXT_PAGE);
    await openInspector(page);
    const view = [
      'Page view',
      expect.stringContaining(`${origin}${TEXT_PAGE} · product material-ui, category getting-started`),
    ];
    const reader = [
      'Reader',
      'codeVariant TS, userLanguage en, devicePixelRatio 1, colorSchemeOS light, colorScheme system',
    ];
    await expect
      .poll(() => rowsOf(page))
      .toEqual([
        [...reader, 'Not sent: no consent yet'],
        [...view, 'Not sent: no consent yet'],
      ]);
    await panelOf(page).getByText('Consent: not given yet. Nothing is sent.').waitFor();
    expect(preview.printed()).not.toContain('report ');

    await panelOf(page).getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('region', { name: 'Privacy choices' }).getByRole('button', { name: 'Allow' }).click();
    await panelOf(page).getByText('Consent: given. Reports go to /reports.').waitFor();
    await page.locator('figure.code .copy').first().click();
    const click = ['Click', `code · copy-click · ${TEXT_PAGE}`];
    await expect
      .poll(() => rowsOf(page))
      .toEqual([reader, view, click].map((row) => [...row, expect.stringMatching(/Waiting|Sent|Received/)]));
    await hide(page);
    await expect.poll(() => rowsOf(page)).toEqual([reader, view, click].map((row) => [...row, 'Received']));
    expect(preview.printed()).toMatch(
      /report {2}Reader {5}codeVariant TS.*\nreport {2}Page view {2}Installation .*\nreport {2}Click {6}code · copy-click/,
    );
    await panelOf(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(panelOf(page).count()).resolves.toBe(0);
    await expect(page.evaluate(() => document.activeElement?.ariaLabel)).resolves.toBe('Preferences');
  });

  test('says that a browser asks not to be tracked', async () => {
    const page = await open('/');
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }));
    await page.goto(origin + TEXT_PAGE);
    await openInspector(page);
    await panelOf(page).getByText('Nothing is sent: the browser sends Do Not Track.').waitFor();
    await expect
      .poll(async () => (await rowsOf(page)).map((row) => row.at(-1)))
      .toContain('Not sent: the browser sends Do Not Track');
  });
});

describe('the identity of the products', () => {
  test('consists of a logo for each, and versions that keep the page', async () => {
    const page = await open('/material-ui/react-slider/');
    const products = await page.locator('.lineup a').count();
    await expect(page.locator('.lineup img:visible').count()).resolves.toBe(products);
    await page.locator('.bar .versions').click();
    await expect(page.getByRole('link', { name: 'v6', exact: true }).getAttribute('href')).resolves.toBe(
      'https://v6.mui.com/material-ui/react-slider/',
    );
  });

  test('includes an icon font, which the page that shows its ligatures requests', async () => {
    const reader = await newReader();
    const page = await reader.newPage();
    // There may be no network to answer.
    const asked = page.waitForRequest(/fonts\.googleapis\.com\/icon/);
    await reader.route(/^https:/, (route) => route.abort());
    await page.goto(`${origin}/material-ui/icons/`);
    await asked;
  });
});

describe('the service worker', () => {
  /** Opens a page and waits until the worker serves it and has kept it. */
  async function openServed(pathname: string, site = origin): Promise<Page> {
    const page = await open(pathname, site);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await expect
      .poll(() => page.evaluate(async (address) => (await caches.match(address)) !== undefined, page.url()))
      .toBe(true);
    return page;
  }

  test('is registered on the host for which the site was built', async () => {
    const page = await openServed(TEXT_PAGE);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${origin}/sw.js`);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(origin + TEXT_PAGE);
  });

  test('shows a visited page offline, and says that a page was not visited', async () => {
    const page = await openServed(TEXT_PAGE);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    await page.goto(`${origin}/joy-ui/react-button/`);
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  });

  // A site of one section, which builds quickly: other tests share the whole site.
  test('does not prevent a second build: a reload shows it', async () => {
    const project = copyReference();
    onTestFinished(() => rmSync(project, { recursive: true }));
    const out = path.join(project, 'out');
    const address = await chooseAddress();
    const build = () => buildSite(project, out, ['--url', address, '--section', 'docs-infra', '--no-search']);
    build();
    const { close } = await startPreview(out, address);
    onTestFinished(close);

    const page = await openServed('/experiments/docs/callouts/', address);
    const sentence = 'This sentence came with the second build.';
    const file = path.join(project, 'site/reference/content/experiments/docs/callouts.md');
    writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`);
    build();
    await expect(page.getByText(sentence).count()).resolves.toBe(0);
    await page.reload();
    await page.getByText(sentence).waitFor();
  });
});
