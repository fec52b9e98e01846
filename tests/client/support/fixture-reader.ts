import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { useReaders } from '../../support/browser.ts';
import { visit } from '../../support/settle.ts';
import { serveFixtureSite } from './fixture-site.ts';
import type { FixtureSettings, FixtureSite } from './fixture-site.ts';

/** The fixture site and readers of it. */
export interface FixtureReaders {
  readonly site: FixtureSite;
  /** A reader with nothing stored, who is gone after the test. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** A page that has settled, for a new reader or the given one. */
  open(path: string, reader?: BrowserContext): Promise<Page>;
}

/** Serves one fixture site to all tests of a file; a script error in any page fails its test. */
export function readFixture(settings: FixtureSettings = {}): FixtureReaders {
  let site: FixtureSite;
  const { newReader } = useReaders({ noScriptErrors: true });

  beforeAll(async () => {
    site = await serveFixtureSite(settings);
  });
  afterAll(() => site?.close());

  return {
    get site() {
      return site;
    },
    newReader,
    async open(path, reader) {
      const page = await (reader ?? (await newReader())).newPage();
      await visit(page, site.url(path));
      return page;
    },
  };
}

/** Waits until the page shows what is expected; the machine may be busy with other tests. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { interval: 25 });
}

/** Marks the document, to see later whether it was reloaded. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

/** Returns whether this is still the document that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
