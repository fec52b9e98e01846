import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { SHEETS_AWAITED } from '../../site/frame/frame-template.ts';
import type { Browsing } from './browse.ts';
import { visit } from './settle.ts';
import { noteShifts } from './shifts.ts';

/** Bytes (gzip) of script that a text page may run before its reader does something. */
export const SCRIPT_LIMIT = 10 * 1024;

/** Milliseconds by which scripts and stylesheets are delayed. */
const DELAY = 400;

/** A page that has loaded everything that it fetches by itself, and what happened meanwhile. */
export interface LoadedPage {
  readonly page: Page;
  readonly requests: readonly Request[];
  /** Errors and warnings of the console, and errors of scripts. */
  readonly trouble: readonly string[];
}

/** Loads a page of a site, which responds at any address. */
export async function loadPage(
  browsing: Browsing,
  pathname: string,
  {
    origin = browsing.site.origin,
    reader = {},
  }: { readonly origin?: string; readonly reader?: BrowserContextOptions } = {},
): Promise<LoadedPage> {
  const page = await (await browsing.newReader(reader)).newPage();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname: path, search } = new URL(route.request().url());
    await (origin === browsing.site.origin
      ? route.continue()
      : route.fulfill({ response: await route.fetch({ url: browsing.site.origin + path + search }) }));
  });
  const requests: Request[] = [];
  const trouble: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('pageerror', (error) => trouble.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(`${message.text()} ${message.location().url}`);
  });
  await noteShifts(page);
  // Scripts and stylesheets often arrive after the first paint; what they change then must not move anything.
  await page.route(/\.(?:js|css)$/, async (route) => {
    await sleep(DELAY);
    await route.fallback();
  });
  await visit(page, origin + pathname);
  return { page, requests, trouble };
}

/** The bytes (gzip) of all script that a loaded page has run, which is the boot script and the files of these names. */
export async function scriptBytes(
  { page, requests }: LoadedPage,
  { bootScript, earlyScripts }: { readonly bootScript: string; readonly earlyScripts: readonly string[] },
): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script');
  expect(scripts.map((request) => request.url().replace(/.*\//, '')).toSorted()).toEqual(earlyScripts.toSorted());
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();
  expect(inline).toEqual([bootScript, SHEETS_AWAITED]);
  const files = await Promise.all(scripts.map(async (request) => (await request.response())?.body()));
  return [...inline, ...files].reduce((sum, script) => sum + gzipSync(script ?? '').length, 0);
}
