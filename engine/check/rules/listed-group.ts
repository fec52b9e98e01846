import { toPathname } from '../../address/pathname.ts';
import { askedTexts } from '../../model/asked.ts';
import { nearOnBudget } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { defineRule } from './rule.ts';

export const unknownGroup = defineRule({
  code: 'unknown-group',
  severity: 'error',
  needsAll: true,
  summary: 'A page lists the pages of something that is neither a group nor a page with tabs.',
  why: 'Its readers would find nothing where the list should be.',
  check(tree, report) {
    const groups = [
      ...Array.from(tree.pages.values()).flatMap(({ kind, pathname }) => (kind === 'group' ? [pathname] : [])),
      ...tree.nodes.flatMap(({ node }) => (node.kind === 'page' && node.tabs.length > 0 ? [node.pathname] : [])),
    ];
    const suggest = nearOnBudget();
    for (const { value: of, at } of askedTexts('group', tree.input.pages, tree.kinds)) {
      if (groups.includes(toPathname(of))) continue;
      report({
        at,
        message: `There is no group \`${of}\`.`,
        ...meant(suggest(of, groups), {
          was: of,
          otherwise: 'use the pathname of a group in the navigation',
        }),
      });
    }
  },
});
