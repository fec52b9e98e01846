/**
 * The text of inline HTML that our own renderer made, in one line and without the numbers of footnotes.
 * @example
 * plainText('a<br>b &amp; <em>c</em>') // 'a b & c'
 */
export function plainText(html: string): string {
  return html
    .replace(/<sup><a id="fnref:[^>]*>\d+<\/a><\/sup>/g, '')
    .replaceAll('<br>', ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
