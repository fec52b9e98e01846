import { defineRule } from './rule.ts';

export const caseCollision = defineRule({
  code: 'case-collision',
  severity: 'error',
  summary: 'Two pathnames differ only in upper and lower case.',
  why: 'On file systems and hosts that ignore case, one page overwrites the other.',
  check(tree, report) {
    const folded = new Map<string, string>();
    for (const { pathname, span } of tree.pages.values()) {
      const lower = pathname.toLowerCase();
      // Only a pathname with upper-case letters can collide.
      if (lower === pathname) continue;
      const other = tree.pages.get(lower) ?? tree.pages.get(folded.get(lower) ?? '');
      if (other === undefined) folded.set(lower, pathname);
      else {
        report({
          at: span,
          message: `The pathname \`${pathname}\` differs from \`${other.pathname}\` only in upper and lower case.`,
          help: 'rename one of the two pages',
          related: [{ message: 'the other page', at: other.span }],
        });
      }
    }
  },
});
