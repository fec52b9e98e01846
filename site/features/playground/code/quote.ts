/**
 * Writes a text as a string of JavaScript, in the quotes that need fewer escapes.
 *
 * @example
 * quote("it's") // "it's", in double quotes
 */
export function quote(text: string): string {
  const count = (mark: string) => text.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  const escaped = text.replaceAll(SPECIAL, (letter) => {
    if (letter === "'" || letter === '"') return letter === mark ? `\\${letter}` : letter;
    return ESCAPES[letter] ?? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `${mark}${escaped}${mark}`;
}

/** What no line of code can hold as it is: control characters, other line ends, halves of a pair of UTF-16. */
export const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\uFEFF]/u;

const SPECIAL = new RegExp(`['"\\\\]|${UNPRINTABLE.source}`, 'gu');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
