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

/* What the project’s compiler finds wrong with code that readers see; `check-code` and `validate --code` ask it. */

export const TYPE_ERROR = defineDiagnostic({
  code: 'type-error',
  severity: 'error',
  isAdjustable: true,
  summary: 'A demo, a playground or a page of the project does not fit the types of what it uses.',
  why: 'Readers copy it. What the compiler refuses here is refused in their projects, too, and often does nothing: a prop that was renamed, an export that is gone.',
});

export const BLOCK_TYPE_ERROR = defineDiagnostic({
  code: 'block-type-error',
  severity: 'warning',
  summary: 'A code block does not fit the types of what it uses.',
  why: 'Readers copy it, and their compiler refuses it. A section with `code: check` takes this for an error.',
});

export const BLOCK_SYNTAX = defineDiagnostic({
  code: 'block-syntax',
  severity: 'warning',
  summary: 'A code block is neither a module, nor a statement, an element or a member.',
  why: 'Nothing that it says can be checked, and readers who copy it get an error.',
});

export const UNKNOWN_INSTALL = defineDiagnostic({
  code: 'unknown-install',
  severity: 'warning',
  summary: 'A command in a code block installs a package that the project knows nothing of.',
  why: 'Readers run it as it is: a misspelled name installs nothing, or what somebody else has published under it.',
});

export const UNTYPED_PACKAGE = defineDiagnostic({
  code: 'untyped-package',
  severity: 'warning',
  summary: 'Code for readers uses a package without types.',
  why: 'The compiler takes everything from it as right, so that mistakes in its use are not found.',
});

export const UNCHECKED_CODE = defineDiagnostic({
  code: 'unchecked-code',
  severity: 'error',
  isAdjustable: true,
  summary: 'The compiler cannot be asked about code for readers.',
  why: 'A check that cannot see would say that there is no mistake.',
});

export const TYPE_DIAGNOSTICS = [
  TYPE_ERROR,
  BLOCK_TYPE_ERROR,
  BLOCK_SYNTAX,
  UNKNOWN_INSTALL,
  UNTYPED_PACKAGE,
  UNCHECKED_CODE,
];
