import type { Diagnostic } from '../../engine/index.ts';

/** Turns the diagnostics of one run into text that ends with a line break; prints nothing. */
export type Reporter = (diagnostics: readonly Diagnostic[], sources: Sources, options: ReportOptions) => string;

/** The text of a file of the project, as the diagnostics' offsets count it; undefined where there is none. */
export type Sources = (file: string) => string | undefined;

/** What reporters need to know beside the diagnostics. */
export interface ReportOptions {
  readonly color: boolean;
  /** Columns that a line of source may take. */
  readonly width: number;
  readonly sections: number;
  readonly pages: number;
  /** Sections that were not looked at, since their content is elsewhere. */
  readonly elsewhere?: number;
  /** Findings that the project has set aside. */
  readonly setAside?: number;
  /** The project's folder from where people or tools will look, with `/` on every system; '' for the same folder. */
  readonly folder: string;
  readonly tool: ToolInfo;
}

/** What a machine-readable report says of its maker. */
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

/** Puts a file of the project behind the project's own folder. */
export function placeOf(file: string, folder: string): string {
  return folder === '' ? file : `${folder}/${file}`;
}

/** How many diagnostics have the severity. */
export function count(diagnostics: readonly Diagnostic[], severity: Diagnostic['severity']): number {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}
