/**
 * Returns what readers see of HTML as plain text that reads well as Markdown: a line for each block, `- ` before items
 * of a list, bars between the cells of a row, and the descriptions of pictures. Marks of Markdown in it are escaped.
 *
 * @example
 * '<h3>Colors</h3><ul><li>Red</li><li>Blue</li></ul>' → 'Colors\n\n- Red\n- Blue'
 */
export function textOfHtml(html: string): string {
  const text = html
    .replaceAll(UNSEEN, '')
    .replaceAll(PICTURE, (_, alt: string) => alt)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<[^>]*>/g, (tag) => MARKS[(/^<(\/?[\w-]+)/.exec(tag)?.[1] ?? '').toLowerCase()] ?? '');
  // What would be read as a mark of Markdown.
  return decode(text.replaceAll(/[\\`*_[\]]/g, String.raw`\$&`).replaceAll(/^ *([#>+-])(?=\s)/gm, String.raw`\$1`))
    .replaceAll(/\uE011\s+/g, '\uE011')
    .split('\n')
    .map((line) => line.replaceAll(/ *\uE010 */g, ' | ').replaceAll(/^[\s|]+|[\s|]+$/g, ''))
    .map((line) => line.replaceAll(/ {2,}/g, ' ').replace(/^\uE011 */, '- '))
    .filter((line, at, lines) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/^- *$\n?/gm, '')
    .trim();
}

/** What readers never see. */
const UNSEEN = /<(script|style|template|noscript)\b[^]*?<\/\1>|<!--[^]*?-->/gi;
const PICTURE = /<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi;

/** Private characters, so that what a component writes is not taken for a mark. */
const CELL = '\uE010';
const ITEM = '\n\uE011';

const BLOCKS =
  `address article aside blockquote details dialog div dl dt dd figcaption figure footer form h1 h2 h3 h4 h5 h6
  header hr main nav ol p pre section summary table tbody tfoot thead ul`
    .split(/\s+/)
    .flatMap((name) => [
      [name, '\n\n'],
      [`/${name}`, '\n\n'],
    ]);

const MARKS: Readonly<Record<string, string>> = Object.fromEntries([
  ...BLOCKS,
  ['br', '\n'],
  ['li', ITEM],
  ['/li', ''],
  ['tr', '\n'],
  ['/td', CELL],
  ['/th', CELL],
  ['/button', ' '],
  ['/option', ' '],
]);

/** The references that React and browsers write; `<` stays escaped, so that a tag in a text is a text. */
function decode(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', String.raw`\<`)
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:x([\da-f]{1,5})|(\d{1,6}));/gi, (_, hex = '', decimal = '') =>
      String.fromCodePoint(hex === '' ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replaceAll('&amp;', '&');
}
