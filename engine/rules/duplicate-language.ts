import { defineRule } from './rule.ts';

export const duplicateLanguage = defineRule({
  code: 'duplicate-language',
  severity: 'error',
  summary: 'A language is listed twice.',
  why: 'Its pages would be written twice to the same place, and readers would see two entries for one language.',
  check(tree, report) {
    for (const [index, { value, span }] of tree.site.languages.entries()) {
      const first = tree.site.languages.find((language) => language.value === value);
      if (first === undefined || first === tree.site.languages[index]) continue;
      report({ at: span, message: `The language \`${value}\` is listed twice.`, help: 'remove one of the two entries', related: [{ message: 'first entry', at: first.span }] });
    }
  },
});
