import { defineRule } from './rule.ts';

export const caseCollision = defineRule({
  code: 'case-collision',
  severity: 'error',
  summary: 'Two pathnames differ only in upper and lower case.',
  why: 'On file systems and hosts that do not tell them apart, one page overwrites the other.',
  check(tree, report) {
    const first = new Map<string, string>();
    for (const { pathname, span } of tree.pages.values()) {
      const folded = pathname.toLowerCase();
      const other = tree.pages.get(first.get(folded) ?? '');
      if (other === undefined) first.set(folded, pathname);
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
