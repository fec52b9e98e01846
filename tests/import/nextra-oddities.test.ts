import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { importTree } from './support/import-tree.ts';

const CONFIG = "import nextra from 'nextra';\nexport default nextra({})({});\n";

test.each([
  [
    'a menu that is called as the first page',
    "{ index: { type: 'menu', title: 'Menu', items: { forum: { title: 'Forum', href: 'https://forum.example' } } } }",
    '  - title: Menu\n    children:\n      - pathname: https://forum.example\n        title: Forum\n',
  ],
  ['an entry without a name', "{ '': 'Nothing', a: 'Called' }", '  - pathname: /a\n    title: Called\n'],
  ['a menu without a name', "{ '': { type: 'menu', items: { a: 'A' } }, a: 'Called' }", '    title: Called\n'],
])('%s in a _meta file of Nextra leaves the rest of the sidebar as it is', async (_, meta, nodes) => {
  const { found, read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'content/_meta.js': `export default ${meta};\n`,
    'content/index.md': '# Home\n',
    'content/a.md': '# A\n',
  });
  expect(found).toEqual([]);
  expect(read('nav/sections/docs.yaml')).toContain(nodes);
});

test('what is behind a tree of files stays, and a tree that is not well formed is still one', async () => {
  const { read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'content/a.mdx':
      '# A\n\n<FileTree />\n\nBefore.\n\n<FileTree>\n</FileTree.Folder>\n<FileTree.File name="a.ts" />\n</FileTree> And **more**.\n\n<FileTree><FileTree.File name="b.ts" /></FileTree> <Callout>Mind it.</Callout>\n',
  });
  expect(read('content/a.md')).toBe(
    '# A\n\n:::warning[Not imported]\n\n`<FileTree>` of the former page was not imported.\n:::\n\nBefore.\n\n- `a.ts`\n\nAnd **more**.\n\n- `b.ts`\n\n:::success[Tip]\n\nMind it.\n:::\n',
  );
});

test('the configuration of Nextra is read and not run, as what it gives to Next.js names neither languages nor folders', async () => {
  const root = makeFolder();
  putFiles(path.join(root, 'theirs'), {
    'package.json': '{ "type": "module" }',
    'next.config.mjs':
      "const nextra = (ours) => ({ i18n, ...theirs }) => theirs;\nconst withNextra = nextra({ contentDirBasePath: '/docs' });\nexport default withNextra({\n  i18n: { locales: ['en', 'fr'], defaultLocale: 'en' },\n  redirects: async () => [{ source: '/old', destination: '/docs/a', permanent: true }],\n});\n",
    'content/en/_meta.js': "export default Object.fromEntries([['a', 'Called']]);\n",
    'content/en/a.md': '# A\n',
    'content/fr/a.md': '# AF\n',
  });
  await runCli(['import', 'nextra', 'theirs', '--out', 'ours', '--trust'], root);
  const read = (file: string): string => readFileSync(path.join(root, 'ours', file), 'utf8');
  expect(read('nav/site.yaml')).toMatch(/code: fr[^]*- from: \/old\n {4}to: \/docs\/a\n/);
  // Files that list pages are run, which the manual says.
  expect(read('nav/sections/docs.yaml')).toContain('- pathname: /docs/a\n        title: Called\n');
  expect(read('nav/translations/fr.yaml')).toContain('  /docs/a: AF\n');
});

test('what the frames around pages of Nextra say is found in each, and pages that stand for many addresses are told', async () => {
  const { told, read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'app/layout.jsx': "export const metadata = { title: 'Pebble', description: 'Round.' };\n",
    'app/[lang]/layout.jsx': "export const metadata = { description: 'Small and round.' };\n",
    'app/[lang]/about/page.mdx': '# About\n',
    'app/posts/[id]/page.jsx': 'export default () => null;\n',
    'app/[lang]/[[...mdxPath]]/page.jsx': 'export default () => null;\n',
    'content/a.md': '# A\n',
  });
  const frame = 'the frame around pages is not carried over; write logo, banner, footer and the like in nav/site.yaml';
  const generic = 'the page stands for many addresses, which a program makes, so it is not imported';
  expect(told).toEqual([
    `app/[lang]/about/page.mdx:1: ${generic}`,
    `app/[lang]/layout.jsx:1: ${frame}`,
    `app/layout.jsx:1: ${frame}`,
    `app/posts/[id]/page.jsx:1: ${generic}`,
  ]);
  expect(read('nav/site.yaml')).toContain('title: Pebble\ndescription: Small and round.\n');
});
