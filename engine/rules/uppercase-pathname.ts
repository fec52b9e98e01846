import { defineRule } from './rule.ts';
import { pathOf, writtenPathnames } from './written-pathnames.ts';

export const uppercasePathname = defineRule({
  code: 'uppercase-pathname',
  severity: 'warning',
  summary: 'A pathname has upper-case letters.',
  why: 'Some hosts tell upper from lower case and some do not; a page that works on one of them is missing on another.',
  check(tree, report) {
    for (const written of writtenPathnames(tree)) {
      const path = pathOf(written);
      if (path !== path.toLowerCase()) {
        report({ at: written.span, message: `The pathname \`${written.value}\` has upper-case letters.`, help: `write \`${path.toLowerCase()}\`` });
      }
    }
  },
});
