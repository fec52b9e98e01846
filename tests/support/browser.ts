import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { findChromium, findHeadless } from './find-chromium.mjs';

/** Flags that keep a Chromium quiet, offline but for the test site, and able to run as root in a container. */
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
  /** A fresh reader: no cookies, nothing stored. Gone after the test. 1280 × 800 px by default. */
  newReader(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Messages of script errors in pages of all readers since the test began. */
  readonly scriptErrors: readonly string[];
}

/** What readers of a file need. */
export interface ReaderSettings {
  /** Fails a test when a script error was in a page of it. */
  readonly noScriptErrors?: boolean;
  /** Gives pages windows, of which one has the focus. They take a page two times as long. */
  readonly windows?: boolean;
}

/** The running browsers of this worker, by their executables. */
const shared = new Map<string | undefined, Promise<Browser>>();

/**
 * A Chromium of this worker, started by the first test that needs it, for all files that the worker runs; it ends with
 * the worker. Not one for all workers: its pages share a clipboard.
 */
function sharedBrowser(executablePath: string | undefined): Promise<Browser> {
  const running = shared.get(executablePath) ?? launch(executablePath);
  shared.set(executablePath, running);
  return running;
}

async function launch(executablePath: string | undefined): Promise<Browser> {
  if (executablePath === undefined) throw new Error('No Chromium was found: run `npm test` once, or set CHROME_PATH.');
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  // What ends one fails one test; the next one gets another.
  browser.once('disconnected', () => shared.delete(executablePath));
  return browser;
}

/** Registers the hook that lets go of a file's readers after each test. */
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
