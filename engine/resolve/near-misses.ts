import { nearestPathname } from '../address/nearest-pathname.ts';
import type { Near } from '../text/suggest.ts';
import type { PlacedNode, ServedPage, Unbound, PageTree } from './page-tree.ts';
import { namedPathname } from '../address/page-file.ts';
import { isPlainPathname, pathnamesUp } from '../address/pathname.ts';
import type { PageFile } from '../model/project-input.ts';
import { exclusionsOf } from './generated-pages.ts';

type Bindings = Pick<PageTree, 'nodes' | 'pages' | 'files' | 'isContentKnown' | 'slugs'>;

/** Finds unwritten pages and orphaned files, and which of them probably belong together. */
export function findUnbound({ nodes, pages, files, slugs, isContentKnown }: Bindings): Unbound {
  const unwritten = isContentKnown ? Array.from(pages.values()).filter(isUnwritten) : [];
  const orphans = Array.from(files.values()).filter(({ pathname }) => !pages.has(pathname));
  if (orphans.length === 0 && unwritten.length === 0) return { unwritten, orphans, misspelt: new Map() };
  const named = pairNamesOfFiles(unwritten, { files, orphans, slugs });
  const unnamed = unwritten.filter(({ pathname }) => !named.has(pathname));
  const spelled = pairMisspelt(unnamed, orphans);
  const misspelt = new Map([...spelled, ...named]);
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
    // What is below an explained pathname is a tab page, or a page of the folder.
    orphans: orphans.filter(
      ({ pathname }) =>
        !namedFiles.has(pathname) && !pathnamesUp(pathname).some((at) => explained.has(at)) && !isExcluded(pathname),
    ),
    misspelt,
  };
}

/** Returns the section files with pathnames that are not plain paths: what page they mean is a guess. */
export function malformedIn(nodes: readonly PlacedNode[], files: ReadonlyMap<string, PageFile>): ReadonlySet<string> {
  const isMalformed = ({ node }: PlacedNode) =>
    node.kind !== 'link' && node.written !== undefined && !isPlainPathname(node.written) && !files.has(node.pathname);
  return new Set(nodes.filter(isMalformed).map(({ section }) => section.file));
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

/** A group whose folder does not exist was most likely meant for one with a similar name. */
function explainEmptyGroups(
  nodes: readonly PlacedNode[],
  orphans: readonly PageFile[],
  { misspelt, explained }: { misspelt: Map<string, Near>; explained: Set<string> },
): void {
  const nearest = nearestPathname(() => new Set(orphans.flatMap(({ pathname }) => pathnamesUp(pathname).slice(1, -1))));
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

function isUnwritten({ kind, file, tags, node }: ServedPage): boolean {
  if (file !== undefined || (kind !== 'page' && kind !== 'tab')) return false;
  if (tags.includes('planned') || tags.includes('draft')) return false;
  if (node?.kind !== 'page') return true;
  const isModule = node.module !== undefined && kind === 'page';
  return !isModule && node.generated !== 'api' && node.generated !== 'feature';
}
