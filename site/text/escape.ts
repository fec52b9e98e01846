const UNSAFE_TEXT = /[&<>]/;
const UNSAFE_ATTRIBUTE = /[&<>"]/;

/**
 * Escapes a text for use between two tags.
 * @example
 * escapeText('a < b && c') // 'a &lt; b &amp;&amp; c'
 */
export function escapeText(text: string): string {
  if (!UNSAFE_TEXT.test(text)) return text;
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Escapes a text for use between the double quotes of an attribute.
 * @example
 * escapeAttribute('say "hi"') // 'say &quot;hi&quot;'
 */
export function escapeAttribute(text: string): string {
  if (!UNSAFE_ATTRIBUTE.test(text)) return text;
  return escapeText(text).replaceAll('"', '&quot;');
}

/**
 * Writes data as the value of an attribute, with its quotes: single ones, because JSON is full of double ones.
 * @example
 * quoteData({ by: "O'Hara" }) // `'{"by":"O&#39;Hara"}'`
 */
export function quoteData(data: unknown): string {
  return `'${escapeText(JSON.stringify(data)).replaceAll("'", '&#39;')}'`;
}
