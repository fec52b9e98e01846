import type { Diagnostic, Origin } from '../../engine/index.ts';
import { drawFrame, type CodeFrameOptions } from './code-frame.ts';
import { makePalette, type Palette } from '../system/base/paint.ts';
import { shownPlace, summarize, type ReportOptions, type ReadSource } from '../system/summary.ts';
import { harmless } from '../system/base/terminal-text.ts';

/** Prints the report for people: what is wrong, where, the lines themselves with marks, and what to do. */
export function reportPretty(diagnostics: readonly Diagnostic[], sources: ReadSource, options: ReportOptions): string {
  const palette = makePalette(options.color);
  const paragraphs = diagnostics.map((diagnostic) => paragraph(diagnostic, sources, options, palette));
  return `${[...paragraphs, summaryLine(diagnostics, options, palette)].join('\n\n')}\n`;
}

function paragraph(diagnostic: Diagnostic, sources: ReadSource, options: ReportOptions, palette: Palette): string {
  const paint = palette[diagnostic.severity];
  const origins = [diagnostic.origin, ...diagnostic.related.map((related) => related.origin)];
  const digits = Math.max(...origins.map(({ range }) => String(range.end.line).length));
  const frame = { digits, width: options.width, paintGutter: palette.quiet };
  return [
    `${paint(`${diagnostic.severity}[${diagnostic.code}]`)}${palette.strong(`: ${harmless(diagnostic.message)}`)}`,
    ...place(diagnostic.origin, sources, options, { ...frame, mark: '^', context: true, paintMark: paint }),
    ...diagnostic.related.flatMap(({ origin, message }) =>
      place(origin, sources, options, {
        ...frame,
        mark: '-',
        label: harmless(message),
        context: false,
        paintMark: palette.related,
      }),
    ),
    ...(diagnostic.help === undefined ? [] : [`  ${palette.help('help:')} ${harmless(diagnostic.help)}`]),
  ].join('\n');
}

/** Prints a place and, if its text is available, its lines; without text, the label still explains it. */
function place(
  origin: Origin,
  sources: ReadSource,
  options: ReportOptions,
  frame: CodeFrameOptions,
): readonly string[] {
  const { line, column } = origin.range.start;
  const address = `  ${harmless(shownPlace(origin.file, options.folder))}:${line}:${column}`;
  const text = sources(origin.file);
  if (text === undefined) return [frame.label === undefined ? address : `${address} ${frame.paintMark(frame.label)}`];
  return [address, drawFrame(text, origin.range, frame)];
}

function summaryLine(diagnostics: readonly Diagnostic[], options: ReportOptions, palette: Palette): string {
  const worst = diagnostics.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
  return palette[diagnostics.length === 0 ? 'good' : worst](summarize(diagnostics, options));
}
