import { openEntries } from '../cache/entries.ts';
import { hashOf } from '../hash.ts';
import { translate } from './translate.ts';

/** Translates demos into JavaScript; what is the same in both is not in the answer. */
export async function prepareDemoTwins(folder: string, sources: readonly string[]): Promise<ReadonlyMap<string, string>> {
  // By the hash of the source; `null` for a demo that is the same in JavaScript.
  const shard = openEntries<string | null>(folder, 'demo-twins.json');
  const hashes = new Map(sources.map((source) => [source, hashOf(source)]));
  const missing = [...hashes].filter(([, hash]) => shard.find(hash) === undefined);
  const made = await translate(missing.map(([source]) => ({ source, kind: 'tsx' })));
  for (const [at, [, hash]] of missing.entries()) shard.keep(hash, made[at] ?? null);
  const wanted = new Set(hashes.values());
  shard.save((hash) => wanted.has(hash));
  return new Map(Array.from(hashes).flatMap(([source, hash]) => {
    const twin = shard.find(hash);
    return typeof twin === 'string' ? [[source, twin] as const] : [];
  }));
}
