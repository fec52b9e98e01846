/*
 * The shape of a library’s documentation that is made with Nextra 4 in three languages: titles in JSX, shared parts,
 * sub docs, menus, labels, and the constructs of its pages. The text is original.
 */
import { PICTURE, stubs, type Tree } from './stub.ts';

const CONFIG = `import nextra from 'nextra';
import { withPlausibleProxy } from 'next-plausible';

const withNextra = nextra({
  latex: { renderer: 'katex', options: {} },
  defaultShowCopyCode: true,
  whiteListTagsStyling: ['figure'],
});

/** @type {import('next').NextConfig} */
const nextConfig = {
  i18n: { locales: ['en', 'de', 'zh-CN'], defaultLocale: 'en' },
  webpack: (config) => config,
  rewrites: async () => [{ source: '/feed', destination: '/api/feed' }],
  redirects: () => [
    { source: '/docs/data', destination: '/en/docs/fetching', permanent: true },
    { source: '/change-log', destination: '/docs/change-log', statusCode: 301 },
    { source: '/docs.([a-zA-Z-]+)', destination: '/docs', permanent: true },
  ],
};

export default withNextra(nextConfig);
`;

const LAYOUT = `import { Layout, Navbar } from 'nextra-theme-docs';
import type { Metadata } from 'next';

export const metadata: Metadata = {
  description: 'Waves for React.',
  metadataBase: new URL('https://waves.example'),
  title: { absolute: '', template: '%s | Waves', default: 'Waves' },
  openGraph: { url: './' },
};

export default async function RootLayout({ children, params }) {
  const { lang } = await params;
  return (
    <html lang={lang}>
      <Layout
        i18n={[
          { locale: 'en', name: 'English' },
          { locale: 'de', name: 'Deutsch' },
          { locale: 'zh-CN', name: '简体中文' },
        ]}
        navbar={<Navbar logo={<b>Waves</b>} projectLink="https://github.com/acme/waves" />}
        docsRepositoryBase="https://github.com/acme/waves/blob/main/docs"
      >
        {children}
      </Layout>
    </html>
  );
}
`;

const META = `import type { MetaRecord } from 'nextra';

const TOP: MetaRecord = {
  index: { type: 'page', display: 'hidden', theme: { typesetting: 'article' } },
  docs: { type: 'page', title: 'Documentation' },
  examples: { type: 'page', title: <span className="badge">Examples</span> },
  versions: {
    type: 'menu',
    title: 'Versions',
    items: { _1: { title: 'Waves 1', href: 'https://v1.waves.example' } },
  },
};

export default TOP;
`;

const DOCS = `import { Star } from '../../../icons';

export default {
  'getting-started': <><Star />Start</>,
  fetching: '',
  _: { type: 'separator', title: 'More' },
  advanced: { title: 'Advanced', theme: { collapsed: true } },
  '---': { type: 'separator' },
  'change-log': { title: 'Changes', href: 'https://github.com/acme/waves/releases' },
};
`;

const GUIDES = Array.from({ length: 18 }, (_, at) => `wave-${at + 1}`);

const START = `---
title: Getting started
description: The first wave.
searchable: false
---

import { Callout, Steps, Tabs } from 'nextra/components';
import Shared from '../../../parts/shared.mdx';
import { Chart } from 'components/chart';

# Getting started

<Shared name="Waves" />

<Steps>
### Install

Inside your project:

<Tabs items={['pnpm', 'npm']} storageKey="selected-pm">
<Tabs.Tab>
\`\`\`bash
pnpm add waves
\`\`\`
</Tabs.Tab>
<Tabs.Tab>
\`\`\`bash
npm install waves
\`\`\`
</Tabs.Tab>
</Tabs>

### Use it

\`\`\`jsx filename="app/page.jsx" {2,4-5} /useWave/
const { data } = useWave('/api');
\`\`\`

</Steps>

<Callout emoji="✅">
  It has \`useWave{:js}\`, see [fetching](/docs/fetching#keys), [the second](./advanced/wave-2) and [this](/en/docs/fetching).
</Callout>

<Callout type="error">Do not drown.</Callout>

<Chart data={[1, 2]} />

![A wave](/waves/a.svg)

> [!IMPORTANT]
>
> The formula is $a^2$.

| Option | Type |
| :-- | :-- |
| \`keepOpen\` | \`boolean{:ts}\` |
`;

