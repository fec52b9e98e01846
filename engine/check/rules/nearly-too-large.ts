import { MAX_NAVIGATION_BYTES, NEARLY_TOO_LARGE } from '../../text/limits.ts';
import { startOf } from '../../text/source.ts';
import { defineRule } from './rule.ts';

export const nearlyTooLarge = defineRule({
  code: 'nearly-too-large',
  severity: 'warning',
  summary: 'A navigation file is close to the size from which files are not read.',
  why: 'The next pages would make it too large, and then none of its pages would be there.',
  check({ input }, report) {
    for (const { path, text } of input.nav) {
      const share = text.length / MAX_NAVIGATION_BYTES;
      if (share < NEARLY_TOO_LARGE) continue;
      report({
        at: startOf(path),
        message: `The file has ${Math.round(share * 100)} % of the size from which files are not read.`,
        help: 'split the section, or list pages with `generate: directory`',
      });
    }
  },
});
