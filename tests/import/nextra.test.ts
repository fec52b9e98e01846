import { expect, test } from 'vitest';
import { importTree } from './support/import-tree.ts';

const CONFIG = `import nextra from 'nextra';

const withNextra = nextra({ latex: true, readingTime: true });

export default withNextra({
  reactStrictMode: true,
  async redirects() {
    return [
      { source: '/start', destination: '/guide/install', permanent: true },
      { source: '/old/:path*', destination: '/guide/:path*', permanent: true },
    ];
  },
});
`;

const LAYOUT = `import { Layout, Navbar } from 'nextra-theme-docs';

export const metadata = {
  metadataBase: new URL('https://pebble.example'),
  title: { default: 'Pebble', template: '%s | Pebble' },
  description: 'Small, round components.',
};

export default async function RootLayout({ children }) {
  return (
    <Layout
      navbar={<Navbar logo={<b>Pebble</b>} projectLink="https://github.com/acme/pebble" />}
      docsRepositoryBase="https://github.com/acme/pebble/tree/main/docs"
    >
      {children}
    </Layout>
  );
}
`;

const META = `import type { MetaRecord } from 'nextra';

export default {
  index: { title: 'Welcome', theme: { layout: 'full' } },
  guide: 'Guide',
  about: { type: 'page', title: 'About' },
  '## ref': { type: 'separator', title: 'Reference' },
  reference: { title: 'API', theme: { collapsed: true } },
  secret: { display: 'hidden' },
  company: {
    title: 'Company',
    type: 'menu',
    items: { about: { title: 'About us', href: '/about' }, jobs: { title: 'Jobs', href: 'https://acme.example/jobs' } },
  },
  '---': { type: 'separator' },
  forum: { title: 'Forum', href: 'https://forum.example', newWindow: true },
  gone: 'Gone',
} satisfies MetaRecord;
`;

test('the sidebar of Nextra is imported from its _meta files, with labels, menus and links; hidden and unsupported entries are reported', async () => {
  const { told, found, read } = await importTree('nextra', {
    'next.config.mjs': CONFIG,
    'app/layout.jsx': LAYOUT,
    'app/[[...mdxPath]]/page.jsx': 'export default function Page() {}\n',
    'app/team/page.jsx': 'export default function Page() {}\n',
    'content/_meta.ts': META,
    'content/index.mdx': '# Pebble\n',
    'content/guide/_meta.tsx':
      'export default {\n  install: "",\n  theming: { title: <b>Colors <i>&amp; {"sizes"}</i></b> },\n  icon: <Icon />,\n};\n',
    'content/guide/index.mdx': '---\ntitle: The guide\nasIndexPage: true\n---\n\n[Install](./install.mdx)\n',
    'content/guide/install.mdx': '---\nsidebarTitle: Installation\n---\n\n# Install Pebble\n\nA sum $a^2$.\n',
    'content/guide/theming.md': '# Theming\n\nBack to [the start](/start).\n',
    'content/guide/icon.mdx': '# Icons\n',
    'content/about.mdx': '# About\n',
    'content/secret.mdx': '# Secret\n',
    'content/reference.mdx': '# Reference\n',
    'content/reference/button.mdx': '# Button\n',
    'content/other-things.mdx': '# Others\n',
  });
  expect(told).toEqual([
    'app/layout.jsx:1: the frame around pages is not carried over; write logo, banner, footer and the like in nav/site.yaml',
    'app/layout.jsx:13: `docsRepositoryBase` is not carried over, as files have other paths here; set `editUrl` in nav/site.yaml, with `{file}` for the path',
    'app/team/page.jsx:1: the page is a program, so it is not imported; write it in Markdown, with demos for what has to run',
    'content/_meta.ts:4: `layout` of the sidebar entry `Welcome` is not carried over',
    'content/_meta.ts:13: the sidebar lists the page `/about` more than once; it stays where it is first',
    'content/_meta.ts:17: the sidebar lists the page `gone`, which does not exist',
    'content/guide/_meta.tsx:4: this element is not run, so its value is unknown; write the value itself there',
    'content/index.mdx:1: the first page of a site is made by docs-nav, so this page is now at `/introduction`',
    'content/secret.mdx:1: this page is in no sidebar; it is listed under "More pages"',
    'next.config.mjs:3: the setting `readingTime` is not carried over',
    'next.config.mjs:10: the redirect from `/old/:path*` covers many addresses',
  ]);
  expect(found.filter((line) => !line.includes('missing-package'))).toEqual([]);
  expect(read('nav/site.yaml')).toContain(`title: Pebble
description: Small, round components.
url: https://pebble.example
repository: https://github.com/acme/pebble
math: true
redirects:
  - from: /start
    to: /guide/install
`);
  expect(read('nav/sections/docs.yaml')).toContain(`pages:
  - pathname: /introduction
    title: Welcome
  - title: Guide
    children:
      - pathname: /guide
        title: The guide
      - pathname: /guide/install
        title: Installation
      - pathname: /guide/theming
        title: Colors & sizes
      - pathname: /guide/icon
        title: Icons
  - pathname: /about
    title: About
  - subheader: Reference
    children:
      - title: API
        children:
          - pathname: /reference
            title: Reference
          - pathname: /reference/button
            title: Button
      - title: Company
        children:
          - pathname: https://acme.example/jobs
            title: Jobs
  - pathname: https://forum.example
    title: Forum
    linkProps:
      target: _blank
  - pathname: /other-things
    title: Others
  - title: More pages
    children:
      - pathname: /secret
        title: Secret
`);
  expect(read('content/guide.md')).toContain('[Install](/guide/install)');
  expect(read('content/guide/theming.md')).toContain('[the start](/guide/install)');
});

