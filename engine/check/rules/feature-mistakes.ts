import { reportMistakes } from '../diagnostics/api-diagnostics.ts';
import { FEATURE_DIAGNOSTICS } from '../diagnostics/feature-diagnostics.ts';
import { defineRule } from './rule.ts';

/** One rule for each kind of mistake that features report. */
export const featureMistakes = FEATURE_DIAGNOSTICS.map((definition) =>
  defineRule({ ...definition, check: ({ input }, report) => reportMistakes(definition, input, report) }),
);
