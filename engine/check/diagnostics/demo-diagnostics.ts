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

/** Says that a module lacks the export that a page shows. */
export function noExport(name: string): string {
  return name === 'default' ? 'it exports no component' : `it exports no \`${name}\``;
}

/** What is wrong with an import of a package that does not export what is asked for. */
export function packageLacks(specifier: string, name: string): string {
  return name === 'default' ? `\`${specifier}\` has no default export` : `\`${specifier}\` exports no \`${name}\``;
}

/** What to do about a name that a package does not export. */
export const CORRECT_NAME = 'correct the name, or whether it is the default';

/** Help for a demo without a component. */
export const NAME_EXPORT = 'export a component, or select its export as in `::demo{src="file.tsx#Name"}`';

/** Returns the help for a demo that lacks the export that a page selects, or a default one. */
export function supplyExport(name: string): string {
  return name === 'default'
    ? NAME_EXPORT
    : `export a component of that name, or correct \`#${name}\` in the \`::demo\` of the page`;
}

/** Help for a provider without a default export. */
export const EXPORT_DEFAULT = 'export a component as its default';

/** Returns the help for an import of a missing file. */
export function correctImport(from: string): string {
  return `create the file \`${from.replace(/\?.*$/, '')}\`, or correct the import`;
}
