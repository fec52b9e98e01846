import { ELEMENTS as ALLOWED } from '../../../site/markdown/foreign/html-elements.ts';
import { closingBrace, parseTag, type Tag } from '../read/parse-tag.ts';

/** How to read the text of paragraphs. */
export interface InlineOptions {
  /** Whether braces contain JavaScript. */
  readonly isMdx: boolean;
  /** Whether double braces contain JavaScript. */
  readonly isVue: boolean;
  /** Which tildes delete text: only `~~`, or none with `''`. A single tilde is enough by default. */
  readonly deletes?: '~' | '~~' | '';
  /** Whether dollar signs delimit formulas. */
  readonly hasMath?: boolean;
  /** Returns the address that the value of an attribute stands for. */
  readonly addressOf?: (value: string) => string;
  /** Returns the text that the name of a value stands for. */
  readonly valueFor?: (name: string) => string | undefined;
  /** Reports what is left behind on this line. */
  readonly lose: (reason: string) => void;
}

/** Converts other tools' syntax within a line, outside code, to plain Markdown. */
export function convertInline(
  line: string,
  {
    isMdx,
    isVue,
    deletes = '~',
    hasMath = false,
    addressOf = (value) => value,
    valueFor = () => undefined,
    lose,
  }: InlineOptions,
): string {
  let result = '';
  // Addresses of the open links.
  const links: string[] = [];
  for (let at = 0; at < line.length;) {
    const code = /^(`+)(?:(?!\1)[^])*?\1(?!`)/.exec(line.slice(at))?.[0];
    if (line[at] === '`' && code !== undefined) {
      result += code;
      at += code.length;
    } else if (line[at] === '\\' && at + 1 < line.length) {
      result += line.slice(at, at + 2);
      at += 2;
    } else if (hasMath && line[at] === '$' && FORMULA.test(line.slice(at))) {
      const [formula = ''] = FORMULA.exec(line.slice(at)) ?? [];
      result += formula;
      at += formula.length;
    } else if (isVue && line.startsWith('{{', at) && line.includes('}}', at)) {
      const end = line.indexOf('}}', at);
      const value = valueFor(line.slice(at + 2, end).trim());
      result += value ?? `\`${line.slice(at + 2, end).trim()}\``;
      if (value === undefined) lose(`the expression \`${line.slice(at, end + 2)}\` is code, which is not run`);
      at = end + 2;
    } else if (isVue && line[at] === '{' && result.endsWith(')') && ATTRIBUTES.test(line.slice(at))) {
      at = line.indexOf('}', at) + 1;
    } else if (isMdx && line[at] === '{' && closingBrace(line, at) > 0) {
      const end = closingBrace(line, at);
      const code = line.slice(at + 1, end).trim();
      result += valueFor(code) ?? expression(code, lose);
      at = end + 1;
    } else if (line[at] === '~' && deletes !== '~' && !ADDRESS.test(result) && !DEFINITION.test(line)) {
      const [run = ''] = /^~+/.exec(line.slice(at)) ?? [];
      // A tilde after a space can only open something, and needs another to close it.
      const isText = run.length === 1 ? /\S$/.test(result) : deletes === '';
      result += isText ? run.replaceAll('~', String.raw`\~`) : run;
      at += run.length;
    } else if (isMdx && FRAGMENT.test(line.slice(at))) {
      at = line.indexOf('>', at) + 1;
    } else if (line[at] === '<') {
      const tag = line.startsWith('<!--', at) ? undefined : parseTag(line, at);
      if (tag === undefined || isText(tag.name)) {
        result += tag === undefined ? '<' : '\\<';
        at += 1;
        continue;
      }
      const kept = keepElement(tag.name, line, { at, end: tag.end });
      result += kept?.text ?? inMarkdown(tag, links, { addressOf, lose });
      at = kept?.end ?? tag.end;
    } else {
      result += line[at];
      at += 1;
    }
  }
  return result;
}

