import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { useReaders } from './browser.ts';
import { visit } from './settle.ts';
import { openSite, type Site, type SiteName } from './site.ts';

/** A served site and its readers, for the tests of one file. */
export interface Browsing {
  /** Available inside of tests and hooks. */
  readonly site: Site;
  /** A fresh reader: no cookies, nothing stored, no wish to be counted. Closed after the test. 1280 × 800 px by default. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page of the site that has settled, for a fresh reader or the one given. */
  open(pathname: string, reader?: BrowserContextOptions | BrowserContext): Promise<Page>;
}

/** Registers the hooks that build and serve a site around the tests of one file, and let go of its readers. */
export function browse(name: SiteName): Browsing {
  const readers = useReaders();
  let running: Site | undefined;
  beforeAll(async () => {
    running = await openSite(name);
  });
  afterAll(() => running?.close());

  const site = (): Site => {
    if (running === undefined) throw new Error('There is no site outside of the tests.');
    return running;
  };
  const newReader = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const reader = await readers.newReader(options);
    // The browser answers for its reader: the question of consent, which has tests of its own, lies over no page.
    await reader.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    );
    return reader;
  };
  return {
    get site() {
      return site();
    },
    newReader,
    async open(pathname, reader = {}) {
      const isKnown = 'newPage' in reader;
      const page = await (isKnown ? reader : await newReader(reader)).newPage();
      const address = site().origin + pathname;
      // Without script, nothing comes after the page itself.
      await (!isKnown && reader.javaScriptEnabled === false ? page.goto(address) : visit(page, address));
      return page;
    },
  };
}
