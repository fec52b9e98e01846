import { toPathname } from '../pathname.ts';
import { nearOnBudget } from '../suggest.ts';
import { meant } from './meant.ts';
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
    const suggest = nearOnBudget();
    for (const { path, facts } of tree.input.pages) {
      for (const part of facts.parts ?? []) {
        if (part.kind !== 'pages' || groups.includes(toPathname(part.of))) continue;
        const [only, ...others] = groups.filter((group) => group.endsWith(toPathname(part.of)));
        const below = only !== undefined && others.length === 0 ? { value: only, isClear: false } : undefined;
        report({
          at: { file: path, range: part.range },
          message: `There is no group \`${part.of}\`.`,
          ...meant(suggest(part.of, groups) ?? below, {
            was: part.of,
            otherwise: 'name the pathname of a group in the navigation',
          }),
        });
      }
    }
  },
});
