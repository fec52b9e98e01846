import { CODE_VARIANT_KEY, CODE_VARIANTS, DIRECTIONS, MODES } from './constants.ts';
import type { CodeVariant, Direction, Mode } from './constants.ts';

/** Parses a mode; returns undefined for anything else. */
export function parseMode(value: unknown): Mode | undefined {
  return MODES.find((mode) => mode === value);
}

/** Parses a code variant; returns undefined for anything but `TS` and `JS`. */
export function parseCodeVariant(value: unknown): CodeVariant | undefined {
  return CODE_VARIANTS.find((variant) => variant === value);
}

/**
 * Finds the code variant that a hash requests.
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

/** Parses a direction; returns undefined for anything but `ltr` and `rtl`. */
export function parseDirection(value: unknown): Direction | undefined {
  return DIRECTIONS.find((direction) => direction === value);
}

/** Parses a stored flag; returns undefined for anything but `true` and `false`. */
export function parseFlag(value: unknown): boolean | undefined {
  if (value === 'true') {
    return true;
  }
  return value === 'false' ? false : undefined;
}
