import { API_DEFAULT_DIFFERS, API_UNRESOLVED_IMPORT, reportApiMistakes } from '../diagnostics/api-diagnostics.ts';
import { defineRule } from './rule.ts';

export const defaultDiffers = defineRule({
  ...API_DEFAULT_DIFFERS,
  check({ input }, report) {
    reportApiMistakes(API_DEFAULT_DIFFERS, input.apiMistakes ?? [], report);
  },
});

export const unresolvedImport = defineRule({
  ...API_UNRESOLVED_IMPORT,
  check({ input }, report) {
    reportApiMistakes(API_UNRESOLVED_IMPORT, input.apiMistakes ?? [], report);
  },
});
