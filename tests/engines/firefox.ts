import { launch, type Browser, type BrowserContext, type KeyInput, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { findFirefox } from '../support/find-engines.mjs';
import type { Engine } from './engine.ts';
import { standsStill } from './stands-still.ts';

/** Other hosts are behind a proxy that is not there; Firefox never asks a proxy for this machine. */
const ALONE = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** How long an element may take until it can be clicked, in milliseconds. */
const PATIENCE = { timeout: 30_000, interval: 50 };

/** Firefox, driven by Puppeteer over WebDriver BiDi. */
export function useFirefox(): Engine {
  let browser: Browser;
  const readers: BrowserContext[] = [];
  beforeAll(async () => {
    const executablePath = findFirefox();
    if (executablePath === undefined) throw new Error('No Firefox was found: run `npm run check:engines`.');
    browser = await launch({ browser: 'firefox', executablePath, extraPrefsFirefox: ALONE });
  });
  afterEach(() => Promise.all(readers.splice(0).map((reader) => reader.close())));
  afterAll(() => browser.close());
  return {
    async newTab() {
      const reader = await browser.createBrowserContext();
      readers.push(reader);
      const page = await reader.newPage();
      await resize(page, 1280);
      const heard: string[] = [];
      page.on('pageerror', (error) => heard.push(String(error)));
      page.on('console', (said) => ['error', 'warn'].includes(said.type()) && heard.push(said.text()));
      return {
        async open(address) {
          // Firefox tells what is under way when a page is left as an error of its service worker.
          await page.waitForNetworkIdle({ idleTime: 200 });
          await page.goto(address);
        },
        reload: async () => void (await page.reload()),
        resize: (width) => resize(page, width),
        // A locator of Puppeteer would ask with `eval`, which pages forbid in Firefox 140.
        click: (selector) =>
          vi.waitFor(async () => {
            await page.evaluate(standsStill, selector);
            await page.click(selector);
          }, PATIENCE),
        type: (text) => page.keyboard.type(text),
        async press(keys) {
          const [key, ...held] = keys.split('+').toReversed() as KeyInput[];
          for (const modifier of held) await page.keyboard.down(modifier);
          await page.keyboard.press(key as KeyInput);
          for (const modifier of held) await page.keyboard.up(modifier);
        },
        evaluate: (run, given = '') => page.evaluate(run, given),
        problems: async () => heard.splice(0),
      };
    },
  };
}

/**
 * Sets the size of the window that the page sees, in CSS pixels. Puppeteer 24, the last one for Node 20, then asks for
 * an orientation by a command that Firefox 153 does not have; the size is set all the same, and is waited for.
 */
async function resize(page: Page, width: number): Promise<void> {
  await page.setViewport({ width, height: 800 }).catch((error: Error) => {
    if (!error.message.includes('setScreenOrientationOverride')) throw error;
  });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}
