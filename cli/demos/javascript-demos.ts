import { openEntries } from '../cache/entries.ts';
import { hashOf } from '../hash.ts';
import { convertSources } from './convert-sources.ts';

/** Converts demos to JavaScript; what is the same in both is not in the answer. */
export async function prepareJavaScriptDemos(
  folder: string,
  sources: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  // By the hash of the source; `null` for a demo that is the same in JavaScript.
  const kept = openEntries<string | null>(folder, 'javascript-demos.json');
  const hashes = new Map(sources.map((source) => [source, hashOf(source)]));
  const missing = [...hashes].filter(([, hash]) => kept.find(hash) === undefined);
  const made = await convertSources(missing.map(([source]) => ({ source, kind: 'tsx' })));
  for (const [at, [, hash]] of missing.entries()) kept.keep(hash, made[at] ?? null);
  const wanted = new Set(hashes.values());
  kept.save((hash) => wanted.has(hash));
  return new Map(
    Array.from(hashes).flatMap(([source, hash]) => {
      const code = kept.find(hash);
      return typeof code === 'string' ? [[source, code] as const] : [];
    }),
  );
}
