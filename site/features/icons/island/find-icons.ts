import { RELATED_WORDS } from './related-words.ts';

/** An icon prepared for searching. */
interface IndexedIcon {
  readonly name: string;
  /** Its name in lowercase. */
  readonly joined: string;
  /** The words of its name in lowercase. */
  readonly words: readonly string[];
}

/** Returns the names of the icons that match a query, best first; all icons for an empty query. */
export type FindIcons = (query: string) => readonly string[];

/** Creates a search for icons by name, which takes a few milliseconds per keystroke for thousands of names. */
export function createIconSearch(names: readonly string[]): FindIcons {
  // Shorter names first, once for all queries: equal matches keep this order.
  const icons = names.map(toIndexed).toSorted((a, b) => a.name.length - b.name.length);
  return (query) => {
    const terms = query
      .trim()
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(spellNumber);
    if (terms.length === 0) return names;
    const exact = rank(icons, terms, scoreOf);
    return exact.length > 0 ? exact : rank(icons, terms, nearness);
  };
}

/**
 * Splits a name into words.
 * @example
 * 'AccountCircle' // ['account', 'circle']
 * 'Filter1'       // ['filter', '1']
 */
export function wordsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [name]).map((word) => word.toLowerCase());
}

function toIndexed(name: string): IndexedIcon {
  return { name, joined: name.toLowerCase(), words: wordsOf(name) };
}

/**
 * Spells out a number at the start, as packages do because component names cannot begin with a digit: `4k` is `FourK`.
 */
function spellNumber(term: string): string {
  return /^\d+[a-z]/.test(term) ? term.replace(/^\d+/, (digits) => NUMBERS[Number(digits)] ?? digits) : term;
}

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Ranks icons that match every term; of equal matches, the shortest name comes first. */
function rank(
  icons: readonly IndexedIcon[],
  terms: readonly string[],
  score: (icon: IndexedIcon, term: Term) => number,
): readonly string[] {
  const asked = terms.map((text): Term => ({ text, related: relatedTo(text) }));
  const whole = terms.join('');
  const found: { readonly name: string; readonly total: number }[] = [];
  for (const icon of icons) {
    const scores = asked.map((term) => score(icon, term));
    if (scores.includes(0)) continue;
    found.push({ name: icon.name, total: scores.reduce((sum, own) => sum + own, icon.joined === whole ? WHOLE : 0) });
  }
  return found.toSorted((a, b) => b.total - a.total).map(({ name }) => name);
}

interface Term {
  readonly text: string;
  readonly related: readonly string[];
}

/* Scores of matches. */
const WHOLE = 10;
const WORD = 5;
const BEGINNING = 4;
/** Names rank above meanings, and an icon whose whole name is the meaning ranks above others with that word. */
const RELATED_WHOLE = 3.5;
const RELATED = 3;
const INSIDE = 2;

/** Minimum number of letters for matching a part of a word. */
const LEAST = 3;

function scoreOf({ joined, words }: IndexedIcon, { text, related }: Term): number {
  if (words.includes(text)) return WORD;
  if (words.some((word) => word.startsWith(text)) || joined.startsWith(text)) return BEGINNING;
  if (related.includes(joined)) return RELATED_WHOLE;
  if (related.some((word) => words.includes(word) || (word.length > LEAST && joined.includes(word)))) return RELATED;
  return text.length >= LEAST && joined.includes(text) ? INSIDE : 0;
}

/** Finds related words, even for the first letters of a word. */
function relatedTo(text: string): readonly string[] {
  if (text.length < LEAST) return [...(RELATED_WORDS.get(text) ?? [])];
  return [...RELATED_WORDS].flatMap(([word, others]) => (word.startsWith(text) ? [...others] : []));
}

/** Scores words with typos: one wrong letter per four, anywhere in a word. */
function nearness({ words }: IndexedIcon, { text }: Term): number {
  const allowed = Math.min(2, Math.floor(text.length / 4));
  return allowed > 0 &&
    words.some((word) => Math.abs(word.length - text.length) <= allowed && distance(word, text) <= allowed)
    ? 1
    : 0;
}

/**
 * Counts letters to insert, delete, replace or swap (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance,
 * optimal string alignment).
 */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      current.push(least);
    }
    before = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
