import { joinPathname, type Pathname } from '../address/pathname.ts';
import type { PageFile } from '../model/project-input.ts';
import type { PlacedNode, ResolvedNode } from './page-tree.ts';
import type { NavPage } from '../model/navigation.ts';

/** Lists where a page and its tabs are. */
export function pathnamesOf({ pathname, tabs }: NavPage): readonly Pathname[] {
  return [pathname, ...tabs.map(({ segment = '' }) => joinPathname(pathname, segment))];
}

/** Returns whether the front matter of a file marks its page as a draft. */
export function isMarked(file: PageFile | undefined): boolean {
  return file?.facts.frontMatter.draft === true;
}

/** Finds the pathnames of drafts: those that their files or the navigation mark, with all that is below a group. */
export function findDrafts(nodes: readonly PlacedNode[], files: ReadonlyMap<string, PageFile>): ReadonlySet<string> {
  const named = nodes.flatMap(({ node, ancestors }) => {
    const isNamed = [node, ...ancestors].some(({ tags }) => tags.includes('draft'));
    if (!isNamed && !(node.kind === 'page' && isMarked(files.get(node.pathname)))) return [];
    if (node.kind !== 'page') return node.kind === 'link' ? node.href : node.pathname;
    return pathnamesOf(node);
  });
  return new Set([...named, ...Array.from(files.values()).flatMap((file) => (isMarked(file) ? file.pathname : []))]);
}

/** Leaves out drafts, and groups that have nothing else; if they are shown, only marks the pages. */
export function settleDrafts(nodes: Nodes, drafts: ReadonlySet<string>, isShown: boolean): Nodes {
  return nodes.flatMap((node): Nodes => {
    const isDraft = node.tags.includes('draft') || (node.kind === 'page' && drafts.has(node.pathname));
    if (isDraft && !isShown) return [];
    if (node.kind === 'link') return [node];
    if (node.kind === 'page') {
      const tabs = node.tabs.filter(({ segment = '' }) => isShown || !drafts.has(joinPathname(node.pathname, segment)));
      return [{ ...node, tabs, tags: isDraft ? [...new Set([...node.tags, 'draft' as const])] : node.tags }];
    }
    const children = settleDrafts(node.children, drafts, isShown);
    return children.length === 0 && node.children.length > 0 ? [] : [{ ...node, children }];
  });
}

type Nodes = readonly ResolvedNode[];