test('also imports pages of Nextra in app/, and those of version 3 in pages/', async () => {
  const app = await importTree('nextra', {
    'next.config.ts': "import nextra from 'nextra';\nexport default nextra({})({ basePath: '/docs' });\n",
    'src/app/_meta.global.ts':
      "export default { '*': { display: 'normal' }, index: 'Home', guides: { title: 'All guides', items: { b: 'Second', a: 'First' } } };\n",
    'src/app/page.mdx': '# Start\n\n[B](/guides/b)\n',
    'src/app/guides/(parts)/a/page.mdx': '# A\n',
    'src/app/guides/b/page.md': '# B\n',
    'src/app/guides/_parts/note.mdx': 'A part.\n',
  });
  expect(app.told).toEqual([
    'src/app/page.mdx:1: the first page of a site is made by docs-nav, so this page is now at `/introduction`',
  ]);
  expect(app.read('nav/sections/docs.yaml')).toContain(
    'title: Home\n  - title: All guides\n    children:\n      - pathname: /guides/b\n        title: Second\n      - pathname: /guides/a\n        title: First\n',
  );
  const three = await importTree('nextra', {
    'next.config.js':
      "const withNextra = require('nextra')({ theme: 'nextra-theme-docs', themeConfig: './theme.config.tsx' });\nmodule.exports = withNextra();\n",
    'theme.config.tsx': "export default { project: { link: 'https://github.com/acme/three' }, logo: <b>Three</b> };\n",
    'pages/_app.tsx': 'export default function App() {}\n',
    'pages/api/hello.ts': 'export default () => {};\n',
    'pages/_meta.json': '{ "b": "Bee", "a": { "title": "Ay" } }\n',
    'pages/a.mdx': '# A\n',
    'pages/b.mdx': '# B\n',
  });
  expect(three.told).toEqual([
    'theme.config.tsx:1: the frame around pages is not carried over; write logo, banner, footer and the like in nav/site.yaml',
  ]);
  expect(three.read('nav/site.yaml')).toContain('repository: https://github.com/acme/three\n');
  expect(three.read('nav/sections/docs.yaml')).toContain(
    'pages:\n  - pathname: /b\n    title: Bee\n  - pathname: /a\n    title: Ay\n',
  );
});

