import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';

/**
 * Our own copy of `@types/react`, for libraries in JavaScript, which do not install it. It has another name, because a
 * package manager would install it where the project's own compiler finds it.
 */
const OWN_TYPES = 'react-types';

/**
 * Maps React's types to those of docs-nav for a project that has not installed them. Without any, components could not
 * be told from other values.
 */
export function reactPaths(project: Project): Readonly<Record<string, string[]>> {
  if (project.packages.find('@types/react') !== undefined) return {};
  const folder = dirname(createRequire(import.meta.url).resolve(`${OWN_TYPES}/package.json`));
  return { react: [join(folder, 'index.d.ts')], 'react/*': [join(folder, '*')] };
}

/** Returns whether a file belongs to React's types, the project's or ours. */
export function isReactFile(file: string): boolean {
  return file.includes('/node_modules/@types/react/') || file.includes(`/node_modules/${OWN_TYPES}/`);
}
