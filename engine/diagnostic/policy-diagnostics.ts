import { defineDiagnostic } from './diagnostic.ts';

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
