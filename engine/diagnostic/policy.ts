import { defineDiagnostic, type DiagnosticDefinition, type Finding, type Severity } from './diagnostic.ts';
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
interface Expired {
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
export function fingerprint({ code, file, message }: Readonly<Record<'code' | 'file' | 'message', string>>): string {
  const values = Array.from(message.matchAll(/`([^`]*)`/g), ([, value]) => value ?? '');
  return JSON.stringify([code, file, ...(values.length > 0 ? values : [message])]);
}

export const UNKNOWN_RULE = defineDiagnostic({
  code: 'unknown-rule',
  severity: 'error',
  summary: '`rules` or the baseline refers to a diagnostic that does not exist.',
  why: 'The entry has no effect: what it was meant to change or set aside still counts.',
});

export const LOCKED_RULE = defineDiagnostic({
  code: 'locked-rule',
  severity: 'error',
  summary: '`rules` or the baseline tries to relax an error that makes the navigation unreliable.',
  why: 'A site built from such navigation would have pages that overwrite each other, lead in circles or get lost. Only warnings, and errors in what pages say and link to, may be changed.',
});

export const UNUSED_BASELINE = defineDiagnostic({
  code: 'unused-baseline',
  severity: 'warning',
  summary: 'A baseline entry no longer matches anything.',
  why: 'The entry would hide the same mistake if somebody made it again.',
});
