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
  const before = source.split('\n');
  const after = code.split('\n');
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
const CLOSING = /^\s*(?:[)\]}>]|\/>|<\/)/;

function closeGaps(left: string, was: string): string {
  const closed = left
    .replace(/(\S) +(?=[;),\]])/g, '$1')
    .replace(/(\{ \S.*), \}/, '$1 }')
    .replace(/, \{ \}/, '')
    .trim();
  return closed === '' ? '' : ' '.repeat(indentOf(was)) + closed;
}

/** Returns whether a line is too long, or others may fit on one line after what was removed in it or right above it. */
function isBrokenAt(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (line === undefined) return false;
  const { text, isTouched, isOdd, gap } = line;
  const openerOf = (indent: number) =>
    lines.findLastIndex((other, above) => above < at && other.text !== '' && indentOf(other.text) < indent);
  if (text.length > WIDTH || isOdd || (gap < Infinity && mayJoin(lines, openerOf(gap)))) return true;
  if (!isTouched || text === '') return false;
  const isClosing = CLOSING.test(text);
  const opener = openerOf(indentOf(text) + (isClosing ? 1 : 0));
  return mayJoin(lines, at) || mayJoin(lines, opener) || (isClosing && fits(lines, opener));
}

/** Returns whether what a line opens may go on in the same line. Blocks and objects stay open. */
function mayJoin(lines: readonly Line[], at: number): boolean {
  const text = lines[at]?.text ?? '';
  // The last argument of a call may begin in its line, however long it is.
  if (/[\w$)\]>]\($/.test(text)) return true;
  const staysOpen = text.endsWith('{') && !/(?:^\s*(?:import|export|const|let)|[(,]) ?\{$/.test(text);
  return !staysOpen && fits(lines, at);
}

/** Returns whether a line fits on one line with all that it opens; `false` for one that opens nothing. */
function fits(lines: readonly Line[], at: number): boolean {
  const [first, ...rest] = at < 0 ? [] : lines.slice(at).map(({ text }) => text);
  if (first === undefined) return false;
  const end = rest.findIndex((text) => text === '' || indentOf(text) <= indentOf(first));
  const inside = rest.slice(0, end < 0 ? rest.length : end);
  const last = rest[inside.length] ?? '';
  const group = [first, ...inside, ...(CLOSING.test(last) ? [last] : [])];
  const width = group.reduce((sum, text) => sum + text.trim().length + 1, indentOf(first));
  return inside.length > 0 && width <= WIDTH + SLACK;
}

/** Spaces and commas that joined lines do not need. */
const SLACK = 4;

function indentOf(text: string): number {
  return text.search(/\S|$/);
}
