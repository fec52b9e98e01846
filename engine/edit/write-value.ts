/**
 * Writes a text in the place of a YAML scalar, in the style in which the scalar is written: plain, in single or in
 * double quotes. A plain one gets quotes when it needs them.
 * @example
 * writeScalar('/a', '/b')     // '/b'
 * writeScalar('"/a"', '/b')   // '"/b"'
 * writeScalar('/a', 'b: #c')  // "'b: #c'"
 */
export function writeScalar(written: string, value: string): string {
  if (written.startsWith('"')) return JSON.stringify(value);
  return written.startsWith("'") || !isPlain(value) ? `'${value.replaceAll("'", "''")}'` : value;
}

// Narrower than YAML, so that it holds in every place: in a flow list and as a key as well.
const PLAIN = /^(?:[/\w]|\{LANG\})(?:[\w./#~%=&?+@()$:-]|\{LANG\}|\{pathname\})*$/;
// What would be read as a number, a boolean or nothing, or as a key.
const NOT_TEXT = /^(?:[-+.\d][\d._eE+-]*|0[xo][\da-f]+|true|false|null|yes|no|on|off|~)$|:$|^[^/]*:(?!\/)/i;

function isPlain(value: string): boolean {
  return PLAIN.test(value) && !NOT_TEXT.test(value) && !value.startsWith('{');
}

/**
 * Writes another address in the place of one: a YAML scalar or the address of a Markdown link. `undefined` when the
 * stretch is not the old address in a form that is understood, so that nothing is ever guessed.
 */
export function writeAddress(written: string, was: string, value: string): string | undefined {
  if (written === was) return /\s/.test(value) ? undefined : value;
  if (unquote(written) === was) return writeScalar(written, value);
  // An attribute of a directive.
  const [name] = /^\w+=(?=.)/.exec(written) ?? [''];
  if (name !== '' && unquote(written.slice(name.length)) === was)
    return name + writeScalar(written.slice(name.length), value);
  // Escapes of Markdown: what is plain needs none.
  return written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&') === was && PLAIN.test(value)
    ? // A bare `&copy=` would be another letter.
      value.replaceAll('&', written.includes('&amp;') ? '&amp;' : '&')
    : undefined;
}

function unquote(written: string): string | undefined {
  const quote = written[0];
  if (written.length < 2 || written.at(-1) !== quote) return undefined;
  const inner = written.slice(1, -1);
  if (quote === "'") return inner.replaceAll("''", "'");
  return quote === '"' && !inner.includes('\\') ? inner : undefined;
}
