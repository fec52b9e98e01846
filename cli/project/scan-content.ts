import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import type { IntakeSettings, UnreadableFile } from '../../engine/index.ts';
import { contentPathname } from '../../engine/address/page-file.ts';
import { openFactsCache, type FactsCache, type PageHashes } from '../system/cache/page-facts.ts';
import type { FileStamp } from '../system/cache/stamped-files.ts';
import { contentKind, walkContent } from './walk-content.ts';
import { hashOf } from '../system/files/hash.ts';
import { holdsLfsPointer } from '../system/files/lfs-pointer.ts';
import type { Content, ScannedPage } from './hold-content.ts';
import type { ReadPage } from './page-tasks.ts';
import type { PageThread } from './page-thread.ts';
import { readPages } from './read-pages.ts';

/** Returns whether a file of the content folder belongs to the selected sections. */
export type IsHere = (below: string, kind: ReturnType<typeof contentKind>) => boolean;

/** How to read a content folder. */
export interface ContentOptions {
  /** Settings that its pages are read with. */
  readonly settings: IntakeSettings;
  /** Collects what cannot be read. */
  readonly unreadable: UnreadableFile[];
  readonly thread?: PageThread | undefined;
  readonly share?: IsHere | undefined;
}

/** The result if no content folder could be found. */
export const NO_CONTENT: Content = {
  pages: [],
  assets: [],
  modules: [],
  isText: () => false,
  hashAssets: () => new Map(),
  readFacts: async () => [],
};

/** Looks at every file of the content folder, but reads only new or changed pages. */
export async function scanContent(project: Project, content: string, options: ContentOptions): Promise<Content> {
  const { settings, thread } = options;
  const cache = openFactsCache(project, JSON.stringify(settings));
  const { known, touched, assets, modules } = findFiles(project, content, { ...options, cache });
  const fetchFacts = factsFetcher(cache, (missing) =>
    readPages(project, missing, { total: known.length + touched.length, shared: thread, settings }),
  );
  const pages = [...known, ...hashTouched(touched, await fetchFacts(touched), cache)].toSorted((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  const save = () =>
    cache.save([
      ...pages.map(({ path, hashes }) => ({ path, bytes: hashes.bytes })),
      ...assets.map((pathname) => ({ path: content + pathname })),
    ]);
  save();
  return {
    pages,
    assets,
    modules,
    isText: (path) => project.files.readBytes(path, []) !== undefined,
    hashAssets() {
      const hashes = new Map(assets.map((pathname) => [pathname, hashAsset(project.root, content + pathname, cache)]));
      save();
      return hashes;
    },
    async readFacts() {
      const read = await fetchFacts(pages.map(({ path, hashes }) => ({ path, bytes: hashes.bytes })));
      save();
      return pages.flatMap((page, at) => {
        const own = read[at];
        if (own === undefined) return [];
        if (own.bytes !== page.hashes.bytes) page.hashes = hashesOf(own);
        return { path: page.path, pathname: contentPathname(page.path.slice(content.length)), facts: own.facts };
      });
    },
  };
}

interface TouchedPage extends PageBytes {
  readonly stamp: FileStamp;
}

/** A page and the hash of its bytes. */
interface PageBytes {
  readonly path: string;
  readonly bytes: string;
}

/** Walks through the content folder. */
function findFiles(
  project: Project,
  content: string,
  { cache, share, unreadable }: ContentOptions & { readonly cache: FactsCache },
) {
  /** Pages that have not changed since they were last read. */
  const known: ScannedPage[] = [];
  /** Pages that may have changed. */
  const touched: TouchedPage[] = [];
  const assets: string[] = [];
  const modules: string[] = [];
  for (const below of walkContent(project, content, unreadable)) {
    const path = `${content}${below}`;
    const kind = contentKind(below);
    if (share?.(below, kind) === false) continue;
    if (kind === 'module') modules.push(path);
    if (kind === 'asset') {
      if (holdsLfsPointer(`${project.root}/${path}`)) unreadable.push({ path, cause: 'pointer', size: 0 });
      else assets.push(below);
    }
    if (kind !== 'page') continue;
    const stamp = statSync(`${project.root}/${path}`);
    const hashes = cache.findHashes(path, stamp);
    if (hashes !== undefined) {
      known.push({ path, hashes });
      continue;
    }
    const bytes = project.files.readBytes(path, unreadable);
    if (bytes !== undefined) touched.push({ path, stamp, bytes: hashOf(bytes) });
  }
  return { known, touched, assets, modules };
}

/**
 * Makes a function that fetches the facts of pages, in order, from the cache or else from the file, which may have been
 * edited in the meantime.
 */
function factsFetcher(cache: FactsCache, read: (paths: readonly string[]) => Promise<readonly ReadPage[]>) {
  return async (pages: readonly PageBytes[]): Promise<readonly ReadPage[]> => {
    const found = pages.map(({ path, bytes }) => cache.findFacts(path, bytes));
    const missing = pages.flatMap(({ path }, at) => (found[at] === undefined ? path : []));
    const fetched = missing.length === 0 ? [] : await read(missing);
    for (const [at, { bytes, facts }] of fetched.entries()) {
      const path = missing[at];
      if (path !== undefined) cache.keepFacts(path, bytes, facts);
    }
    const rest = fetched.values();
    return pages.flatMap(({ bytes }, at) => {
      const facts = found[at];
      return facts === undefined ? (rest.next().value ?? []) : { bytes, facts };
    });
  };
}

/**
 * Computes the hashes of pages that may have changed, and caches those of pages that were not edited in the meantime.
 */
function hashTouched(
  touched: readonly TouchedPage[],
  read: readonly ReadPage[],
  cache: FactsCache,
): readonly ScannedPage[] {
  return touched.flatMap(({ path, stamp, bytes }, at) => {
    const own = read[at];
    if (own === undefined) return [];
    const hashes = hashesOf(own);
    if (own.bytes === bytes) cache.keepHashes(path, stamp, hashes);
    return { path, hashes };
  });
}

function hashesOf({ bytes, facts }: ReadPage): PageHashes {
  return { bytes, facts: hashOf(JSON.stringify(facts)) };
}

/** Hashes an asset's bytes: after a checkout, other bytes may have the same size and time. */
function hashAsset(root: string, path: string, cache: FactsCache): string {
  const stamp = statSync(join(root, path));
  const known = cache.findHashes(path, stamp);
  if (known !== undefined) return known.bytes;
  const bytes = hashOf(readFileSync(join(root, path)));
  cache.keepHashes(path, stamp, { bytes, facts: '' });
  return bytes;
}
