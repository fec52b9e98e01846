import { correctImport } from '../../../engine/index.ts';
import { packageNamesIn } from '../package-versions.ts';

/** The advice for an import that nothing was found for: a file of the project, or a package. */
export function supplyImport(missing: string): string {
  return /^[./]/.test(missing)
    ? correctImport(missing)
    : `install \`${packageNamesIn([{ from: missing }])[0] ?? missing}\`, add it to \`paths\` in tsconfig.json, or correct the import`;
}
