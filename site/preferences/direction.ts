import { DIRECTION_KEY } from './constants.ts';
import type { Direction } from './constants.ts';
import { parseDirection } from './parse-preference.ts';
import { createStoredPreference } from './stored-preference.ts';

/** Direction of the shell: the reader's choice, else that of the page's language. */
export const direction = createStoredPreference<Direction>(
  DIRECTION_KEY,
  parseDirection,
  () => parseDirection(globalThis.document?.documentElement.dir) ?? 'ltr',
);
