import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { readManifest } from '../../system/packages/read-manifest.ts';

/**
 * Identifies the state of a package's declarations: its version, those of the packages that its types use, and React's
 * types, which it need not depend on. `undefined` for a package that does not exist.
 */
export function packageKey(project: Project, name: string): string | undefined {
  if (project.packages.find(name) === undefined) return undefined;
  return hashOf(JSON.stringify(project.packages.states([name, '@types/react'], (file) => DECLARATIONS.test(file))));
}

/** A package documented in its own folder is described from its sources. */
const DECLARATIONS = /\.(?:[cm]?[jt]s|[jt]sx)$/;

/** Returns the versions of TypeScript and of the fallback types of React, without loading either. */
export function compilerVersion(project: Project): string {
  const types = join(createRequire(import.meta.url).resolve('react-types/package.json'), '..');
  return `${project.tools.find('typescript')?.version ?? ''} ${readManifest(types).version ?? ''}`;
}
