import type { PlacedNode, ResolvedSection } from '../../resolve/page-tree.ts';
import { joinPathname } from '../../address/pathname.ts';
import type { Span } from '../../text/source.ts';
import { defineRule } from './rule.ts';

export const duplicatePathname = defineRule({
  code: 'duplicate-pathname',
  severity: 'error',
  summary: 'Two nodes of one page tree have the same pathname.',
  why: 'Only one page can be served at a pathname; the sidebar would mark both entries as current, and the links to the previous and next page would go in circles.',
  check(tree, report) {
    let section: ResolvedSection | undefined;
    let taken = new Map<string, Span>();
    for (const placed of tree.nodes) {
      if (placed.section !== section) taken = new Map();
      ({ section } = placed);
      forEachAddress(placed, tree.unknown.isBroken(section.file), (pathname, span) => {
        const first = taken.get(pathname);
        if (first === undefined) taken.set(pathname, span);
        else {
          report({
            at: span,
            // The specification prescribes this message (section 8).
            message: `Duplicated pathname ${pathname} in pages`,
            help: 'remove one of them, or give it a pathname of its own',
            related: [{ message: 'first node at this pathname', at: first }],
          });
        }
      });
    }
  },
});

function forEachAddress({ node }: PlacedNode, isBroken: boolean, visit: (pathname: string, span: Span) => void): void {
  // A group without a pathname got a free one.
  if (node.kind === 'link' || node.written === undefined) return;
  if (node.kind === 'page' && node.hash !== undefined) return visit(`${node.pathname}#${node.hash}`, node.span);
  visit(node.pathname, node.span);
  if (node.kind !== 'page') return;
  let hasOwnTab = false;
  for (const { segment, span } of node.tabs) {
    if (segment !== undefined) visit(joinPathname(node.pathname, segment), span);
    // The first tab without a segment is the page itself; a mistake may have hidden that of another.
    else if (hasOwnTab && !isBroken) visit(node.pathname, span);
    hasOwnTab ||= segment === undefined;
  }
}
