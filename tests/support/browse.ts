import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openSite, type Site, type SiteName } from './site.ts';

/** A served site and a browser that a file's tests share. */
export interface Browsing {
  /** Available inside of tests and hooks. */
  readonly site: Site;
  /** A fresh reader: no cookies, nothing stored. Closed after the test. 1280 × 800 px unless told otherwise. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page of the site that has settled, for a fresh reader or the one given. */
  open(pathname: string, reader?: BrowserContextOptions | BrowserContext): Promise<Page>;
}

/** Registers the hooks that build and serve a site and start a browser around the tests of one file. */
export function browse(name: SiteName): Browsing {
  const running: { site?: Site; browser?: Browser } = {};
  const readers: BrowserContext[] = [];

  beforeAll(async () => {
    running.site = await openSite(name);
    running.browser = await launchBrowser();
  });
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.site?.close();
  });

  const site = () => running.site ?? never('site');
  const newReader = async (options: BrowserContextOptions = {}) => {
    const browser = running.browser ?? never('browser');
    const reader = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    readers.push(reader);
    return reader;
  };
  return {
    get site() {
      return site();
    },
    newReader,
    async open(pathname, reader = {}) {
      const page = await ('newPage' in reader ? reader : await newReader(reader)).newPage();
      await page.goto(site().origin + pathname, { waitUntil: 'networkidle' });
      return page;
    },
  };
}

function never(what: string): never {
  throw new Error(`There is no ${what} outside of the tests.`);
}
