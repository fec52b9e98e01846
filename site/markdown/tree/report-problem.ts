import type { MarkdownCode } from '../../../engine/diagnostic/markdown-diagnostics.ts';
import type { PageProblem } from '../../../engine/model/project-input.ts';
import { definedOnly } from '../../../engine/text/defined-only.ts';
import { indexLines, type LineIndex, type Range } from '../../../engine/text/source.ts';
import type { Stretch } from './destination.ts';

/** Reports a mistake at a range of the parsed source; `write` is the replacement, if there is only one possible fix. */
export type ReportProblem = (
  code: MarkdownCode,
  at: Stretch,
  text: { readonly message: string; readonly help?: string | undefined; readonly write?: string | undefined },
) => void;

/** Creates a function that adds problems to `problems`. */
export function createReporter(problems: PageProblem[], toRange: (at: Stretch) => Range): ReportProblem {
  return (code, at, { message, help, write }) => {
    const range = toRange(at);
    const { start, end } = range;
    const fix =
      write === undefined ? undefined : { edits: [{ file: '', start: start.offset, end: end.offset, text: write }] };
    problems.push(definedOnly({ code, message, help, range, fix }));
  };
}

/** Creates a function that converts offsets in the parsed source to positions in the page's text. */
export function createRanges(
  text: string,
  { toWritten }: { readonly toWritten: (offset: number) => number },
): (at: Stretch) => Range {
  let lines: LineIndex | undefined;
  return ({ start, end }) => {
    lines ??= indexLines(text);
    return { start: lines.position(toWritten(start)), end: lines.position(toWritten(end)) };
  };
}
