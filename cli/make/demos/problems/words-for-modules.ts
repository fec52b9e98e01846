import type { RenderUnit } from '../source/demo-pages.ts';
import { packageNamesIn } from '../source/package-versions.ts';

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

/** Returns what messages call a module. */
export function kindOf(path: string, pages: readonly RenderUnit[]): string {
  if (pages.some(({ provider }) => provider?.path === path)) return 'provider';
  return pages.some(
    ({ kind, demos, siblings }) => kind !== 'page' && (demos[0]?.path === path || siblings[path] !== undefined),
  )
    ? 'component'
    : 'demo';
}

/** Returns the help for an import that could not be resolved: of a file of the project, or of a package. */
export function supplyImport(missing: string): string {
  return /^[./]/.test(missing)
    ? correctImport(missing)
    : `install \`${packageNamesIn([{ from: missing }])[0] ?? missing}\`, add it to \`paths\` in tsconfig.json, or correct the import`;
}
