import { correctImport } from '../../../../engine/index.ts';
import { packageNamesIn } from '../source/package-versions.ts';

/** Returns the help for an import that could not be resolved: of a file of the project, or of a package. */
export function supplyImport(missing: string): string {
  return /^[./]/.test(missing)
    ? correctImport(missing)
    : `install \`${packageNamesIn([{ from: missing }])[0] ?? missing}\`, add it to \`paths\` in tsconfig.json, or correct the import`;
}
