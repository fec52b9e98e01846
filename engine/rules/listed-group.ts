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
    const byEnd = indexEnds(groups);
    const suggest = nearOnBudget();
    for (const { path, facts } of tree.input.pages) {
      for (const part of facts.parts ?? []) {
        if (part.kind !== 'pages' || groups.includes(toPathname(part.of))) continue;
        const only = byEnd.get(toPathname(part.of));
        const below = only === undefined ? undefined : { value: only, isClear: false };
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

/** Pathnames by what they end with, from any slash on; `undefined` stands for an end of several. */
function indexEnds(pathnames: readonly string[]): ReadonlyMap<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const pathname of pathnames)
    for (const { index } of pathname.matchAll(/\//g)) {
      const end = pathname.slice(index);
      found.set(end, found.has(end) ? undefined : pathname);
    }
  return found;
}
