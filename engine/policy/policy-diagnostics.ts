import { defineDiagnostic } from '../diagnostic.ts';

export const UNKNOWN_RULE = defineDiagnostic({
  code: 'unknown-rule',
  severity: 'error',
  summary: '`rules` or the baseline names a kind of diagnostic that does not exist.',
  why: 'What it was meant to change or set aside counts as before, and nobody would notice.',
});

export const LOCKED_RULE = defineDiagnostic({
  code: 'locked-rule',
  severity: 'error',
  summary: '`rules` or the baseline takes back an error that makes the manifest untrustworthy.',
  why: 'A site built from such navigation would have pages that overwrite each other, lead in circles or are lost. Only warnings, and errors in what pages say and link to, may be changed.',
});

export const UNUSED_BASELINE = defineDiagnostic({
  code: 'unused-baseline',
  severity: 'warning',
  summary: 'The baseline sets something aside that is not found any more.',
  why: 'The entry would hide the same mistake if somebody made it again.',
});
