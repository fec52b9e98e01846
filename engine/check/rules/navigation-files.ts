import { isMisplaced } from '../../text/project-files.ts';
import { startOf } from '../../text/source.ts';
import { defineTreeRule } from './rule.ts';
import { MAX_NAVIGATION_BYTES, NEARLY_TOO_LARGE } from '../../text/limits.ts';

export const misplacedFile = defineTreeRule({
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

export const nearlyTooLarge = defineTreeRule({
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
