import type { PageTree, PlacedNode, ResolvedNode } from '../../resolve/page-tree.ts';
import { nearestPathname } from '../../address/nearest-pathname.ts';
import { namedPathname } from '../../address/page-file.ts';
import { isPlainPathname } from '../../address/pathname.ts';
import { meantAddress } from './meant.ts';
import { defineTreeRule } from './rule.ts';
import { inWords } from '../../text/suggest.ts';
import { addTo } from '../../text/gather.ts';

export const pathnameOutsideSection = defineTreeRule({
  code: 'pathname-outside-section',
  severity: 'warning',
  needsAll: true,
  summary: 'A node’s pathname is outside its section’s prefixes, and no other section serves it.',
  why: 'The section is found by the prefix of the address, so readers of the page would see the fallback navigation.',
  check(tree, report) {
    const outside = outsideNodes(tree);
    if (outside.size === 0) return;
    const nearest = nearestPathname(() =>
      [...tree.pages.keys(), ...tree.files.keys()].filter((pathname) => tree.findOwner(pathname) !== undefined),
    );
    const strays = new Map<string, PlacedNode[]>();
    for (const placed of tree.nodes) {
      const { node, section } = placed;
      if (node.kind === 'link' || !outside.has(node) || (node.kind === 'page' && node.generated !== undefined))
        continue;
      const near = nearest(namedPathname(node.pathname));
      // If that page is listed already, the pathname was mistyped, but what it should be is unknown.
      if (near !== undefined)
        report({
          at: node.span,
          message: message(placed),
          ...meantAddress({ ...near, isClear: near.isClear && !tree.pages.has(near.value) }, node.written ?? '', ''),
        });
      else addTo(strays, `${section.id.value} /${node.pathname.split('/', 2)[1] ?? ''}`, placed);
    }
    // Many pathnames with the same start lack a prefix: one cause, one message.
    for (const [folder, placed] of strays) {
      const start = folder.slice(folder.indexOf('/'));
      const isMany = placed.length >= MANY;
      for (const { node, section } of isMany ? placed.slice(0, 1) : placed) {
        const prefixes = section.prefixes.slice(0, MANY).map(({ value }) => value);
        report({
          at: node.span,
          message: isMany
            ? `${placed.length} pathnames below \`${start}\` are outside the section \`${section.id.value}\`, and no other section serves them.`
            : message({ node, section }),
          help: isMany
            ? `add \`${start}\` to \`prefixes\``
            : `start it with ${inWords(prefixes, 'or')}, or write the full https address of the page`,
        });
      }
    }
  },
});

const MANY = 3;

function message({ node, section }: Pick<PlacedNode, 'node' | 'section'>): string {
  return `The pathname \`${node.kind === 'link' ? node.href : node.pathname}\` is outside the section \`${section.id.value}\`, and no other section serves it.`;
}

/**
 * Finds the nodes whose pathname is in none of the section’s prefixes. Sections without prefixes have a finding of
 * their own, so their pages are not outside other sections either.
 */
export function outsideNodes(tree: PageTree): ReadonlySet<ResolvedNode> {
  const outside = new Set<ResolvedNode>();
  const unserved = new Set(
    tree.nodes.flatMap(({ node, section }) =>
      node.kind !== 'link' && section.prefixes.length === 0 && section.id.value !== tree.fallback
        ? [node.pathname]
        : [],
    ),
  );
  for (const { node, section } of tree.nodes) {
    if (
      node.kind === 'link' ||
      node.written === undefined ||
      section.prefixes.length === 0 ||
      // A prefix that is not a path has a finding of its own.
      section.prefixes.some(({ value }) => value !== '/' && (!isPlainPathname(value) || value.includes('#')))
    )
      continue;
    if (!unserved.has(node.pathname) && tree.findOwner(node.pathname) === undefined) outside.add(node);
  }
  return outside;
}
