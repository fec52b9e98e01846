import { defineFeature } from '../../feature/feature.ts';

/** Files and folders, from a list within a list. */
export const fileTree = defineFeature({
  name: 'file-tree',
  says: 'Files and folders, written as lists within lists; folders fold.',
  asked: ['block'],
  content: 'files',
  html: ({ content }) => `<div class="feature-file-tree">${drawTree(content)}</div>`,
  // The lists say it all.
  markdown: ({ content }) => content,
});

/** An entry of a list: the HTML of its line, and its own list. */
interface Entry {
  line: string;
  readonly entries: Entry[];
}

/**
 * Draws the lists in a page's HTML as files and folders. An entry with a list, or whose name ends with a slash, is a
 * folder. The name ends with the first space that is in no element; what follows is about it. Other blocks stay as they
 * are.
 * @example
 * drawTree('<ul><li>a.ts first</li></ul>')
 * // '<ul role="list"><li><span class="entry file"><bdi dir="ltr">a.ts</bdi> <span>first</span></span></li></ul>'
 */
export function drawTree(html: string): string {
  let drawn = '';
  let from = 0;
  for (let start = html.indexOf('<ul>'); start >= 0; start = html.indexOf('<ul>', from)) {
    const { entries, end } = readList(html, start + '<ul>'.length);
    drawn += html.slice(from, start) + drawList(entries);
    from = end;
  }
  return drawn + html.slice(from);
}

/** Reads a list up to its closing tag. */
function readList(html: string, from: number): { readonly entries: Entry[]; readonly end: number } {
  const entries: Entry[] = [];
  let at = from;
  for (;;) {
    const tag = nextTag(html, at);
    if (tag === undefined) return { entries, end: html.length };
    const entry = entries.at(-1);
    if (entry !== undefined) entry.line += html.slice(at, tag.start);
    at = tag.end;
    if (tag.isItem) {
      if (!tag.isClosing) entries.push({ line: '', entries: [] });
    } else if (tag.isClosing) return { entries, end: at };
    else {
      const inner = readList(html, at);
      entry?.entries.push(...inner.entries);
      at = inner.end;
    }
  }
}

function nextTag(html: string, from: number) {
  const found = new RegExp(TAG);
  found.lastIndex = from;
  const tag = found.exec(html);
  if (tag === null) return undefined;
  const [written, slash, name] = tag;
  return { start: tag.index, end: tag.index + written.length, isClosing: slash === '/', isItem: name === 'li' };
}

const TAG = /<(\/?)(ul|ol|li)(?:\s[^>]*)?>/g;

function drawList(entries: readonly Entry[]): string {
  return `<ul role="list">${entries.map(drawEntry).join('')}</ul>`;
}

function drawEntry({ line, entries }: Entry): string {
  // Lists with blank lines between entries have paragraphs.
  const text = line
    .replaceAll('</p><p>', ' ')
    .replaceAll(/<\/?p>/g, '')
    .trim();
  const end = endOfName(text);
  const name = text.slice(0, end);
  const about = text.slice(end).trim();
  const shown = name.replaceAll(/<[^>]*>/g, '');
  const isFolder = entries.length > 0 || shown.endsWith('/');
  const kind = isFolder ? 'folder' : shown === '…' || shown === '...' ? 'more' : 'file';
  const path = `<bdi dir="ltr">${name}${isFolder && !shown.endsWith('/') ? '/' : ''}</bdi>`;
  const entry = `class="entry ${kind}${name.startsWith('<strong>') ? ' marked' : ''}"`;
  const row = path + (about === '' ? '' : ` <span>${about}</span>`);
  return entries.length === 0
    ? `<li><span ${entry}>${row}</span></li>`
    : `<li><details open><summary ${entry}>${row}</summary>${drawList(entries)}</details></li>`;
}

/** Finds the first space outside elements; code can have spaces. */
function endOfName(line: string): number {
  let depth = 0;
  for (const { 1: slash, 2: name, index } of line.matchAll(/<(\/?)(\w+)[^>]*>|\s/g)) {
    if (name !== undefined) depth += VOID.test(name) ? 0 : slash === '/' ? -1 : 1;
    else if (depth === 0) return index;
  }
  return line.length;
}

const VOID = /^(?:br|img|input|source|wbr)$/;
