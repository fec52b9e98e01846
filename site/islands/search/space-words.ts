/** Runs of scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;

/**
 * Puts spaces between the words of scripts that have none, so that each word can be found.
 * @example
 * spaceWords('Use 搜索引擎') // 'Use  搜索 引擎 '
 */
export function spaceWords(text: string): string {
  return text.replaceAll(UNSPACED, (run) => ` ${wordsIn(run).join(' ')} `);
}

/** Lists the words of such scripts in a text, each once. */
export function unspacedWords(text: string): readonly string[] {
  return [...new Set((text.match(UNSPACED) ?? []).flatMap(wordsIn))];
}

function wordsIn(run: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(run), ({ segment }) => segment);
}

let segmenter: Intl.Segmenter | undefined;
