import { decodeEscapes } from './address.ts';

/**
 * Returns whether a page has the anchor in a link. Browsers accept an anchor both encoded and decoded.
 * @example
 * listsAnchor(['gr%C3%B6%C3%9Fe'], 'größe') // true
 */
export function listsAnchor(anchors: readonly string[], hash: string): boolean {
  if (anchors.length <= WORTH_A_SET && anchors.includes(hash)) return true;
  const known = anchorSets.get(anchors) ?? { written: new Set(anchors) };
  anchorSets.set(anchors, known);
  if (known.written.has(hash)) return true;
  // Nearly all anchors are plain.
  if (!hash.includes('%') && !NOT_ASCII.test(hash)) return false;
  known.read ??= new Set(anchors.map(decodeEscapes));
  return known.read.has(decodeEscapes(hash));
}

/**
 * Returns the anchor after the `#` of an address; `undefined` if only the browser interprets it, such as the top of the
 * page or a text fragment (https://wicg.github.io/scroll-to-text-fragment/).
 * @example
 * namedAnchor('usage')          // 'usage'
 * namedAnchor('usage:~:text=a') // 'usage'
 * namedAnchor('top')            // undefined
 */
export function namedAnchor(hash: string): string | undefined {
  const [name = ''] = hash.split(':~:', 1);
  return name === '' || name.toLowerCase() === 'top' ? undefined : name;
}

/** Number of anchors above which a set is faster than a search through the list. */
const WORTH_A_SET = 16;

/** Many links point to the same page, so the anchors of each page are indexed once. */
const anchorSets = new WeakMap<
  readonly string[],
  { readonly written: ReadonlySet<string>; read?: ReadonlySet<string> }
>();

const NOT_ASCII = /[^\0-\x7f]/;
