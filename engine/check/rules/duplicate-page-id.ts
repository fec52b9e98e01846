import type { Origin } from '../../text/source.ts';
import { defineRule } from './rule.ts';

export const duplicatePageId = defineRule({
  code: 'duplicate-page-id',
  severity: 'error',
  needsAll: true,
  summary: 'Two pages have the same `id`.',
  why: 'The id identifies the page even when its pathname changes; two pages with one id would mix up links and statistics.',
  check(tree, report) {
    const first = new Map<string, Origin>();
    for (const { path: file, facts } of tree.input.pages) {
      const { id } = facts.frontMatter;
      if (id === undefined) continue;
      const at = { file, range: facts.idRange ?? START };
      const other = first.get(id);
      if (other === undefined) first.set(id, at);
      else {
        report({
          at,
          message: `The page id \`${id}\` is already taken.`,
          help: 'give the page an id of its own, or remove `id`',
          related: [{ message: 'first page with this id', at: other }],
        });
      }
    }
  },
});

const FIRST = { line: 1, column: 1, offset: 0 };
// Facts that were cached by hand may lack a range.
const START = { start: FIRST, end: FIRST };
