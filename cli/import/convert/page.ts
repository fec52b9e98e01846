import { stretchOf, type Stretch } from '../../../site/markdown/tree/destination.ts';
import type { BodyOptions, Imported } from './syntax.ts';
import { nestMarkup, type PageNode } from './html-nodes.ts';
import { dedent, indent, marginAt } from './margins.ts';

/** A directive to write, or `''` for the name of something without an equivalent except its content. */
export interface Container {
  readonly name: string;
  readonly label?: string | undefined;
  /** Attributes, as written after the label. */
  readonly attributes?: string | undefined;
  /** Comes before the content. */
  readonly lead?: string | undefined;
  /** Comes after the content. */
  readonly tail?: string | undefined;
}

/** What a set of tabs says about them: their labels, and which one is open at first, by value or by index. */
export interface TabSet {
  readonly labels: ReadonlyMap<string, string>;
  readonly first: string | undefined;
  /** Number of tabs written so far. */
  count: number;
}

/** Where a node is: what comes before it in its line, and whether it can only be part of a line. */
export interface NodePlace {
  readonly isLine: boolean;
  readonly before: PageNode | undefined;
}

/** A parsed page that is being written, from first to last. Texts of blocks start with a line feed. */
export interface Page {
  readonly options: BodyOptions;
  readonly source: string;
  /** Whether the text was parsed as MDX. */
  readonly isMdx: boolean;
  /** The page's imports, by name. */
  readonly imports: Map<string, Imported>;
  /** The ids of headings written so far. */
  readonly ids: Set<string>;
  /** The demos written so far. */
  readonly demos: Set<string>;
  /** The details around what is being written, which get their titles from it, innermost last. */
  readonly details: { label?: string | undefined }[];
  /** The sets of tabs around what is being written, innermost last. */
  readonly tabs: TabSet[];
  /** Reports what is left behind, at an offset; `below` is a number of lines. */
  readonly tell: (at: number, reason: string, below?: number) => void;
  /** Writes a range: its nodes converted, by `writeNode` unless another function is given, the rest as it is. */
  readonly write: (range: Stretch, nodes: readonly PageNode[], isLine: boolean, one?: Page['writeNode']) => string;
  readonly writeNode: (node: PageNode, place: NodePlace) => string;
  /** Writes a directive at an offset. */
  readonly contain: (at: number, container: Container, content: () => string) => string;
  /** Writes a converted part at an offset. */
  readonly include: (at: number, part: string) => string;
}

