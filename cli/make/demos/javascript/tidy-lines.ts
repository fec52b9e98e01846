/** Code that types were removed from. */
interface TidyCode {
  readonly code: string;
  /** Whether a removed type has left something that a formatter would break at other places. */
  readonly isBroken: boolean;
}

/**
 * Tidies code whose types were removed: without the lines that contained only types, the comments about them, and the
 * spaces and commas beside other types. Everything else stays as its author wrote it. Each line of `code` is what is left
 * of the same line of `source`.
 */
export function tidyLines(source: string, code: string): TidyCode {
  const before = source.split(/\r?\n/);
  const after = code.split(/\r?\n/);
  const kept: Line[] = [];
  let isGone = false;
  for (let at = after.length - 1; at >= 0; at--) {
    const [left = '', was = ''] = [after[at], before[at]];
    const isEmptied = left.trim() === '' && was.trim() !== '';
    const below = kept.at(-1);
    const isBelowGone = isGone;
    isGone = isEmptied || (isGone && COMMENT.test(left));
    if (isEmptied && below !== undefined) below.gap = Math.min(below.gap, indentOf(was));
    if (isGone || TYPE_COMMENT.test(left)) continue;
    if (isBelowGone && below?.text === '') {
      if (left.trim() === '') continue;
      if (left.endsWith('{')) kept.pop();
    }
    const isOdd = left !== was && (NEEDLESS.test(left) || left.length > was.length);
    kept.push({ text: left === was ? left : closeGaps(left, was), isTouched: left !== was, isOdd, gap: Infinity });
  }
  if (isGone && kept.at(-1)?.text === '') kept.pop();
  const lines = kept.toReversed();
  return {
    code: lines.map(({ text }) => text).join('\n'),
    isBroken: lines.some((_, at) => isBrokenAt(lines, at)),
  };
}

/** A line that is left. */
interface Line {
  readonly text: string;
  readonly isTouched: boolean;
  /** Whether only a formatter knows what is missing. */
  readonly isOdd: boolean;
  /** The least indentation of the lines right above it that are gone. */
  gap: number;
}

/** The usual width of demos: https://prettier.io/docs/options */
export const WIDTH = 100;

const COMMENT = /^\s*(?:\/\/|\/\*|\*)/;
/** Comments that only the TypeScript compiler reads. */
const TYPE_COMMENT = /^\s*(?:\/\/|\{?\/\*+)\s*@ts-(?:expect-error|ignore|nocheck|check)\b/;
/** Parentheses and spaces that an expression only needed for its type. */
const NEEDLESS = /(?:^|[^\w$)\]])\((?:[^()]|\([^()]*\))* \)|\} \}|\S {2,}\S/;
const NOTHING: Line = { text: '', isTouched: false, isOdd: false, gap: Infinity };
const CLOSING = /^\s*(?:[)\]}>]|\/>|<\/)/;

function closeGaps(left: string, was: string): string {
  const closed = left
    .replace(/(\S) +(?=[;),\]])/g, '$1')
    .replace(/(\{ \S.*), \}/, '$1 }')
    .replace(/, \{ \}/, '')
    .trim();
  return closed === '' ? '' : was.slice(0, indentOf(was)) + closed;
}

/** Returns whether a line is too long, or something was removed in or above it that others are broken for. */
function isBrokenAt(lines: readonly Line[], at: number): boolean {
  const { text, isTouched, isOdd, gap } = lines[at] ?? NOTHING;
  const mayJoinAbove = (indent: number) =>
    mayJoin(
      lines,
      lines.findLastIndex((line, above) => above < at && line.text !== '' && indentOf(line.text) < indent),
    );
  if (text.length > WIDTH || isOdd || (gap < Infinity && mayJoinAbove(gap))) return true;
  return isTouched && (mayJoin(lines, at) || mayJoinAbove(indentOf(text) + (CLOSING.test(text) ? 1 : 0)));
}

/** Returns whether what a line opens could go on in the same line, unlike that of blocks, objects and elements. */
function mayJoin(lines: readonly Line[], at: number): boolean {
  const [text = '', next = ''] = lines.slice(Math.max(0, at), at + 2).map((line) => line.text);
  const staysOpen = /[^,(]\{$|= \[$|=> \($|return \($|>$/.test(text) && !/^\s*(?:import|export) \{$|=>$/.test(text);
  return next !== '' && indentOf(next) > indentOf(text) && !staysOpen;
}

function indentOf(text: string): number {
  return text.search(/\S|$/);
}
