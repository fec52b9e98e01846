import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

test('links to a heading with an id work on a page with footnotes and other anchors', async () => {
  const { found, read } = await importTree('mkdocs', {
    'mkdocs.yml': 'site_name: Harbor\n',
    'docs/a.md':
      '# A\n\nA note[^1], and `code`{ #here }.\n\n[^1]: It.\n\n## Heading { #custom }\n\nSee [it](#custom) and [there](#here).\n',
  });
  expect(found).toEqual([]);
  expect(read('content/a.md')).toContain('See [it](#custom) and [there](#here).');
});

test('plugins that create or change pages are reported', async () => {
  const { told, read } = await importTree('mkdocs', {
    'mkdocs.yml':
      'site_name: Harbor\nplugins:\n  search:\n  redirects:\n    redirect_maps:\n      old.md: a.md\n  macros:\n',
    'docs/a.md': '# A\n',
  });
  expect(told).toEqual(['mkdocs.yml:7: the plugin `macros` is not carried over']);
  expect(read('nav/site.yaml')).toContain('  - from: /old\n    to: /a\n');
});
