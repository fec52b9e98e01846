import type { Severity } from '../../engine/diagnostic/diagnostic.ts';
import type { Range } from '../../engine/text/source.ts';

/** The formats of `docs-nav validate --format`. */
export type ReportFormat = 'pretty' | 'compact' | 'json' | 'sarif' | 'github';

/** A place in a file of the project. */
interface FilePlace {
  /** Path from the project's root, with `/` on every system. */
  readonly file: string;
  /** Lines and columns begin at 1, offsets at 0; the end is exclusive. */
  readonly range: Range;
}

/** One mistake in the project. */
export interface ProjectDiagnostic extends FilePlace {
  /** What kind of mistake it is, as `docs-nav explain` knows it. */
  readonly code: string;
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** What to do, as a clause without a period. */
  readonly help?: string;
  /** Other places that the mistake is about, such as the first of two equal pathnames. */
  readonly related: readonly (FilePlace & { readonly message: string })[];
}

/** What a check or a build found. */
export interface Result {
  /** Whether the command would end with 0: no errors, no more warnings than allowed and, for a build, a written site. */
  readonly ok: boolean;
  readonly diagnostics: readonly ProjectDiagnostic[];
  /** Returns what the command prints as its result, without colors; a build knows the other formats as well. */
  format(name?: ReportFormat): string;
}

/** A result as it comes from the other process, or why there is none. */
export type Answer =
  | (Pick<Result, 'ok' | 'diagnostics'> & { readonly texts: Readonly<Record<ReportFormat, string>> })
  | { readonly refused: string };
