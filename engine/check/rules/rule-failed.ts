import { defineRule } from './rule.ts';

export const ruleFailed = defineRule({
  code: 'rule-failed',
  severity: 'error',
  summary:
    'One of the project’s own rules cannot be loaded, throws, takes too long, or returns something else than a rule may.',
  why: 'What it would find stays unknown, so a check without it would promise too much.',
  isAdjustable: true,
  check({ input }, report) {
    for (const { file, range, message, help } of input.ownRules?.failed ?? [])
      report({ at: { file, range }, message, help });
  },
});
