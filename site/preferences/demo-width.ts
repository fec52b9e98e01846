import { oneOf } from './parse-preference.ts';
import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

/** Widths of demos; the first is as wide as there is room. */
export const DEMO_WIDTHS = ['full', 'tablet', 'phone'] as const;

/** The width of a demo. */
type DemoWidth = (typeof DEMO_WIDTHS)[number];

/** The width of all demos for which a reader has not chosen another one. */
export const demoWidth = createStoredPreference<DemoWidth>(
  storageKey('demo-width'),
  oneOf(DEMO_WIDTHS),
  () => DEMO_WIDTHS[0],
);
