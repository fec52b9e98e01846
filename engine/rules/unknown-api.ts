import { API_UNKNOWN_COMPONENT, reportUnknownApis } from '../diagnostics/api-diagnostics.ts';
import { defineRule } from './rule.ts';

export const unknownApi = defineRule({
  ...API_UNKNOWN_COMPONENT,
  check(tree, report) {
    reportUnknownApis(tree, tree.input.unknownApis ?? [], report);
  },
});
