import { outsideRepository } from '../../model/outside-repository.ts';
import { defineRule } from './rule.ts';

export const demosOutside = defineRule({
  code: 'demos-outside',
  severity: 'error',
  summary: 'The `demos` folder is not in the repository.',
  why: 'Its files may differ, or be missing, on another machine.',
  check({ sections, input }, report) {
    for (const { demoFolder } of sections) {
      if (demoFolder === undefined || input.foldersOutside?.includes(demoFolder.value) !== true) continue;
      report({ at: demoFolder.span, ...outsideRepository(demoFolder.value, 'demos') });
    }
  },
});
