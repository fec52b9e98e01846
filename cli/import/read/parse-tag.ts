/** An HTML or JSX tag. */
export interface Tag {
  readonly name: string;
  readonly kind: 'open' | 'close' | 'alone';
  /** Values of attributes; for `{…}`, the text between the braces. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Offset after it. */
  readonly end: number;
}

/** HTML elements without content. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);

/** Reads the tag that starts at an offset; `undefined` if there is none. Quotes and braces may contain `>`. */
export function parseTag(text: string, at: number): Tag | undefined {
  const [head, slash = '', name] = /^<(\/?)([A-Za-z][\w.:-]*)(?=[\s/>])/.exec(text.slice(at, at + 80)) ?? [];
  if (head === undefined || name === undefined) return undefined;
  const attributes: Record<string, string> = {};
  let position = at + head.length;
  for (;;) {
    position += /^\s*/.exec(text.slice(position))?.[0].length ?? 0;
    const rest = text.slice(position, position + 2);
    if (rest.startsWith('>'))
      return { name, kind: slash === '/' ? 'close' : VOID.has(name) ? 'alone' : 'open', attributes, end: position + 1 };
    if (rest === '/>') return { name, kind: 'alone', attributes, end: position + 2 };
    const [attribute, key] = /^([A-Za-z_@:.][\w:.@-]*)\s*/.exec(text.slice(position, position + 200)) ?? [];
    if (attribute === undefined || key === undefined) {
      const spread = text[position] === '{' ? closingBrace(text, position) : -1;
      if (spread < 0) return undefined;
      position = spread + 1;
      continue;
    }
    position += attribute.length;
    if (text[position] !== '=') {
      attributes[key] = 'true';
      continue;
    }
    const quote = text[position + 1];
    const end =
      quote === '{'
        ? closingBrace(text, position + 1)
        : quote === '"' || quote === "'"
          ? text.indexOf(quote, position + 2)
          : -1;
    if (end < 0) return undefined;
    attributes[key] = unquote(text.slice(position + 2, end).trim());
    position = end + 1;
  }
}

/** Returns the text of `{"text"}`, without quotes and escapes. */
function unquote(value: string): string {
  return (
    /^(["'`])((?:(?!\1)[^\\$]|\\[^xu\d]|\$(?!\{))*)\1$/
      .exec(value)?.[2]
      ?.replaceAll(/\\([^])/g, (_, sign: string) => ({ n: '\n', t: '\t', r: '' })[sign] ?? sign) ?? value
  );
}

/** Returns the offset of the brace that closes the one at an offset; -1 if none does. */
function closingBrace(text: string, at: number): number {
  let depth = 0;
  for (let position = at; position < text.length; position++) {
    if (text[position] === '{') depth += 1;
    else if (text[position] === '}' && --depth === 0) return position;
  }
  return -1;
}
