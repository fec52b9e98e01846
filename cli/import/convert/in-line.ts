import { decodeReferences } from '../../../site/markdown/foreign/character-references.ts';
import { ELEMENTS as ALLOWED } from '../../../site/markdown/foreign/html-elements.ts';
import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import type { Markup } from './html-nodes.ts';
import type { Written } from './components.ts';
import type { Page } from './page.ts';
import { addressOf, isComponent, lineOf } from './markup-parts.ts';

/** Writes an element that belongs into a line of text, or structures one; `undefined` for any other. */
export function writeInLine(page: Page, node: Markup, isLine: boolean): string | undefined {
  const { tag, inner, children } = node;
  const { name, attributes } = tag;
  const { start, end } = stretchOf(node);
  const tell = (reason: string): void => page.tell(start, reason);
  const content = (): string => (inner === undefined ? '' : page.write(inner, children, true));
  for (const key of Object.keys(attributes))
    if (!isComponent(name) && page.options.syntax.codeAttributes?.test(key) === true)
      tell(`\`${key}\` of \`<${name}>\` is code, which is not run`);
  if (name.startsWith('/')) return '';
  if (name === 'Tooltip' && attributes['tip'] !== undefined) return asAbbreviation(tag, content());
  if (name === 'Latex' && inner !== undefined) return `$${page.source.slice(inner.start, inner.end).trim()}$`;
  if (name === 'code' && inner !== undefined) {
    const text = content();
    const code = decodeReferences(text.trim());
    // Plain code is shorter in backticks; a link in it would be lost.
    if (!/[[*<\\|`]/.test(text) && !/[|`]/.test(code)) return code === '' ? '' : `\`${code}\``;
  }
  const mark = MARKS.get(name);
  if (mark !== undefined) return content().replace(/^(\s*)([^]*\S)(\s*)$/, `$1${mark}$2${mark}$3`);
  switch (name) {
    case 'a':
    case 'Link':
    case 'LinkButton': {
      const href = attributes['href'] ?? attributes['to'];
      const anchor = attributes['name'] ?? attributes['id'];
      const text = lineOf(page, node);
      if (href !== undefined) return inner === undefined ? '' : `[${text}](${addressOf(page, href)})`;
      return (anchor === undefined ? '' : `<a name="${anchor}"></a>`) + text;
    }
    case 'img':
      if (FOR_DARK_MODE.test(attributes['className'] ?? '')) {
        tell('the picture for dark mode is left out, as a page shows one picture for both modes');
        return '';
      }
      return attributes['src'] === undefined
        ? ''
        : `![${attributes['alt'] ?? ''}](${addressOf(page, attributes['src'])})`;
    case 'Badge':
    case 'Tag':
      return asBadge(attributes['text']?.replaceAll(/[[\]]/g, '\\$&') ?? content());
    case 'Icon':
      return content();
    case 'iframe':
      if (attributes['src'] === undefined) break;
      tell('the page in `<iframe>` becomes a link');
      return `[${attributes['title'] ?? attributes['src']}](${addressOf(page, attributes['src'])})`;
    case 'br':
      return isLine ? '<br>' : '';
    case 'hr':
      return isLine ? '' : '\n---';
    default:
      break;
  }
  if (isComponent(name) || BLOCKS.has(name) || /^h[1-6]$/.test(name))
    return isLine && PLAIN.has(name) ? content() : undefined;
  const allowed = Object.hasOwn(ALLOWED, name) && !PLAIN.has(name) ? ALLOWED[name] : undefined;
  // No block can be in a line.
  if (isLine && allowed?.place === 'block') return `${content()} `;
  if (allowed !== undefined) {
    const text = inner === undefined ? '' : page.write(inner, children, allowed.place === 'inline');
    return openingOf(tag) + text + (allowed.isVoid || node.isUnclosed === true ? '' : `</${name}>`);
  }
  // `Array<string>`
  if (inner === undefined && /^[a-z]+$/.test(name) && !PLAIN.has(name) && !NEVER_TEXT.has(name))
    return `\\${page.source.slice(start, end)}`;
  if (!PLAIN.has(name)) tell(`\`<${name}>\` has no counterpart`);
  return content();
}

/** Elements that only affect appearance, or nothing. */
const PLAIN = words('span div p center small u time section blockquote figcaption figure picture Fragment');

/** Elements that contain blocks. */
const BLOCKS = words('div details section center figure p summary blockquote picture');

/** Names of elements that are never in text, in addition to those in `ALLOWED`. */
const NEVER_TEXT = new Set([
  ...Object.keys(ALLOWED),
  ...words(`button canvas embed font form iframe input label main nav header footer article aside object option path
    script section select slot style svg template textarea center`),
]);

/** Markdown equivalents of elements. */
const MARKS = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '_'],
  ['em', '_'],
  ['del', '~~'],
  ['s', '~~'],
]);

/** Tailwind classes of an image that replaces the first one in dark mode. */
const FOR_DARK_MODE = /(?:^|\s)hidden\s(?:.*\s)?dark:block(?:\s|$)/;

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

/** Writes a badge, whose words may be a status. */
function asBadge(words: string): string {
  const text = words.trim();
  const status = text.toLowerCase();
  return text === '' ? '' : `:badge[${text}]${STATUS.test(status) ? `{status=${status}}` : ''}`;
}

const STATUS = /^(?:new|alpha|beta|experimental|stable|planned|deprecated)$/;

/** Converts Mintlify's `<Tooltip tip="…">word</Tooltip>`. */
function asAbbreviation({ attributes: { tip, headline, href, cta } }: Written, content: string): string {
  const title = `${headline === undefined ? '' : `${headline}: `}${tip}`.replaceAll('"', '&quot;');
  const link = href === undefined ? '' : ` ([${cta ?? href}](${href}))`;
  return `<abbr title="${title}">${content}</abbr>${link}`;
}

/** Writes an opening tag with the attributes that pages may have. */
function openingOf({ name, attributes }: Written): string {
  const kept = Object.entries(attributes).filter(
    ([key, value]) => ALLOWED[name]?.attributes[key.toLowerCase()]?.test(value) === true,
  );
  return `<${name}${kept.map(([key, value]) => ` ${key.toLowerCase()}="${value.replaceAll('"', '&quot;')}"`).join('')}>`;
}
