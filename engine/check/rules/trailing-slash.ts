import { defineRule } from './rule.ts';
import { nameOf, pathOf, writtenPathnames } from './written-pathnames.ts';

export const trailingSlash = defineRule({
  code: 'trailing-slash',
  severity: 'warning',
  summary: 'A pathname ends with a slash.',
  why: 'Pathnames are compared without it, so it is removed. One spelling per page keeps searching and renaming simple.',
  check(tree, report) {
    for (const written of writtenPathnames(tree)) {
      if (written.of === 'segment' || !/\/(?:[#?]|$)/.test(written.value)) continue;
      const path = pathOf(written);
      if (path.length > 1 && path.endsWith('/')) {
        const plain = `${path.replace(/\/+$/, '')}${written.value.slice(path.length)}`;
        report({
          at: written.at,
          message: `The ${nameOf(written)} \`${written.value}\` ends with a slash.`,
          help: `write \`${plain}\``,
          fix: { was: written.value, write: plain },
        });
      }
    }
  },
});
