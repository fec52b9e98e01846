import { join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { holdsLfsPointer } from '../system/files/lfs-pointer.ts';
import { lookThrough } from '../system/files/look-at.ts';
import { leadsToHidden } from '../system/files/follow-link.ts';
import type { IntakeSettings, PageFile } from '../../engine/index.ts';
import { contentPathname } from '../../engine/address/page-file.ts';
import type { PageHashes } from '../system/cache/page-facts.ts';
import { hashOf } from '../system/files/hash.ts';
import { readPages } from './read-pages.ts';

/**
 * Paths of changed files, from the project's root with `/` on every system; `undefined` if anything may have changed.
 */
export type Changes = ReadonlySet<string> | undefined;

/** Combines the changes of two periods. */
export function joinChanges(a: Changes, b: Changes): Changes {
  return a === undefined || b === undefined ? undefined : new Set([...a, ...b]);
}

/** The contents of the content folder. */
export interface Content {
  readonly pages: readonly ScannedPage[];
  readonly assets: readonly string[];
  readonly modules: readonly string[];
  /** Returns whether a page is readable text right now. */
  isText(path: string): boolean;
  hashAssets(): ReadonlyMap<string, string>;
  /** Fetches the facts of every page. */
  readFacts(): Promise<readonly PageFile[]>;
}

/** A Markdown file, with its hashes from when it was last read. */
export interface ScannedPage {
  readonly path: string;
  hashes: PageHashes;
}

/** The content folder when it was last read, for long-running commands. */
export interface HeldContent {
  /** From the project's root. */
  readonly folder: string;
  /** Settings that its pages were read with. */
  readonly settings: IntakeSettings;
  readonly content: Content;
}

/** Caches the contents of a content folder, including the facts of its pages once they are requested. */
export function holdContent({ content, ...held }: HeldContent): HeldContent {
  let facts: readonly PageFile[] | undefined;
  return { ...held, content: { ...content, readFacts: async () => (facts ??= await content.readFacts()) } };
}

/**
 * Reads only the changed files. `undefined` if that is not enough: a file was added or removed, or is no longer text.
 */
export async function lookAgain(
  project: Project,
  { folder, settings, content }: HeldContent,
  changes: ReadonlySet<string>,
): Promise<HeldContent | undefined> {
  const within = [...changes].filter((path) => path.startsWith(`${folder}/`));
  if (within.length === 0) return { folder, settings, content };
  const pages = new Map(content.pages.map((page, at) => [page.path, at]));
  const others = new Set([...content.modules, ...content.assets.map((pathname) => folder + pathname)]);
  const edited: string[] = [];
  for (const path of within) {
    const isFile = lookThrough(join(project.root, path))?.isFile();
    const isKnown = pages.has(path) || others.has(path);
    // Temporary files of editors are hidden, or gone by now.
    if (!isKnown && (isFile === undefined || leadsToHidden(path))) continue;
    if (!isKnown || isFile !== true) return undefined;
    if (pages.has(path)) edited.push(path);
    else if (holdsLfsPointer(join(project.root, path))) return undefined;
  }
  if (!edited.every((path) => content.isText(path))) return undefined;
  const read = await readPages(project, edited, { total: content.pages.length, shared: undefined, settings });
  const [scanned, facts] = [[...content.pages], [...(await content.readFacts())]];
  for (const [index, path] of edited.entries()) {
    const at = pages.get(path) ?? -1;
    const own = read[index];
    if (own === undefined) return undefined;
    scanned[at] = { path, hashes: { bytes: own.bytes, facts: hashOf(JSON.stringify(own.facts)) } };
    facts[at] = { path, pathname: contentPathname(path.slice(folder.length)), facts: own.facts };
  }
  return { folder, settings, content: { ...content, pages: scanned, readFacts: async () => facts } };
}
