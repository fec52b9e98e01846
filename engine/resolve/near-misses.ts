import { nearestPathname } from '../address/nearest-pathname.ts';
import type { Near } from '../text/suggest.ts';
import type { Gap } from '../schema/gap.ts';
import type { PlacedNode, ServedPage, Unbound } from './page-tree.ts';
import { isAbsoluteUrl } from '../address/address.ts';
import { namedPathname } from '../address/page-file.ts';
import { isPlainPathname, parentPathname } from '../address/pathname.ts';
import { indexSections } from '../address/prefix-index.ts';
import type { PageFile } from '../model/project-input.ts';
import { indexSingle } from '../text/single.ts';
import { exclusionsOf } from './exclusion.ts';
import type { Unknown } from './unknown.ts';
import { isHidden } from '../schema/validate/unread-keys.ts';

interface Bindings {
  readonly nodes: readonly PlacedNode[];
  readonly pages: ReadonlyMap<string, ServedPage>;
  readonly files: ReadonlyMap<string, PageFile>;
  readonly unknown: Unknown;
  /** Pathnames that pages choose in their front matter, by those of their files. */
  readonly slugs: Readonly<Record<string, string>>;
}

/** Finds files without a page in the navigation. */
export function findOrphans(
  pages: ReadonlyMap<string, ServedPage>,
  files: ReadonlyMap<string, PageFile>,
): readonly PageFile[] {
  return Array.from(files.values()).filter(({ pathname }) => (pages.get(pathname)?.kind ?? 'section') === 'section');
}

/** Finds unwritten pages and orphaned files, and which of them probably belong together. */
export function findUnbound({ nodes, pages, files, unknown, slugs }: Bindings): Unbound {
  const unwritten = Array.from(pages.values()).filter((page) => isUnwritten(page) && !unknown.isContent(page.pathname));
  const orphans = findOrphans(pages, files);
  if (orphans.length === 0 && unwritten.length === 0) return { unwritten, orphans, misspelt: new Map() };
  const named = pairNamesOfFiles(unwritten, { files, orphans, slugs });
  const unnamed = unwritten.filter(({ pathname }) => !named.has(pathname));
  const spelled = pairMisspelt(unnamed, orphans);
  const spelledFiles = new Set(Array.from(spelled.values(), ({ value }) => value));
  const titled = pairTitles(
    unnamed.filter(({ pathname }) => !spelled.has(pathname)),
    orphans.filter(({ pathname }) => !spelledFiles.has(pathname)),
    nodes,
  );
  const misspelt = new Map([...spelled, ...titled, ...named]);
  const namedFiles = new Set(Array.from(named.values(), ({ value }) => value));
  const explained = new Set(
    Array.from(misspelt.values(), ({ value }) => value).filter((value) => !namedFiles.has(value)),
  );
  explainEmptyGroups(nodes, orphans, { misspelt, explained });
  const isExcluded = exclusionsOf(nodes);
  return {
    // The tab pages of a misspelled page are misspelled with it.
    unwritten: unwritten.filter(
      ({ kind, node }) => kind !== 'tab' || node === undefined || !misspelt.has(node.pathname),
    ),
    orphans: orphans.filter(
      ({ pathname }) =>
        !namedFiles.has(pathname) &&
        !isBelowOne(pathname, explained) &&
        !isExcluded(pathname) &&
        !unknown.isReached(pathname),
    ),
    misspelt,
  };
}

/**
 * Returns the gaps left by pathnames that are not plain paths: what page they mean is a guess, unless they resemble the
 * pathname of a file. A group's absolute address was meant for a link, whose title can be translated.
 */
export function gapsOfMalformed(nodes: readonly PlacedNode[], files: ReadonlyMap<string, PageFile>): readonly Gap[] {
  return nodes.flatMap(({ node, section }): Gap[] => {
    if (node.kind !== 'link' && node.written !== undefined && isAbsoluteUrl(node.written))
      return [{ names: [node.written], within: [] }];
    if (node.kind !== 'page' || isPlainPathname(node.written) || files.has(node.pathname)) return [];
    return [{ names: [], title: node.title, within: section.prefixes.map(({ value }) => value) }];
  });
}

