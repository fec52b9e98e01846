// Plain Node, since the set-up uses it before any package is installed.
import { existsSync } from 'node:fs';
import { inSearchPath } from './find-chromium.mjs';

/** Finds a Firefox in the search path. */
export function findFirefox() {
  return inSearchPath(['firefox-esr', 'firefox']).find((place) => existsSync(place));
}

/** Returns whether WebKitGTK can be driven: with its driver, and a display that needs no screen. */
export function hasWebKit() {
  return ['WebKitWebDriver', 'Xvfb'].every((name) => inSearchPath([name]).some((place) => existsSync(place)));
}
