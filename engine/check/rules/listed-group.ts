import { toPathname } from '../../address/pathname.ts';
import { nearOnBudget } from '../../text/suggest.ts';
import { meant } from './meant.ts';
import { pathnameByEnd } from './pathname-by-end.ts';
import { defineRule } from './rule.ts';

export const unknownGroup = defineRule({
  code: 'unknown-group',
  severity: 'error',
  summary: 'A page lists the pages of something that is not a group.',
  why: 'Its readers would find nothing where the list should be.',
  check(tree, report) {
    const groups = Array.from(tree.pages.values()).flatMap(({ kind, pathname }) =>
      kind === 'group' ? [pathname] : [],
    );
    const findByEnd = pathnameByEnd(() => groups);
    const suggest = nearOnBudget();
    for (const { path, facts } of tree.input.pages) {
      for (const part of facts.parts ?? []) {
        if (part.kind !== 'pages' || groups.includes(toPathname(part.of))) continue;
        const only = findByEnd(toPathname(part.of));
        const below = only === undefined ? undefined : { value: only, isClear: false };
        report({
          at: { file: path, range: part.range },
          message: `There is no group \`${part.of}\`.`,
          ...meant(suggest(part.of, groups) ?? below, {
            was: part.of,
            otherwise: 'use the pathname of a group in the navigation',
          }),
        });
      }
    }
  },
});
