import { addTo } from '../../system/base/add-to.ts';

/** The places of lines, keys and quoted words in a text; each is searched for only once. */
export interface TextIndex {
  readonly text: string;
  /** Offsets of line starts. */
  readonly lines: readonly number[];
  /** Returns the offsets of a mapping's key. */
  keys(name: string): readonly number[];
  /** Returns the offsets of the quotes before words. */
  quoted(words: string): readonly number[];
}

/** Indexes a text. */
export function indexText(text: string): TextIndex {
  const lines = [0, ...offsetsOf(text, '\n').map((at) => at + 1)];
  const keys = new Map<string, readonly number[]>();
  let quoted: ReadonlyMap<string, readonly number[]> | undefined;
  return {
    text,
    lines,
    keys(name) {
      const found = keys.get(name) ?? offsetsOf(text, name).filter((at) => isKey(text, name, at));
      keys.set(name, found);
      return found;
    },
    quoted: (words) => (quoted ??= findQuoted(text)).get(words) ?? [],
  };
}

/** Counts the sorted numbers that do not exceed a limit. */
export function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Finds the text between any two quotes, because only a parser could tell opening from closing ones. */
function findQuoted(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const quote of ["'", '"', '`']) {
    const quotes = offsetsOf(text, quote);
    for (const [at, start] of quotes.entries()) addTo(found, text.slice(start + 1, quotes[at + 1]), start);
  }
  return found;
}

function isKey(text: string, key: string, at: number): boolean {
  return !/[\w$]/.test(text[at - 1] ?? '') && /^["']?\s*[:,}]/.test(text.slice(at + key.length, at + key.length + 20));
}

function offsetsOf(text: string, words: string): readonly number[] {
  const found: number[] = [];
  // A key may be empty, and the empty string occurs everywhere.
  if (words === '') return found;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}
