import { toPathname } from '../pathname.ts';
import { defineRule } from './rule.ts';
import { pathOf, writtenPathnames } from './written-pathnames.ts';

export const malformedPathname = defineRule({
  code: 'malformed-pathname',
  severity: 'error',
  summary: 'A pathname is not an absolute path of plain segments.',
  why: 'Browsers, hosts and file systems rewrite such paths in different ways, so that links to them break somewhere.',
  check(tree, report) {
    for (const written of writtenPathnames(tree)) {
      const path = pathOf(written);
      const fault = FAULTS.find(({ pattern }) => pattern.test(path));
      if (fault) report({ at: written.span, message: `The pathname \`${written.value}\` ${fault.message}.`, help: fault.help(path) });
      else if (written.value.includes('?')) {
        report({ at: written.span, message: `The pathname \`${written.value}\` has a query.`, help: 'remove everything from the question mark on' });
      }
    }
  },
});

const FAULTS: readonly { pattern: RegExp; message: string; help: (path: string) => string }[] = [
  { pattern: /^(?!\/)/, message: 'does not start with a slash', help: (path) => `write \`${toPathname(path)}\`` },
  { pattern: /\/\//, message: 'has a double slash', help: (path) => `write \`${toPathname(path)}\`` },
  { pattern: /(^|\/)\.\.?(\/|$)/, message: 'has a `.` or `..` segment', help: (path) => `write \`${toPathname(path)}\`` },
  { pattern: /%[0-9a-f]{2}/i, message: 'has encoded characters', help: () => 'write the characters themselves, or plain letters, digits and hyphens' },
  { pattern: /[\s\\<>"'`{}|^]/, message: 'has characters that do not belong in an address', help: () => 'use letters, digits, hyphens and slashes' },
];
