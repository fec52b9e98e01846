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
