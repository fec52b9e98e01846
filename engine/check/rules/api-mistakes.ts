import {
  API_CLASS_UNKNOWN,
  API_DEFAULT_DIFFERS,
  API_ELEMENT_DIFFERS,
  API_UNRESOLVED_IMPORT,
  reportMistakes,
  STALE_BUILD,
  UNLOADED_STYLESHEET,
} from '../diagnostics/api-diagnostics.ts';
import { defineRule } from './rule.ts';

/** One rule for each kind of mistake in packages. */
export const apiMistakes = [
  API_UNRESOLVED_IMPORT,
  API_DEFAULT_DIFFERS,
  API_CLASS_UNKNOWN,
  API_ELEMENT_DIFFERS,
  STALE_BUILD,
  UNLOADED_STYLESHEET,
].map((definition) =>
  defineRule({ ...definition, check: ({ input }, report) => reportMistakes(definition, input, report) }),
);
