import type { ResolvedSection } from '../../resolve/page-tree.ts';
import type { NavPrefix } from '../../model/navigation.ts';
import { pathnamesUp } from '../../address/pathname.ts';
import { defineTreeRule } from './rule.ts';
import { notingFirst } from '../../text/gather.ts';

export const overlappingPrefixes = defineTreeRule({
  code: 'overlapping-prefixes',
  severity: 'error',
  summary: 'A prefix is listed twice.',
  why: 'A page’s section is found by its prefix; with two owners, it would depend on the order of the files.',
  check(tree, report) {
    const note = notingFirst<Prefix>();
    for (const prefix of prefixesOf(tree.sections)) {
      const other = note(prefix.value, prefix);
      if (other === undefined) continue;
      const { section } = prefix;
      // A second section with the same id is a copy of the first, which has a message of its own.
      if (other.section !== section && other.section.id.value === section.id.value) continue;
      report({
        at: prefix.span,
        message: `The prefix \`${prefix.value}\` is already taken by the section \`${other.section.id.value}\`.`,
        help: other.section === section ? 'remove one of the two' : 'give one of the two sections another prefix',
        related: [{ message: `the prefix in \`${other.section.id.value}\``, at: other.span }],
      });
    }
  },
});

export const nestedPrefix = defineTreeRule({
  code: 'nested-prefix',
  severity: 'warning',
  summary: 'A section’s prefix is below another section’s prefix.',
  why: 'The longer prefix wins, so the outer section’s pages below it would be shown with the inner section’s navigation.',
  check(tree, report) {
    const all = prefixesOf(tree.sections);
    const byValue = new Map(all.toReversed().map((prefix) => [prefix.value as string, prefix]));
    for (const inner of all) {
      // The nearest prefix above it that belongs to a different section, ignoring the root.
      const above = pathnamesUp(inner.value)
        .slice(1, -1)
        .map((at) => byValue.get(at));
      const outer = above.find((other) => other !== undefined && other.section !== inner.section);
      if (outer === undefined) continue;
      report({
        at: inner.span,
        message: `The prefix \`${inner.value}\` is below \`${outer.value}\`, a prefix of the section \`${outer.section.id.value}\`.`,
        help: 'give the sections prefixes that do not overlap',
        related: [{ message: `the outer prefix in \`${outer.section.id.value}\``, at: outer.span }],
      });
    }
  },
});

interface Prefix extends NavPrefix {
  readonly section: ResolvedSection;
}

function prefixesOf(sections: readonly ResolvedSection[]): readonly Prefix[] {
  return sections.flatMap((section) => section.prefixes.map((prefix) => ({ ...prefix, section })));
}

export const sectionWithoutPrefix = defineTreeRule({
  code: 'section-without-prefix',
  severity: 'warning',
  needsAll: true,
  summary: 'A section has pages but no prefix, and is not the fallback.',
  why: 'The section is found by the prefix of the address, so readers of its pages would see the fallback navigation.',
  check(tree, report) {
    const warned = new Set<string>();
    for (const { node, section } of tree.nodes) {
      const { value: id, span } = section.id;
      if (section.prefixes.length > 0 || id === tree.fallback || warned.has(id) || node.kind !== 'page') continue;
      if (tree.findOwner(node.pathname) !== undefined) continue;
      warned.add(id);
      report({
        at: span,
        message: `The section \`${id}\` has no prefix.`,
        about: node.pathname,
        help: 'add `prefixes` with the pathname that its pages are below',
      });
    }
  },
});
