/**
 * A line up to a character that looks like one of YAML’s syntax, but is not: a space before or after a key or a dash, the
 * dash itself, or the colon after a key.
 */
export const LOOKALIKE =
  /^(?:[ -]*(?:\w[\w-]*:)?(?! )\p{Zs}| *[\u2010-\u2015\u2212\uFF0D](?=\s)|[ -]*\w[\w-]*[\uFF1A\uFE55])/mu;

/** Returns whether a text may contain one. Few texts have any character beyond ASCII, which is faster to check. */
export function hasLookalike(text: string): boolean {
  return BEYOND_ASCII.test(text) && LOOKALIKE.test(text);
}

const BEYOND_ASCII = /[^\0-\x7F]/;

/** Returns what such a character looks like. */
export function likenessOf(character: string): string {
  if (/\p{Zs}/u.test(character)) return 'space';
  return /[\uFF1A\uFE55]/.test(character) ? 'colon' : 'hyphen';
}
