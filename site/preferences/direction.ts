import { DEFAULT_DIRECTION, type Direction } from './constants.ts';
import { parseDirection } from './parse-preference.ts';
import { shareStore } from './shared-stores.ts';
import { storageKey } from './storage-key.ts';
import { createStoredPreference } from './stored-preference.ts';

// If the reader's choice overrides the language's own direction, the boot script keeps that in `data-dir`.
const root = globalThis.document?.documentElement;
const own = parseDirection(root?.dataset.dir ?? root?.dir) ?? DEFAULT_DIRECTION;

/** Direction of the shell: the reader's choice, or else the direction of the page's language. */
export const direction = shareStore('direction', () =>
  createStoredPreference<Direction>(storageKey('direction'), parseDirection, () => own),
);
