import { defineDiagnostic } from '../../diagnostic/diagnostic.ts';

/* What can be wrong with a component of the project that pages use. Most of it shows only in a build, which runs them. */

export const COMPONENT_FAILED = defineDiagnostic({
  code: 'component-failed',
  severity: 'error',
  isAdjustable: true,
  summary: 'A component of the project cannot be loaded, throws while it is rendered, or never finishes.',
  why: 'Readers would see nothing in its place but its content. Everything else on the page is still drawn.',
});

export const COMPONENT_DIFFERS = defineDiagnostic({
  code: 'component-differs',
  severity: 'warning',
  summary: 'A component of the project renders differently each time, with the same props.',
  why: 'What depends on chance or on the time of the build changes without an edit, and differs from what a browser renders.',
});

export const COMPONENT_LINK = defineDiagnostic({
  code: 'component-link',
  severity: 'error',
  isAdjustable: true,
  summary: 'The component of a page with `module` links to a page, a place or a file that the site does not have.',
  why: 'Readers would be led nowhere. Only a build and `dev` know these links, because they render the component.',
});

export const COMPONENT_PRINTS = defineDiagnostic({
  code: 'component-prints',
  severity: 'warning',
  summary: 'A component of the project prints while it is rendered.',
  why: 'It may be a message of React about a mistake, or a line that was left over; builds do not show it anywhere else.',
});

export const COMPONENT_DIAGNOSTICS = [COMPONENT_FAILED, COMPONENT_DIFFERS, COMPONENT_LINK, COMPONENT_PRINTS];

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
