import { indexLines } from '../../../engine/index.ts';
import type { Position, Range } from '../../../engine/text/source.ts';
import { parsePage, type ParseOptions } from '../../../site/markdown/read/parse-page.ts';
import { stretchOf } from '../../../site/markdown/tree/destination.ts';
import { type FenceMeta, parseFenceMeta } from '../../../site/markdown/tree/fence-meta.ts';
import { nodesIn } from '../../../site/markdown/tree/syntax-tree.ts';

/** A page whose code blocks are read. */
export interface BlockPage extends Pick<ParseOptions, 'format' | 'settings'> {
  /** From the root. */
  readonly file: string;
  readonly text: string;
}

/** A fenced code block of a page. */
export interface FencedBlock {
  /** In lower case, such as `tsx`. */
  readonly language: string;
  readonly meta: FenceMeta;
  readonly lines: readonly BlockLine[];
  /** The opening line, in the page. */
  readonly range: Range;
}

/** A line of code, and where it begins in the page; `undefined` for one that is not the block’s own. */
export interface BlockLine {
  readonly text: string;
  readonly place: Position | undefined;
}

/** Finds the fenced code blocks of a page, in order, with the places of their lines. */
export function findFencedBlocks({ text, ...options }: BlockPage): readonly FencedBlock[] {
  if (!/```|~~~/.test(text)) return [];
  const { root, source, toWritten, isPlain } = parsePage(text, { ...options, positions: true });
  const { position } = indexLines(text);
  const found = [...nodesIn(isPlain === true ? { ...root, children: [] } : root)].flatMap((node) => {
    if (node.type !== 'code') return [];
    const { start, end } = stretchOf(node);
    const [opening, ...inside] = [...source.slice(start, end).matchAll(/([^\r\n]*)(?:\r\n?|\n|$)/g)];
    const [, fence = '', language = '', glued = ''] =
      /^((?:`{3}|~{3})[^\r\n]*)\n([^{:]*)([^]*)$/.exec(`${opening?.[1] ?? ''}\n${node.lang ?? ''}`) ?? [];
    if (fence === '') return [];
    const lines = node.value.split(/\r\n?|\n/).flatMap((line, at) => {
      const { index = -1, 1: whole = '' }: Partial<RegExpExecArray> = inside[at] ?? {};
      // What stands before it belongs to lists, quotes and directives around the block.
      const offset = start + index + Math.max(0, whole.length - line.length);
      return index < 0 ? [] : [{ text: line, place: position(toWritten(offset)) }];
    });
    const range = { start: position(toWritten(start)), end: position(toWritten(start + fence.trimEnd().length)) };
    return [{ language: language.toLowerCase(), meta: parseFenceMeta(`${glued} ${node.meta ?? ''}`), lines, range }];
  });
  return found.toSorted((a, b) => a.range.start.offset - b.range.start.offset);
}

/** Joins lines of code. */
export function textOf(lines: readonly BlockLine[]): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Returns lines of code that is read along, but is not the block’s own. */
export function withoutPlaces(lines: readonly BlockLine[]): readonly BlockLine[] {
  return lines.map(({ text }) => ({ text, place: undefined }));
}

/** Returns the position some characters behind another one in its line. */
export function moved({ line, column, offset }: Position, by: number): Position {
  return { line, column: column + by, offset: offset + by };
}
