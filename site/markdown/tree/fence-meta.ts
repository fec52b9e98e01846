/** Settings in the first line of a fence, after the language. */
export interface FenceMeta {
  readonly title: string | undefined;
  /** Returns whether a line, counted from 1, is marked; absent if none is. */
  readonly isMarked: ((line: number) => boolean) | undefined;
  /** Whether its code goes on from that of the block before. Nobody sees this setting or the next. */
  readonly continues: boolean;
  /** Why its code is not checked, as written in `no-check="…"`. */
  readonly unchecked: string | undefined;
}

const TITLE = /(?:^|[\s:])title=(?:"([^"]*)"|'([^']*)')/;
const REASON = /(?<=(?:^|[\s:}])no-check=)(?:"[^"]+"|'[^']+')(?=[\s{]|$)/;
/** Numbers in braces, except for those of settings other than marks. */
const MARKS = /\{(?<!(?:collapse|startLineNumber|showLineNumbers)=?\{)([\d\s,-]+)\}/g;

/** A range of marked lines. */
interface MarkedLines {
  /** NaN unless it is written as a number or a range of numbers. */
  readonly first: number;
  readonly last: number;
  readonly written: string;
  /** Offset in the text. */
  readonly index: number;
}

/** Maximum number of ranges per block, because each line is checked against all of them. */
const MAX_RANGES = 100;

/**
 * Reads title and line marks from a fence's first line.
 * @example
 * parseFenceMeta('title="App.tsx" {1,3-5}') // title `App.tsx`, lines 1, 3, 4 and 5 marked
 */
export function parseFenceMeta(meta: string): FenceMeta {
  const hidden = hideReason(meta);
  const [, double, single] = TITLE.exec(hidden) ?? [];
  const ranges = (findMarks(hidden) ?? []).filter(({ first }) => !Number.isNaN(first)).slice(0, MAX_RANGES);
  return {
    title: (double ?? single) || undefined,
    isMarked:
      ranges.length === 0 ? undefined : (line) => ranges.some(({ first, last }) => line >= first && line <= last),
    continues: /(?:^|[\s:}])continues(?=[\s{]|$)/.test(hidden.replace(TITLE, '')),
    unchecked: REASON.exec(meta)?.[0].slice(1, -1).trim() || undefined,
  };
}

/** Reads the marked lines as written; returns `undefined` if there are none. */
export function findMarks(meta: string): readonly MarkedLines[] | undefined {
  if (!meta.includes('{')) return undefined;
  const found = [...meta.replace(TITLE, (title) => ' '.repeat(title.length)).matchAll(MARKS)].flatMap(rangesOf);
  return found.length === 0 ? undefined : found;
}

/** Hides the reason in `no-check="…"`, which may look like settings, behind as many characters. */
export function hideReason(info: string): string {
  return info.replace(REASON, (reason) => `"${'-'.repeat(reason.length - 2)}"`);
}

function rangesOf({ index: brace, 1: ranges = '' }: RegExpExecArray): readonly MarkedLines[] {
  let from = brace + 1;
  return ranges.split(',').map((range) => {
    const [, first, last = first] = RANGE.exec(range) ?? [];
    const written = range.trim();
    const index = from + range.indexOf(written);
    from += range.length + 1;
    return { first: Number(first), last: Number(last), written, index };
  });
}

const RANGE = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/;
