import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashOf } from '../../system/files/hash.ts';
import { findOwnPackage } from '../../system/packages/own-package.ts';
import { readPackageStates } from '../../system/packages/package-state.ts';
import { readManifest } from '../../system/packages/read-manifest.ts';
import { findPackage } from '../../system/packages/read-packages.ts';
import { findTool } from '../../system/tools/find-tool.ts';

/**
 * Identifies the state of a package's declarations: its version, those of the packages that its types use, and React's
 * types, which it need not depend on. `undefined` for a package that does not exist.
 */
export function packageKey(root: string, name: string): string | undefined {
  if (findPackage(root, name) === undefined && findOwnPackage(root)?.name !== name) return undefined;
  return hashOf(JSON.stringify(readPackageStates(root, [name, '@types/react'], (file) => DECLARATIONS.test(file))));
}

/** A package documented in its own folder is described from its sources. */
const DECLARATIONS = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Returns the versions of TypeScript and of the fallback types of React, without loading either. */
export function compilerVersion(root: string): string {
  const types = join(createRequire(import.meta.url).resolve('react-types/package.json'), '..');
  return `${findTool(root, 'typescript')?.version ?? ''} ${readManifest(types).version ?? ''}`;
}
