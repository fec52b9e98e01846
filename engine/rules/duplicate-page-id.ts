import { defineRule } from './rule.ts';

export const duplicatePageId = defineRule({
  code: 'duplicate-page-id',
  severity: 'error',
  summary: 'Two pages have the same `id`.',
  why: 'The id stands for the page when its pathname changes; with two of them links and statistics would be mixed up.',
  check(tree, report) {
    const start = { line: 1, column: 1, offset: 0 };
    const first = new Map<string, string>();
    for (const { path, facts } of tree.input.pages) {
      const { id } = facts.frontMatter;
      if (id === undefined) continue;
      const other = first.get(id);
      if (other === undefined) first.set(id, path);
      else {
        report({
          at: { file: path, range: { start, end: start } },
          message: `The page id \`${id}\` is already taken.`,
          help: 'give the page an id of its own, or remove `id`',
          related: [{ message: 'first page with this id', at: { file: other, range: { start, end: start } } }],
        });
      }
    }
  },
});
