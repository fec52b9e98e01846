import { indexLines, type Position, type Range } from '../../../engine/text/source.ts';
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
  if (isPlain === true) return [];
  const written = indexLines(text);
  const placeOf = (offset: number) => written.position(toWritten(offset));
  const inOrder = [...nodesIn(root)].toSorted((a, b) => stretchOf(a).start - stretchOf(b).start);
  return inOrder.flatMap((node): readonly FencedBlock[] => {
    if (node.type !== 'code') return [];
    const { start, end } = stretchOf(node);
    const [opening, ...inside] = linesIn(source, start, end);
    if (opening === undefined || !/^(?:`{3}|~{3})/.test(opening.text)) return [];
    const [, language = '', glued = ''] = /^([^{:]*)([^]*)$/.exec(node.lang ?? '') ?? [];
    return [
      {
        language: language.toLowerCase(),
        meta: parseFenceMeta(`${glued} ${node.meta ?? ''}`),
        lines: node.value.split(LINE_END).flatMap((line, at) => {
          const whole = inside[at];
          // What stands before it belongs to lists, quotes and directives around the block.
          return whole === undefined
            ? []
            : [{ text: line, place: placeOf(whole.at + Math.max(0, whole.text.length - line.length)) }];
        }),
        range: { start: placeOf(start), end: placeOf(start + opening.text.trimEnd().length) },
      },
    ];
  });
}

const LINE_END = /\r\n?|\n/;

function linesIn(
  source: string,
  start: number,
  end: number,
): readonly { readonly text: string; readonly at: number }[] {
  let at = start;
  return source
    .slice(start, end)
    .split(/(?<=\n|\r(?!\n))/)
    .map((line) => {
      const found = { text: line.replace(/[\r\n]+$/, ''), at };
      at += line.length;
      return found;
    });
}

/** Returns the position some characters behind another one in its line. */
export function moved({ line, column, offset }: Position, by: number): Position {
  return { line, column: column + by, offset: offset + by };
}