test('components of Nextra become their counterparts', async () => {
  const { told, read } = await importTree('nextra', {
    'next.config.mjs': "import nextra from 'nextra';\nexport default nextra({})({});\n",
    'content/a.mdx': `import { Bleed, Callout, Cards, FileTree, Steps, Tabs } from 'nextra/components';

# A

<Cards num={2}>
  <Cards.Card icon={<Box />} title="B" href="/b" arrow />
  <Cards.Card title="C" href="/b">
    More.
  </Cards.Card>
</Cards>

<Callout>Small is **good**.</Callout>

<Callout type="error" emoji="⭐">
  Mind the gap.
</Callout>

<Steps>
### Get it

<Tabs items={['npm', { label: 'Yarn', disabled: true }]} defaultIndex={1} storageKey="pm">
  <Tabs.Tab>
    \`\`\`js filename="a.js" {2} /use[A-Z]\\w+/#v "word" showLineNumbers
    useIt()
    \`\`\`
  </Tabs.Tab>
  <Tabs.Tab>It is **fast**.</Tabs.Tab>
</Tabs>
</Steps>

Is \`true{:ts}\` <>the default</>.

<FileTree>
  **With** a title
  <FileTree.Folder name="content" defaultOpen>
    <FileTree.File name="_meta.js" />
    <FileTree.Folder name="about">
      <FileTree.File name="index.mdx" active />
    </FileTree.Folder>
  </FileTree.Folder>
  <FileTree.File name="package.json" />
</FileTree>

<Bleed full>Wide.</Bleed>

<FileTree><FileTree.File name="one.js" /></FileTree>

<Tabs items={names}><Tabs.Tab>Unnamed.</Tabs.Tab></Tabs>
`,
    'content/b.mdx': '# B\n',
  });
  expect(read('content/a.md')).toBe(`# A

- [B](/b)

**[C](/b)**

More.

:::tip

Small is **good**.
:::

:::error

Mind the gap.
:::

### Get it

::::tabs
:::tab[npm]

\`\`\`js title="a.js" {2}
useIt()
\`\`\`
:::

:::tab[Yarn]

It is **fast**.
:::
::::

Is \`true\` the default.

**With** a title

:::file-tree

- \`content/\`
  - \`_meta.js\`
  - \`about/\`
    - **\`index.mdx\`**
- \`package.json\`
:::

Wide.

:::file-tree

- \`one.js\`
:::

::::tabs
:::tab[Tab]

Unnamed.
:::
::::
`);
  expect(told).toEqual([
    'content/a.mdx:7: the card is a paragraph',
    'content/a.mdx:23: `/use[A-Z]\\w+/` marks words of the code, which is left out',
    'content/a.mdx:23: `"word"` marks words of the code, which is left out',
    'content/a.mdx:27: the tab `Yarn` is open at first there; here, the first one is',
    'content/a.mdx:48: `names`, which says what tabs are called, is code, which is not run',
  ]);
});

test('imports the languages of Nextra, with the titles in their own _meta files', async () => {
  const { told, found, read } = await importTree('nextra', {
    'next.config.mjs':
      "import nextra from 'nextra';\nconst withNextra = nextra({});\nexport default withNextra({ i18n: { locales: ['en', 'de'], defaultLocale: 'en' } });\n",
    'app/[lang]/layout.tsx':
      "export default () => <Layout i18n={[{ locale: 'en', name: 'English' }, { locale: 'de', name: 'Deutsch!' }]} />;\n",
    'content/en/_meta.js':
      "export default { index: 'Home', guide: 'Guide', more: { title: 'More', href: '/guide/a' } };\n",
    'content/en/index.mdx': '# Home\n\n[A](/guide/a) and [A](/en/guide/a#use)\n',
    'content/en/guide/a.mdx': '# A\n\n## Use\n',
    'content/de/_meta.js': "export default { index: 'Start', guide: 'Anleitung' };\n",
    'content/de/index.mdx': '# Heim\n\n[A](/de/guide/a)\n',
    'content/de/guide/a.mdx': '# A auf Deutsch\n',
  });
  expect(told).toEqual([
    'app/[lang]/layout.tsx:1: the frame around pages is not carried over; write logo, banner, footer and the like in nav/site.yaml',
    'content/en/_meta.js:1: the sidebar lists the page `/guide/a` more than once; it stays where it is first',
    'content/en/index.mdx:1: the first page of a site is made by docs-nav, so this page is now at `/introduction`',
  ]);
  expect(found.filter((line) => !line.includes('missing-translation'))).toEqual([]);
  expect(read('content/introduction.md')).toContain('[A](/guide/a) and [A](/guide/a#use)');
  expect(read('nav/site.yaml')).toContain('  - code: de\n    name: Deutsch!\nredirects:\n');
  expect(read('nav/translations/de.yaml')).toContain(
    'titles:\n  /guide/a: A auf Deutsch\n  /introduction: Start\n  /guide/guide: Anleitung\n',
  );
});
