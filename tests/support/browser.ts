import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './find-chromium.mjs';

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

/** Starts a headless Chromium; throws with the remedy when there is none. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium was found: run `npm test` once, or set CHROME_PATH.');
  return chromium.launch({ executablePath, args: FLAGS });
}
