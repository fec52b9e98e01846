import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPackageJson } from './read-manifest.ts';

/**
 * Lists the files that a part of `exports` may resolve to, types first; conditions contain paths or other conditions
 * (https://nodejs.org/api/packages.html#conditional-exports).
 */
export function targetsOf(target: unknown): readonly string[] {
  if (typeof target === 'string') return [target];
  if (typeof target !== 'object' || target === null) return [];
  if (Array.isArray(target)) return target.flatMap(targetsOf);
  const conditions = Object.entries(target);
  return [...conditions.filter(([key]) => key === 'types'), ...conditions.filter(([key]) => key !== 'types')].flatMap(
    ([, value]) => targetsOf(value),
  );
}

/** Does the same for the main module, which may be the only content of `exports`. */
export function mainTargetsOf(exports: unknown): readonly string[] {
  const isList = typeof exports === 'object' && exports !== null && !Array.isArray(exports);
  const hasSubpaths = isList && Object.keys(exports).some((key) => key.startsWith('.'));
  return targetsOf(hasSubpaths ? (exports as { readonly '.'?: unknown })['.'] : exports);
}

/** Returns the file that a package leads to, if there is none of those that it names: it has not been built. */
export function findLost(folder: string): string | undefined {
  const { exports, types, typings, module, main } = readPackageJson(folder);
  const files = [types, typings, ...mainTargetsOf(exports), module, main].filter((file) => file !== undefined);
  return files.some((file) => existsSync(join(folder, file))) ? undefined : files[0];
}
