import { API_LAYOUT_KEY } from './constants.ts';
import type { ApiLayout } from './constants.ts';
import { parseApiLayout } from './parse-preference.ts';
import { createStoredPreference } from './stored-preference.ts';

/** How the lists of API pages are laid out. */
export const apiLayout = createStoredPreference<ApiLayout>(API_LAYOUT_KEY, parseApiLayout, () => 'table');
