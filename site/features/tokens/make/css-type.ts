import type { TokenType } from './token.ts';

/** A variable has no type: its value tells, and for numbers and names of typefaces, its own name. */
const TYPES: readonly { readonly type: TokenType; readonly value: RegExp; readonly name?: RegExp }[] = [
  { type: 'color', value: /^(?:#[\da-f]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(.*\))$/is },
  { type: 'gradient', value: /^(?:repeating-)?(?:linear|radial|conic)-gradient\(.*\)$/is },
  { type: 'dimension', value: /^-?\d*\.?\d+(?:px|r?em|ch|ex|lh|rlh|vw|vh|%)$/i },
  { type: 'dimension', value: /^(?:calc|clamp|min|max)\([^%]*\d(?:px|r?em|vw|vh|ch)\b.*\)$/is },
  { type: 'duration', value: /^\d*\.?\d+m?s$/i },
  { type: 'cubicBezier', value: /^(?:cubic-bezier|linear|steps)\(.*\)$|^(?:ease(?:-in|-out|-in-out)?|linear)$/is },
  { type: 'shadow', value: /^(?:inset\s+)?-?\d*\.?\d+(?:px|r?em)?\s+-?\d*\.?\d+(?:px|r?em)?\s.*(?:#|\(|[a-z])/is },
  { type: 'fontWeight', value: /^(?:[1-9]\d{0,2}|1000|normal|bold|lighter|bolder)$/i, name: /weight/i },
  { type: 'number', value: /^-?\d*\.?\d+$/ },
  {
    type: 'fontFamily',
    value: /^(?:"[^"]*"|'[^']*'|[\w-]+(?: [\w-]+)*)(?:\s*,\s*(?:"[^"]*"|'[^']*'|[\w-]+(?: [\w-]+)*))*$/,
    name: /font|famil|typeface|sans|serif|mono/i,
  },
];

/** The names of colors that teams write; all others are rare in tokens, and are shown as text. */
const NAMED = new Set(
  'aqua black blue currentcolor fuchsia gray green grey lime maroon navy olive orange purple rebeccapurple red silver teal transparent white yellow'.split(
    ' ',
  ),
);

/** Returns the type of a value, whose variables are replaced; `undefined` if it has none of those that tokens have. */
export function typeOfCss(name: string, value: string): TokenType | undefined {
  if (NAMED.has(value.toLowerCase())) return 'color';
  return TYPES.find((type) => type.value.test(value) && (type.name === undefined || type.name.test(name)))?.type;
}
