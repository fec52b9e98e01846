import { CODE_VARIANT_KEY, CODE_VARIANTS, DIRECTIONS, MODES, type CodeVariant } from './constants.ts';

/** Creates a function that returns a value if it is one of the known ones, and undefined for anything else. */
export function oneOf<Value>(known: readonly Value[]): (value: unknown) => Value | undefined {
  return (value) => known.find((each) => each === value);
}

/** Parses a mode. */
export const parseMode = /* @__PURE__ */ oneOf(MODES);

/** Parses a code variant: `TS` or `JS`. */
export const parseCodeVariant = /* @__PURE__ */ oneOf(CODE_VARIANTS);

/** Parses a direction: `ltr` or `rtl`. */
export const parseDirection = /* @__PURE__ */ oneOf(DIRECTIONS);

/**
 * Finds the code variant that a hash requests.
 *
 * @example
 * '#Button.tsx' → 'TS'
 * '#Button.js'  → 'JS'
 * '#basic'      → undefined
 */
export function codeVariantOfHash(hash: string): CodeVariant | undefined {
  return hash.endsWith('.tsx') ? 'TS' : hash.endsWith('.js') ? 'JS' : undefined;
}

/** Finds the reader's code variant in a `document.cookie` string. */
export function codeVariantOfCookie(cookie: string): CodeVariant | undefined {
  return parseCodeVariant(
    cookie
      .split(/; */)
      .find((entry) => entry.startsWith(`${CODE_VARIANT_KEY}=`))
      ?.slice(CODE_VARIANT_KEY.length + 1),
  );
}

/** Parses a stored flag; returns undefined for anything but `true` and `false`. */
export function parseFlag(value: unknown): boolean | undefined {
  return [true, false].find((flag) => String(flag) === value);
}
