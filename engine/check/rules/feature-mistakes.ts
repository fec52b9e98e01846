import { FEATURE_DIAGNOSTICS } from '../diagnostics/feature-diagnostics.ts';
import { defineRule } from './rule.ts';

/** One rule for each kind of mistake that features report. */
export const featureMistakes = FEATURE_DIAGNOSTICS.map((definition) =>
  defineRule({
    ...definition,
    check({ input }, report) {
      for (const { code, file, range, message, help } of input.featureMistakes ?? [])
        if (code === definition.code) report({ at: { file, range }, message, ...(help === undefined ? {} : { help }) });
    },
  }),
);
