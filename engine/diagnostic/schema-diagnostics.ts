import { defineDiagnostic } from './diagnostic.ts';

export const UNKNOWN_KEY = defineDiagnostic({
  code: 'unknown-key',
  severity: 'error',
  summary: 'A mapping has an unknown key.',
  why: 'A mistyped key is ignored, so its setting silently has no effect.',
});

export const UNKNOWN_VALUE = defineDiagnostic({
  code: 'unknown-value',
  severity: 'error',
  summary: 'A value is not one of the allowed ones.',
  why: 'The setting cannot take effect, and what happens instead would be a guess.',
});

export const MISSING_FIELD = defineDiagnostic({
  code: 'missing-field',
  severity: 'error',
  summary: 'A required key is missing.',
  why: 'Without it the entry cannot be shown or linked.',
});

export const WRONG_TYPE = defineDiagnostic({
  code: 'wrong-type',
  severity: 'error',
  summary: 'A value has the wrong type.',
  why: 'Text, numbers, lists and mappings are not converted silently: `title: 404` and `title: "404"` are different values.',
});

export const INVALID_VALUE = defineDiagnostic({
  code: 'invalid-value',
  severity: 'error',
  summary: 'A value is empty or has the wrong form.',
  why: 'An empty text or list is nearly always an unfinished line, and a value of another form has no effect.',
});
