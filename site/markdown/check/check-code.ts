import type { Declarations } from '../../../engine/feature/declaration.ts';
import { firstLine, stretchOf } from '../tree/destination.ts';
import { findLostSettings } from '../read/lost-settings.ts';
import type { ReportProblem } from '../tree/report-problem.ts';
import { childrenOf, type Node, type NodeOf } from '../tree/syntax-tree.ts';

/** The first line of a code block. */
interface Fence {
  /** Its backticks or tildes. */
  readonly mark: string;
  /** Text after them. */
  readonly info: string;
  /** Offset of that text. */
  readonly at: number;
}

/** Reports a fence that is never closed, and settings of a fence that have no effect. */
export function checkCode(code: NodeOf<'code'>, source: string, report: ReportProblem): void {
  const fence = fenceOf(code, source);
  if (fence === undefined) return;
  if (!isClosed(code, fence, source)) {
    const { start } = stretchOf(code);
    report(
      'unclosed-code',
      { start, end: fence.at + fence.info.trimEnd().length },
      {
        message: 'This code block has no closing line.',
        help: `add a line of ${fence.mark.length} ${fence.mark.startsWith('~') ? 'tildes' : 'backticks'} after its last line`,
      },
    );
  }
  for (const { index, written, ...text } of findLostSettings(fence.info, code.value)) {
    const start = fence.at + index;
    report('lost-code-setting', { start, end: start + written.length }, text);
  }
}

/** Reports a diagram, unless it is the content of a feature that a project brings along, which may draw it. */
export function checkDiagram(
  code: NodeOf<'code'>,
  { source, parent, features }: { readonly source: string; readonly parent: Node; readonly features: Declarations },
  report: ReportProblem,
): void {
  if (code.lang !== 'mermaid') return;
  if (parent.type === 'containerDirective' && features[parent.name]?.made === true) return;
  report('undrawn-diagram', firstLine(source, stretchOf(code)), {
    message: 'This `mermaid` diagram is not drawn: readers see its code.',
    help: 'show a picture of it, or put it in a block of a feature of your own that draws it',
  });
}

/** Returns whether a node ends in an unclosed code block, which then contains the following text. */
export function endsInOpenCode(node: Node, source: string): boolean {
  let last: Node | undefined = node;
  while (last !== undefined && last.type !== 'code') last = childrenOf(last).at(-1);
  const fence = last && fenceOf(last, source);
  return last !== undefined && fence !== undefined && !isClosed(last, fence, source);
}

/** Finds the fence of a code block; indented code and code from HTML have none. */
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

/** The last line, after the marks of the quotes around the block. */
const CLOSING = /^[ \t>]*(`{3,}|~{3,})$/;