/** Opens a page with nothing written yet; `lineAt` returns the line of an offset, counted from 0. */
export function openPage(
  source: string,
  { options, isMdx, lineAt }: Pick<Page, 'options' | 'isMdx'> & { readonly lineAt: (offset: number) => number },
  writeNode: (page: Page, node: PageNode, place: NodePlace) => string,
): Page {
  let depth = 0;
  /** Levels of directives in what was written last, on the current level. */
  let height = 0;
  let level = 0;
  let isDepthTold = false;
  const page: Page = {
    options,
    source,
    isMdx,
    imports: new Map(),
    ids: new Set(),
    demos: new Set(),
    details: [],
    tabs: [],
    tell: (at, reason, below = 0) => options.lose(options.firstLine + lineAt(at) + below, reason),
    write({ start, end }, nodes, isLine, one = page.writeNode) {
      if (depth > MAX_DEPTH || level > MAX_LEVEL)
        return source.slice(start, end).replaceAll(/<\/?[A-Za-z][^<>]*>|^[ \t>]*:{3,}.*$/gm, '');
      level += 1;
      let text = '';
      let at = start;
      let before: PageNode | undefined;
      /** What is between the last node that left a text and the next one. */
      let gap: string | undefined;
      let isAfterBlock = false;
      for (const node of nestMarkup(nodes, source)) {
        // The parser moves definitions out of components; they stay the same.
        if (node.type === 'definition') continue;
        const stretch = stretchOf(node);
        const own = source.slice(at, stretch.start);
        gap = gap === undefined ? own : join(gap, own);
        at = stretch.end;
        const written = one(node, { isLine, before });
        before = node;
        if (written.trim() === '' && !isLine) continue;
        const isBlock = node.type !== 'text' && written.startsWith('\n');
        if (text !== '' && (isBlock || isAfterBlock)) gap = setApart(gap, marginAt(source, stretch.start));
        text += gap + (isBlock ? written.slice(1) : written);
        isAfterBlock = isBlock;
        gap = undefined;
      }
      const rest = (gap === undefined || gap.trim() === '' ? '' : gap) + source.slice(at, end);
      level -= 1;
      return text + (isAfterBlock && rest.trim() !== '' ? setApart(rest, '') : rest);
    },
    writeNode: (node, place) => writeNode(page, node, place),
    contain(at, container, content) {
      const outer = height;
      height = 0;
      depth += 1;
      const isDeep = depth > MAX_DEPTH;
      if (isDeep && !isDepthTold)
        page.tell(
          at,
          `components and directives are nested more than ${MAX_DEPTH} levels deep here, so only their content is kept`,
        );
      isDepthTold ||= isDeep;
      const body = [container.lead, dedent(content(), marginAt(source, at)), container.tail]
        .filter((part) => part !== undefined && part !== '')
        .join('\n\n');
      depth -= 1;
      const text = container.name === '' || isDeep ? body : fence({ ...container, height: ++height }, body);
      height = Math.max(height, outer);
      return text === '' ? '' : `\n${indent(text, marginAt(source, at))}`;
    },
    include(at, text) {
      const colons = Array.from(text.matchAll(/^[ \t]*(:{3,})/gm), ([, run = '']) => run.length);
      height = Math.max(height, ...colons.map((number) => number - 2));
      return text === '' ? '' : `\n${indent(text, marginAt(source, at))}`;
    },
  };
  return page;
}

/**
 * Maximum nesting depth of containers: closing this many takes as many colons as one block may have
 * (`MAX_BLOCK_COLONS`).
 */
const MAX_DEPTH = 40;

/** Maximum nesting depth of nodes. */
const MAX_LEVEL = 400;

/** Puts a blank line at either end of what is between two blocks, which may be definitions of links. */
function setApart(gap: string, margin: string): string {
  if (gap.trim() === '') return linesIn(gap) < 2 ? `\n\n${margin}` : gap;
  return gap.replace(/^[ \t]*\n(?![ \t]*\n)/, '\n\n').replace(/(?<!\n[ \t]*)\n(?=[ \t]*$)/, '\n\n');
}

/** Joins what is before and after a block that is left out, which may be definitions of links. */
function join(before: string, after: string): string {
  if (before.trim() !== '' || after.trim() !== '') return before + after;
  return linesIn(after) > linesIn(before) ? after : before;
}

/** Writes a directive around a text, with more colons than those in it. */
function fence(
  { name, label = '', attributes = '', height }: Container & { readonly height: number },
  body: string,
): string {
  const colons = ':'.repeat(2 + height);
  const title = label === '' ? '' : `[${label.replaceAll(/[[\]]/g, '')}]`;
  const start = `${colons}${name}${title}${attributes}\n${name === 'tabs' ? '' : '\n'}`;
  // Tables and link definitions continue until an empty line.
  const isGreedy = /(?:^|\n)[ \t]*(?:\||\[[^\]]+\]:)[^\n]*$/.test(body);
  return `${start}${body}\n${isGreedy ? '\n' : ''}${colons}`;
}

/** Makes a notice for readers that something of the former page is missing. */
export function notice(page: Page, at: number, text: string): string {
  return page.contain(at, { name: 'warning', label: 'Not imported' }, () => `\n${text}`);
}

/** Writes a demo, which a page shows only once. */
export function writeDemo(page: Page, at: number, name: string): string {
  if (page.demos.has(name)) {
    page.tell(at, `the demo \`${name}\` is already on the page`);
    return '';
  }
  page.demos.add(name);
  return `\n::demo{src="${name}"}`;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}
