import { shownPlace, summarize, type Reporter } from '../system/summary.ts';
import { harmless } from '../system/base/terminal-text.ts';

/** Prints one line per diagnostic, `file:line:column: severity[code]: message (help)`, for editors and grep. */
export const reportCompact: Reporter = (diagnostics, _sources, options) => {
  const lines = diagnostics.map(({ code, severity, origin, message, help }) => {
    const { line, column } = origin.range.start;
    const advice = help === undefined ? '' : ` (${help})`;
    return harmless(
      `${shownPlace(origin.file, options.folder)}:${line}:${column}: ${severity}[${code}]: ${message}${advice}`,
    );
  });
  return `${[...lines, summarize(diagnostics, options)].join('\n')}\n`;
};
