import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

const CONFIG = (sidebar: string): string =>
  `import starlight from '@astrojs/starlight';\nexport default { site: 'https://star.example', integrations: [starlight({ title: 'Star', sidebar: ${sidebar} })] };\n`;

test('pages that fill a group without a label stand in the group, and pages in other formats are told', async () => {
  const { told, found, read } = await importTree('starlight', {
    'astro.config.mjs': CONFIG("[{ label: 'All', items: [{ autogenerate: { directory: 'all' } }] }]"),
    'src/content/docs/all/a.md': '---\ntitle: A\n---\n\nText.\n',
    'src/content/docs/all/b.mdoc': '---\ntitle: B\n---\n\n{% aside %}Text.{% /aside %}\n',
  });
  expect(told).toEqual([
    'src/content/docs/all/b.mdoc:1: the page is not imported: of the files of pages, only those that end in .md and .mdx are read',
  ]);
  expect(found).toEqual([]);
  expect(read('nav/sections/docs.yaml')).toContain(
    '  - title: All\n    children:\n      - pathname: /all/a\n        title: A\n',
  );
});

test('code in an attribute keeps its lines, title and marks; what is not known of it is told', async () => {
  const { told, read } = await importTree('starlight', {
    'astro.config.mjs': CONFIG('[]'),
    'src/content/docs/a.mdx': `---
title: A
---

<Code code={\`one\\ntwo "\\\\$x"\`} lang="js" title="a.js" mark={[1, '2-3']} ins={4} del="words" />

<Code code={generated} lang="ts" />
`,
  });
  expect(read('content/a.md')).toContain('```js title="a.js" {1,2-3,4}\none\ntwo "\\$x"\n```\n');
  expect(told).toEqual([
    'src/content/docs/a.mdx:5: the lines of `ins` become marked lines',
    'src/content/docs/a.mdx:5: the lines of `del` become marked lines',
    'src/content/docs/a.mdx:5: the marks `words` of the code are left out',
    'src/content/docs/a.mdx:7: the code `generated` may be the name of a value, which is not known here',
  ]);
});

test('marks of words, lines that are folded and such in the settings of code are told; a title is none of them', async () => {
  const { told, read } = await importTree('starlight', {
    'astro.config.mjs': CONFIG('[]'),
    'src/content/docs/a.md': `---
title: A
---

\`\`\`js title="a 'b'.js" {1} "words" 'more' /pat?tern/ ins="new" del=/old/ ins={2} collapse={3-4} /a/b/c.js
one
\`\`\`
`,
  });
  expect(read('content/a.md')).toContain('```js title="a \'b\'.js" {1,2}\none\n```');
  expect(told).toEqual([
    'src/content/docs/a.md:5: the lines of `ins` become marked lines',
    'src/content/docs/a.md:5: `"words"` marks words of the code, which is left out',
    "src/content/docs/a.md:5: `'more'` marks words of the code, which is left out",
    'src/content/docs/a.md:5: `/pat?tern/` marks words of the code, which is left out',
    'src/content/docs/a.md:5: `ins="new"` marks words of the code, which is left out',
    'src/content/docs/a.md:5: `del=/old/` marks words of the code, which is left out',
    'src/content/docs/a.md:5: `collapse={3-4}` folds lines of the code, which are shown here',
  ]);
});
