import { pageFormat } from '../../engine/address/page-file.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { InputReader } from '../make/demos/source/inputs.ts';
import { demosOn, openDemoFiles } from '../make/demos/source/demo-pages.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { once, onceEach } from '../system/base/once.ts';
import { hashOf } from '../system/files/hash.ts';
import { readKnownPackages } from './blocks/export-names.ts';
import { NOTHING_KNOWN, type KnownPackages } from './blocks/lead-line.ts';
import type { CodeBlocks } from './blocks/read-code-blocks.ts';

/** A Markdown file, from the root, and the section of its page. */
interface BlockFile {
  readonly file: string;
  readonly section: string;
}

/** What packages export, by section. */
export type Former = ReadonlyMap<string, Pick<KnownPackages, 'exports'>>;

/** What blocks of pages are kept although a run has not asked for them. */
const SPARE = 5000;

/** Pages between two turns of the event loop. */
const TURN_EVERY = 16;

/**
 * Reads the code blocks of pages, by their files. They are kept as long as the file is the same, and what blocks of its
 * section may leave out. `former` is what packages exported before: it is missing where it is gone.
 */
export async function readBlocks(
  project: ScannedProject,
  manifest: RouteManifest,
  files: readonly BlockFile[],
  inputs: InputReader,
  former?: Former,
): Promise<{ readonly blocks: ReadonlyMap<string, CodeBlocks>; readonly known: Former }> {
  const { settings } = project;
  const fileOf = openDemoFiles(project, manifest);
  const known = await readKnownPackages(project, manifest, (route) =>
    demosOn(route).map(({ src }) => inputs.text(fileOf(route, src)) ?? ''),
  );
  const stateOf = onceEach((section: string) => {
    const { exports, installable } = known.get(section) ?? {};
    const before = former?.get(section)?.exports.keys();
    return hashOf(JSON.stringify([exports, installable, before].map((each) => [...(each ?? [])])));
  });
  const kept = project.cache.entries<CodeBlocks>('code-blocks.json', JSON.stringify(settings));
  const hashes = project.hashPages();
  // The parser of Markdown is a native module, which a run without changed pages never loads.
  const loadParser = once(() => import('./blocks/read-code-blocks.ts'));
  const blocks = new Map<string, CodeBlocks>();
  const seen = new Set<string>();
  for (const { file, section } of files) {
    const key = hashOf(`${file}\n${hashes.get(file) ?? ''}\n${stateOf(section)}`);
    seen.add(key);
    let found = kept.find(key);
    if (found === undefined) {
      const { readCodeBlocks } = await loadParser();
      const page = { file, text: project.readSource(file) ?? '', format: pageFormat(file), settings };
      found = readCodeBlocks(page, { ...NOTHING_KNOWN, ...known.get(section), before: former?.get(section)?.exports });
      kept.keep(key, found);
      // A turn of the event loop frees what the parser holds outside of the heap.
      if (seen.size % TURN_EVERY === 0) await new Promise(setImmediate);
    }
    blocks.set(file, found);
  }
  kept.save((key) => seen.has(key), SPARE);
  return { blocks, known };
}
