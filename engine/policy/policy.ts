import type { DiagnosticDefinition, Finding, Severity } from '../diagnostic.ts';
import type { Span } from '../source.ts';

/** What a team has decided about findings: how much a kind counts, and which ones are set aside for a while. */
export interface Policy {
  /** What a finding of this kind counts as in this project. */
  severityOf(definition: DiagnosticDefinition): Severity | 'off';
  /** Returns whether a finding is set aside, and counts it; one whose time is over says since when. */
  setAside(
    definition: DiagnosticDefinition,
    finding: Pick<Finding, 'message'>,
    file: string,
  ): 'set-aside' | Expired | undefined;
}

/** A finding that is not set aside any more. */
export interface Expired {
  readonly message: string;
  readonly at: Span;
}

/** Without decisions, every kind counts as it is defined. */
export const NO_POLICY: Policy = { severityOf: ({ severity }) => severity, setAside: () => undefined };

/** Whether a project may decide about a kind: warnings, and errors with which the navigation is sound all the same. */
export function isAdjustable({ severity, isAdjustable: isMarked }: DiagnosticDefinition): boolean {
  return severity === 'warning' || isMarked === true;
}

/**
 * What makes two findings of one kind in one file the same: the values that the message quotes. So they stay the same
 * when lines move, and when a later version words the message in another way.
 */
export function fingerprint({
  code,
  file,
  message,
}: {
  readonly code: string;
  readonly file: string;
  readonly message: string;
}): string {
  const values = Array.from(message.matchAll(/`([^`]*)`/g), ([, value]) => value ?? '');
  return JSON.stringify([code, file, ...(values.length > 0 ? values : [message])]);
}
