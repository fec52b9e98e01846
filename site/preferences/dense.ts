import { DEFAULT_DENSE, DENSE_KEY } from './constants.ts';
import { parseFlag } from './parse-preference.ts';
import { shareStore } from './shared-stores.ts';
import { createStoredPreference } from './stored-preference.ts';

/** Whether controls are drawn small. */
export const dense = shareStore('dense', () => createStoredPreference<boolean>(DENSE_KEY, parseFlag, () => DEFAULT_DENSE));
