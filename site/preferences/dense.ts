import { parseFlag } from './parse-preference.ts';
import { shareStore } from './shared-stores.ts';
import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

/** Returns the density of a reader who has not chosen: the site's default. */
const initial = (): boolean => globalThis.document?.documentElement.dataset.density === 'compact';

/** Whether controls are drawn small. */
export const dense = shareStore('dense', () =>
  createStoredPreference<boolean>(storageKey('dense'), parseFlag, initial),
);
