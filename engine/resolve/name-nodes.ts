import type { ResolvedNode, ResolvedSection } from './page-tree.ts';
import type { NavNode, NavSection } from '../model/navigation.ts';
import { isBelow, joinPathname, type Pathname } from '../address/pathname.ts';
import type { PageFile } from '../model/project-input.ts';
import { deriveTitle } from '../text/title.ts';
import { nodesIn } from '../model/find-in-nodes.ts';

/**
 * Gives every group without a pathname one of its own: the path that its pages share, or below it, named after its
 * title, if that path belongs to something else, with `-group` and a number appended as long as the pathname is taken.
 */
export function namePathnames(sections: readonly NavSection[]): readonly ResolvedSection[] {
  const taken = new Set<string>();
  /** How often each name was requested, so that many groups with the same title take linear time. */
  const counts = new Map<string, number>();
  for (const { nodes, prefixes } of sections) {
    for (const node of nodesIn(nodes))
      if (node.kind !== 'link' && node.pathname !== undefined) taken.add(node.pathname);
    for (const { value } of prefixes) taken.add(value);
  }

  const choose = (parent: string, title: string): Pathname => {
    const plain = joinPathname(parent, toSegment(title));
    let choice = plain;
    let count = counts.get(plain) ?? 1;
    for (; taken.has(choice); count++) {
      choice = `${plain}-group${count === 1 ? '' : `-${count}`}` as Pathname;
    }
    counts.set(plain, count);
    taken.add(choice);
    return choice;
  };

  /**
   * The path that the pages of a group share, unless it is that of a section, a page or another group; else a name of
   * its own, in the group around it unless its pages are elsewhere.
   */
  const derive = (children: readonly NavNode[], parent: string, title: string): Pathname => {
    const shared = sharedPath(children);
    if (shared === undefined) return choose(parent, title);
    if (taken.has(shared)) return choose(isBelow(parent, shared) ? parent : shared, title);
    taken.add(shared);
    return shared;
  };

  const name = (nodes: readonly NavNode[], parent: string): readonly ResolvedNode[] =>
    nodes.map((node) => {
      if (node.kind === 'page' || node.kind === 'link') return node;
      const pathname = node.pathname ?? derive(node.children, parent, node.title);
      return { ...node, pathname, children: name(node.children, pathname) };
    });

  return sections.map((section) => ({
    ...section,
    nodes: name(section.nodes, section.prefixes[0]?.value ?? `/${section.id.value}`),
  }));
}

/** Returns the path above all pages of a group; `undefined` if they share none, or if there are none. */
function sharedPath(nodes: readonly NavNode[]): Pathname | undefined {
  let shared: readonly string[] | undefined;
  const visit = (node: NavNode) => {
    if (node.kind === 'link' || (node.kind === 'page' && node.hash !== undefined)) return;
    if (node.pathname === undefined) {
      if (node.kind !== 'page') node.children.forEach(visit);
      return;
    }
    const above = node.pathname.split('/').slice(0, -1);
    const end = shared?.findIndex((segment, at) => segment !== above[at]) ?? -1;
    shared = shared === undefined ? above : end < 0 ? shared : shared.slice(0, end);
  };
  nodes.forEach(visit);
  return shared === undefined || shared.length < 2 ? undefined : (shared.join('/') as Pathname);
}

function toSegment(title: string): string {
  const segment = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return segment === '' ? 'group' : segment;
}

/**
 * Gives every page and group without a title in the tree the one of its file: its label for the sidebar, its title in
 * front matter, its first heading. What has none of these keeps the title from its pathname.
 */
export function titlePages(nodes: readonly NavNode[], files: ReadonlyMap<string, PageFile>): readonly NavNode[] {
  return nodes.map((node) => {
    if (node.kind === 'link') return node;
    const file = node.isTitled || node.kind === 'subheader' ? undefined : files.get(node.pathname ?? '');
    const isPlace = node.kind === 'page' && node.hash !== undefined;
    const title = file === undefined || isPlace ? node.title : titleOf(file);
    if (node.kind === 'page') return title === node.title ? node : { ...node, title };
    return { ...node, title, children: titlePages(node.children, files) };
  });
}

/** Returns how a page is called in lists of pages. */
export function titleOf({ facts: { frontMatter, heading }, pathname }: PageFile): string {
  return frontMatter.sidebar_label ?? frontMatter.title ?? heading ?? deriveTitle(pathname);
}
