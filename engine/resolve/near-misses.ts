import { nearestPathname } from '../nearest-pathname.ts';
import type { LostNode, PlacedNode, ResolvedSection, ServedPage, Unread } from '../page-tree.ts';
import { isBelow, isPlainPathname } from '../pathname.ts';
import type { PageFile } from '../project-input.ts';

/** Pages of the navigation without a file, and files that no page of the navigation is bound to. */
export interface Unbound {
  /** Those whose pathname may be what is wrong are left out: other messages speak about them. */
  readonly unwritten: readonly ServedPage[];
  /** Those that are the page of something with a message of its own are left out. */
  readonly orphans: readonly PageFile[];
  /** Pathnames of unwritten pages that look like a misspelt orphan, and the orphan's: one cause, one message. */
  readonly misspelt: ReadonlyMap<string, string>;
}

interface Bindings {
  readonly nodes: readonly PlacedNode[];
  readonly sections: readonly ResolvedSection[];
  readonly pages: ReadonlyMap<string, ServedPage>;
  readonly files: ReadonlyMap<string, PageFile>;
  readonly unread: Unread;
}

/** Finds what did not come together, and what was probably meant to. */
export function findUnbound({ sections, nodes, pages, files, unread }: Bindings): Unbound {
  const unwritten = Array.from(pages.values()).filter((page) => isUnwritten(page) && !unread.hasContent(page.pathname));
  const orphans = Array.from(files.values()).filter(({ pathname }) => (pages.get(pathname)?.kind ?? 'section') === 'section');
  if (orphans.length === 0) return { unwritten, orphans, misspelt: new Map() };
  const misspelt = new Map(pairMisspelt(unwritten, orphans));
  const explained = new Set(misspelt.values());
  explainEmptyGroups(nodes, orphans, { misspelt, explained });
  const owners = new Map(sections.map((section) => [section.id.value, section.prefixes.map(({ value }) => value)]));
  const malformed = unwritten.flatMap(({ pathname, node, section }): LostNode[] =>
    node?.written === undefined || isPlainPathname(node.written) || misspelt.has(pathname) ? [] : [{ title: node.title, hadPathname: false, prefixes: owners.get(section) ?? [] }],
  );
  explainLost([...unread.nodes, ...malformed], orphans, explained);
  return {
    // The tab pages of a misspelt page have moved with it.
    unwritten: unwritten.filter(({ kind, node }) => kind !== 'tab' || node === undefined || !misspelt.has(node.pathname)),
    orphans: orphans.filter(({ pathname }) => !isExplained(pathname, explained)),
    misspelt,
  };
}

function pairMisspelt(unwritten: readonly ServedPage[], orphans: readonly PageFile[]): ReadonlyMap<string, string> {
  const misspelt = new Map<string, string>();
  const nearest = nearestPathname(() => orphans.map(({ pathname }) => pathname));
  const found = new Set<string>();
  for (const { pathname } of unwritten) {
    const orphan = nearest(pathname);
    if (orphan === undefined || found.has(orphan)) continue;
    misspelt.set(pathname, orphan);
    found.add(orphan);
  }
  return misspelt;
}

/** A group that is to be filled from a folder and finds none was most likely meant for one with a similar name. */
function explainEmptyGroups(
  nodes: readonly PlacedNode[],
  orphans: readonly PageFile[],
  { misspelt, explained }: { misspelt: Map<string, string>; explained: Set<string> },
): void {
  const nearest = nearestPathname(() => new Set(orphans.flatMap(({ pathname }) => foldersOf(pathname))));
  for (const { node } of nodes) {
    if ((node.kind !== 'group' && node.kind !== 'subheader') || node.generate?.from !== 'directory' || node.children.length > 0) continue;
    const folder = nearest(node.pathname);
    if (folder === undefined) continue;
    misspelt.set(node.pathname, folder);
    for (const { pathname } of orphans) if (isBelow(pathname, folder)) explained.add(pathname);
  }
}

function foldersOf(pathname: string): readonly string[] {
  const folders: string[] = [];
  for (let at = pathname.lastIndexOf('/'); at > 0; at = pathname.lastIndexOf('/', at - 1)) folders.push(pathname.slice(0, at));
  return folders;
}

/** Finds the pages of nodes that were lost: those of their title; and where as many are left as nodes, those. */
function explainLost(nodes: readonly LostNode[], orphans: readonly PageFile[], explained: Set<string>): void {
  const nameless: LostNode[] = [];
  for (const node of nodes) {
    const match = node.title === undefined ? undefined : orphans.find((file) => isNamed(file, node.title ?? '') && !explained.has(file.pathname));
    if (match) explained.add(match.pathname);
    else if (node.title === undefined || node.hadPathname) nameless.push(node);
  }
  for (const prefix of new Set(nameless.flatMap(({ prefixes }) => prefixes))) {
    const count = nameless.filter(({ prefixes }) => prefixes.includes(prefix)).length;
    const left = orphans.filter(({ pathname }) => isBelow(pathname, prefix) && !isExplained(pathname, explained));
    const tops = left.filter(({ pathname }) => !left.some((other) => other.pathname !== pathname && isBelow(pathname, other.pathname)));
    if (tops.length <= count) for (const { pathname } of tops) explained.add(pathname);
  }
}

function isNamed({ pathname, facts }: PageFile, title: string): boolean {
  const slug = plain(pathname.slice(pathname.lastIndexOf('/') + 1).replace(/^react-/, ''));
  return [slug, plain(facts.frontMatter.title ?? ''), plain(facts.heading ?? '')].includes(plain(title));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The page itself, or a tab page below it. */
function isExplained(pathname: string, explained: ReadonlySet<string>): boolean {
  return explained.has(pathname) || explained.has(pathname.slice(0, pathname.lastIndexOf('/')));
}

function isUnwritten({ kind, file, tags, node }: ServedPage): boolean {
  if (file !== undefined || (kind !== 'page' && kind !== 'tab')) return false;
  return !tags.includes('planned') && !(node?.kind === 'page' && node.generated === 'api');
}
