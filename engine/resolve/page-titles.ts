import type { NavNode } from '../model/navigation.ts';
import type { PageFile } from '../model/project-input.ts';
import { deriveTitle } from '../text/title.ts';

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
