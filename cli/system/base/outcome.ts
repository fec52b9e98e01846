import type { CheckResult, Diagnostic, FileFinding } from '../../../engine/index.ts';

/** What is wrong: a diagnostic, or a mistake whose severity the project sets. */
export type Found = Diagnostic | FileFinding;

/** What has come of making something. */
export interface Outcome<Value> {
  /** Absent if nothing could be made. */
  readonly value?: Value | undefined;
  readonly findings: readonly Found[];
  /** What it was made from: files of the project, which need not exist, from the root. */
  readonly reads: readonly string[];
  /** What was checked to find it; the whole site if left out. */
  readonly checked?: Omit<CheckResult, 'diagnostics'> | undefined;
}
