import type { Sample, TokenType } from './token.ts';

/** Lengths of corners, which are shown as corners. */
const RADIUS = /radi(?:us|i)|round|corner/i;

/** Returns how a value of a type is shown, given the name of its token; `undefined` for text alone. */
export function sampleOf(type: TokenType | undefined, name: string, css: string): Sample | undefined {
  const sample =
    type === 'dimension' ? (RADIUS.test(name) ? 'radius' : 'length') : type === undefined ? undefined : SAMPLES[type];
  return sample !== undefined && isHarmless(css) ? sample : undefined;
}

const SAMPLES: Readonly<Partial<Record<TokenType, Sample>>> = {
  color: 'fill',
  gradient: 'fill',
  shadow: 'shadow',
  fontFamily: 'family',
  fontWeight: 'weight',
};

/** Returns whether a value in a style attribute stays one value, and loads nothing. */
export function isHarmless(css: string): boolean {
  return css.length <= LONGEST && !HARMFUL.test(css) && isBalanced(css);
}

/** In UTF-16 units. */
const LONGEST = 1000;

const HARMFUL = /[;{}\\<>@!\n]|\/\*|\b(?:url|src|image|image-set|cross-fade|element|attr|env|expression|var)\(/i;

function isBalanced(css: string): boolean {
  let depth = 0;
  let quote = '';
  for (const character of css) {
    if (quote !== '') {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth++;
    else if (character === ')' && --depth < 0) return false;
  }
  return depth === 0 && quote === '';
}