export const TREE: Tree = {
  tool: 'nextra',
  files: {
    'next.config.mjs': CONFIG,
    'app/[lang]/layout.tsx': LAYOUT,
    'app/[lang]/[[...mdxPath]]/page.tsx': 'export default function Page() {}\n',
    'app/api/feed/route.ts': 'export const GET = () => {};\n',
    'app/og/page.tsx': 'export default function Page() {}\n',
    'parts/shared.mdx': '**{props.name}** makes waves.\n',
    'content/en/_meta.tsx': META,
    'content/en/index.mdx': '---\ntitle: Waves\n---\n\n[Start](/docs/getting-started)\n',
    'content/en/docs/_meta.tsx': DOCS,
    'content/en/docs/getting-started.mdx': START,
    'content/en/docs/fetching.mdx': '# Fetching\n\n## Keys\n\nBack to [the start](./getting-started.mdx).\n',
    ...stubs(GUIDES, (name) => [
      `content/en/docs/advanced/${name}.mdx`,
      `import { Callout } from 'nextra/components'\n\n# ${name}\n\n## Use & keys\n\nSee [it](#use--keys).\n`,
    ]),
    'content/en/examples/_meta.ts': "export default { '*': { theme: { layout: 'full' } }, basic: 'Basic usage' };\n",
    'content/en/examples/basic.mdx': '# Basic\n\n<iframe src="https://sandbox.example/a" title="Basic" />\n',
    'content/de/_meta.ts': "export default { docs: 'Dokumentation' };\n",
    'content/de/docs/_meta.ts':
      "export default { 'getting-started': 'Einstieg', _: { type: 'separator', title: 'Mehr' }, advanced: 'Für Fortgeschrittene' };\n",
    'content/de/docs/getting-started.mdx': '# Anfang\n\nWeiter bei [Abrufen](/de/docs/fetching).\n',
    ...stubs(GUIDES.slice(0, 16), (name) => [`content/de/docs/advanced/${name}.mdx`, `# ${name} auf Deutsch\n`]),
    ...stubs(GUIDES.slice(0, 14), (name) => [`content/zh-CN/docs/advanced/${name}.mdx`, `# ${name} 中文\n`]),
    'public/waves/a.svg': PICTURE,
  },
  losses: [
    'app/[lang]/layout.tsx:1: the frame around pages is not carried over; write logo, banner, footer and the like in nav/site.yaml',
    'app/og/page.tsx:1: the page is a program, so it is not imported; write it in Markdown, with demos for what has to run',
    'content/en/docs/getting-started.mdx:35: `/useWave/` marks words of the code, which is left out',
    'content/en/docs/getting-started.mdx:47: the component `<Chart>` has no counterpart',
    'content/en/examples/_meta.ts:1: `layout` of the sidebar entry `*` is not carried over',
    'next.config.mjs:7: the setting `whiteListTagsStyling` is not carried over',
    'next.config.mjs:14: the setting `rewrites` is not carried over',
    'next.config.mjs:18: the redirect from `/docs.([a-zA-Z-]+)` covers many addresses',
  ],
  shows: [
    ['content/docs/getting-started.md', '**Waves** makes waves.\n\n### Install'],
    ['content/docs/getting-started.md', '```jsx title="app/page.jsx" {2,4-5}\n'],
    [
      'content/docs/getting-started.md',
      'It has `useWave`, see [fetching](/docs/fetching#keys), [the second](/docs/advanced/wave-2) and [this](/docs/fetching).',
    ],
    ['content/docs/getting-started.md', '| `keepOpen` | `boolean` |'],
    ['content/docs/getting-started.de.md', '[Abrufen](/docs/fetching)'],
    [
      'nav/sections/docs.yaml',
      'pages:\n  - title: Documentation\n    children:\n      - pathname: /docs/getting-started\n        title: Start\n',
    ],
    ['nav/sections/docs.yaml', '      - subheader: More\n        children:\n          - title: Advanced\n'],
    ['nav/sections/docs.yaml', '  - title: Examples\n    children:\n      - pathname: /examples/basic\n'],
    ['nav/site.yaml', '  - from: /docs/data\n    to: /docs/fetching\n'],
    ['nav/site.yaml', '  - from: /en/docs/fetching\n    to: /docs/fetching\n'],
    ['nav/translations/de.yaml', '  /docs/getting-started: Einstieg\n'],
    ['nav/translations/de.yaml', ': Dokumentation\n'],
    ['nav/translations/de.yaml', ': Mehr\n'],
  ],
};
