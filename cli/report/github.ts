import type { Diagnostic } from '../../engine/index.ts';
import { shownPlace, summarize, type ReportOptions, type ReadSource } from '../system/summary.ts';
import { harmless } from '../system/base/terminal-text.ts';

/**
 * Prints workflow commands, which GitHub shows as annotations at the lines of a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function reportGithub(diagnostics: readonly Diagnostic[], _sources: ReadSource, options: ReportOptions): string {
  const commands = diagnostics.map((diagnostic) => {
    const { severity, code, origin } = diagnostic;
    const { start, end } = origin.range;
    // Columns are only allowed for a range within one line (`AnnotationProperties` of @actions/core).
    const properties = {
      file: shownPlace(origin.file, options.folder),
      line: start.line,
      ...(start.line === end.line ? { col: start.column } : {}),
      endLine: end.line,
      ...(start.line === end.line ? { endColumn: end.column } : {}),
      title: code,
    };
    const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
    return `::${severity} ${list.join(',')}::${escapeData(message(diagnostic, options.folder))}`;
  });
  return `${[...commands, summarize(diagnostics, options)].join('\n')}\n`;
}

function message({ message, help, related }: Diagnostic, folder: string): string {
  const places = related.map(
    ({ message, origin }) => `${shownPlace(origin.file, folder)}:${origin.range.start.line}: ${message}`,
  );
  return [message, ...places, ...(help === undefined ? [] : [`help: ${help}`])].join('\n');
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').split('\n').map(harmless).join('%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
