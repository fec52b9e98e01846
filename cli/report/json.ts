import type { Diagnostic } from '../../engine/index.ts';
import { harmlessJson } from '../system/base/terminal-text.ts';
import { count, type ReportOptions, type ReadSource } from '../system/summary.ts';

/**
 * Prints the report for programs. File paths are relative to the project's root; lines and columns start at 1, ends are
 * exclusive.
 */
export function reportJson(diagnostics: readonly Diagnostic[], _sources: ReadSource, options: ReportOptions): string {
  const summary = {
    errors: count(diagnostics, 'error'),
    warnings: count(diagnostics, 'warning'),
    sections: options.sections,
    pages: options.pages,
    ...(options.setAside ? { setAside: options.setAside } : {}),
  };
  return `${harmlessJson({ diagnostics: diagnostics.map(toRow), summary })}\n`;
}

function toRow({ code, severity, origin, message, help, related, missing }: Diagnostic): object {
  const { start, end } = origin.range;
  return {
    code,
    severity,
    file: origin.file,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    message,
    ...(help === undefined ? {} : { help }),
    ...(related.length === 0 ? {} : { related: related.map(toPlace) }),
    ...(missing === undefined ? {} : { missing }),
  };
}

function toPlace({ message, origin }: Diagnostic['related'][number]): object {
  return { message, file: origin.file, line: origin.range.start.line, column: origin.range.start.column };
}
