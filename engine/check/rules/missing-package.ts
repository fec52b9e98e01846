import { findLacks, MISSING_PACKAGE } from '../diagnostics/tools.ts';
import { defineRule } from './rule.ts';

export const missingPackage = defineRule({
  ...MISSING_PACKAGE,
  check(tree, report) {
    for (const finding of findLacks(tree)) report(finding);
  },
});
