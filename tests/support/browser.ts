import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { findChromium, findHeadless } from './find-chromium.mjs';

/** Flags that keep a Chromium quiet, offline except for the test site, and able to run as root in a container. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Requests to other hosts, such as one for fonts, fail at once.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];

/** The readers of one file's tests. */
export interface Readers {
  /** A new reader: no cookies, empty storage. Closed after the test. 1280 × 800 px by default. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Messages of script errors in the pages of all readers since the test began. */
  readonly scriptErrors: readonly string[];
}

/** What the readers of a file need. */
export interface ReaderSettings {
  /** Fails a test if a page of it had a script error. */
  readonly noScriptErrors?: boolean;
  /** Gives pages windows, of which one has the focus. They take twice as long to open. */
  readonly windows?: boolean;
}

/** The running browsers of this worker, by executable. */
const shared = new Map<string | undefined, Promise<Browser>>();

/**
 * This worker's Chromium, started by the first test that needs it and shared by all files that the worker runs; it ends
 * with the worker. Workers do not share one, because pages of one browser share a clipboard.
 */
function sharedBrowser(executablePath: string | undefined): Promise<Browser> {
  const running = shared.get(executablePath) ?? launch(executablePath);
  shared.set(executablePath, running);
  return running;
}

async function launch(executablePath: string | undefined): Promise<Browser> {
  if (executablePath === undefined) throw new Error('No Chromium was found: run `npm test` once, or set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  // Whatever kills it fails one test; the next test gets another one.
  browser.once('disconnected', () => shared.delete(executablePath));
  return browser;
}

/** Registers the hook that closes a file's readers after each test. */
export function useReaders({ noScriptErrors = false, windows = false }: ReaderSettings = {}): Readers {
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
      const reader = await (
        await sharedBrowser(windows ? findChromium() : findHeadless())
      ).newContext({ viewport: { width: 1280, height: 800 }, ...options });
      reader.on('weberror', (error) => scriptErrors.push(error.error().message));
      readers.push(reader);
      return reader;
    },
  };
}
