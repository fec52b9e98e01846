import { defineRule } from './rule.ts';

export const sectionWithoutPrefix = defineRule({
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
