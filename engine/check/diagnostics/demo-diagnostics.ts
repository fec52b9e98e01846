import { defineDiagnostic } from '../../diagnostic/diagnostic.ts';

/* What can be wrong with a demo. Most of it shows only in a build, which compiles and runs demos. */

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
  summary: 'A demo exports no component, throws while it is rendered, or never finishes.',
  why: 'Readers would see an error or nothing at all in its place, or a page that does not answer.',
});

export const UNSET_MODE = defineDiagnostic({
  code: 'unset-mode',
  severity: 'warning',
  summary: 'A stylesheet of demos has a dark mode that nothing sets.',
  why: 'Demos stay light on a dark page, or are dark only in parts.',
});
