import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { serveFixtureSite } from './fixture-site.ts';
import type { FixtureSettings, FixtureSite } from './fixture-site.ts';

/** The fixture site and readers of it. */
export interface FixtureReaders {
  readonly site: FixtureSite;
  /** A reader with nothing stored; gone after the test. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page that has loaded, of a new reader or the one given. */
  open(path: string, reader?: BrowserContext): Promise<Page>;
}

/** Starts one browser and one fixture site for all tests of a file; a script error in any page fails its test. */
export function readFixture(settings: FixtureSettings = {}): FixtureReaders {
  vi.setConfig({ testTimeout: 20_000 });
  let site: FixtureSite;
  let browser: Browser;
  const readers: BrowserContext[] = [];
  const errors: string[] = [];

  beforeAll(async () => {
    site = await serveFixtureSite(settings);
    browser = await launchBrowser();
  }, 30_000);
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const newReader = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const reader = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    readers.push(reader);
    reader.on('weberror', (error) => errors.push(error.error().message));
    return reader;
  };
  return {
    get site() {
      return site;
    },
    newReader,
    async open(path, reader) {
      const page = await (reader ?? (await newReader())).newPage();
      page.setDefaultTimeout(4000);
      await page.goto(site.url(path));
      return page;
    },
  };
}

/** Waits until what the page shows is as expected; the machine may be busy with other tests. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 5000, interval: 25 });
}

/** Marks the document, to see later whether it was loaded anew. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Tells whether the document is still the one that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
