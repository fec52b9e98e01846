import { nearAmong } from '../suggest.ts';
import { meant } from './meant.ts';
import { defineRule } from './rule.ts';

export const missingModule = defineRule({
  code: 'missing-module',
  severity: 'error',
  summary: 'The settings name a component for the frame, but its module does not exist.',
  why: 'Every page would have a gap where the component is expected.',
  check(tree, report) {
    // They may come with another section.
    if (tree.share !== undefined) return;
    const modules = new Set(tree.input.modules);
    const suggest = nearAmong(() => modules);
    for (const { value, span } of tree.site.modules) {
      if (modules.has(value)) continue;
      report({
        at: span,
        message: `There is no module \`${value}\`.`,
        ...meant(suggest(value), {
          was: value,
          otherwise: 'write it, or name another file; the path begins at the project’s root',
        }),
      });
    }
  },
});
