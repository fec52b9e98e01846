import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

const isTold = (line: string): boolean => !line.includes('missing-translation');

test('translations of Docusaurus stand beside their originals, with links and pictures of their own language', async () => {
  const { told, found, read } = await importTree('docusaurus', {
    'docusaurus.config.js': `module.exports = {
  title: 'Pebble',
  url: 'https://pebble.example',
  i18n: { defaultLocale: 'en', locales: ['en', 'de', 'he', 'fr'], localeConfigs: { he: { label: 'עברית', direction: 'rtl' } } },
};
`,
    'docs/01-intro.md': '---\nslug: /\n---\n\n# Intro\n\n![A](./a.png)\n',
    'docs/guides/b.md': '# B\n\n## Sizes\n',
    'docs/guides/c.md': '# C\n\n## Small\n',
    'docs/a.png': 'x',
    'versioned_docs/version-1/intro.md': '# Former\n',
    'i18n/de/docusaurus-plugin-content-docs/current/01-intro.md':
      '---\nsidebar_label: Start\n---\n\n# Einführung\n\n![A](./a.png) [B](./guides/b.md#größen), [C](./guides/c.md#small) und [auch B](/docs/guides/b#größen).\n',
    'i18n/de/docusaurus-plugin-content-docs/current/guides/b.md': '# B auf Deutsch\n\n## Größen\n',
    'i18n/de/docusaurus-plugin-content-docs/current/only.md': '# Nur auf Deutsch\n',
    'i18n/de/code.json': '{}',
    'i18n/he/docusaurus-plugin-content-docs/current/guides/b.md': '# ב\n',
  });
  expect(told).toEqual([
    'docusaurus.config.js:4: no pages are translated into `fr`, so the site is not in that language',
    'i18n/de/code.json:1: `i18n/` is not imported, except for the pages that are translations of others; write titles and other texts in nav/translations/',
    'i18n/de/docusaurus-plugin-content-docs/current/only.md:1: the address `/de/docs/only` becomes `/in-de/docs/only`',
    'i18n/de/docusaurus-plugin-content-docs/current/only.md:1: the page is a translation, and becomes a page of its own; as `<page>.de.md` beside the original it would be one here',
    'versioned_docs/version-1/intro.md:1: `versioned_docs/` is not imported: build each former version as a site of its own, and list it under `versions` in nav/sections/docs.yaml',
  ]);
  expect(found.filter(isTold)).toEqual([]);
  expect(read('nav/site.yaml')).toContain(`languages:
  - code: en
    name: English
  - code: de
    name: Deutsch
  - code: he
    name: עברית
    direction: rtl
`);
  expect(read('content/docs.de.md')).toBe(
    '# Einführung\n\n![A](/static/docs/a.png) [B](/docs/guides/b#größen), [C](/docs/guides/c#small) und [auch B](/docs/guides/b#größen).\n',
  );
  expect(read('content/docs/guides/b.he.md')).toBe('# ב\n');
  expect(read('nav/translations/de.yaml')).toContain('titles:\n  /docs: Start\n  /docs/guides/b: B auf Deutsch\n');
});

test('translations of VitePress and Starlight do, too', async () => {
  const vitepress = await importTree('vitepress', {
    '.vitepress/config.js':
      "export default { title: 'Press', locales: { root: { label: 'English', lang: 'en-US' }, fr: { label: 'Français' } } };\n",
    'a.md': '# A\n\n## Use\n',
    'fr/a.md': '# A en français\n\n## Emploi\n\n[Ici](/fr/a#emploi)\n',
  });
  expect(vitepress.told).toEqual([]);
  expect(vitepress.found.filter(isTold)).toEqual([]);
  expect(vitepress.found.length).toBeGreaterThan(50);
  expect(vitepress.counted).toContain(`, 0 errors and ${vitepress.found.length} warnings to fix`);
  expect(vitepress.read('content/a.fr.md')).toBe('# A en français\n\n## Emploi\n\n[Ici](/a#emploi)\n');
  expect(vitepress.read('nav/site.yaml')).toContain('  - code: en-US\n    name: English\n');
  expect(vitepress.read('nav/sections/docs.yaml')).toMatch(/pages:\n {2}- pathname: \/a\n {4}title: A\n$/);

  const starlight = await importTree('starlight', {
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight';\nexport default { site: 'https://star.example', integrations: [starlight({ title: 'Star', locales: { root: { label: 'English', lang: 'en' }, 'zh-cn': { label: '简体中文', lang: 'zh-CN' } } })] };\n",
    'src/content/docs/a.md': '---\ntitle: A\n---\n\nText.\n',
    'src/content/docs/zh-cn/a.md': '---\ntitle: 甲\n---\n\n[甲](/zh-cn/a/)\n',
  });
  expect(starlight.found.filter(isTold)).toEqual([]);
  expect(starlight.read('content/a.zh-CN.md')).toContain('[甲](/a)');
});
