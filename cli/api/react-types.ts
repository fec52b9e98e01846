import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findPackage } from '../packages/read-packages.ts';

/**
 * Our own copy of `@types/react`: libraries in JavaScript install none. It goes by another name, since under its own a
 * package manager would put it where the compiler of the project finds it.
 */
const OWN_TYPES = 'react-types';

/**
 * Where the compiler finds the types of React for a project that has not installed them: in those of docs-nav. Without
 * any, a component would be an unknown value like every other.
 */
export function reactPaths(root: string): Readonly<Record<string, string[]>> {
  if (findPackage(root, '@types/react') !== undefined) return {};
  const folder = dirname(createRequire(import.meta.url).resolve(`${OWN_TYPES}/package.json`));
  return { react: [join(folder, 'index.d.ts')], 'react/*': [join(folder, '*')] };
}

/** Whether a file belongs to a package of types alone, the project's or ours. */
export function isTypesFile(file: string): boolean {
  return file.includes('/node_modules/@types/') || file.includes(`/node_modules/${OWN_TYPES}/`);
}
