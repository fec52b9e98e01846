import type { PageTree, ResolvedNode } from '../page-tree.ts';
import { findByPrefix } from '../pathname.ts';
import { didYouMeanPathname, nearestPathname } from '../nearest-pathname.ts';
import { defineRule } from './rule.ts';

export const pathnameOutsideSection = defineRule({
  code: 'pathname-outside-section',
  severity: 'warning',
  summary: 'A node’s pathname lies outside its section’s prefixes, and no other section serves it.',
  why: 'The section is found by the prefix of the address, so readers of the page would be shown the fallback navigation.',
  check(tree, report) {
    const outside = outsideNodes(tree);
    if (outside.size === 0) return;
    const nearest = nearestPathname(() => [...tree.pages.keys(), ...tree.files.keys()].filter((pathname) => ownerOf(tree)(pathname)));
    for (const { node, section } of tree.nodes) {
      if (node.kind === 'link' || !outside.has(node)) continue;
      const start = section.prefixes.map(({ value }) => `\`${value}\``).join(' or ');
      report({
        at: node.span,
        message: `The pathname \`${node.pathname}\` lies outside the section \`${section.id.value}\`, and no other section serves it.`,
        help: didYouMeanPathname(node.pathname, nearest) ?? `start it with ${start}, or write the whole https address of the page`,
      });
    }
  },
});

/** The nodes whose pathname no section’s prefix holds. Sections without prefixes keep theirs where they like. */
export function outsideNodes(tree: PageTree): ReadonlySet<ResolvedNode> {
  const isOwned = ownerOf(tree);
  const outside = new Set<ResolvedNode>();
  for (const { node, section } of tree.nodes) {
    if (node.kind === 'link' || node.written === undefined || section.prefixes.length === 0) continue;
    if (!isOwned(node.pathname) && !tree.unread.mayServe(node.pathname)) outside.add(node);
  }
  return outside;
}

function ownerOf(tree: PageTree): (pathname: string) => boolean {
  const owners = tree.sections.map(({ prefixes }) => ({ prefixes: prefixes.map(({ value }) => value) }));
  return (pathname) => findByPrefix(pathname, owners) !== undefined;
}
