import type { DiagnosticDefinition, Finding, Severity } from './diagnostic.ts';
import type { Span } from '../text/source.ts';

/** A team's decisions about findings: the severity of each kind, and which ones to set aside for a while. */
export interface Policy {
  /** Returns the severity of this kind in this project. */
  severityOf(definition: DiagnosticDefinition): Severity | 'off';
  /** Returns whether a finding is set aside, and counts it; for an expired entry, returns since when. */
  setAside(
    definition: DiagnosticDefinition,
    finding: Pick<Finding, 'message'>,
    file: string,
  ): 'set-aside' | Expired | undefined;
}

/** A finding that is no longer set aside. */
export interface Expired {
  readonly message: string;
  readonly at: Span;
}

/** Without decisions, every kind keeps its own severity. */
export const NO_POLICY: Policy = { severityOf: ({ severity }) => severity, setAside: () => undefined };

/** Returns whether a project may adjust a kind: warnings, errors that leave the navigation sound, and its own. */
export function isAdjustable({ severity, isAdjustable: isMarked, from }: DiagnosticDefinition): boolean {
  return severity === 'warning' || isMarked === true || from !== undefined;
}

/**
 * Identifies a finding among those of its kind in one file by the values quoted in its message. So it stays the same
 * when lines move, and when a later version rephrases the message.
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
