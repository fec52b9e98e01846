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
