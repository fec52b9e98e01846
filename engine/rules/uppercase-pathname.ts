import { defineRule } from './rule.ts';
import { nameOf, pathOf, writtenPathnames } from './written-pathnames.ts';

export const uppercasePathname = defineRule({
  code: 'uppercase-pathname',
  severity: 'warning',
  summary: 'A pathname has upper-case letters.',
  why: 'Some hosts tell upper from lower case and some do not; a page that works on one of them is missing on another.',
  check(tree, report) {
    for (const written of writtenPathnames(tree)) {
      // An old address may have been written in any way.
      if (written.of === 'redirect') continue;
      const path = pathOf(written);
      const lower = path.toLowerCase();
      if (path !== lower) report({ at: written.at, message: `The ${nameOf(written)} \`${written.value}\` has upper-case letters.`, help: `write \`${lower}${written.value.slice(path.length)}\`` });
    }
  },
});
