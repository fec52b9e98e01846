import type { FoundTool, Project } from '../../../site/project/project.ts';
import { accepts } from '../../system/packages/version-range.ts';

/** The versions that a project’s code can be checked with. */
const SUPPORTED = '>=5.5';

/**
 * Finds the compiler for a project’s code: the one that it has itself, also in a version without an API, else the one
 * that describes packages.
 */
export function findTypeScript({ packages, tools }: Pick<Project, 'packages' | 'tools'>): FoundTool | undefined {
  const folder = packages.find('typescript');
  const version = packages.version('typescript');
  if (folder === undefined || version === undefined || !accepts(SUPPORTED, version)) return tools.find('typescript');
  return { folder, version };
}

/** Returns whether a compiler works on several threads, which version 7 introduced, and lets itself be told how many. */
export function hasThreads({ version }: Pick<FoundTool, 'version'>): boolean {
  return Number.parseInt(version, 10) >= 7;
}
