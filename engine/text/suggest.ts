import { enumerate } from './enumerate.ts';
import { MAX_COMPARED_LETTERS } from './limits.ts';

/** How many letters may still be compared. */
interface Budget {
  letters: number;
}

/** What a mistyped word most likely meant. */
export interface Near {
  readonly value: string;
  /** No other candidate is nearly as close, so a fix may be applied without asking. */
  readonly isClear: boolean;
}

/**
 * Finds the candidate that a mistyped word most likely meant, for "did you mean". `undefined` if nothing is close: at
 * most a third of the longer word may differ.
 * @example
 * suggest('titel', ['title', 'pathname']) // 'title'
 * suggest('xyz', ['title', 'pathname'])   // undefined
 */
export function suggest(word: string, candidates: Iterable<string>): string | undefined {
  return findNear(word, candidates)?.value;
}

/** Like `suggest`, and says whether any other candidate is as likely. */
export function findNear(word: string, candidates: Iterable<string>): Near | undefined {
  return findWithin(word, candidates, { letters: Number.POSITIVE_INFINITY });
}

/** Like `findNear`, for what may be many candidates; once the budget is spent, it suggests nothing. */
export function nearAmong(candidates: () => Iterable<string>): (word: string) => Near | undefined {
  const near = nearOnBudget();
  let known: readonly string[] | undefined;
  return (word) => near(word, (known ??= [...candidates()]));
}

/** Makes a function that compares words with lists of candidates, all within one budget. */
export function nearOnBudget(): (word: string, candidates: Iterable<string>) => Near | undefined {
  const budget: Budget = { letters: MAX_COMPARED_LETTERS };
  return (word, candidates) => findWithin(word, candidates, budget);
}

/**
 * Finds the package that a path leads into, `widgets` for `widgets/button`: exports are listed by package, whatever
 * module they are in.
 */
export function packageAround(path: string, packages: Iterable<string>): Near | undefined {
  const value = [...packages].find((name) => path.startsWith(`${name}/`));
  return value === undefined ? undefined : { value, isClear: true };
}

function findWithin(word: string, candidates: Iterable<string>, budget: Budget): Near | undefined {
  if (budget.letters <= 0) return undefined;
  const target = word.toLowerCase();
  const letters = lettersOf(target);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  let nextDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (--budget.letters < 0) return undefined;
    // A candidate beyond the two best can neither win nor make the winner ambiguous.
    const limit = Math.min(nextDistance, bestDistance + 1, Math.floor(Math.max(word.length, candidate.length) / 3));
    if (candidate === word || candidate === best || Math.abs(candidate.length - word.length) > limit) continue;
    const other = candidate.toLowerCase();
    // Most names in a long list have too few letters in common to be compared one by one.
    if (lettersApart(letters, lettersOf(other)) > limit) continue;
    const distance = editDistance(target, other, limit + 1, budget);
    if (distance > limit) continue;
    // Ties go to the first in the alphabet, whatever the order of the candidates.
    if (distance < bestDistance || (distance === bestDistance && best !== undefined && candidate < best)) {
      nextDistance = bestDistance;
      best = candidate;
      bestDistance = distance;
    } else nextDistance = Math.min(nextDistance, distance);
  }
  return best === undefined
    ? undefined
    : { value: best, isClear: nextDistance > bestDistance + (bestDistance === 0 ? 0 : 1) };
}

/** Returns the letters of a word as bits, some of which stand for several letters. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Returns a lower bound of the edit distance: one edit removes and adds at most one letter. */
function lettersApart(a: number, b: number): number {
  return Math.max(bitsIn(a & ~b), bitsIn(b & ~a));
}

function bitsIn(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Counts insertions, deletions, substitutions and swaps of neighbors between two words (optimal string alignment);
 * stops and returns `limit` once the distance is certain to reach it.
 */
function editDistance(one: string, other: string, limit: number, budget: Budget): number {
  const [a, b] = withoutCommonEnds(one, other);
  if (a === '' || b === '') return Math.min(a.length + b.length, limit);
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    if ((budget.letters -= b.length) < 0) return limit;
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      }
      row.push(cost);
      smallest = Math.min(smallest, cost);
    }
    if (smallest >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit;
}

/** Most of the words compared differ in only a letter or two. */
function withoutCommonEnds(a: string, b: string): readonly [string, string] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/** Phrases a suggestion as the help of a diagnostic: ``did you mean `title` ``. */
export function didYouMean(word: string, candidates: Iterable<string>): string | undefined {
  return wordNear(findNear(word, candidates));
}

/** Phrases a suggestion that was found already. */
export function wordNear(near: Near | undefined): string | undefined {
  return near === undefined ? undefined : `did you mean \`${near.value}\``;
}

/**
 * Values in backticks, listed as in a sentence.
 * @example
 * inWords(['a', 'b', 'c'], 'or') // '`a`, `b` or `c`'
 */
export function inWords(values: readonly string[], word: 'and' | 'or'): string {
  return enumerate(
    values.map((value) => `\`${value}\``),
    word,
  );
}
