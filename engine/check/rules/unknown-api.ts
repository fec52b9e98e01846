import {
  API_UNKNOWN_COMPONENT,
  API_UNKNOWN_ROW,
  reportUnknownApis,
  reportUnknownRows,
} from '../diagnostics/api-diagnostics.ts';
import { defineRule } from './rule.ts';

export const unknownApi = defineRule({
  ...API_UNKNOWN_COMPONENT,
  check: (tree, report) => reportUnknownApis(tree, tree.input.unknownApis ?? [], report),
});

export const unknownRow = defineRule({
  ...API_UNKNOWN_ROW,
  check: (tree, report) => reportUnknownRows(tree, tree.input.unknownRows ?? [], report),
});
