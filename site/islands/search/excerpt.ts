/** A piece of an excerpt; `marked` pieces are words of the query. */
export interface ExcerptPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Stands before the words of a page that are not prose: they are found, and never shown. */
export const PROSE_END = '⁂';

/** Words of an excerpt. */
const LENGTH = 24;

/**
 * Cuts the sentence out of a page's text that says most about a query: `found` are places of the query's words, counted in
 * words as Pagefind does. What is found in the title or in code alone is answered with the page's first sentence.
 */
export function excerptOf(content: string, found: readonly number[]): readonly ExcerptPiece[] {
  const words = wordsOfProse(content);
  const joiner = content.includes(BREAK) ? '' : ' ';
  const end = words.length;
  const lead = nextSentence(words, 0, end);
  const wanted = new Set(found.filter((place) => place >= lead && place < end));
  const from = wanted.size === 0 ? lead : bestStart(words, wanted, lead);
  const to = Math.min(end, from + LENGTH);
  const isWhole = to === end || isEnd(words[to - 1] ?? '');
  const pieces: ExcerptPiece[] = [];
  for (let place = from; place < to; place += 1) {
    const text = (words[place] ?? '') + (place + 1 < to ? joiner : isWhole ? '' : '…');
    const marked = wanted.has(place);
    const last = pieces.at(-1);
    if (last?.marked === marked) pieces[pieces.length - 1] = { text: last.text + text, marked };
    else pieces.push({ text, marked });
  }
  return pieces;
}

/** What Pagefind puts between the words of languages that write none. */
const BREAK = '\u200B';

/** All words of a page, counted as Pagefind does. */
export function wordsOfPage(content: string): readonly string[] {
  return content.split(content.includes(BREAK) ? BREAK : /\s+/);
}

/** Those that are prose. */
export function wordsOfProse(content: string): readonly string[] {
  const words = wordsOfPage(content);
  const end = words.findIndex((word) => word.startsWith(PROSE_END));
  return end < 0 ? words : words.slice(0, end);
}

/** The sentence with the most words of the query, each counted once; the first one of several, which mostly introduces them. */
function bestStart(words: readonly string[], wanted: ReadonlySet<number>, first: number): number {
  let best = { from: first, count: 0 };
  for (const place of wanted) {
    let from = place;
    while (from > first && place - from < LENGTH - 6 && !isEnd(words[from - 1] ?? '')) from -= 1;
    const inside = Array.from(wanted).filter((other) => other >= from && other < from + LENGTH);
    const count = new Set(inside.map((other) => words[other]?.toLowerCase().replace(/\W+$/, ''))).size;
    if (count > best.count) best = { from, count };
  }
  return best.from;
}

function nextSentence(words: readonly string[], from: number, end: number): number {
  let at = from;
  while (at < end && !isEnd(words[at] ?? '')) at += 1;
  return at + 1 < end ? at + 1 : 0;
}

function isEnd(word: string): boolean {
  return /[.!?:。！？]["”’)]*$/.test(word);
}
