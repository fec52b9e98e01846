import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { findHeadless } from './find-chromium.mjs';

/** Flags that keep a Chromium quiet, offline but for the test site, and able to run as root in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The readers of one file's tests. */
export interface Readers {
  /** A fresh reader: no cookies, nothing stored. Gone after the test. 1280 × 800 px unless told otherwise. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Messages of script errors in pages of all readers since the test began. */
  readonly scriptErrors: readonly string[];
}

let shared: Promise<Browser> | undefined;

/**
 * The Chromium of this worker, started by the first test that needs one, for all files that the worker runs; it ends
 * with the worker. Not one for all workers: its windows share a clipboard.
 */
function sharedBrowser(): Promise<Browser> {
  shared ??= launch();
  return shared;
}

async function launch(): Promise<Browser> {
  const executablePath = findHeadless();
  if (executablePath === undefined) throw new Error('No Chromium was found: run `npm test` once, or set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  // What ends one fails one test; the next one gets another.
  browser.once('disconnected', () => (shared = undefined));
  return browser;
}

/** Registers the hook that lets go of a file's readers after each test; with `noScriptErrors`, one in a page fails its test. */
export function useReaders({ noScriptErrors = false }: { readonly noScriptErrors?: boolean } = {}): Readers {
  const readers: BrowserContext[] = [];
  const scriptErrors: string[] = [];
  afterEach(async () => {
    await Promise.all(readers.splice(0).map((reader) => reader.close()));
    const errors = scriptErrors.splice(0);
    if (noScriptErrors) expect(errors).toEqual([]);
  });
  return {
    scriptErrors,
    async newReader(options = {}) {
      const reader = await (await sharedBrowser()).newContext({ viewport: { width: 1280, height: 800 }, ...options });
      reader.on('weberror', (error) => scriptErrors.push(error.error().message));
      readers.push(reader);
      return reader;
    },
  };
}
