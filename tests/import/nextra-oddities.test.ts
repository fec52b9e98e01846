import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { makeFolder, putFiles } from '../cli/support/folder.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { importTree } from './support/import-tree.ts';

const CONFIG = "import nextra from 'nextra';\nexport default nextra({})({});\n";

test.each([
  [
    'a menu with the name of the first page',
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

test('content after a file tree is kept, and a malformed file tree is still converted', async () => {
  const { read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'content/a.mdx':
      '# A\n\n<FileTree />\n\nBefore.\n\n<FileTree>\n</FileTree.Folder>\n<FileTree.File name="a.ts" />\n</FileTree> And **more**.\n\n<FileTree><FileTree.File name="b.ts" /></FileTree> <Callout>Mind it.</Callout>\n',
  });
  expect(read('content/a.md')).toBe(
    '# A\n\n:::warning[Not imported]\n\n`<FileTree>` of the former page was not imported.\n:::\n\nBefore.\n\n:::file-tree\n\n- `a.ts`\n:::\n\nAnd **more**.\n\n:::file-tree\n\n- `b.ts`\n:::\n\n:::tip\n\nMind it.\n:::\n',
  );
});

test('the metadata that a page exports becomes its front matter, and computed values are reported', async () => {
  const { told, read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'content/a.mdx':
      "import { Cards } from 'nextra/components'\n\nexport const metadata: Metadata = {\n  title: 'Called',\n  description: `In a few\n    words`,\n  keywords: ['a', 'b'],\n  author: whoIs('me'),\n};\n\n# A\n\n[b](./gone)\n",
    'content/b.mdx': "---\ntitle: Own\n---\n\nexport const metadata = { title: { absolute: 'Other' } }\n\n# B\n",
    'content/c.mdx': "# C\n\n```js\nexport const metadata = { title: 'Shown' }\n```\n",
  });
  expect(told).toEqual([
    'content/a.mdx:3: the front matter key `keywords` has no effect here; it is kept for programs that read the manifest',
    'content/a.mdx:8: this call is not run, so its value is unknown; write the value itself in the front matter',
    expect.stringContaining('content/a.mdx:13:'),
  ]);
  expect(read('content/a.md')).toContain(
    '---\ntitle: Called\ndescription: |-\n  In a few\n      words\nkeywords:\n  - a\n  - b\n---\n\n# A\n',
  );
  expect(read('content/b.md')).toBe('---\ntitle: Own\n---\n\n# B\n');
  expect(read('content/c.md')).toContain("export const metadata = { title: 'Shown' }");
});

test.each([
  [
    'in code that contains a block of code',
    "# A\n\n````md\n```js\nexport const metadata = { title: 'Shown' }\n```\n````\n",
    "export const metadata = { title: 'Shown' }",
  ],
  [
    'after code that contains the start of another block',
    "# A\n\n````md\n```js\n````\n\nexport const metadata = { title: 'Own' }\n",
    '---\ntitle: Own\n',
  ],
  [
    'after code that contains a fence of the other kind',
    "# A\n\n~~~md\n```\n~~~\n\nexport const metadata = { title: 'Own' }\n",
    '---\ntitle: Own\n',
  ],
  ['after inline code', "# A\n\n```a``` is.\n\nexport const metadata = { title: 'Own' }\n", '---\ntitle: Own\n'],
  [
    'with a title for pages below',
    "export const metadata = { title: { default: 'Own', template: '%s' } }\n\n# A\n",
    '---\ntitle: Own\n',
  ],
])('the metadata of a page, %s', async (_, page, kept) => {
  const { told, read } = await importTree('nextra', { 'next.config.mjs': CONFIG, 'content/a.mdx': page });
  expect(told).toEqual([]);
  expect(read('content/a.md')).toContain(kept);
});

test.each([
  "export const metadata = { title: 'T' }; export const other = use()\n",
  "export const metadata = { title: 'T' }, other = use()\n",
])('metadata with other code next to it is reported: %s', async (code) => {
  const { told } = await importTree('nextra', { 'next.config.mjs': CONFIG, 'content/a.mdx': `${code}\n# A\n` });
  expect(told).toEqual(['content/a.mdx:1: the page exports code, which pages cannot do here']);
});

test.each(['404', '1.10'])('a page titled %s keeps its title', async (title) => {
  const { found, read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'content/a.mdx': `---\ntitle: ${title}\n---\n\nText.\n`,
  });
  expect(found).toEqual([]);
  expect(parse(/^---\n([^]*?)---/.exec(read('content/a.md'))?.[1] ?? '')).toEqual({ title });
  expect(read('nav/sections/docs.yaml')).toContain(title);
});

