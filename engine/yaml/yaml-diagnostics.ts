import { defineDiagnostic } from '../diagnostic/diagnostic.ts';

export const YAML_SYNTAX = defineDiagnostic({
  code: 'yaml-syntax',
  severity: 'error',
  summary: 'A file is not valid YAML.',
  why: 'Nothing in the file can be read, so its section or settings would be missing from the site.',
});

export const DUPLICATE_KEY = defineDiagnostic({
  code: 'duplicate-key',
  severity: 'error',
  summary: 'A mapping has the same key twice.',
  why: 'Only one of the two values can be used, and tools differ in which one.',
});

export const YAML_ALIAS = defineDiagnostic({
  code: 'yaml-alias',
  severity: 'error',
  summary: 'A file uses a YAML alias or merge key.',
  why: 'An alias puts one line in several places, so no message could point at the right one, and a few nested aliases can exhaust all memory.',
});

export const YAML_TAG = defineDiagnostic({
  code: 'yaml-tag',
  severity: 'error',
  summary: 'A value carries an explicit YAML tag.',
  why: 'Navigation files contain only text, numbers, true and false, so a tag would have no meaning.',
});
