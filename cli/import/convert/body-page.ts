import { writeBlocks, type Block, type Container } from './blocks.ts';
import type { BodyOptions, ConvertedBody, Imported } from './body.ts';
import { convertInline } from './convert-inline.ts';
import { readMkdocsLine } from './mkdocs-lines.ts';

/** Reports what is left behind on the current line. */
export type Tell = (reason: string) => void;

/** What ends a container: the end tag of an element, the colons of a fence, less indentation, or a line. */
export type End =
  | { readonly tag: string; readonly tabs?: TabSet | undefined }
  | { readonly colons: number }
  | { readonly indent: number }
  | { readonly line: number };

/** What a set of tabs says about them: their labels, and which one is open at first, by value or by index. */
export interface TabSet {
  readonly labels: ReadonlyMap<string, string>;
  readonly first: string | undefined;
}

interface Open {
  readonly container: Container;
  readonly end: End;
}

/** A page whose lines are being read, from first to last. */
export interface BodyPage {
  readonly options: BodyOptions;
  /** The lines to read; readers blank out what they have taken. */
  readonly lines: string[];
  /** The page's imports, by name. */
  readonly imports: Map<string, Imported>;
  /** Returns the innermost container, which receives what is put. */
  current(): Open | undefined;
  /** Returns the blocks of the innermost container, or of the page. */
  blocks(): Block[];
  /** Returns the innermost open container of a kind. */
  findOpen(name: string): Open | undefined;
  put(block: Block): void;
  /** Puts a container, which receives everything until its end. */
  begin(container: Container, end: End): void;
  /** Does the same for a container that has been put already. */
  enter(container: Container, end: End): void;
  /** Ends the container, with any unfinished ones inside it; returns whether there was one. */
  finish(matches: (end: End) => boolean): boolean;
  /** Ends all matching containers, with those inside them. */
  finishAll(matches: (end: End) => boolean): void;
  /** Counts a heading, which may have an id. */
  addHeading(id: string | undefined): void;
  /** Puts a converted part. */
  takePart(part: ConvertedBody): void;
  /** Skips lines up to and including the next match. */
  skipTo(pattern: RegExp): void;
  /** Moves on to a line; `false` if it is to be skipped. */
  startLine(at: number): boolean;
  inline(text: string, tell: Tell): string;
  /**
   * Returns the address behind JavaScript such as `require('./a.png').default`, or behind the name of an imported
   * image.
   */
  addressOf(value: string): string;
  /** Returns the result, once all lines are read. */
  result(): ConvertedBody;
}

