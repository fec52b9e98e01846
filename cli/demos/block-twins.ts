import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFormat } from '../../engine/pathname.ts';
import { findTypeScriptBlocks } from '../../site/markdown/typescript-blocks.ts';
import { openEntries } from '../cache/entries.ts';
import { translate } from './translate.ts';

/** The blocks of a page that are other words in JavaScript, by their source. */
export type BlockTwins = Readonly<Record<string, string>>;

/** Translates the code blocks of pages into JavaScript; `hashes` are those of their bytes, by path. A page without such blocks is not in the answer. */
export async function prepareBlockTwins(root: string, folder: string, hashes: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, BlockTwins>> {
  const shard = openEntries<BlockTwins>(folder, 'block-twins.json');
  const missing = [...hashes].filter(([, hash]) => shard.find(hash) === undefined);
  const blocks = missing.flatMap(([path, hash]) => findTypeScriptBlocks(readFileSync(join(root, path), 'utf8'), { format: pageFormat(path) }).map((block) => ({ ...block, hash })));
  const twins = await translate(blocks);
  const fresh = new Map(missing.map(([, hash]) => [hash, {} as Record<string, string>]));
  for (const [at, { source, hash }] of blocks.entries()) {
    const twin = twins[at];
    const own = fresh.get(hash);
    if (typeof twin === 'string' && own !== undefined) own[source] = twin.trimEnd();
  }
  for (const [hash, own] of fresh) shard.keep(hash, own);
  const wanted = new Set(hashes.values());
  shard.save((hash) => wanted.has(hash));
  return new Map(Array.from(hashes, ([path, hash]) => [path, shard.find(hash) ?? {}] as const).filter(([, own]) => Object.keys(own).length > 0));
}
