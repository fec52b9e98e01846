import { defineRule } from './rule.ts';

export const unknownLinkAttribute = defineRule({
  code: 'unknown-link-attribute',
  severity: 'error',
  summary: '`linkProps` has something other than target, rel and data attributes.',
  why: 'The attributes are copied to the link as they are; handlers and styles from data would run in the reader’s browser.',
  check(tree, report) {
    for (const { node } of tree.nodes) {
      for (const [name, { span }] of Object.entries(node.linkProps ?? {})) {
        if (name === 'target' || name === 'rel' || /^data-[a-z0-9-]+$/.test(name)) continue;
        report({
          at: span,
          message: `\`${name}\` is not allowed in \`linkProps\`.`,
          help: 'use `target`, `rel` or a name that starts with `data-`',
        });
      }
    }
  },
});
