import { correctImport } from '../../../../engine/index.ts';
import type { RenderUnit } from '../source/demo-pages.ts';
import { packageNamesIn } from '../source/package-versions.ts';

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
