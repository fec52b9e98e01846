/** What the first line of a fence says besides the language. */
export interface FenceMeta {
  readonly title?: string;
  /** Returns whether a line, counted from 1, is marked; absent when none is. */
  readonly isMarked?: (line: number) => boolean;
}

const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const MARKS = /\{([\d\s,-]+)\}/;

/** Ranges of lines that one block can have marked; each line of it asks all of them. */
const MAX_RANGES = 100;

/**
 * Reads title and line marks from a fence's first line.
 * @example
 * parseFenceMeta('title="App.tsx" {1,3-5}') // title `App.tsx`, lines 1, 3, 4 and 5 marked
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const [, double, single] = TITLE.exec(meta) ?? [];
  const title = double ?? single;
  const ranges = (MARKS.exec(meta.replace(TITLE, ''))?.[1] ?? '')
    .split(',')
    .map((range) => /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range))
    .filter((range) => range !== null)
    .map(([, first, last]) => [Number(first), Number(last ?? first)] as const)
    .slice(0, MAX_RANGES);
  return {
    ...(title ? { title } : {}),
    ...(ranges.length === 0
      ? {}
      : { isMarked: (line: number) => ranges.some(([first, last]) => line >= first && line <= last) }),
  };
}
