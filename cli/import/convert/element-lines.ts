import type { BodyPage, Tell } from './body-page.ts';
import { takeFileTree } from './file-tree.ts';
import { parseTag } from '../read/parse-tag.ts';
import { takeElement } from './take-element.ts';

interface ElementLine {
  readonly indent: number;
  readonly at: number;
  readonly tell: Tell;
  /** Number of components before it on the line. */
  readonly before?: number;
}

/** Reads an HTML or JSX element at the start of a line. */
export function isElement(page: BodyPage, trimmed: string, { indent, at, tell, before = 0 }: ElementLine): boolean {
  if (!trimmed.startsWith('<') || WITHIN_TEXT.test(trimmed)) return false;
  const summary = /^<summary(?:\s[^>]*)?>(.*)<\/summary>$/.exec(trimmed)?.[1];
  const around = page.current();
  if (summary !== undefined && around !== undefined && 'tag' in around.end && around.end.tag === 'details') {
    around.container.label = page.inline(summary, tell);
    return true;
  }
  if (isLeftOut(page, trimmed, { at, tell })) return true;
  const [, level, attributes = '', first = ''] = /^<h([1-6])((?:\s[^>]*)?)>(.*)$/.exec(trimmed) ?? [];
  if (level !== undefined)
    return takeHeading(page, at, { level: Number(level), id: /\bid="([^"]*)"/.exec(attributes)?.[1], first, tell });
  const takeMore = (more: string, from: number): boolean =>
    before < MAX_ON_LINE &&
    COMPONENT.test(more) &&
    isElement(page, more, { indent, at: from, tell, before: before + 1 });
  const [, closed, behind = ''] = /^<\/([\w.]+)>\s*(.*)$/.exec(trimmed) ?? [];
  if (closed !== undefined && (behind === '' || COMPONENT.test(behind))) {
    const isKnown = page.finish((end) => 'tag' in end && end.tag === closed);
    return takeMore(behind, at) || isKnown || /^[A-Z]/.test(closed) || BLOCKS.has(closed);
  }
  // A tag may span several lines.
  let text = trimmed;
  let end = at;
  let tag = parseTag(text, 0);
  while (
    tag === undefined &&
    end + 1 < page.lines.length &&
    end - at < MAX_TAG_LINES &&
    /^<[A-Z][\w.]*(?:\s|$)|^<[a-z]\w*$|^<[a-z]\w*\s[^>]*$/.test(text)
  ) {
    text += `\n${page.lines[++end] ?? ''}`;
    tag = parseTag(text, 0);
  }
  if (tag === undefined) return false;
  if (!(/^[A-Z]/.test(tag.name) || BLOCKS.has(tag.name))) {
    if (end === at) return false;
    // An image or link whose tag spans several lines is joined into one line of text, to be read later.
    page.lines.fill('', at, end);
    page.lines[end] = ' '.repeat(indent) + text.replaceAll(/\s*\n\s*/g, ' ');
    return true;
  }
  const rest = text.slice(tag.end).trim();
  page.lines.fill('', at, end + 1);
  const takeRest = (more: string): boolean => takeMore(more, end);
  if (takeFileTree(page, tag, { rest, from: end + 1, tell, takeMore: takeRest })) return true;
  takeElement(page, tag, { rest, indent, tell, takeMore: takeRest });
  return true;
}

/**
 * Skips code, and what a page adds to its head. `<Template />` and the like are components, whose names only look
 * similar.
 */
function isLeftOut(page: BodyPage, trimmed: string, { at, tell }: Pick<ElementLine, 'at' | 'tell'>): boolean {
  const [, name] = /^<(script|style|template|head|Head)(?=[\s>]|$)/.exec(trimmed) ?? [];
  if (name === undefined) return false;
  const rows = page.lines.slice(at + 1, at + MAX_TAG_LINES);
  let tag = parseTag(trimmed, 0);
  let text = trimmed;
  for (let row = 0; tag === undefined && row < rows.length; row++) {
    text += `\n${rows[row]}`;
    tag = parseTag(text, 0);
  }
  const isAlone = tag?.kind === 'alone';
  if (name === 'Head' && isAlone) return false;
  tell(
    name.toLowerCase() === 'head'
      ? '`<head>` is written by docs-nav, so what the page adds to it is left out'
      : `\`<${name}>\` is code, which pages cannot contain here`,
  );
  const closing = new RegExp(`</${name}\\s*>`, 'i');
  const behind = trimmed.split(closing).slice(1).join('').trim();
  // Without an end, it would swallow the rest of the page.
  if (isAlone) page.lines.fill('', at, at + text.split('\n').length);
  else if (!closing.test(trimmed) && page.lines.some((line, row) => row > at && closing.test(line)))
    page.skipTo(closing);
  else if (behind !== '') page.put(page.inline(behind, tell));
  return true;
}

/** Reads `<h2>Text</h2>`, which may span several lines. */
function takeHeading(
  page: BodyPage,
  from: number,
  {
    level,
    id,
    first,
    tell,
  }: { readonly level: number; readonly id: string | undefined; readonly first: string; readonly tell: Tell },
): boolean {
  const closing = `</h${level}>`;
  let text = first;
  let end = from;
  while (!text.includes(closing) && end + 1 < page.lines.length && end - from < MAX_TAG_LINES)
    text += ` ${(page.lines[++end] ?? '').trim()}`;
  if (!text.includes(closing)) return false;
  page.lines.fill('', from, end + 1);
  page.addHeading(id);
  page.put(`${'#'.repeat(level)} ${page.inline(text.slice(0, text.indexOf(closing)).trim(), tell)}`);
  return true;
}

/**
 * A component that starts or ends here, perhaps after another one on the same line: `<Tabs><TabItem>`,
 * `</TabItem></Tabs>`.
 */
const COMPONENT = /^<\/?[A-Z]/;

/** Components within text, which may start a line. */
const WITHIN_TEXT = /^<(?:Badge|Tooltip|LinkButton)\s[^>]*[^/>]>\s*[^\s<]|^<Badge\s[^>]*\/>\s*[^\s<]|^<Latex>/;

/** Components that a line may start with; the rest is read as text. */
const MAX_ON_LINE = 500;

/** Lines that a tag may span. */
const MAX_TAG_LINES = 60;

/** HTML elements that contain blocks. */
const BLOCKS = new Set(['div', 'details', 'section', 'center', 'figure', 'p', 'summary', 'blockquote', 'picture']);
