import { join } from 'node:path';
import type { Project, Trust } from '../../site/project/project.ts';
import { packageRoot } from './base/package-root.ts';
import { cacheAt } from './cache/cache-at.ts';
import { findCacheFolder, openShortLivedFolder } from './cache/cache-folder.ts';
import { listFolder, readBytes, readText } from './files/read-files.ts';
import { findOwnPackage } from './packages/own-package.ts';
import { findPackageManager } from './packages/package-manager.ts';
import { readPackageStates, readPackageVersions } from './packages/package-state.ts';
import { findPackageFolder, isPublished, listInstalled, readPackageVersion } from './packages/read-packages.ts';
import { requireFrom } from './packages/require-from.ts';
import { startThread } from './start-thread.ts';
import { findMissingTools, findTool } from './tools/find-tool.ts';
import { loadTool, requireTool } from './tools/load-tool.ts';

/** Returns the project in a folder, by its absolute path. Nothing is read or loaded before something asks for it. */
export function projectAt(
  root: string,
  { trust = 'all', env = process.env }: { readonly trust?: Trust | undefined; readonly env?: NodeJS.Dict<string> } = {},
): Project {
  // Tools that lie beside this package are trusted as it is.
  const toolsAt = trust === 'nothing' ? packageRoot() : root;
  return {
    root,
    trust,
    ...withVariables(env),
    files: {
      readText: (path, unreadable = []) => readText(root, path, unreadable),
      readBytes: (path, unreadable = []) => readBytes(root, path, unreadable),
      list: (folder) => listFolder(join(root, folder)),
    },
    cache: cacheAt(trust === 'nothing' ? openShortLivedFolder() : () => findCacheFolder(root)),
    packages: {
      own: () => findOwnPackage(root),
      find: (name) => findPackageFolder(root, name),
      version: (name) => readPackageVersion(root, name),
      versions: (names) => readPackageVersions(root, names),
      states: (names, isCode) => readPackageStates(root, names, isCode),
      listInstalled: () => listInstalled(root),
      load: (specifier) => requireFrom(join(root, 'package.json'))(specifier) as unknown,
      isPublished: (name) => isPublished(root, name),
      manager: () => findPackageManager(root),
    },
    tools: {
      find: (name) => findTool(toolsAt, name),
      listMissing: () => findMissingTools(toolsAt),
      load: (name) => loadTool(toolsAt, name),
      require: (name) => requireTool(toolsAt, name),
      bundle: async (bundling) => (await import('./tools/bundle-in-memory.ts')).bundleInMemory(root, bundling),
    },
  };
}

/** Lets the code of a project read the variables that its settings name. Empty values count as unset. */
export function declareVariables<From extends Project>(project: From, names?: readonly string[]): From {
  return { ...project, ...withVariables(project.variables.all, names) };
}

function withVariables(all: NodeJS.Dict<string>, names: readonly string[] = []) {
  const declared = Object.fromEntries(names.map((name) => [name, all[name] || undefined]));
  const start: Project['threads']['start'] = (name, options = {}) => startThread(name, options, declared);
  return { variables: { all, declared }, threads: { start } };
}
