import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Project } from '../../../site/project/project.ts';
import { Failure } from '../../system/base/failure.ts';
import { keepText, type DemoFile } from '../../system/cache/demo-cache.ts';
import { readKept } from '../../system/cache/kept-file.ts';
import { hashOf } from '../../system/files/hash.ts';
import { foldersAbove } from '../../system/packages/repository.ts';
import { firstLine } from '../demos/bundle/said-by-tools.ts';
import { placesIn } from '../demos/problems/place.ts';
import { areUnchanged, stateOfFile, type FileState } from './file-state.ts';
import { featureCache } from './host.ts';
import type { Answered } from './module-job.ts';

/** What was bundled from a module, and the files that went into it. */
interface Bundled {
  readonly answer: DemoFile;
  readonly reads: readonly FileState[];
}

/**
 * Bundles the module of an island for browsers, by its path from the root, unless it is what it was. A mistake in its code
 * is the feature's.
 */
export async function addIsland(project: Project, path: string): Promise<Answered<DemoFile>> {
  try {
    return await bundle(project, path);
  } catch (error) {
    if (error instanceof Failure) throw error;
    return { failed: `its island cannot be bundled: ${describeBundling(project, error)}`, reads: [] };
  }
}

async function bundle(project: Project, path: string): Promise<Bundled> {
  const { root, tools } = project;
  const cache = featureCache(project);
  const key = JSON.stringify([path, tools.find('vite')?.version]);
  const name = `island.${hashOf(path)}.json`;
  const known = cache.read<Bundled>(name, key);
  if (
    known !== undefined &&
    areUnchanged(root, known.reads) &&
    readKept(cache.folder, known.answer.source) !== undefined
  )
    return known;
  const ids: string[] = [];
  const [chunk] = await tools.bundle({
    entry: `export * from ${JSON.stringify(join(root, path))};`,
    isExternal: () => false,
    conditions: ['module', 'browser', 'production'],
    platform: 'browser',
    output: { format: 'es', codeSplitting: false },
    minify: true,
    onRead: (id) => void (id.startsWith('\0') || ids.push(id)),
  });
  const bundled = {
    answer: keepText(cache.folder, basename(path, extname(path)), 'js', chunk?.code ?? ''),
    reads: [...new Set(ids.flatMap((id) => [id, manifestOf(id)]))].map((id) => stateOfFile(root, id)),
  };
  cache.keep(name, bundled, key);
  return bundled;
}

/** Returns the manifest of a module’s package, which decides where imports of it lead. */
function manifestOf(id: string): string {
  const files = foldersAbove(dirname(id)).map((folder) => join(folder, 'package.json'));
  return files.find(existsSync) ?? id;
}

/** Says what a bundler found wrong, and where. */
function describeBundling(project: Project, error: unknown): string {
  const { errors: [first = error] = [] } = error as { readonly errors?: readonly unknown[] };
  const said = stripVTControlCharacters(first instanceof Error ? first.message : String(first));
  const [place] = placesIn(said, project);
  const sentence = firstLine(said)
    .replace(/^\[[^\]]*\] /, '')
    .replace(/\.$/, '');
  return place === undefined ? sentence : `${sentence}, at ${place.file}:${place.line}:${place.column}`;
}

/** Adds the stylesheet of a feature, by its path from the root. */
export function addStyle(project: Project, feature: string, path: string): DemoFile {
  return keepText(featureCache(project).folder, feature, 'css', readFileSync(join(project.root, path), 'utf8'));
}
