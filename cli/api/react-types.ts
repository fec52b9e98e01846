import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findPackage } from '../read-packages.ts';

/** Packages of types that the declarations of React libraries need, and libraries in JavaScript do not install. */
const TYPES = ['react', 'react-dom'] as const;

/**
 * Where the compiler finds the types of React for a project that has not installed them: in those of docs-nav. Without
 * any, a component would be an unknown value like every other.
 */
export function reactPaths(root: string): Readonly<Record<string, string[]>> {
  const require = createRequire(import.meta.url);
  const missing = TYPES.filter((name) => findPackage(root, `@types/${name}`) === undefined);
  return Object.fromEntries(
    missing.flatMap((name) => {
      const folder = ownFolder(require, `@types/${name}`);
      return folder === undefined ? [] : [[name, [join(folder, 'index.d.ts')]] as const, [`${name}/*`, [join(folder, '*')]] as const];
    }),
  );
}

function ownFolder(require: NodeJS.Require, name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}
