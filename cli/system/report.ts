import type { Diagnostic } from '../../engine/index.ts';

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
  /** Sections that were not checked, because their content is in another repository. */
  readonly elsewhere?: number;
  /** Findings that the project has set aside. */
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
