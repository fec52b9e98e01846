/**
 * Writes a text in place of a YAML scalar, in the scalar's style: plain, in single or in double quotes. A plain one
 * gets quotes if necessary.
 * @example
 * writeScalar('/a', '/b')     // '/b'
 * writeScalar('"/a"', '/b')   // '"/b"'
 * writeScalar('/a', 'b: #c')  // "'b: #c'"
 */
export function writeScalar(written: string, value: string): string {
  if (written.startsWith('"')) return JSON.stringify(value);
  return written.startsWith("'") || !isPlain(value) ? `'${value.replaceAll("'", "''")}'` : value;
}

// Narrower than YAML, so that it is valid everywhere, including in a flow list and as a key.
const PLAIN = /^(?:[/\w]|\{LANG\})(?:[\w./#~%=&?+@()$:-]|\{LANG\}|\{pathname\})*$/;
// What YAML would read as a number, a boolean, null or a key.
const NOT_TEXT = /^(?:[-+.\d][\d._eE+-]*|0[xo][\da-f]+|true|false|null|yes|no|on|off|~)$|:$|^[^/]*:(?!\/)/i;

function isPlain(value: string): boolean {
  return PLAIN.test(value) && !NOT_TEXT.test(value) && !value.startsWith('{');
}

/**
 * Replaces an address in a YAML scalar or a Markdown link. `undefined` if the range does not contain the old address in
 * a form that can be parsed: nothing is ever guessed.
 */
export function writeAddress(written: string, was: string, value: string): string | undefined {
  if (written === was) return /\s/.test(value) ? undefined : value;
  if (unquote(written) === was) return writeScalar(written, value);
  // The range is an attribute of a directive.
  const [name] = /^\w+=(?=.)/.exec(written) ?? [''];
  if (name !== '' && unquote(written.slice(name.length)) === was)
    return name + writeScalar(written.slice(name.length), value);
  // The range contains Markdown escapes, which a plain value does not need.
  return written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1').replaceAll('&amp;', '&') === was && PLAIN.test(value)
    ? // A bare `&copy=` would become another character.
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