/** Returns the gaps left by lost prefixes: the start of a section’s own pathnames shows what they most likely were. */
export function gapsOfPrefixes(nodes: readonly PlacedNode[]): readonly Gap[] {
  const owns = nodes.flatMap(({ node, section }) =>
    node.kind === 'link' || !isHidden(section, 'prefixes') ? [] : [`/${node.pathname.split('/', 2)[1] ?? ''}`],
  );
  return owns.length === 0 ? [] : [{ names: [], within: [], owns: [...new Set(owns)] }];
}

/**
 * Pairs pathnames written as a file name, such as `/a/b.md` or `/a/index`, or as that of a page with a slug, with the
 * page of that file.
 */
function pairNamesOfFiles(
  unwritten: readonly ServedPage[],
  { files, orphans, slugs }: Pick<Bindings, 'files' | 'slugs'> & { readonly orphans: readonly PageFile[] },
): ReadonlyMap<string, Near> {
  const free = new Set(orphans.map(({ pathname }) => pathname));
  return new Map(
    unwritten.flatMap(({ pathname }) => {
      const value = slugs[pathname] ?? namedPathname(pathname);
      return value !== pathname && files.has(value) ? [[pathname, { value, isClear: free.has(value) }] as const] : [];
    }),
  );
}

function pairMisspelt(unwritten: readonly ServedPage[], orphans: readonly PageFile[]): ReadonlyMap<string, Near> {
  const misspelt = new Map<string, Near>();
  const nearest = nearestPathname(() => orphans.map(({ pathname }) => pathname));
  const found = new Set<string>();
  for (const { pathname } of unwritten) {
    const orphan = nearest(namedPathname(pathname));
    if (orphan === undefined || found.has(orphan.value)) continue;
    misspelt.set(pathname, orphan);
    found.add(orphan.value);
  }
  return misspelt;
}

/**
 * Pairs pages and files by title: a file that was moved and renamed keeps its title and section. A title that is not
 * unique in its section proves nothing.
 */
function pairTitles(
  unwritten: readonly ServedPage[],
  orphans: readonly PageFile[],
  nodes: readonly PlacedNode[],
): ReadonlyMap<string, Near> {
  const sectionOf = indexSections([...new Set(nodes.map(({ section }) => section))]);
  const titled = <Item>(section: string | undefined, title: string | undefined, item: Item) =>
    section === undefined || title === undefined || title === ''
      ? []
      : [[`${section} ${title.toLowerCase()}`, item] as const];
  const pages = indexSingle(
    unwritten.flatMap((page) => (page.kind === 'page' ? titled(page.section, page.node?.title, page) : [])),
  );
  const files = indexSingle(
    orphans.flatMap((file) =>
      titled(sectionOf(file.pathname)?.id.value, file.facts.frontMatter.title ?? file.facts.heading, file),
    ),
  );
  return new Map(
    Array.from(pages).flatMap(([title, page]) => {
      const value = files.get(title)?.pathname;
      return page === undefined || value === undefined ? [] : [[page.pathname, { value, isClear: false }] as const];
    }),
  );
}

/** A group whose folder does not exist was most likely meant for one with a similar name. */
function explainEmptyGroups(
  nodes: readonly PlacedNode[],
  orphans: readonly PageFile[],
  { misspelt, explained }: { misspelt: Map<string, Near>; explained: Set<string> },
): void {
  const nearest = nearestPathname(() => new Set(orphans.flatMap(({ pathname }) => foldersOf(pathname))));
  for (const { node } of nodes) {
    if (
      (node.kind !== 'group' && node.kind !== 'subheader') ||
      node.generate?.from !== 'directory' ||
      node.children.length > 0
    )
      continue;
    const folder = nearest(node.pathname);
    if (folder === undefined) continue;
    misspelt.set(node.pathname, folder);
    explained.add(folder.value);
  }
}

function foldersOf(pathname: string): readonly string[] {
  const folders: string[] = [];
  for (let at = pathname.lastIndexOf('/'); at > 0; at = pathname.lastIndexOf('/', at - 1))
    folders.push(pathname.slice(0, at));
  return folders;
}

/** Returns whether a pathname or one of its ancestors is explained: a tab page, or a page of the folder. */
function isBelowOne(pathname: string, explained: ReadonlySet<string>): boolean {
  for (let at: string | undefined = pathname; at !== undefined; at = parentPathname(at))
    if (explained.has(at)) return true;
  return false;
}

function isUnwritten({ kind, file, tags, node }: ServedPage): boolean {
  if (file !== undefined || (kind !== 'page' && kind !== 'tab')) return false;
  return !tags.includes('planned') && !(node?.kind === 'page' && node.generated === 'api');
}
