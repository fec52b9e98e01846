import type { ResolvedNode, ResolvedSection } from '../page-tree.ts';
import type { NavNode, NavSection } from '../navigation.ts';
import { joinPathname, type Pathname } from '../address/pathname.ts';

/**
 * Gives every group without a pathname one of its own: below its parent and named after its title, with `-group` and a
 * number appended as long as the pathname is taken.
 */
export function namePathnames(sections: readonly NavSection[]): readonly ResolvedSection[] {
  const taken = new Set<string>();
  /** How often each name was requested, so that many groups with the same title take linear time. */
  const counts = new Map<string, number>();
  const collect = (nodes: readonly NavNode[]) => {
    for (const node of nodes) {
      if (node.kind === 'link') continue;
      if (node.pathname !== undefined) taken.add(node.pathname);
      if (node.kind !== 'page') collect(node.children);
    }
  };
  for (const section of sections) collect(section.nodes);

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

  const name = (nodes: readonly NavNode[], parent: string): readonly ResolvedNode[] =>
    nodes.map((node) => {
      if (node.kind === 'page' || node.kind === 'link') return node;
      const pathname = node.pathname ?? choose(parent, node.title);
      return { ...node, pathname, children: name(node.children, pathname) };
    });

  return sections.map((section) => ({
    ...section,
    nodes: name(section.nodes, section.prefixes[0]?.value ?? `/${section.id.value}`),
  }));
}

function toSegment(title: string): string {
  const segment = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return segment === '' ? 'group' : segment;
}
