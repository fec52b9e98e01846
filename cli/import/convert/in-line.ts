import { decodeReferences } from '../../../site/markdown/foreign/character-references.ts';
import { ELEMENTS as ALLOWED } from '../../../site/markdown/foreign/html-elements.ts';
import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import type { Markup } from './html-nodes.ts';
import type { Written } from './components.ts';
import type { Page } from './page.ts';
import { addressOf, contentLine, isComponent, words } from './markup-parts.ts';

/** Writes an element that belongs into a line of text, or structures one; `undefined` for any other. */
export function writeInLine(page: Page, node: Markup, isLine: boolean): string | undefined {
  const { tag, inner, children } = node;
  const { name, attributes } = tag;
  const { start } = stretchOf(node);
  const tell = (reason: string): void => page.tell(start, reason);
  const content = (): string => (inner === undefined ? '' : page.write(inner, children, true));
  for (const key of Object.keys(attributes))
    if (!isComponent(name) && page.options.syntax.codeAttributes?.test(key) === true)
      tell(`\`${key}\` of \`<${name}>\` is code, which is not run`);
  if (name.startsWith('/')) return '';
  const written = WRITERS.get(name)?.({ page, node, attributes, isLine, tell, content });
  if (written !== undefined) return written;
  const mark = MARKS.get(name);
  if (mark !== undefined) return content().replace(/^(\s*)([^]*\S)(\s*)$/, `$1${mark}$2${mark}$3`);
  if (isComponent(name) || BLOCKS.has(name) || /^h[1-6]$/.test(name))
    return isLine && PLAIN.has(name) ? content() : undefined;
  return Object.hasOwn(ALLOWED, name) && !PLAIN.has(name)
    ? writeAllowed(page, node, isLine)
    : writeOther(page, node, content);
}

/** Writes an element that pages may have. */
function writeAllowed(page: Page, { tag, inner, children, isUnclosed }: Markup, isLine: boolean): string {
  const { place, isVoid } = ALLOWED[tag.name] ?? {};
  const write = (isIn: boolean): string => (inner === undefined ? '' : page.write(inner, children, isIn));
  // No block can be in a line.
  if (isLine && place === 'block') return `${write(true)} `;
  return openingOf(tag) + write(place === 'inline') + (isVoid === true || isUnclosed === true ? '' : `</${tag.name}>`);
}

/** Writes an element without a meaning here, which may be text: `Array<string>`. */
function writeOther(page: Page, node: Markup, content: () => string): string {
  const { name } = node.tag;
  const { start, end } = stretchOf(node);
  if (node.inner === undefined && /^[a-z]+$/.test(name) && !PLAIN.has(name) && !NEVER_TEXT.has(name))
    return `\\${page.source.slice(start, end)}`;
  if (!PLAIN.has(name)) page.tell(start, `\`<${name}>\` has no counterpart`);
  return content();
}

/** An element that is being written. */
interface InLine {
  readonly page: Page;
  readonly node: Markup;
  readonly attributes: Written['attributes'];
  readonly isLine: boolean;
  readonly tell: (reason: string) => void;
  /** Writes what is in it, as a line. */
  readonly content: () => string;
}

/** What elements with a syntax of their own become; `undefined` for one that is written like any other. */
const WRITERS: ReadonlyMap<string, (element: InLine) => string | undefined> = new Map([
  ['a', writeLink],
  ['Link', writeLink],
  ['LinkButton', writeLink],
  ['img', writeImage],
  ['iframe', writeFrame],
  ['code', writeCode],
  ['Badge', writeBadge],
  ['Tag', writeBadge],
  ['Icon', ({ content }) => content()],
  ['Tooltip', writeAbbreviation],
  ['Latex', writeFormula],
  ['br', ({ isLine }) => (isLine ? '<br>' : '')],
  ['hr', ({ isLine }) => (isLine ? '' : '\n---')],
]);

function writeLink({ page, node, attributes: { href: address, to, name, id } }: InLine): string {
  const href = address ?? to;
  const anchor = name ?? id;
  const text = contentLine(page, node);
  if (href !== undefined) return node.inner === undefined ? '' : `[${text}](${addressOf(page, href)})`;
  return (anchor === undefined ? '' : `<a name="${anchor}"></a>`) + text;
}

function writeImage({ page, attributes: { className = '', src, alt = '' }, tell }: InLine): string {
  if (FOR_DARK_MODE.test(className)) {
    tell('the picture for dark mode is left out, as a page shows one picture for both modes');
    return '';
  }
  return src === undefined ? '' : `![${alt}](${addressOf(page, src)})`;
}

function writeFrame({ page, attributes: { src, title }, tell }: InLine): string | undefined {
  if (src === undefined) return undefined;
  tell('the page in `<iframe>` becomes a link');
  return `[${title ?? src}](${addressOf(page, src)})`;
}

/** Plain code is shorter in backticks; a link in it would be lost. */
function writeCode({ node, content }: InLine): string | undefined {
  const text = node.inner === undefined ? undefined : content();
  const code = decodeReferences((text ?? '').trim());
  if (text === undefined || /[[*<\\|`]/.test(text) || /[|`]/.test(code)) return undefined;
  return code === '' ? '' : `\`${code}\``;
}

/** Writes a badge, whose words may be a status. */
function writeBadge({ attributes, content }: InLine): string {
  const text = (attributes['text']?.replaceAll(/[[\]]/g, '\\$&') ?? content()).trim();
  const status = text.toLowerCase();
  return text === '' ? '' : `:badge[${text}]${STATUS.test(status) ? `{status=${status}}` : ''}`;
}

const STATUS = /^(?:new|alpha|beta|experimental|stable|planned|deprecated)$/;

/** Converts Mintlify's `<Tooltip tip="…">word</Tooltip>`. */
function writeAbbreviation({ attributes: { tip, headline, href, cta }, content }: InLine): string | undefined {
  if (tip === undefined) return undefined;
  const title = `${headline === undefined ? '' : `${headline}: `}${tip}`.replaceAll('"', '&quot;');
  const link = href === undefined ? '' : ` ([${cta ?? href}](${href}))`;
  return `<abbr title="${title}">${content()}</abbr>${link}`;
}

function writeFormula({ page, node: { inner } }: InLine): string | undefined {
  return inner && `$${page.source.slice(inner.start, inner.end).trim()}$`;
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

/** Writes an opening tag with the attributes that pages may have. */
function openingOf({ name, attributes }: Written): string {
  const kept = Object.entries(attributes).filter(
    ([key, value]) => ALLOWED[name]?.attributes[key.toLowerCase()]?.test(value) === true,
  );
  return `<${name}${kept.map(([key, value]) => ` ${key.toLowerCase()}="${value.replaceAll('"', '&quot;')}"`).join('')}>`;
}
