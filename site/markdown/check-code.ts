import { stretchOf, type Stretch } from './destination.ts';
import { findMarks } from './fence-meta.ts';
import { type ReportProblem, shorten } from './report-problem.ts';
import { childrenOf, type Node, type NodeOf } from './syntax-tree.ts';

/** The first line of a block of code, which says what the block is. */
interface Fence {
  /** Its backticks or tildes. */
  readonly mark: string;
  /** What is behind them. */
  readonly info: string;
  /** Where that starts. */
  readonly at: number;
}

/** Reports a fence without its end, and what a fence says that has no effect. */
export function checkCode(code: NodeOf<'code'>, source: string, report: ReportProblem): void {
  const fence = fenceOf(code, source);
  if (fence === undefined) return;
  if (!isClosed(code, fence, source)) {
    const { start } = stretchOf(code);
    report(
      'unclosed-code',
      { start, end: fence.at + fence.info.trimEnd().length },
      {
        message: 'This block of code has no closing line.',
        help: `add a line of ${fence.mark.length} ${fence.mark.startsWith('~') ? 'tildes' : 'backticks'} after its last line`,
      },
    );
  }
  for (const { at, ...text } of [findLostTitle(fence), findLostMarks(fence, code)].filter((lost) => lost !== undefined))
    report('lost-code-setting', at, text);
}

/** Whether a node ends in a block of code that has no end: what should come after it is part of the code. */
export function endsInOpenCode(node: Node, source: string): boolean {
  let last: Node | undefined = node;
  while (last !== undefined && last.type !== 'code') last = childrenOf(last).at(-1);
  const fence = last && fenceOf(last, source);
  return last !== undefined && fence !== undefined && !isClosed(last, fence, source);
}

/** Code may be indented or come from HTML instead; then it has no fence. */
function fenceOf(code: Node, source: string): Fence | undefined {
  const { start, end } = stretchOf(code);
  const [, mark, info = ''] = FENCE.exec(source.slice(start, end)) ?? [];
  return mark === undefined ? undefined : { mark, info, at: start + mark.length };
}

const FENCE = /^(`{3,}|~{3,})(.*)/;

function isClosed(code: Node, { mark, at }: Fence, source: string): boolean {
  const text = source.slice(at, stretchOf(code).end).trimEnd();
  const last = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r'));
  const [, closing = ''] = (last < 0 ? null : CLOSING.exec(text.slice(last + 1))) ?? [];
  return closing.startsWith(mark);
}

/** The last line, behind the marks of quotes that the block is in. */
const CLOSING = /^[ \t>]*(`{3,}|~{3,})$/;

interface LostSetting {
  readonly at: Stretch;
  readonly message: string;
  readonly help: string;
  readonly write?: string;
}

/** By its name here, or by that of other tools. */
const TITLE = /(?<=^|\s)(title|filename|fileName)=("[^"]*"|'[^']*'|\S*)/;

function findLostTitle({ info, at }: Fence): LostSetting | undefined {
  const found = TITLE.exec(info);
  if (found === null) return undefined;
  const { 0: written, 1: name, 2: value = '', index } = found;
  const isQuoted = /^(["']).*\1$/.test(value);
  if (isQuoted && name === 'title') return undefined;
  const bare = value.replaceAll(/^["']|["']$/g, '');
  return {
    at: { start: at + index, end: at + index + written.length },
    message: `\`${shorten(written)}\` is not shown: titles are read as \`title="…"\`.`,
    help: `write \`title="${shorten(bare) || '…'}"\``,
    // A quote that is never closed may have been meant to end anywhere.
    ...(bare === '' || /["{}]/.test(bare) || (!isQuoted && bare !== value) ? {} : { write: `title="${bare}"` }),
  };
}

function findLostMarks({ info, at }: Fence, code: NodeOf<'code'>): LostSetting | undefined {
  if (!info.includes('{')) return undefined;
  const marks = findMarks(info);
  const place = (index: number, written: string) => ({ start: at + index, end: at + index + written.length });
  if (marks === undefined) {
    const braces = OTHER_BRACES.exec(withoutQuotes(info));
    if (braces === null) return undefined;
    const written = info.slice(braces.index, braces.index + braces[0].length);
    return { at: place(braces.index, written), message: `\`${shorten(written)}\` marks no lines.`, help: HOW_TO_MARK };
  }
  const lines = code.value.split('\n').length;
  const lost = marks.find(
    ({ first, last, written }) => written !== '' && !(first >= 1 && first <= last && last <= lines),
  );
  if (lost === undefined) return undefined;
  const { written, index, first, last } = lost;
  const isLine = first >= 1 && first <= last;
  return {
    at: place(index, written),
    message: isLine
      ? `There is no line ${last} to mark: the block has ${lines === 1 ? 'one line' : `${lines} lines`}.`
      : `\`${shorten(written)}\` marks no lines.`,
    help: isLine ? 'count from the first line below the fence' : HOW_TO_MARK,
  };
}

const HOW_TO_MARK = 'write numbers of lines, counted from 1, and ranges of them, as in `{2,4-5}`';

/** Behind a language or a space; what follows another sign is the value of a setting of another tool. */
const OTHER_BRACES = /(?<=[\s\w#+.-])\{[^{}]*\}/;

/** Puts something else of the same length in the place of texts and labels, whatever is in them. */
function withoutQuotes(info: string): string {
  return info.replaceAll(/"[^"]*"|'[^']*'|\[[^[\]]*\]/g, (text) => '"'.repeat(text.length));
}
