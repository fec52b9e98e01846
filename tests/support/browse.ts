import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { useReaders } from './browser.ts';
import { visit } from './settle.ts';
import { openSite, type Site, type SiteName } from './site.ts';

/** A served site and its readers, for the tests of one file. */
export interface Browsing {
  /** Available in tests and hooks. */
  readonly site: Site;
  /**
   * A new reader: no cookies, empty storage, and Global Privacy Control on. Closed after the test. 1280 × 800 px by
   * default.
   */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A settled page of the site, for a new reader or the given one. */
  open(pathname: string, reader?: BrowserContextOptions | BrowserContext): Promise<Page>;
}

/** Registers the hooks that build and serve a site for the tests of one file, and close its readers. */
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
    // The browser answers for its reader, so that no page is covered by the consent panel, which has its own tests.
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
      // Without script, nothing arrives after the page itself.
      await (!isKnown && reader.javaScriptEnabled === false ? page.goto(address) : visit(page, address));
      return page;
    },
  };
}
