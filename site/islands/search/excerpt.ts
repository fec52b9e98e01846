import { foldText } from './query-words.ts';
import { isUnspaced } from './space-words.ts';

/** A piece of an excerpt; `marked` pieces match the query. */
export interface ExcerptPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** Separates a page's prose from its other words, which can be found but are never shown. */
export const PROSE_END = '⁂';

/** Number of words in an excerpt. */
const LENGTH = 24;

/**
 * Extracts the sentence of a page's text that matches a query best; `found` are the positions of the query's words, as
 * counted by Pagefind, and `asked` those words. If they are only in the title or in code, returns the page's first
 * sentence.
 */
export function resultExcerpt(
  content: string,
  found: readonly number[],
  asked: readonly string[] = [],
): readonly ExcerptPiece[] {
  const words = wordsOfProse(content);
  const joiner = content.includes(BREAK) ? '' : ' ';
  const end = words.length;
  const lead = nextSentence(words, 0, end);
  const wanted = new Set(found.filter((place) => place >= lead && place < end));
  // Where words are inside others, as in scripts without spaces, Pagefind knows only that the page has them.
  const parts = wanted.size > 0 ? [] : asked.filter(isUnspaced);
  const inside = words.flatMap((word, at) => (at >= lead && holdsAny(word, parts) ? [at] : []));
  const from = bestStart(words, new Set([...wanted, ...inside]), lead);
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

/** Pagefind's separator between words in languages without spaces. */
export const BREAK = '\u200B';

/** Splits a page into words as Pagefind does. */
export function wordsOfPage(content: string): readonly string[] {
  return content.split(content.includes(BREAK) ? BREAK : /\s+/);
}

/** Returns the words of a page's prose. */
export function wordsOfProse(content: string): readonly string[] {
  const words = wordsOfPage(content);
  const end = words.findIndex((word) => word.startsWith(PROSE_END));
  return end < 0 ? words : words.slice(0, end);
}

/**
 * Finds the sentence with the most distinct words of the query; of several, the first, which often introduces the
 * others.
 */
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

function holdsAny(text: string, asked: readonly string[]): boolean {
  return asked.some((word) => foldText(text).includes(word));
}

function nextSentence(words: readonly string[], from: number, end: number): number {
  let at = from;
  while (at < end && !isEnd(words[at] ?? '')) at += 1;
  return at + 1 < end ? at + 1 : 0;
}

function isEnd(word: string): boolean {
  // Between words without spaces, those after a sentence belong to its end.
  return /[.!?:。！？]["”’)]*\s*$/.test(word);
}
