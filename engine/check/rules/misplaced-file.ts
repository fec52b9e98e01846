import { defineRule } from './rule.ts';

export const misplacedFile = defineRule({
  code: 'misplaced-file',
  severity: 'warning',
  summary: 'A file in `nav/` looks like a part of the navigation, but is not where docs-nav would read it.',
  why: 'Its contents have no effect: its pages are in no sidebar, and its translations are not shown. The pages that a misplaced section names are not reported anywhere else.',
  check({ misplaced }, report) {
    const start = { line: 1, column: 1, offset: 0 };
    for (const { path: file, help } of misplaced)
      report({ at: { file, range: { start, end: start } }, message: `The file \`${file}\` is not read.`, help });
  },
});
