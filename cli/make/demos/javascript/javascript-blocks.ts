import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../../../site/project/project.ts';
import type { IntakeSettings } from '../../../../engine/index.ts';
import { pageFormat } from '../../../../engine/address/page-file.ts';
import { findTypeScriptBlocks } from '../../../../site/markdown/read/typescript-blocks.ts';
import { convertSources } from './convert-sources.ts';

/** The blocks of a page that differ in JavaScript, by their source. */
export type JavaScriptBlocks = Readonly<Record<string, string>>;

/** Pages whose blocks are kept without having been asked for: a run may be for one page only. */
const SPARE = 1000;

/** Pages whose blocks are converted. */
interface BlockPages {
  /** Hashes of their bytes, by path. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Settings that they are read with. */
  readonly settings: IntakeSettings;
}

/** Converts the code blocks of pages to JavaScript. */
export async function prepareJavaScriptBlocks(
  project: Project,
  { hashes, settings }: BlockPages,
): Promise<ReadonlyMap<string, JavaScriptBlocks>> {
  const kept = project.cache
    .within('demos')
    .entries<JavaScriptBlocks>('javascript-blocks.json', JSON.stringify(settings));
  const keys = new Map(Array.from(hashes, ([path, hash]) => [path, `${hash}.${pageFormat(path)}`]));
  const missing = [...keys].filter(([, key]) => kept.find(key) === undefined);
  const blocks = missing.flatMap(([path, key]) =>
    findTypeScriptBlocks(readFileSync(join(project.root, path), 'utf8'), { format: pageFormat(path), settings }).map(
      (block) => ({ ...block, key }),
    ),
  );
  const converted = await convertSources(project, blocks);
  const fresh = new Map(missing.map(([, key]) => [key, {} as Record<string, string>]));
  for (const [at, { source, key }] of blocks.entries()) {
    const code = converted[at];
    const own = fresh.get(key);
    if (typeof code === 'string' && own !== undefined) own[source] = code.trimEnd();
  }
  for (const [key, own] of fresh) kept.keep(key, own);
  const wanted = new Set(keys.values());
  kept.save((key) => wanted.has(key), SPARE);
  return new Map(Array.from(keys, ([path, key]) => [path, kept.find(key) ?? {}]));
}
