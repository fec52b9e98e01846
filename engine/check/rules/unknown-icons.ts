import { reportUnknownIcons, UNKNOWN_ICONS } from '../diagnostics/icon-diagnostics.ts';
import { defineRule } from './rule.ts';

export const unknownIcons = defineRule({
  ...UNKNOWN_ICONS,
  check(tree, report) {
    reportUnknownIcons(tree, tree.input.unknownIcons ?? [], report);
  },
});
