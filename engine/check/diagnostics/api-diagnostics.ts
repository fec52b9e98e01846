import type { DiagnosticDefinition } from '../../diagnostic/diagnostic.ts';

/** What can be wrong with API pages. The engine cannot read a package’s types itself. */
export const API_DIAGNOSTICS: readonly DiagnosticDefinition[] = [
  {
    code: 'api-unknown-component',
    severity: 'error',
    summary: 'A page asks for the API of something that the package does not export.',
    why: 'API pages are made from the package’s types. Without an export of that name, the page would be empty.',
  },
  {
    code: 'api-unknown-row',
    severity: 'error',
    summary: 'A page asks for a prop or member that the export does not have.',
    why: 'The row would silently be missing from the page, for example after an update of the package renames a prop.',
  },
  {
    code: 'api-unresolved-import',
    severity: 'error',
    summary: 'A documented type depends on an import that cannot be resolved.',
    why: 'What is imported is unknown to the compiler: its props, components or whole modules would be missing on the pages without a word.',
  },
  {
    code: 'api-default-differs',
    severity: 'warning',
    summary: 'The comment of a prop says another default than the code sets.',
    why: 'Pages show the default that the code sets. Whoever reads the comment, in the source or in an editor, believes the other one.',
  },
  {
    code: 'api-class-unknown',
    severity: 'warning',
    summary: 'The types of a component list a CSS class that the object of its class names does not have.',
    why: 'Pages leave the class out. Whoever relies on the types styles an element that does not exist.',
  },
  {
    code: 'api-element-differs',
    severity: 'warning',
    summary: 'A component renders another element than its types or comments say.',
    why: 'Pages show the element that is rendered. Whoever relies on the types gets a ref to, or attributes for, another element.',
  },
  {
    code: 'stale-build',
    severity: 'warning',
    summary: 'A package of the repository is not built, or was built before its source changed.',
    why: 'What users install is the build. Pages show the source of the project’s own package, but the build of every other one.',
  },
  {
    code: 'unloaded-stylesheet',
    severity: 'warning',
    summary: 'Demos use a package without the stylesheet that it publishes.',
    why: 'Without it, the components are not styled: in the demo, or for whoever copies it.',
  },
];
