import type { Diagnostic } from '../../engine/index.ts';

/**
 * Counts what was found and checked.
 *
 * @example
 * 2 errors, 1 warning in 7 sections, 640 pages
 * no errors or warnings in 1 section, 1 page
 * 1 error in 1 section, 2 pages; 12 set aside by nav/baseline.yaml
 * no errors or warnings in 1 of 7 sections, 90 pages
 */
export function summarize(
  diagnostics: readonly Diagnostic[],
  {
    sections,
    pages,
    elsewhere = 0,
    setAside = 0,
  }: Pick<ReportOptions, 'sections' | 'pages' | 'elsewhere' | 'setAside'>,
): string {
  const errors = count(diagnostics, 'error');
  const warnings = count(diagnostics, 'warning');
  const found = [errors > 0 && plural(errors, 'error'), warnings > 0 && plural(warnings, 'warning')].filter(Boolean);
  const looked =
    elsewhere > 0
      ? `${groupDigits(sections)} of ${plural(sections + elsewhere, 'section')}`
      : plural(sections, 'section');
  return `${found.join(', ') || 'no errors or warnings'} in ${looked}, ${plural(pages, 'page')}${setAside > 0 ? `; ${groupDigits(setAside)} set aside by nav/baseline.yaml` : ''}`;
}

/** Formats a number with a noun, in the plural unless the number is 1. */
export function plural(number: number, noun: string, nouns = `${noun}s`): string {
  return `${groupDigits(number)} ${number === 1 ? noun : nouns}`;
}

/** Formats a number with thousands separators. */
export function groupDigits(number: number): string {
  // Loading a locale's rules for this would take longer than checking a small project.
  return String(number).replaceAll(/(?<!\.\d*)\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Turns the diagnostics of one run into text that ends with a line break; prints nothing. */
export type Reporter = (diagnostics: readonly Diagnostic[], sources: ReadSource, options: ReportOptions) => string;

/** Returns the text of a project file, which diagnostics' offsets refer to; undefined if there is none. */
export type ReadSource = (file: string) => string | undefined;

/** What reporters need besides the diagnostics. */
export interface ReportOptions {
  readonly color: boolean;
  /** Maximum columns of a source line. */
  readonly width: number;
  readonly sections: number;
  readonly pages: number;
  /** Number of sections that were not checked, because their content is in another repository. */
  readonly elsewhere?: number;
  /** Number of findings that `nav/baseline.yaml` sets aside. */
  readonly setAside?: number;
  /**
   * The project's folder, relative to where people or tools will look, with `/` on every system; '' for the same
   * folder.
   */
  readonly folder: string;
  readonly tool: ToolInfo;
}

/** The tool's details in machine-readable reports. */
export interface ToolInfo {
  readonly version: string;
  /** Address of the documentation; a code's page is `<homepage>/diagnostics/<code>/`. */
  readonly homepage: string | undefined;
  readonly rules: readonly {
    readonly code: string;
    readonly severity: string;
    readonly summary: string;
    readonly why: string;
  }[];
}

/** Prefixes a file of the project with the project's own folder. */
export function shownPlace(file: string, folder: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

/** Counts the diagnostics with a severity. */
export function count(diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
