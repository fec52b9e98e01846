import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

// Not with the other preferences, which are part of every page's script.
const LAYOUTS = ['table', 'expanded', 'collapsed'] as const;

type ApiLayout = (typeof LAYOUTS)[number];

/** Parses a layout of API pages; returns undefined for anything else. */
export function parseApiLayout(value: unknown): ApiLayout | undefined {
  return LAYOUTS.find((layout) => layout === value);
}

/** Layout of the lists on API pages. */
export const apiLayout = createStoredPreference<ApiLayout>(storageKey('api'), parseApiLayout, () => 'table');
