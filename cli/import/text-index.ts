/** Where a text has its lines, keys and words in quotes; each is looked for once, however often it is asked for. */
export interface TextIndex {
  readonly text: string;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
  /** Offsets of a key of a mapping. */
  keys(name: string): readonly number[];
  /** Offsets of the quotes before words. */
  quoted(words: string): readonly number[];
}

/** Opens a text to look for places in it. */
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

/** How many of some numbers, in order, are not above another one. */
export function countUpTo(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What stands between two quotes; which of them open and which close, only a parser would know, so both count. */
function findQuoted(text: string): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const quote of ["'", '"', '`']) {
    const quotes = offsetsOf(text, quote);
    for (const [at, start] of quotes.entries()) {
      const words = text.slice(start + 1, quotes[at + 1]);
      const known = found.get(words);
      if (known === undefined) found.set(words, [start]);
      else known.push(start);
    }
  }
  return found;
}

function isKey(text: string, key: string, at: number): boolean {
  return !/[\w$]/.test(text[at - 1] ?? '') && /^["']?\s*[:,}]/.test(text.slice(at + key.length, at + key.length + 20));
}

function offsetsOf(text: string, words: string): readonly number[] {
  const found: number[] = [];
  // A key may be empty, which is everywhere.
  if (words === '') return found;
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length)) found.push(at);
  return found;
}
