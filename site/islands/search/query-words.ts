/** Removes case and accents, so that `menu` finds `Menü`, and `strasse` finds `Straße`. */
export function foldText(text: string): string {
  return withoutMarks(text).toLowerCase();
}

function withoutMarks(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßẞæÆœŒøØłŁđĐðÐþÞı]/g, (letter) => LETTERS[letter] ?? letter);
}

/** Letters that no decomposition brings to the ones that readers type instead. */
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'ßss ẞSS æae ÆAe œoe ŒOe øo ØO łl ŁL đd ĐD ðd ÐD þth ÞTh ıi'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/**
 * Splits a query into words.
 * @example
 * 'How do I use the TextField?' → 'how', 'do', 'i', 'use', 'the', 'textfield'
 */
export function queryWords(query: string): readonly string[] {
  return foldText(query).match(WORD) ?? [];
}

/**
 * Splits a title into everything that a reader may type for it: its words, the parts of names, and adjacent words
 * joined.
 * @example
 * 'Data Grid'     → 'data', 'grid', 'datagrid'
 * 'useMediaQuery' → 'usemediaquery', 'use', 'media', 'query'
 * 'gap2xs'        → 'gap2xs', '2xs'
 */
export function titleWords(title: string): readonly string[] {
  const words = withoutMarks(title).match(WORD) ?? [];
  const parts = words.flatMap((word) => {
    const humps = word.match(HUMP) ?? [];
    const sizes = word.match(SIZE) ?? [];
    return humps.length > 1 ? [word, ...humps, ...sizes] : [word, ...sizes];
  });
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
  return [...new Set([...parts, ...joined].map((word) => word.toLowerCase()))];
}

/** Number of letters that are searched at most: more than any name has, and enough to tell a message from others. */
export const MOST_LETTERS = 200;

/** Cuts a query, so that the work for one is limited, whatever is pasted. */
export function cutQuery(typed: string): string {
  return typed.slice(0, MOST_LETTERS).trim();
}

/** Returns whether the words of a query are a message that was pasted. */
export function isMessage(words: readonly string[]): boolean {
  return words.length >= MESSAGE;
}

/** Returns the significant words of a query, or all words if none is significant. */
export function topicWords(words: readonly string[]): readonly string[] {
  const topic = words.filter((word) => !FILLERS.has(word));
  return topic.length > 0 ? topic : words;
}

/** Reduces a text to letters and digits, so that different spellings of a name are equal. */
export function compact(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Returns an approximate stem of a word.
 * @example
 * 'migrating' → 'migrat'
 * 'columns'   → 'column'
 */
export function stemOf(word: string): string {
  return word.replace(/(?<=....)(?:ing|e[ds]|s|e)$/, '');
}

/** Returns whether a title contains a word of a query in any form. */
export function says(title: readonly string[], word: string): boolean {
  return title.some((own) => own.startsWith(stemOf(word)));
}

/** Number of words from which on a query is a message. */
const MESSAGE = 5;

const WORD = /[\p{L}\p{N}]+/gu;
const HUMP = /\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu;

/** A part that begins with digits. */
const SIZE = /(?<=\p{L})\p{N}+\p{Ll}+/gu;

/** Common words of English questions. */
const FILLERS = new Set(
  'a an and any are as at be by can change create do does for from get has have how i in into is it make me my need of on or set should show some something that the there this to up use using via want what when where which why will with without you your'.split(
    ' ',
  ),
);
