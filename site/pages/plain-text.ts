/**
 * Returns the text of inline HTML from our own renderer, which may contain components, on one line and without footnote numbers.
 * @example
 * plainText('a<br>b &amp; <em>c</em>') // 'a b & c'
 */
export function plainText(html: string): string {
  return html
    .replace(/<sup><a id="fnref:[^>]*>\d+<\/a><\/sup>/g, '')
    .replace(/<(style|template)\b[^]*?<\/\1>/g, '')
    .replaceAll('<br>', ' ')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}