test('the configuration of Nextra is read but not run, because its result for Next.js contains neither languages nor folders', async () => {
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
  // Files that list pages are run, as the manual says.
  expect(read('nav/sections/docs.yaml')).toContain('- pathname: /docs/a\n        title: Called\n');
  expect(read('nav/translations/fr.yaml')).toContain('  /docs/a: AF\n');
});

test('layouts of Nextra are read in every folder, and pages for many addresses are reported', async () => {
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
  const generic = 'the page stands for many addresses, which a program generates, so it is not imported';
  expect(told).toEqual([
    `app/[lang]/about/page.mdx:1: ${generic}`,
    `app/[lang]/layout.jsx:1: ${frame}`,
    `app/layout.jsx:1: ${frame}`,
    `app/posts/[id]/page.jsx:1: ${generic}`,
  ]);
  expect(read('nav/site.yaml')).toContain('title: Pebble\ndescription: Small and round.\n');
});

test('tab names that are elements keep their positions, and names of built-in JavaScript properties are plain words', async () => {
  const { told, read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'content/a.mdx': `# A

<Tabs items={[<b>First one</b>, 'It\\'s two', { label: 'Third', disabled: true }, \`Fourth\`]}>
  <Tabs.Tab>1</Tabs.Tab>
  <Tabs.Tab>2</Tabs.Tab>
  <Tabs.Tab>3</Tabs.Tab>
  <Tabs.Tab>4</Tabs.Tab>
</Tabs>

<Tabs items={[first, 'Two']}>
  <Tabs.Tab>1</Tabs.Tab>
  <Tabs.Tab>2</Tabs.Tab>
</Tabs>

Call new<constructor></constructor> here, see [B](/constructor/b).

<Callout type="constructor">Called.</Callout>

<Some.constructor>Kept.</Some.constructor>
`,
    'content/b.md': '# B\n',
  });
  expect(told).toEqual([
    "content/a.mdx:10: `[first, 'Two']`, which says what tabs are called, is code, which is not run",
    'content/a.mdx:15: `<constructor>` has no counterpart',
    'content/a.mdx:15: `/constructor/b` is neither a page nor a file of the imported folder; it leads to the former site',
    'content/a.mdx:17: the component `<Callout>` has no counterpart; its content is kept',
    'content/a.mdx:19: the component `<Some.constructor>` has no counterpart; its content is kept',
  ]);
  expect(read('content/a.md').match(/(?<=tab\[).*(?=\])/g)).toEqual([
    'First one',
    "It's two",
    'Third',
    'Fourth',
    'Tab',
    'Two',
  ]);
  expect(read('content/a.md')).not.toContain('native code');
});

test('a conditional redirect of Next.js is reported, and one with an unknown address is reported once', async () => {
  const { told, read } = await importTree('nextra', {
    'next.config.mjs': `import nextra from 'nextra';
export default nextra({})({
  redirects: () => [
    { source: '/old', destination: '/a', permanent: true },
    { source: '/else', has: [{ type: 'host', value: 'else.example' }], destination: '/a', permanent: true },
    { source: from(), destination: '/a', permanent: true },
  ],
});
`,
    'content/a.md': '# A\n',
  });
  expect(told).toEqual([
    'next.config.mjs:5: the redirect from `/else` is only for some readers, so it is left out',
    'next.config.mjs:6: this call is not run, so its value is unknown; write the value itself there',
  ]);
  expect(read('nav/site.yaml')).toContain('redirects:\n  - from: /old\n    to: /a\n');
  expect(read('nav/site.yaml')).not.toContain('/else');
});

test.each([
  "import nextra from 'nextra';\nconst addDocs = nextra({ contentDirBasePath: '/docs' });\nexport default addDocs({});\n",
  "const withDocs = require('nextra')({ contentDirBasePath: '/docs' });\nmodule.exports = withDocs({});\n",
])('finds the settings of Nextra whatever its function is called: %j', async (config) => {
  const { told, read } = await importTree('nextra', { 'next.config.js': config, 'content/a.md': '# A\n' });
  expect(told).toEqual([]);
  expect(read('content/docs/a.md')).toBe('# A\n');
});
