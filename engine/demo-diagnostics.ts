import { defineDiagnostic } from './diagnostic.ts';

/* What a build can find wrong with a demo; to compile and run one takes more than the engine has. */

export const DEMO_SYNTAX = defineDiagnostic({
  code: 'demo-syntax',
  severity: 'error',
  summary: 'A demo cannot be compiled.',
  why: 'A module with a syntax error, or with an import that cannot be found, has nothing to show.',
});

export const DEMO_CONFIGURATION = defineDiagnostic({
  code: 'demo-configuration',
  severity: 'error',
  summary: 'The configuration that demos are compiled with cannot be used.',
  why: 'Demos are compiled with the project’s own Vite configuration and PostCSS configuration, so that they look and work as they do elsewhere.',
});

export const DEMO_FAILED = defineDiagnostic({
  code: 'demo-failed',
  severity: 'error',
  summary: 'A demo throws while it is rendered, or never comes to an end.',
  why: 'Readers would see the error instead of the demo, or a page that does not answer.',
});
