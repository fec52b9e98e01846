import { defineRule } from './rule.ts';

export const emptyGroup = defineRule({
  code: 'empty-group',
  severity: 'error',
  summary: 'A group has no children.',
  why: 'Readers would open it and find nothing, and there is no page that it could lead to.',
  check(tree, report) {
    for (const { node } of tree.nodes) {
      if (node.kind === 'group' && node.children.length === 0) {
        report({ at: node.span, message: `The group \`${node.title}\` is empty.`, help: 'add pages below it, or remove `children` to make it a page' });
      }
    }
  },
});
