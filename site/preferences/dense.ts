import { DENSE_KEY } from './constants.ts';
import { parseFlag } from './parse-preference.ts';
import { createStoredPreference } from './stored-preference.ts';

/** Whether controls are drawn small. */
export const dense = createStoredPreference<boolean>(DENSE_KEY, parseFlag, () => false);
