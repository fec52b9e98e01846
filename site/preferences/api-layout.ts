import { oneOf } from './parse-preference.ts';
import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

// Not with the other preferences, which are part of every page's script.
const LAYOUTS = ['expanded', 'collapsed'] as const;

/** Layout of reference rows. */
export type ApiLayout = (typeof LAYOUTS)[number];

/** Parses a layout of reference rows; returns undefined for anything else. */
export const parseApiLayout = oneOf(LAYOUTS);

/** Layout of reference rows. */
export const apiLayout = createStoredPreference<ApiLayout>(storageKey('api'), parseApiLayout, () => 'expanded');
