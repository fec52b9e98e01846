import { findByPrefix, isBelow } from '../pathname.ts';
import { didYouMean } from '../suggest.ts';
import { defineRule } from './rule.ts';

export const pathnameOutsideSection = defineRule({
  code: 'pathname-outside-section',
  severity: 'warning',
  summary: 'A node’s pathname lies outside its section’s prefixes, and no other section serves it.',
  why: 'The section is found by the prefix of the address, so readers of the page would be shown the fallback navigation.',
  check(tree, report) {
    if (tree.unusable.length > 0) return;
    const owners = tree.sections.map((section) => ({ prefixes: section.prefixes.map(({ value }) => value) }));
    for (const { node, section } of tree.nodes) {
      if (node.kind === 'link' || node.written === undefined || section.prefixes.length === 0) continue;
      if (findByPrefix(node.pathname, owners) !== undefined) continue;
      const prefixes = section.prefixes.map(({ value }) => value);
      report({
        at: node.span,
        message: `The pathname \`${node.pathname}\` lies outside the section \`${section.id.value}\`, and no other section serves it.`,
        help: suggestion(node.pathname, prefixes, tree.pages.keys()),
      });
    }
  },
});

function suggestion(pathname: string, prefixes: readonly string[], known: Iterable<string>): string {
  const inside = [...known].filter((other) => prefixes.some((prefix) => isBelow(other, prefix)));
  const start = prefixes.map((prefix) => `\`${prefix}\``).join(' or ');
  return didYouMean(pathname, inside) ?? `start it with ${start}, or write the whole https address of the page`;
}
