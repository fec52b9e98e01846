import type { ResolvedSection } from '../page-tree.ts';
import { isBelow } from '../pathname.ts';
import { defineRule } from './rule.ts';

export const overlappingPrefixes = defineRule({
  code: 'overlapping-prefixes',
  severity: 'error',
  summary: 'Two sections have the same prefix.',
  why: 'The section of a page is found by its prefix; with two owners it would depend on the order of files.',
  check(tree, report) {
    const seen: Prefix[] = [];
    for (const prefix of prefixesOf(tree.sections)) {
      const other = seen.find(({ value }) => value === prefix.value);
      if (other) {
        report({
          at: prefix.span,
          message: `The prefix \`${prefix.value}\` is already taken by the section \`${other.section}\`.`,
          help: 'give one of the two sections another prefix',
          related: [{ message: `the prefix in \`${other.section}\``, at: other.span }],
        });
      }
      seen.push(prefix);
    }
  },
});

export const nestedPrefix = defineRule({
  code: 'nested-prefix',
  severity: 'warning',
  summary: 'A section’s prefix lies below another section’s prefix.',
  why: 'The longer prefix wins, so pages of the outer section below it would be shown with the inner section’s navigation.',
  check(tree, report) {
    const all = prefixesOf(tree.sections);
    for (const inner of all) {
      const outer = all.find(({ value, section }) => section !== inner.section && value !== inner.value && value !== '/' && isBelow(inner.value, value));
      if (outer === undefined) continue;
      report({
        at: inner.span,
        message: `The prefix \`${inner.value}\` lies below \`${outer.value}\`, a prefix of the section \`${outer.section}\`.`,
        help: 'keep the prefixes of sections apart',
        related: [{ message: `the outer prefix in \`${outer.section}\``, at: outer.span }],
      });
    }
  },
});

type Prefix = ResolvedSection['prefixes'][number] & { readonly section: string };

function prefixesOf(sections: readonly ResolvedSection[]): readonly Prefix[] {
  return sections.flatMap(({ id, prefixes }) => prefixes.map((prefix) => ({ ...prefix, section: id.value })));
}
