import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ApiEntry, ApiName } from '../../site/api/api-data.ts';
import { findCacheFolder, hashOf, writeAtomically } from '../content-cache.ts';
import { BUILD } from '../version.ts';
import { compilerVersion, packageKey } from './describe-packages.ts';

/** Where the description of an export is kept, and a key that changes with it. */
export interface KeptApi {
  readonly file: string;
  readonly key: string;
}

/** Descriptions by package and name, `@mui/material Button`; what could not be described is not there. */
export type ApiShelf = Readonly<Record<string, KeptApi>>;

/** Makes the key of an export on the shelf. */
export function shelfKey({ package: name, name: member }: ApiName): string {
  return `${name} ${member}`;
}

/**
 * Finds the descriptions of exports that were made before, and makes the others, for which alone TypeScript is
 * loaded. What they are made from is part of their names in the cache, so an installed update makes new ones.
 */
export async function loadApis(root: string, wanted: readonly ApiName[]): Promise<ApiShelf> {
  if (wanted.length === 0) return {};
  const folder = join(findCacheFolder(root), 'api');
  const keys = packageKeys(root, wanted);
  const places = wanted.map((name): KeptApi => {
    const key = hashOf(`${keys.get(name.package)} ${shelfKey(name)}`);
    return { key, file: join(folder, `${name.name}.${key.slice(0, KEY_LENGTH)}.json`) };
  });
  const missing = wanted.filter((_, at) => !existsSync(places[at]?.file ?? ''));
  if (missing.length > 0) {
    const found = await extract(root, missing);
    for (const [at, name] of missing.entries()) {
      const place = places[wanted.indexOf(name)];
      // What is not there is kept as well, so that the next run need not look for it again.
      if (place) writeAtomically(folder, basename(place.file), JSON.stringify(found[at] ?? null));
    }
    removeOthers(folder, places);
  }
  return Object.fromEntries(wanted.flatMap((name, at) => (places[at] && isDescribed(places[at].file) ? [[shelfKey(name), places[at]] as const] : [])));
}

const KEY_LENGTH = 12;

const WORKER = fileURLToPath(new URL('./api-worker.js', import.meta.url));

function packageKeys(root: string, wanted: readonly ApiName[]): ReadonlyMap<string, string> {
  const extractor = `${extractorVersion()} ${compilerVersion()}`;
  return new Map([...new Set(wanted.map((name) => name.package))].map((name) => [name, `${extractor} ${packageKey(root, name)}`]));
}

/** The thread’s file names the chunk that extracts, and that name changes with what is in it. */
function extractorVersion(): string {
  return existsSync(WORKER) ? hashOf(readFileSync(WORKER)) : BUILD;
}

/** Of what nobody asks for any more, such as exports of former versions, nothing is kept. */
function removeOthers(folder: string, places: readonly KeptApi[]): void {
  const wanted = new Set(places.map(({ file }) => basename(file)));
  for (const name of readdirSync(folder)) if (!wanted.has(name)) rmSync(join(folder, name), { force: true });
}

function isDescribed(file: string): boolean {
  // The shortest description is far longer than the `null` of a missing one.
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 'null'.length;
}

/** In a thread where this is the built package; tests run the sources. */
function extract(root: string, wanted: readonly ApiName[]): Promise<readonly (ApiEntry | undefined)[]> {
  if (!existsSync(WORKER)) return import('./extract.ts').then(({ extractApis }) => extractApis(root, wanted));
  return new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { root, wanted }, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** MiB of heap for all that the compiler keeps of some hundred components; twice of what it was seen to need. */
const MAX_HEAP = 900;
