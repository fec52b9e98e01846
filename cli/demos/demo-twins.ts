import { hashOf } from '../content-cache.ts';
import { keepValue, readKeptValue } from '../kept-file.ts';
import { BUILD } from '../version.ts';
import { translate } from './translate.ts';

interface Kept {
  readonly build: string;
  /** By the hash of the source; `null` for a demo that is the same in JavaScript. */
  readonly twins: Readonly<Record<string, string | null>>;
}

const FILE = 'demo-twins.json';

/** Translates demos into JavaScript; what is the same in both is not in the answer. */
export async function prepareDemoTwins(folder: string, sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const kept = readKeptValue<Kept>(folder, FILE);
  const known = kept?.build === BUILD ? kept.twins : {};
  const hashes = sources.map((source) => hashOf(source));
  const missing = sources.filter((_, at) => known[hashes[at] ?? ''] === undefined);
  const made = await translate(missing.map((source) => ({ source, kind: 'tsx' })));
  const fresh = new Map(missing.map((source, at) => [source, made[at] ?? null]));
  const twins = sources.map((source, at) => fresh.get(source) ?? known[hashes[at] ?? ''] ?? null);
  if (missing.length > 0) keepValue(folder, FILE, { build: BUILD, twins: Object.fromEntries(twins.map((twin, at) => [hashes[at] ?? '', twin])) } satisfies Kept);
  return new Map(twins.flatMap((twin, at) => (twin === null ? [] : [[sources[at] ?? '', twin] as const])));
}
