import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { cacheAt } from './cache/cache-at.ts';
import { findCacheFolder } from './cache/cache-folder.ts';
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
export function projectAt(root: string): Project {
  return {
    root,
    files: {
      readText: (path, unreadable = []) => readText(root, path, unreadable),
      readBytes: (path, unreadable = []) => readBytes(root, path, unreadable),
      list: (folder) => listFolder(join(root, folder)),
    },
    cache: cacheAt(() => findCacheFolder(root)),
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
      find: (name) => findTool(root, name),
      listMissing: () => findMissingTools(root),
      load: (name) => loadTool(root, name),
      require: (name) => requireTool(root, name),
      bundle: async (bundling) => (await import('./tools/bundle-in-memory.ts')).bundleInMemory(root, bundling),
    },
    threads: { start: startThread },
  };
}
