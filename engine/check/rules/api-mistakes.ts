import {
  API_CLASS_UNKNOWN,
  API_DEFAULT_DIFFERS,
  API_ELEMENT_DIFFERS,
  API_UNRESOLVED_IMPORT,
  reportApiMistakes,
} from '../diagnostics/api-diagnostics.ts';
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

export const classUnknown = defineRule({
  ...API_CLASS_UNKNOWN,
  check({ input }, report) {
    reportApiMistakes(API_CLASS_UNKNOWN, input.apiMistakes ?? [], report);
  },
});

export const elementDiffers = defineRule({
  ...API_ELEMENT_DIFFERS,
  check({ input }, report) {
    reportApiMistakes(API_ELEMENT_DIFFERS, input.apiMistakes ?? [], report);
  },
});
