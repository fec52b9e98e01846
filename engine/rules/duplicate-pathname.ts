import type { PlacedNode } from '../page-tree.ts';
import { joinPathname } from '../pathname.ts';
import type { Span } from '../source.ts';
import { defineRule } from './rule.ts';

export const duplicatePathname = defineRule({
  code: 'duplicate-pathname',
  severity: 'error',
  summary: 'Two nodes of one page tree have the same pathname.',
  why: 'Only one page can be served at a pathname; the sidebar would mark both entries as current, and previous and next would lead in circles.',
  check(tree, report) {
    const taken = new Map<string, Span>();
    for (const placed of tree.nodes) {
      for (const { pathname, span } of addressesOf(placed)) {
        const key = `${placed.section.id.value} ${pathname}`;
        const first = taken.get(key);
        if (first === undefined) taken.set(key, span);
        else {
          report({
            at: span,
            // The message is the specification's (section 8).
            message: `Duplicated pathname ${pathname} in pages`,
            help: 'remove one of them, or give it a pathname of its own',
            related: [{ message: 'first node at this pathname', at: first }],
          });
        }
      }
    }
  },
});

function addressesOf({ node }: PlacedNode): readonly { pathname: string; span: Span }[] {
  if (node.kind === 'link') return [];
  // A group without a pathname was given a free one.
  if (node.kind !== 'page') return node.written === undefined ? [] : [{ pathname: node.pathname, span: node.span }];
  if (node.hash !== undefined) return [{ pathname: `${node.pathname}#${node.hash}`, span: node.span }];
  const tabs = node.tabs.flatMap(({ segment, span }) => (segment === undefined ? [] : [{ pathname: joinPathname(node.pathname, segment), span }]));
  return [{ pathname: node.pathname, span: node.span }, ...tabs];
}
