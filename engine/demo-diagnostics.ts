import { defineDiagnostic } from './diagnostic.ts';

/* What a build can find wrong with a demo; to compile and run one takes more than the engine has. */

export const DEMO_SYNTAX = defineDiagnostic({
  code: 'demo-syntax',
  severity: 'error',
  summary: 'A demo cannot be compiled.',
  why: 'A module with a syntax error, or with an import that nobody can find, has nothing to show.',
});

export const DEMO_FAILED = defineDiagnostic({
  code: 'demo-failed',
  severity: 'error',
  summary: 'A demo throws while it is rendered.',
  why: 'Its readers would see the error in its place.',
});
