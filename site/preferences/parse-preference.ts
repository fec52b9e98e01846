import { API_LAYOUTS, CODE_VARIANT_KEY, CODE_VARIANTS, DIRECTIONS, MODES } from './constants.ts';
import type { ApiLayout, CodeVariant, Direction, Mode } from './constants.ts';

/** Reads a mode; anything but a mode is undefined. */
export function parseMode(value: unknown): Mode | undefined {
  return MODES.find((mode) => mode === value);
}

/** Reads a code variant; anything but `TS` and `JS` is undefined. */
export function parseCodeVariant(value: unknown): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => variant === value);
}

/**
 * Finds the code variant that an address's hash asks for.
 *
 * @example
 * '#Button.tsx' → 'TS'
 * '#Button.js'  → 'JS'
 * '#basic'      → undefined
 */
export function codeVariantOfHash(hash: string): CodeVariant | undefined {
  if (hash.endsWith('.tsx')) {
    return 'TS';
  }
  return hash.endsWith('.js') ? 'JS' : undefined;
}

/** Finds the reader's code variant in a `document.cookie` string. */
export function codeVariantOfCookie(cookie: string): CodeVariant | undefined {
  const pair = cookie.split(/; */).find((entry) => entry.startsWith(`${CODE_VARIANT_KEY}=`));
  return parseCodeVariant(pair?.slice(CODE_VARIANT_KEY.length + 1));
}

/** Reads a direction; anything but `ltr` and `rtl` is undefined. */
export function parseDirection(value: unknown): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === value);
}

/** Reads a layout of API pages; anything but a layout is undefined. */
export function parseApiLayout(value: unknown): ApiLayout | undefined {
  return API_LAYOUTS.find((layout) => layout === value);
}

/** Reads a stored flag; anything but `true` and `false` is undefined. */
export function parseFlag(value: unknown): boolean | undefined {
  if (value === 'true') {
    return true;
  }
  return value === 'false' ? false : undefined;
}