/** Opens a page of another tool, with nothing read yet. */
export function openBody(body: string, options: BodyOptions): BodyPage {
  const { dialect, isMdx } = options;
  const root: Block[] = [];
  const open: Open[] = [];
  const ids = new Map<number, string>();
  const imports = new Map<string, Imported>();
  const lines = body.split(/\r?\n/);
  const source = [...lines];
  let headings = 0;
  let skipped: RegExp | undefined;
  let line = 0;
  let isDepthTold = false;
  const page: BodyPage = {
    options,
    lines,
    imports,
    current: () => open.at(-1),
    blocks: () => open.at(-1)?.container.blocks ?? root,
    findOpen: (name) => open.findLast(({ container }) => container.name === name),
    put: (block) => void page.blocks().push(block),
    begin(container, end) {
      if (open.length >= MAX_OPEN) return page.enter(container, end);
      const placed = {
        ...container,
        indent: open.some(({ container }) => container.indent !== undefined) ? undefined : listIndent(source, line),
      };
      page.put(placed);
      page.enter(placed, end);
    },
    enter(container, end) {
      const isDeep = open.length >= MAX_OPEN;
      if (isDeep) tellDepth();
      // At the maximum depth, further content goes into the innermost container.
      open.push({ container: isDeep ? { ...container, blocks: page.blocks() } : container, end });
    },
    finish(matches) {
      const at = open.findLastIndex(({ end }) => matches(end));
      if (at >= 0) open.length = at;
      return at >= 0;
    },
    finishAll(matches) {
      const at = open.findIndex(({ end }) => matches(end));
      if (at >= 0) open.length = at;
    },
    addHeading(id) {
      if (id !== undefined) ids.set(headings, id);
      headings += 1;
    },
    takePart(part) {
      page.put('');
      for (const text of part.text.split('\n')) page.put(text);
      page.put('');
      for (const [number, id] of part.ids) ids.set(headings + number, id);
      headings += part.headings;
    },
    skipTo: (pattern) => void (skipped = pattern),
    startLine(at) {
      line = at;
      if (skipped === undefined) return true;
      if (skipped.test((lines[at] ?? '').trim())) skipped = undefined;
      return false;
    },
    inline(text, tell) {
      const plain =
        dialect === 'mkdocs'
          ? readMkdocsLine(text, { ...options, lose: tell })
          : dialect === 'nextra'
            ? text.replaceAll(CODE_LANGUAGE, '')
            : text;
      return convertInline(plain, {
        isMdx,
        isVue: dialect === 'vitepress',
        deletes: deletesOf(options),
        hasMath: options.hasMath,
        addressOf: page.addressOf,
        valueFor,
        lose: tell,
      });
    },
    addressOf(value) {
      const [, written] = /^(?:require|useBaseUrl|withBase)\(\s*['"]([^'"]+)['"]\s*\)(?:\.default)?$/.exec(value) ?? [];
      const imported = imports.get(value.replace(/\.(?:src|default)$/, ''));
      return written ?? (imported?.kind === 'file' ? imported.href : value);
    },
    result: () => ({
      text: writeBlocks(root)
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim(),
      ids,
      headings,
    }),
  };
  return page;

  function tellDepth(): void {
    if (isDepthTold) return;
    isDepthTold = true;
    options.lose(
      options.firstLine + line,
      `components and directives are nested more than ${MAX_OPEN} levels deep here, so only their content is kept`,
    );
  }

  function valueFor(name: string): string | undefined {
    const value = options.data[/^\$frontmatter\.(\w+)$/.exec(name)?.[1] ?? ''];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    const imported = imports.get(name);
    return imported?.kind === 'value' ? imported.value : undefined;
  }
}

/**
 * Maximum nesting depth of containers: closing this many takes as many colons as one block may have
 * (`MAX_BLOCK_COLONS`).
 */
const MAX_OPEN = 40;

/**
 * `useState(){:js}` in backticks is JavaScript (https://rehype-pretty.pages.dev/#inline-code). The text before it is
 * matched last: matching it at each character of a long line would take seconds.
 */
const CODE_LANGUAGE = /\{:[\w.-]+\}(?=`)(?<=`[^`\n]*)/g;

/** Returns how tildes mark deleted text; in Python Markdown, only with an extension. */
function deletesOf({ dialect, extensions }: BodyOptions): '~' | '~~' | '' {
  if (dialect === 'mkdocs') return extensions.has('pymdownx.tilde:delete') ? '~~' : '';
  return dialect === 'vitepress' ? '~~' : '~';
}

/** Returns the indentation of a line within a list; `undefined` outside one. */
function listIndent(lines: readonly string[], at: number): number | undefined {
  const indentOf = (line: string): number => line.length - line.trimStart().length;
  let columns = indentOf(lines[at] ?? '');
  for (let above = at - 1; above >= 0 && columns > 0; above--) {
    const line = lines[above] ?? '';
    if (line.trim() === '' || indentOf(line) >= columns) continue;
    const [marker] = /^\s*(?:[-*+]|\d{1,9}[.)])\s+/.exec(line) ?? [];
    if (marker !== undefined) return marker.length <= columns ? marker.length : undefined;
    columns = indentOf(line);
  }
  return undefined;
}
