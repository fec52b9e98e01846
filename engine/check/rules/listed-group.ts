import { toPathname } from '../../address/pathname.ts';
import { partsOf, placeIn } from '../../model/project-input.ts';
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
    for (const { path, facts } of tree.input.pages) {
      for (const part of partsOf('pages', facts)) {
        const { of } = part.ask;
        if (groups.includes(toPathname(of))) continue;
        report({
          at: { file: path, range: placeIn(part, 'of') },
          message: `There is no group \`${of}\`.`,
          ...meant(suggest(of, groups), {
            was: of,
            otherwise: 'use the pathname of a group in the navigation',
          }),
        });
      }
    }
  },
});
