import type { FoundTool, Project } from '../../../site/project/project.ts';

/** The oldest version that a project’s code can be checked with. */
const OLDEST = [5, 5] as const;

/**
 * Finds the compiler for a project’s code: the one that it has itself, also in a version without an API, else the one
 * that describes packages.
 */
export function findTypeScript({ packages, tools }: Pick<Project, 'packages' | 'tools'>): FoundTool | undefined {
  const folder = packages.find('typescript');
  const version = packages.version('typescript');
  if (folder === undefined || version === undefined || !isSupported(version)) return tools.find('typescript');
  return { folder, version };
}

/** Returns whether a compiler works on several threads, which version 7 introduced, and lets itself be told how many. */
export function hasThreads({ version }: Pick<FoundTool, 'version'>): boolean {
  return Number.parseInt(version, 10) >= 7;
}

function isSupported(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
