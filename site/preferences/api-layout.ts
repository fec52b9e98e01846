import type { ApiLayout } from './constants.ts';
import { parseApiLayout } from './parse-preference.ts';
import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

/** Layout of the lists on API pages. */
export const apiLayout = createStoredPreference<ApiLayout>(storageKey('api'), parseApiLayout, () => 'table');
