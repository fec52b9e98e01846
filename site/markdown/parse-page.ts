import { markdownToMdast } from 'satteri';
import { findOverload, type Overload } from './overload.ts';
import { childrenOf, type Node, type NodeOf } from './syntax-tree.ts';

/** One Markdown text as a tree. */
export interface ParsedPage {
  readonly root: NodeOf<'root'>;
  /** The text that the tree's positions count in: without a byte order mark. */
  readonly source: string;
  /** Characters before `source` in the page's text: 1 after a byte order mark, else 0. */
  readonly shift: number;
  /** Why the page is one block of plain text; absent for nearly every page. */
  readonly overload?: Overload;
}

const FEATURES = { gfm: true, frontmatter: true, directive: true };

const BYTE_ORDER_MARK = 0xfeff;

/** Where front matter ends; 0 where there is none, or no line that closes it. */
function endOfFrontMatter(source: string): number {
  const fence = source.slice(0, 3);
  if (fence !== '---' && fence !== '+++') return 0;
  const closed = (fence === '---' ? CLOSING_DASHES : CLOSING_PLUSES).exec(source);
  return closed === null ? 0 : closed.index + closed[0].length;
}

const CLOSING_DASHES = /(?<=[\r\n])---[ \t]*(?:[\r\n]|$)/;
const CLOSING_PLUSES = /(?<=[\r\n])\+\+\+[ \t]*(?:[\r\n]|$)/;

function toPlainBlock(source: string): NodeOf<'root'> {
  const position = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: source.length } };
  return { type: 'root', children: [{ type: 'code', lang: null, meta: null, value: source, position }], position };
}

/** Parses a page. Positions (UTF-16 units) cost as much again as the rest, so ask for them only to use them. */
export function parsePage(text: string, options: { readonly positions: boolean }): ParsedPage {
  const shift = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  const source = (shift === 0 ? text : text.slice(1)).replaceAll('\0', '\uFFFD');
  const bodyStart = endOfFrontMatter(source);
  const overload = findOverload(source, bodyStart);
  if (overload !== undefined) return { root: toPlainBlock(source), source, shift, overload };
  const masked = maskTextDirectives(source);
  // An opening line alone makes the parser look for the closing one from every line.
  const features = bodyStart > 0 ? FEATURES : { ...FEATURES, frontmatter: false };
  const root = markdownToMdast(masked, { features, position: options.positions });
  if (root.type !== 'root') throw new Error(`The parser returned a ${root.type} for a whole page`);
  if (masked !== source) unmask(root);
  return { root, source, shift };
}

/**
 * A colon before a name and a bracket would start a text directive, a syntax that no page uses:
 * `see:also[this](/link)` must stay text and a link. The parser gets other punctuation of the same length there.
 */
const LABELLED_TEXT_DIRECTIVE = /(?<!:):(?=[\p{L}\p{N}_-]+[[{])/gu;
const MASK = '\uFE13';

function maskTextDirectives(source: string): string {
  return source.includes(MASK) ? source : source.replace(LABELLED_TEXT_DIRECTIVE, MASK);
}

/** Puts the colons back, wherever a text may have kept one. */
function unmask(root: Node): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    restoreStrings(node);
    if ('attributes' in node && node.attributes) restoreStrings(node.attributes);
    for (const child of childrenOf(node)) open.push(child);
  }
}

function restoreStrings(target: object): void {
  for (const [key, value] of Object.entries(target)) {
    if (typeof value !== 'string' || !value.includes(MASK)) continue;
    Object.assign(target, { [key]: value.replaceAll(MASK, ':') });
  }
}
