import { foldText } from './query-words.ts';

/** Runs of scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/** Returns whether a text has letters of such a script. */
export function isUnspaced(text: string): boolean {
  return text.search(UNSPACED) >= 0;
}

/**
 * Puts spaces between the words of scripts that have none, so that each word can be found.
 * @example
 * spaceWords('Use 搜索引擎') // 'Use  搜索 引擎 '
 */
export function spaceWords(text: string): string {
  return text.replaceAll(UNSPACED, (run) => ` ${wordsIn(run).join(' ')} `);
}

/** Lists the words of such scripts in a text, each once, and the ends of those that are made of several. */
export function unspacedWords(text: string): readonly string[] {
  const words = (text.match(UNSPACED) ?? []).flatMap(wordsIn);
  return [...new Set(words.flatMap((word) => [word, ...(KATAKANA.test(word) ? endsOf(segmentsOf(word)) : [])]))];
}

/**
 * Lists all ends of the runs of such scripts in a text, since a word that readers type can begin at any letter.
 * @example
 * endsOfRuns('日付') // '日付', '付'
 */
export function endsOfRuns(text: string): readonly string[] {
  return (foldText(text).match(UNSPACED) ?? []).flatMap((run) => Array.from(run, (_, at) => run.slice(at)));
}

/** Lists the words of a run. Those in katakana are foreign, so that dictionaries cut them anywhere: `ピッ`, `カー`. */
function wordsIn(run: string): readonly string[] {
  const words: string[] = [];
  for (const segment of segmentsOf(run)) {
    const last = words.at(-1);
    if (last !== undefined && KATAKANA.test(last + segment)) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

function endsOf(segments: readonly string[]): readonly string[] {
  return segments.slice(1).map((_, at) => segments.slice(at + 1).join(''));
}

const KATAKANA = /^[\p{Script=Katakana}ー]+$/u;

function segmentsOf(run: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;
