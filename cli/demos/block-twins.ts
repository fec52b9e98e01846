import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFormat } from '../../engine/pathname.ts';
import { findTypeScriptBlocks } from '../../site/markdown/typescript-blocks.ts';
import { keepValue, readKeptValue } from '../kept-file.ts';
import { BUILD } from '../version.ts';
import { translate } from './translate.ts';

/** The blocks of a page that are other words in JavaScript, by their source. */
export type BlockTwins = Readonly<Record<string, string>>;

interface Kept {
  readonly build: string;
  /** By the hash of the page's bytes. */
  readonly pages: Readonly<Record<string, BlockTwins>>;
}

const FILE = 'block-twins.json';

/** Translates the code blocks of pages into JavaScript; `hashes` are those of their bytes, by path. A page without such blocks is not in the answer. */
export async function prepareBlockTwins(root: string, folder: string, hashes: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, BlockTwins>> {
  const kept = readKeptValue<Kept>(folder, FILE);
  const known = kept?.build === BUILD ? kept.pages : {};
  const missing = [...hashes].filter(([, hash]) => known[hash] === undefined);
  const blocks = missing.flatMap(([path, hash]) => findTypeScriptBlocks(readFileSync(join(root, path), 'utf8'), { format: pageFormat(path) }).map((block) => ({ ...block, hash })));
  const twins = await translate(blocks);
  const fresh: Record<string, Record<string, string>> = Object.fromEntries(missing.map(([, hash]) => [hash, {}]));
  for (const [at, { source, hash }] of blocks.entries()) {
    const twin = twins[at];
    if (typeof twin === 'string') (fresh[hash] ??= {})[source] = twin.trimEnd();
  }
  const pages = Object.fromEntries(Array.from(hashes.values(), (hash) => [hash, fresh[hash] ?? known[hash] ?? {}]));
  if (missing.length > 0) keepValue(folder, FILE, { build: BUILD, pages } satisfies Kept);
  return new Map(Array.from(hashes, ([path, hash]): [string, BlockTwins] => [path, pages[hash] ?? {}]).filter(([, own]) => Object.keys(own).length > 0));
}
