/** Takes case and accents away, so that `Menü` is found by `menu`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Splits what a reader typed into words.
 * @example
 * 'How do I use the TextField?' → 'how', 'do', 'i', 'use', 'the', 'textfield'
 */
export function queryWords(query: string): readonly string[] {
  return foldText(query).match(WORD) ?? [];
}

/**
 * Splits a title into everything that a reader may type for it: its words, the parts of names, and neighbors written as one.
 * @example
 * 'Data Grid'     → 'data', 'grid', 'datagrid'
 * 'useMediaQuery' → 'usemediaquery', 'use', 'media', 'query'
 */
export function titleWords(title: string): readonly string[] {
  const words = title.normalize('NFD').replace(/\p{M}/gu, '').match(WORD) ?? [];
  const parts = words.flatMap((word) => {
    const humps = word.match(HUMP) ?? [];
    return humps.length > 1 ? [word, ...humps] : [word];
  });
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...new Set([...parts, ...joined].map((word) => word.toLowerCase()))];
}

/** The words of a query that say what it is about; all of them where none does. */
export function topicWords(words: readonly string[]): readonly string[] {
  const topic = words.filter((word) => !FILLERS.has(word));
  return topic.length > 0 ? topic : words;
}

/** A text's letters and digits alone, in which names are the same however they are written. */
export function compact(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * The part of a word that its forms share, about.
 * @example
 * 'migrating' → 'migrat'
 * 'columns'   → 'column'
 */
export function stemOf(word: string): string {
  return word.replace(/(?<=....)(?:ing|e[ds]|s|e)$/, '');
}

/** Whether a word of a query is among a title's words, in whatever form. */
export function says(title: readonly string[], word: string): boolean {
  return title.some((own) => own.startsWith(stemOf(word)));
}

const WORD = /[\p{L}\p{N}]+/gu;
const HUMP = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu;

/** Words that English questions are made of. */
const FILLERS = new Set(
  'a an and any are as at be by can change create do does for from get how i in is it make me my of on or set should show that the there this to up use using via what when where which why will with without you your'.split(
    ' ',
  ),
);
