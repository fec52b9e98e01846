import { closingBrace, parseTag } from './parse-tag.ts';

/** How the text of paragraphs is read. */
export interface InlineOptions {
  /** Whether braces hold JavaScript. */
  readonly isMdx: boolean;
  /** Whether two braces hold JavaScript. */
  readonly isVue: boolean;
  /** Notes what is left behind in this line. */
  readonly lose: (reason: string) => void;
}

/** Turns what Markdown of other tools holds within a line, outside of code, into plain Markdown. */
export function convertInline(line: string, { isMdx, isVue, lose }: InlineOptions): string {
  let result = '';
  // Addresses of the links that are open.
  const links: string[] = [];
  for (let at = 0; at < line.length; ) {
    const code = /^(`+)(?:(?!\1)[^])*?\1(?!`)/.exec(line.slice(at))?.[0];
    if (line[at] === '`' && code !== undefined) {
      result += code;
      at += code.length;
    } else if (line[at] === '\\' && at + 1 < line.length) {
      result += line.slice(at, at + 2);
      at += 2;
    } else if (isVue && line.startsWith('{{', at) && line.includes('}}', at)) {
      const end = line.indexOf('}}', at);
      result += `\`${line.slice(at + 2, end).trim()}\``;
      lose(`the expression \`${line.slice(at, end + 2)}\` needs a program`);
      at = end + 2;
    } else if (isMdx && line[at] === '{' && closingBrace(line, at) > 0) {
      const end = closingBrace(line, at);
      result += expression(line.slice(at + 1, end).trim(), lose);
      at = end + 1;
    } else if (line[at] === '<') {
      const tag = line.startsWith('<!--', at) ? undefined : parseTag(line, at);
      if (tag === undefined || isText(tag.name)) {
        result += tag === undefined ? '<' : '\\<';
        at += 1;
        continue;
      }
      result += inMarkdown(tag, links, lose);
      at = tag.end;
    } else {
      result += line[at];
      at += 1;
    }
  }
  return result;
}

function expression(code: string, lose: InlineOptions['lose']): string {
  if (code.startsWith('/*')) return '';
  const text = /^(["'`])((?:(?!\1)[^\\$])*)\1$/.exec(code)?.[2];
  if (text !== undefined) return text;
  lose(`the expression \`{${code}}\` needs a program`);
  return `\`${code}\``;
}

/** What stands in angle brackets in a text, such as `Array<string>`, and is no element. */
function isText(name: string): boolean {
  return /^[a-z]+$/.test(name) && MARKS[name] === undefined && !PLAIN.has(name) && !ELEMENTS.has(name);
}

const ELEMENTS = new Set(['a', 'img', 'audio', 'button', 'canvas', 'details', 'dd', 'dl', 'dt', 'embed', 'font', 'form', 'iframe', 'input', 'label', 'li', 'nav', 'object', 'ol', 'option', 'select', 'slot', 'source', 'style', 'summary', 'svg', 'table', 'tbody', 'td', 'template', 'textarea', 'tfoot', 'th', 'thead', 'tr', 'ul', 'video']);

/** Marks of Markdown for elements that mean the same. */
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '_', em: '_', code: '`', kbd: '`', del: '~~', s: '~~' };

/** Elements that change looks alone, or nothing. */
const PLAIN = new Set(['span', 'div', 'p', 'center', 'small', 'u', 'mark', 'sup', 'sub', 'abbr', 'section', 'figure', 'picture', 'br', 'wbr', 'hr', 'Fragment']);

function inMarkdown(tag: NonNullable<ReturnType<typeof parseTag>>, links: string[], lose: InlineOptions['lose']): string {
  const { name, kind, attributes } = tag;
  const mark = MARKS[name];
  if (mark !== undefined) return mark;
  if (name === 'a' || name === 'Link') {
    const href = attributes['href'] ?? attributes['to'];
    if (kind === 'close') return links.length === 0 ? '' : `](${links.pop()})`;
    if (href === undefined) return '';
    links.push(href);
    return '[';
  }
  if (name === 'img' && attributes['src'] !== undefined) return `![${attributes['alt'] ?? ''}](${attributes['src']})`;
  if (name === 'Badge' || name === 'Tag') return kind === 'close' ? '' : attributes['text'] === undefined ? '' : `(${attributes['text']})`;
  if (name === 'Icon') return '';
  if (!PLAIN.has(name) && kind !== 'close') lose(`\`<${name}>\` has no counterpart`);
  return name === 'br' ? ' ' : '';
}
