// Plain Node, since the set-up uses it before any package is installed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same Chromium without windows, which takes a third of the time. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];

const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium: `CHROME_PATH`, the search path, then the usual places of each system. */
export function findChromium() {
  const named = process.env.CHROME_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return places().find((place) => existsSync(place));
}

/** Finds a Chromium for pages that are not displayed: the one that `CHROME_PATH` names, the headless one, or any. */
export function findHeadless() {
  if (process.env.CHROME_PATH) return findChromium();
  return inSearchPath(HEADLESS).find((place) => existsSync(place)) ?? findChromium();
}

function places() {
  if (process.platform === 'darwin') return MAC;
  if (process.platform === 'win32') {
    const roots = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    return roots.filter(Boolean).map((root) => path.join(root, 'Google/Chrome/Application/chrome.exe'));
  }
  return inSearchPath(NAMES);
}

/** Where programs of these names would be, also in the usual places that a search path may lack. */
export function inSearchPath(names) {
  const folders = new Set([
    '/usr/bin',
    '/usr/local/bin',
    '/snap/bin',
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]);
  return names.flatMap((name) => Array.from(folders, (folder) => path.join(folder, name)));
}
