import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Project } from '../../../site/project/project.ts';
import type { ApiEntry, ApiName } from '../../../site/api/api-data.ts';
import {
  shelfKey,
  type ApiContext,
  type ApiOverview,
  type ApiShelf,
  type KeptApi,
} from '../../../site/api/api-shelf.ts';
import { timed } from '../../system/base/timed.ts';
import { hashOf } from '../../system/files/hash.ts';
import { readKept, writeKept } from '../../system/cache/kept-file.ts';
import { adapterFor } from './adapters/index.ts';
import { askCompiler } from './compiler-thread.ts';
import { cacheFile, currentKeys, type PackageKeys } from './package-keys.ts';

/** The descriptions of a site. */
export interface Apis {
  /** Where each one is cached, or will be. */
  readonly shelf: ApiShelf;
  /** Settles when all of them are available, with those that could not be made. */
  readonly ready: Promise<readonly ApiName[]>;
  /** Reads one that is available. */
  readonly read: ApiContext['read'];
}

/**
 * Finds the cached descriptions of exports, and starts to make the missing ones; only these load TypeScript. The names
 * in the cache contain a hash of the inputs, so an update of a package makes new ones.
 */
export function loadApis(project: Project, wanted: readonly ApiName[], keys: PackageKeys = currentKeys(project)): Apis {
  const shelf = findKept(project, wanted, keys);
  return { shelf, ready: makeMissing(project, wanted, shelf), read: openShelf(shelf) };
}

/** Returns where the descriptions of exports are cached, if they are. */
export function findKept(project: Project, wanted: readonly ApiName[], keys: PackageKeys): ApiShelf {
  const folder = join(project.cache.folder, 'api');
  const packages = [...new Set(wanted.map((name) => name.package))];
  const states = new Map(packages.map((name) => [name, keys.keysOf(name)]));
  const versions = new Map(packages.map((name) => [name, project.packages.version(name)]));
  return Object.fromEntries(
    wanted.map((name): readonly [string, KeptApi] => {
      const places = (states.get(name.package) ?? []).map((state) => placeOf(folder, name, state));
      const last = places.at(-1) ?? placeOf(folder, name, '');
      const kept = places.find((place) => place !== last && existsSync(place.file)) ?? last;
      return [shelfKey(name), { ...kept, version: versions.get(name.package) }];
    }),
  );
}

/** Gives access to the descriptions that `loadApis` has made, in any thread. */
export function openApis(overview: ApiOverview): ApiContext {
  return {
    ...overview,
    read: openShelf(overview.shelf),
    classOfAnchor: (packageName, anchor) => adapterFor(packageName).classOfAnchor?.(anchor),
  };
}

/** Makes a function that reads the descriptions on a shelf, as far as they are available. */
export function openShelf(shelf: ApiShelf): ApiContext['read'] {
  return (target) => {
    const kept = shelf[shelfKey(target)];
    const text = kept === undefined ? undefined : readKept(dirname(kept.file), basename(kept.file));
    return text === undefined ? undefined : ((JSON.parse(text) as ApiEntry | null) ?? undefined);
  };
}

async function makeMissing(project: Project, wanted: readonly ApiName[], shelf: ApiShelf): Promise<readonly ApiName[]> {
  const files = wanted.map((name) => shelf[shelfKey(name)]?.file ?? '');
  const texts = files.map((file) => readKept(dirname(file), basename(file)));
  const missing = [...wanted.keys()].filter((at) => texts[at] === undefined);
  if (missing.length > 0) {
    const asked = { wanted: missing.flatMap((at) => wanted[at] ?? []) };
    const found = await timed('types', () => askCompiler(project, asked));
    for (const [index, at] of missing.entries()) {
      const file = files[at] ?? '';
      // Missing exports are cached as well, so that the next run need not search for them again.
      const text = JSON.stringify(found[index] ?? null);
      writeKept(dirname(file), basename(file), text);
      texts[at] = text;
    }
  }
  return wanted.filter((_, at) => texts[at] === 'null');
}

/** Returns where the description of an export is cached, for one state of its package. */
function placeOf(folder: string, name: ApiName, state: string): KeptApi {
  const key = hashOf(`${state} ${shelfKey(name)}`);
  return { key, file: join(folder, cacheFile(`${name.package}.${name.name}`, key)) };
}
