import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

test('the sidebar may come from a function and belong to the main language; a language without pages is reported', async () => {
  const { told, found, read } = await importTree('vitepress', {
    'docs/.vitepress/config.mts': `import { defineConfig } from 'vitepress';
export default defineConfig({
  title: 'Press',
  locales: {
    root: {
      label: 'English',
      themeConfig: { sidebar: { '/guide/': { base: '/guide/', items: sidebarGuide() } } },
    },
    de: { label: 'Deutsch', themeConfig: { sidebar: [] } },
  },
});

function sidebarGuide(): DefaultTheme.SidebarItem[] {
  return [{ text: 'Begin', link: 'start' }];
}
`,
    'docs/guide/start.md': '# Start\n',
  });
  expect(told).toEqual([
    'docs/.vitepress/config.mts:9: no pages are translated into `de`, so the site is not in that language',
  ]);
  expect(found).toEqual([]);
  expect(read('nav/sections/docs.yaml')).toContain('pages:\n  - pathname: /guide/start\n    title: Begin\n');
});

test('a README is a page next to the index, unless the configuration excludes it', async () => {
  const files = { 'index.md': '# Index\n', 'README.md': '# Readme\n', 'drafts/a.md': '# Draft\n' };
  const all = await importTree('vitepress', {
    '.vitepress/config.js': "export default { title: 'Press' };\n",
    ...files,
  });
  expect(all.read('content/introduction.md')).toBe('# Index\n');
  expect(all.read('content/README.md')).toBe('# Readme\n');
  const some = await importTree('vitepress', {
    '.vitepress/config.js': "export default { title: 'Press', srcExclude: ['**/README.md', 'drafts/**'] };\n",
    ...files,
  });
  expect(some.read('nav/sections/docs.yaml')).toMatch(/pages:\n {2}- pathname: \/introduction\n {4}title: Index\n$/);
});

test('pages excluded by a pattern are left out, and a pattern that is not understood is reported', async () => {
  const { told, read } = await importTree('vitepress', {
    '.vitepress/config.js':
      "export default {\n  title: 'Press',\n  srcExclude: [\n    '**/{README,TODO}.md',\n    '!(b).md',\n  ],\n};\n",
    'a.md': '# A\n',
    'README.md': '# Readme\n',
    'b/TODO.md': '# To do\n',
  });
  expect(told).toEqual([
    '.vitepress/config.js:5: the pattern `!(b).md` of `srcExclude` is not understood, so it leaves out no pages',
  ]);
  expect(read('nav/sections/docs.yaml')).toMatch(/pages:\n {2}- pathname: \/a\n {4}title: A\n$/);
});

test('Vue’s directives on elements are reported; a comment that marks words does not mark a line', async () => {
  const { told, read } = await importTree('vitepress', {
    '.vitepress/config.js': "export default { title: 'Press' };\n",
    'a.md':
      '# A\n\n<div v-if="ready">\n\nText with <span v-text="name"></span>.\n\n</div>\n\n```ts\n// [!code word:two]\none\ntwo // [!code highlight]\n```\n',
  });
  expect(told).toEqual([
    'a.md:3: `v-if` of `<div>` is code, which is not run',
    'a.md:5: `v-text` of `<span>` is code, which is not run',
    'a.md:10: the note `[!code word:two]` marks words, which is left out',
  ]);
  expect(read('content/a.md')).toContain('```ts {2}\none\ntwo\n```\n');
});

test('sidebar entries for a heading lead to it by its id, or are reported', async () => {
  const { told, found, read } = await importTree('vitepress', {
    '.vitepress/config.js':
      "export default {\n  title: 'Press',\n  themeConfig: { sidebar: [{ text: 'A', link: '/a' }, { text: 'Use', link: '/a#own' }, { text: 'Gone', link: '/a#gone' }] },\n};\n",
    'a.md': '# A\n\n## How to use it {#own}\n',
  });
  expect(told).toEqual([
    '.vitepress/config.js:3: the sidebar leads to `/a#gone`, a place that the page does not have, so the entry is left out',
  ]);
  expect(found).toEqual([]);
  expect(read('nav/sections/docs.yaml')).toContain('  - pathname: /a#own\n    title: Use\n');
});