/** The start of an address with its title, or of a reference, in which characters have no meaning as Markdown. */
const ADDRESS = /\bhttps?:\/\/\S*$|\]\([^()]*(?:\([^()]*\)[^()]*)*$|\]\[[^\]]*$/;

/** `<>` and `</>` group elements. */
const FRAGMENT = /^<\/?>/;

/** The definition of a reference. */
const DEFINITION = /^\s*\[[^\]]+\]:\s/;

/** `{width=50 .class}` after an image or link, as in VitePress; it only affects appearance. */
const ATTRIBUTES = /^\{(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|[^\s{}]+)|\s)+\}/;

/** Dollar signs around text that neither starts nor ends with a space, to exclude prices. */
export const DOLLARS = /(?<dollars>\${1,2})(?![\s$])(?:\\.|[^$\\])*?(?<!\s)\k<dollars>(?!\d)/;

const FORMULA = new RegExp(`^${DOLLARS.source}`);

function expression(code: string, lose: InlineOptions['lose']): string {
  if (code.startsWith('/*')) return '';
  const text = /^(["'`])((?:(?!\1)[^\\$])*)\1$/.exec(code)?.[2];
  if (text !== undefined) return text;
  lose(`the expression \`{${code}}\` is code, which is not run`);
  // The name of a value means something to readers; code with elements does not.
  return code.includes('<') ? '' : `\`${code}\``;
}

/** Returns whether a name in angle brackets is text, as in `Array<string>`, and not an element. */
function isText(name: string): boolean {
  return /^[a-z]+$/.test(name) && !MARKS.has(name) && !PLAIN.has(name) && !ELEMENTS.has(name);
}

/** Names of elements that are never in text, in addition to those in `ALLOWED`. */
const ELEMENTS = new Set([
  ...Object.keys(ALLOWED),
  'button',
  'canvas',
  'embed',
  'font',
  'form',
  'iframe',
  'input',
  'label',
  'main',
  'nav',
  'header',
  'footer',
  'article',
  'aside',
  'object',
  'option',
  'path',
  'script',
  'section',
  'select',
  'slot',
  'style',
  'svg',
  'template',
  'textarea',
  'center',
]);

/** Elements that mean something to readers and are supported as they are, if they end on their line. */
const KEPT = new Set(['kbd', 'sub', 'sup', 'mark', 'ins', 'abbr', 'cite', 'q', 'dfn', 'samp', 'var']);

function keepElement(
  name: string,
  line: string,
  { at, end }: { readonly at: number; readonly end: number },
): { readonly text: string; readonly end: number } | undefined {
  if (name === 'Tooltip') return asAbbreviation(line, { at, end });
  if (name === 'Latex' && line.includes('</Latex>', end)) {
    const closing = line.indexOf('</Latex>', end);
    return { text: `$${line.slice(end, closing).trim()}$`, end: closing + '</Latex>'.length };
  }
  const isCode = name === 'code';
  if (!KEPT.has(name) && !isCode) return undefined;
  const closing = line.indexOf(`</${name}>`, end);
  const content = closing < 0 ? '' : line.slice(end, closing);
  // Plain code is shorter in backticks; a link in it would be lost.
  if (closing < 0 || (isCode && !/[[*<\\|]/.test(content))) return undefined;
  const title = /\stitle="[^"]*"/.exec(line.slice(at, end))?.[0] ?? '';
  return { text: `<${name}${title}>${content}</${name}>`, end: closing + name.length + '</>'.length };
}

/** Converts Mintlify's `<Tooltip tip="…">word</Tooltip>`. */
function asAbbreviation(
  line: string,
  { at, end }: { readonly at: number; readonly end: number },
): { readonly text: string; readonly end: number } | undefined {
  const closing = line.indexOf('</Tooltip>', end);
  const { tip, headline, href, cta } = parseTag(line, at)?.attributes ?? {};
  if (closing < 0 || tip === undefined) return undefined;
  const title = `${headline === undefined ? '' : `${headline}: `}${tip}`.replaceAll('"', '&quot;');
  const link = href === undefined ? '' : ` ([${cta ?? href}](${href}))`;
  return {
    text: `<abbr title="${title}">${line.slice(end, closing)}</abbr>${link}`,
    end: closing + '</Tooltip>'.length,
  };
}

/** Elements that structure a text and are supported as they are. */
const STRUCTURE = new Set([
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'caption',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'video',
  'audio',
  'source',
  'track',
]);

/** Writes a tag with the attributes that pages may have. */
function written({ name, kind, attributes }: Tag): string {
  if (kind === 'close') return `</${name}>`;
  const kept = Object.entries(attributes).filter(
    ([key, value]) => ALLOWED[name]?.attributes[key.toLowerCase()]?.test(value) === true,
  );
  const end = kind === 'alone' && (name === 'video' || name === 'audio') ? `</${name}>` : '';
  return `<${name}${kept.map(([key, value]) => ` ${key.toLowerCase()}="${value.replaceAll('"', '&quot;')}"`).join('')}>${end}`;
}

/** Markdown equivalents of elements. */
const MARKS = new Map([
  ['b', '**'],
  ['strong', '**'],
  ['i', '_'],
  ['em', '_'],
  ['code', '`'],
  ['kbd', '`'],
  ['del', '~~'],
  ['s', '~~'],
]);

/** Elements that only affect appearance, or nothing. */
const PLAIN = new Set([
  'span',
  'div',
  'p',
  'center',
  'small',
  'u',
  'time',
  'section',
  'blockquote',
  'figcaption',
  'figure',
  'picture',
  'br',
  'wbr',
  'hr',
  'Fragment',
]);

/** Tailwind classes of an image that replaces the first one in dark mode. */
const FOR_DARK_MODE = /(?:^|\s)hidden\s(?:.*\s)?dark:block(?:\s|$)/;

function inMarkdown(
  tag: Tag,
  links: string[],
  { addressOf, lose }: { readonly addressOf: (value: string) => string; readonly lose: InlineOptions['lose'] },
): string {
  const { name, kind, attributes } = tag;
  for (const key of Object.keys(attributes))
    if (/^(?:v-|:|@)/.test(key)) lose(`\`${key}\` of \`<${name}>\` is code, which is not run`);
  const mark = MARKS.get(name);
  if (mark !== undefined) return mark;
  if (name === 'a' || name === 'Link' || name === 'LinkButton') {
    const href = attributes['href'] ?? attributes['to'];
    if (kind === 'close') return links.length === 0 ? '' : `](${links.pop()})`;
    // An anchor for links.
    const anchor = attributes['name'] ?? attributes['id'];
    if (href === undefined) return anchor === undefined ? '' : `<a name="${anchor}"></a>`;
    links.push(addressOf(href));
    return '[';
  }
  if (name === 'img' && FOR_DARK_MODE.test(attributes['className'] ?? '')) {
    lose('the picture for dark mode is left out, as a page shows one picture for both modes');
    return '';
  }
  if (name === 'img' && attributes['src'] !== undefined)
    return `![${attributes['alt'] ?? ''}](${addressOf(attributes['src'])})`;
  if (name === 'Badge' || name === 'Tag')
    return kind === 'close' ? '' : attributes['text'] === undefined ? '' : `(${attributes['text']})`;
  if (name === 'Icon') return '';
  if (name === 'iframe' && kind !== 'close' && attributes['src'] !== undefined) {
    lose('the page in `<iframe>` becomes a link');
    return `[${attributes['title'] ?? attributes['src']}](${addressOf(attributes['src'])})`;
  }
  if (STRUCTURE.has(name)) return written(tag);
  if (!PLAIN.has(name) && kind !== 'close') lose(`\`<${name}>\` has no counterpart`);
  return name === 'br' ? ' ' : '';
}
