import { createRequire } from 'node:module';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ToolName } from '../../../engine/index.ts';
import type { CommonToolModules, ToolModules } from '../../../site/project/project.ts';
import { Failure } from '../base/failure.ts';
import { importModule } from '../base/import-module.ts';
import { readPackageJson } from '../packages/read-manifest.ts';
import { findTool, installHelp } from './find-tool.ts';

/** Loads a tool of a project. Missing tools are reported before anything needs them. */
export async function loadTool<Name extends keyof ToolModules>(root: string, name: Name): Promise<ToolModules[Name]> {
  // A query or an anchor begins there, and a backslash is taken for Windows' separator.
  if (name === 'vite') refuseInPath(root, sep === '/' ? '?#\\' : '?#', 'Vite');
  const folder = folderOf(root, name);
  return (await importModule(pathToFileURL(join(folder, entryOf(folder, 'import'))).href)) as ToolModules[Name];
}

/** Loads a CommonJS tool. */
export function requireTool<Name extends keyof CommonToolModules>(root: string, name: Name): CommonToolModules[Name] {
  const folder = folderOf(root, name);
  return createRequire(import.meta.url)(join(folder, entryOf(folder, 'require'))) as CommonToolModules[Name];
}

/**
 * Cached locations of tools: a card or a module asks for one hundreds of times. A loaded module stays loaded anyway.
 */
const known = new Map<string, string>();

function folderOf(root: string, name: ToolName): string {
  const key = `${name} ${root}`;
  const folder = known.get(key) ?? findTool(root, name)?.folder;
  if (folder === undefined) throw new Failure(`The package \`${name}\` is not installed.`, installHelp(root, name));
  known.set(key, folder);
  return folder;
}

/**
 * Returns the main module of a package for `import` or `require`
 * (https://nodejs.org/api/packages.html#package-entry-points).
 */
function entryOf(folder: string, how: 'import' | 'require'): string {
  const { exports, main } = readPackageJson(folder);
  let found: unknown = exports;
  while (typeof found === 'object' && found !== null) {
    const conditions = found as Readonly<Record<string, unknown>>;
    found = conditions['.'] ?? conditions['node'] ?? conditions[how] ?? conditions['default'];
  }
  return typeof found === 'string' ? found : (main ?? 'index.js');
}

/** Refuses a project in a folder whose name has one of some characters, which a program takes for something else. */
function refuseInPath(root: string, characters: string, program: string): void {
  const found = [...characters].find((character) => root.includes(character));
  if (found === undefined) return;
  throw new Failure(
    `The path \`${root}\` contains \`${found}\`, with which ${program} finds no modules.`,
    'rename the folder, or move the project to another one',
  );
}
