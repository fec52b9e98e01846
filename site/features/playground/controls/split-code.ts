const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/**
 * Splits code at a separator that is in no brackets and no string; the `>` of an arrow closes nothing.
 *
 * @example
 * splitCode("'a' | ((b: 'c' | 'd') => void)", '|') // ["'a'", "((b: 'c' | 'd') => void)"]
 */
export function splitCode(code: string, separator: string): readonly string[] {
  const open: string[] = [];
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at < code.length; at += 1) {
    const letter = code[at] ?? '';
    if (open.length === 0 && code.startsWith(separator, at)) {
      parts.push(code.slice(start, at));
      start = at + separator.length;
      at = start - 1;
    } else if (`'"\``.includes(letter)) at = endOfString(code, at);
    else if (code.startsWith('=>', at)) at += 1;
    else if (CLOSING[letter] !== undefined) open.push(CLOSING[letter]);
    else if (letter === open.at(-1)) open.pop();
  }
  return [...parts, code.slice(start)].map((part) => part.trim());
}

/** Returns the position after the bracket that closes the one at a position; the length of the code if none does. */
export function endOfBlock(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const letter = code[at] ?? '';
    if (`'"\``.includes(letter)) {
      const end = endOfString(code, at);
      // In the text of an element, it is an apostrophe.
      if (letter === '`' || !code.slice(at, end).includes('\n')) at = end;
    } else if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}

/** Returns the position of the quote that ends a string. */
function endOfString(code: string, start: number): number {
  let at = start + 1;
  while (at < code.length && code[at] !== code[start]) at += code[at] === '\\' ? 2 : 1;
  return at;
}
