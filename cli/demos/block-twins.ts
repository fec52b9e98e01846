import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findTypeScriptBlocks } from '../../site/markdown/typescript-blocks.ts';
import { findCacheFolder, writeAtomically } from '../content-cache.ts';
import { BUILD } from '../version.ts';
import { javascriptTwin } from './javascript-twin.ts';

/** The blocks of a page that are other words in JavaScript, by their source. */
export type BlockTwins = Readonly<Record<string, string>>;

interface Kept {
  readonly build: string;
  /** By the hash of the page's bytes. */
  readonly pages: Readonly<Record<string, BlockTwins>>;
}

const FILE = 'block-twins.json';

/** Translates the code blocks of pages into JavaScript; `hashes` are those of their bytes, by path. A page without such blocks is not in the answer. */
export async function prepareBlockTwins(root: string, hashes: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, BlockTwins>> {
  const folder = join(findCacheFolder(root), 'demos');
  const known = readKept(join(folder, FILE));
  const pages: Record<string, BlockTwins> = {};
  const found = new Map<string, BlockTwins>();
  let isChanged = false;
  for (const [path, hash] of hashes) {
    const kept = known[hash];
    isChanged ||= kept === undefined;
    const twins = (pages[hash] = kept ?? (await translateBlocks(readFileSync(join(root, path), 'utf8'))));
    if (Object.keys(twins).length > 0) found.set(path, twins);
  }
  if (isChanged) writeAtomically(folder, FILE, JSON.stringify({ build: BUILD, pages } satisfies Kept));
  return found;
}

async function translateBlocks(markdown: string): Promise<BlockTwins> {
  const twins: Record<string, string> = {};
  for (const { source, kind } of findTypeScriptBlocks(markdown)) {
    try {
      const twin = await javascriptTwin(source, kind);
      if (twin !== undefined) twins[source] = twin.trimEnd();
    } catch {
      // Part of a module, or a sketch of one: it stays as it was written.
    }
  }
  return twins;
}

function readKept(file: string): Kept['pages'] {
  try {
    const { build, pages } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return build === BUILD ? pages : {};
  } catch {
    return {};
  }
}
