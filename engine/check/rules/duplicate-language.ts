import type { Located } from '../../model/navigation.ts';
import { defineRule } from './rule.ts';

export const duplicateLanguage = defineRule({
  code: 'duplicate-language',
  severity: 'error',
  summary: 'A language is listed twice.',
  why: 'Its pages would be written twice to the same place, and readers would see two entries for one language.',
  check(tree, report) {
    const known = new Map<string, Located<string>>();
    for (const language of tree.site.languages) {
      const { value, span } = language;
      const first = known.get(value);
      if (first === undefined) known.set(value, language);
      else
        report({
          at: span,
          message: `The language \`${value}\` is listed twice.`,
          help: 'remove one of the two entries',
          related: [{ message: 'first entry', at: first.span }],
        });
    }
  },
});
