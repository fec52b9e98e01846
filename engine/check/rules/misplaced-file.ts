import { isMisplaced } from '../../text/project-files.ts';
import { startOf } from '../../text/source.ts';
import { defineRule } from './rule.ts';

export const misplacedFile = defineRule({
  code: 'misplaced-file',
  severity: 'warning',
  summary: 'A YAML file in `nav/` is not where docs-nav would read it.',
  why: 'Its contents have no effect: its pages are in no sidebar, and its translations are not shown. The pages that a misplaced section names are not reported anywhere else.',
  check({ input }, report) {
    for (const { path } of input.nav.filter((source) => isMisplaced(source.path)))
      report({
        at: startOf(path),
        message: `The file \`${path}\` is not read.`,
        help: 'sections are read from `nav/sections/<name>.yaml`, translations from `nav/translations/<code>.yaml`; move anything else out of `nav/`',
      });
  },
});
