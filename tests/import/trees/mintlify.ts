/*
 * The shape of the documentation of Mintlify: languages, tabs, nested groups, odd file names, and what its pages use.
 * The text is original.
 */
import { PICTURE, stubs, type Tree } from './stub.ts';

const GROUPS = {
  'Get started': ['index', 'quickstart', 'ai-native', 'migration'],
  Organize: [
    'organize/settings',
    'organize/navigation',
    'organize/pages',
    'organize/hidden-pages',
    'organize/mintignore',
  ],
  Customize: [
    'customize/custom-domain',
    'customize/themes',
    'customize/fonts',
    { group: 'Dashboard access', pages: ['dashboard/sso', 'dashboard/roles', 'dashboard/audit-logs'] },
    'customize/custom-404-page',
  ],
  'Create content': [
    { group: 'Web editor', pages: ['editor/index', 'editor/pages', 'editor/media', 'editor/live-preview'] },
    'installation',
    {
      group: 'Components',
      root: 'components/index',
      pages: [
        'components/accordions',
        'components/callouts',
        'components/cards',
        'components/code-groups',
        'components/columns',
        'components/fields',
        'components/frames',
        'components/steps',
        'components/tabs',
        'components/tooltips',
        'components/update',
      ],
    },
    'create/reusable-snippets',
    'create/redirects',
  ],
  Deploy: [
    'deploy/deployments',
    { group: '/docs subpath', pages: ['deploy/docs-subpath', 'deploy/cloudflare', 'deploy/vercel'] },
    'deploy/ci',
  ],
} as const;

const CONFIG = {
  $schema: 'https://mintlify.com/docs.json',
  theme: 'almond',
  name: 'Peppermint',
  colors: { primary: '#166E3F', light: '#26BD6C', dark: '#166E3F' },
  favicon: '/favicon.ico',
  navigation: {
    languages: [
      {
        language: 'en',
        tabs: [
          {
            tab: 'Documentation',
            groups: Object.entries(GROUPS).map(([group, pages]) => ({ group, icon: 'rocket', pages })),
          },
          {
            tab: 'Guides',
            groups: [
              { group: 'AI', pages: ['guides/editors', 'guides/cursor'] },
              { group: 'Git', pages: ['guides/git-concepts', 'guides/branches'] },
            ],
          },
          {
            tab: 'API reference',
            openapi: 'openapi.json',
            groups: [
              { group: 'Admin', pages: ['api/introduction', 'api/update/trigger'] },
              { group: 'Analytics', hidden: true, pages: ['GET /v1/analytics/{id}'] },
            ],
          },
          { tab: 'Changelog', groups: [{ group: 'Changelog', pages: ['changelog'] }] },
        ],
      },
      {
        language: 'fr',
        tabs: [{ tab: 'Documentation', groups: [{ group: 'Prise en main', pages: ['fr/index', 'fr/quickstart'] }] }],
      },
    ],
  },
  navbar: { links: [{ label: 'Contact', href: 'mailto:x@example.com' }] },
  redirects: [
    { source: '/content/components/accordions', destination: '/components/accordions' },
    { source: '/settings/:path*', destination: '/organize/:path*' },
    { source: '/text', destination: '/components/index', permanent: false },
  ],
  footer: { socials: { github: 'https://github.com/acme/peppermint', x: 'https://x.example' } },
};

const HOME = `---
title: "Introduction"
description: "What it is about."
icon: "book-open"
mode: "custom"
---

export const HeroCard = ({ filename, title, description, href }) => {
  return (
    <a className="group" href={href}>
      <img
        src={\`https://cdn.example/\${filename}.png\`}
        className="block dark:hidden"
      />

      <h3 className="mt-5">
        {title}
      </h3>
      <span>{description}</span>
    </a>
  );
};

<div className="relative">
  <div className="absolute">
    <img
      src="/images/hero/light.png"
      className="block dark:hidden pointer-events-none"
    />
  </div>

  <div className="px-4">
    <h1 className="block text-4xl">
      Documentation
    </h1>

    <div className="px-6">
      <HeroCard filename="rocket" title="Quickstart" description="Your first site" href="/quickstart" />

      <HeroCard
        filename="cli"
        title="Tools"
        href="/installation"
      />
    </div>
  </div>
</div>
`;

const ACCORDIONS = `---
title: "Accordions"
keywords: ["accordions", "sections"]
---

import IconsOptional from "/snippets/icons-optional.mdx";
import { productName, limits } from '/snippets/variables.mdx';

Readers of {productName} open them.

<Accordion title="I am an Accordion.">
  You can put code in here:
   \`\`\`java HelloWorld.java
    class HelloWorld {
    }
    \`\`\`
</Accordion>

\`\`\`\`mdx Accordion example
<Accordion title="I am an Accordion.">
   \`\`\`java HelloWorld.java
  \`\`\`
</Accordion>
\`\`\`\`

<AccordionGroup>
  <Accordion title="Getting started" defaultOpen>
    \`\`\`bash
    npm i
    \`\`\`
  </Accordion>

  <Accordion title="Advanced" icon="bot">
    Add [icons](/components/cards#properties).
  </Accordion>
</AccordionGroup>

## Properties

<ResponseField name="title" type="string" required>
  What is always seen.
</ResponseField>

<ParamField query="defaultOpen" type="boolean" default="false">
  Whether it is open.
  <Expandable title="properties">
    <ResponseField name="id" type="string" />
  </Expandable>
</ParamField>

<IconsOptional word="bananas" />
`;

const CHANGELOG = `---
title: "Product updates"
rss: true
noindex: true
---

<Update label="July 16, 2026" tags={["New releases","Bug fixes"]} rss={{ title:"Page improvements, and more" }}>

  ## Page improvements

  - **Related pages:** See [pages](/organize/pages) and [\`llms.txt\`](/ai-native).

</Update>

<Update label="June 26, 2026" description="v1.2">
  ## Fixes

  - One.
</Update>
`;

const SNIPPETS = `---
title: "Reusable snippets"
---

<Steps>
  <Step title="Add content">
    Write it.

    \`\`\`mdx shared/my-snippet.mdx wrap
    Hello {word}.
    \`\`\`
  </Step>
  <Step title="Import it" icon="download">
    <CodeGroup>

    \`\`\`mdx Absolute import
    ---
    title: "A page"
    ---

    import MySnippet from "/shared/my-snippet.mdx";
    \`\`\`

    \`\`\`mdx Relative import
    import MySnippet from "../shared/my-snippet.mdx";
    \`\`\`

    </CodeGroup>
  </Step>
</Steps>

<Tabs>
  <Tab title="First">
    <Note>Inside.</Note>
  </Tab>
  <Tab title="Second">
    Press <kbd>Cmd</kbd>.
  </Tab>
</Tabs>

<Columns cols={2}>
  <Card title="Pages" icon="file" href="/organize/pages" horizontal>
    Where they are.
  </Card>
  <Card title="No link" />
</Columns>

<Frame caption="A shot">
  <img src="/images/shot.png" alt="Shot" style={{ borderRadius: '0.5rem' }} />
</Frame>

{/* Generated, do not edit. */}

A <Tooltip headline="API" tip="Of programs">word</Tooltip> with <Badge color="blue">Beta</Badge>.
`;

const named = (pages: readonly unknown[]): readonly string[] =>
  pages.flatMap((page) => (typeof page === 'string' ? [page] : named((page as { pages: readonly unknown[] }).pages)));

export const TREE: Tree = {
  tool: 'mintlify',
  files: {
    'docs.json': `${JSON.stringify(CONFIG, undefined, 2)}\n`,
    ...stubs(
      [
        ...named(Object.values(GROUPS).flat()),
        'components/index',
        'guides/editors',
        'guides/cursor',
        'guides/git-concepts',
        'guides/branches',
        'api/introduction',
        'fr/index',
        'fr/quickstart',
      ],
      (name) => [
        `${name}.mdx`,
        `---\ntitle: "${name}"\nsidebarTitle: "Short ${name}"\nkeywords: ["x"]\n---\n\n## Properties\n\nSee [the start](/${name.startsWith('fr/') ? 'fr/' : ''}quickstart).\n`,
      ],
    ),
    'api/update/trigger.mdx':
      '---\ntitle: Trigger an update\nopenapi: POST /project/update/{projectId}\n---\n\n<RequestExample>\n```bash\ncurl -X POST\n```\n</RequestExample>\n',
    'index.mdx': HOME,
    'components/accordions.mdx': ACCORDIONS,
    'changelog.mdx': CHANGELOG,
    'create/reusable-snippets.mdx': SNIPPETS,
    'snippets/icons-optional.mdx':
      'import Inner from "./inner.mdx";\n\n<ResponseField name="icon" type="string">\n  Say {word}.\n</ResponseField>\n\n<Inner />\n',
    'snippets/inner.mdx': '<Tip>Deep inside.</Tip>\n',
    'snippets/variables.mdx': 'export const productName = "Peppermint";\n\nexport const limits = { pages: 10 };\n',
    'FAQs/人工客服.mdx': '---\ntitle: 人工客服\n---\n\n你好。\n',
    'ai/rohan testing.mdx': '---\ntitle: A try\n---\n\nSee [the start](/quickstart).\n',
    'LICENSE.mdx': 'MIT\n',
    'images/shot.png': PICTURE,
    'images/hero/light.png': PICTURE,
    'openapi.json': '{}',
  },
  losses: [
    'docs.json:3: the setting `theme` is not carried over',
    'index.mdx:8: the page exports code, which pages cannot do here',
    'ai/rohan testing.mdx:1: the address `/ai/rohan testing` becomes `/ai/rohan-testing`',
    'FAQs/人工客服.mdx:1: the address `/FAQs/人工客服` becomes `/FAQs/page`',
    'docs.json:131: the pages that `API reference` makes from an API description are not carried over',
    'docs.json:196: the redirect from `/settings/:path*` covers many addresses',
  ],
  shows: [
    ['content/introduction.md', '![](/images/hero/light.png)\n\n# Documentation\n'],
    ['content/components/accordions.md', 'Readers of Peppermint open them.'],
    [
      'content/components/accordions.md',
      '**`defaultOpen`** boolean, by default `false`\n\nWhether it is open.\n\n:::details[properties]\n\n**`id`** string\n:::',
    ],
    ['content/components/accordions.md', 'Say bananas.\n\n:::tip\n\nDeep inside.\n:::'],
    ['content/changelog.md', '## July 16, 2026\n\n## Page improvements'],
    [
      'content/create/reusable-snippets.md',
      '### Add content\n\nWrite it.\n\n```mdx title="shared/my-snippet.mdx"\nHello {word}.',
    ],
    [
      'content/create/reusable-snippets.md',
      'A <abbr title="API: Of programs">word</abbr> with :badge[Beta]{status=beta}.',
    ],
    ['nav/sections/docs.yaml', 'pages:\n  - title: Documentation\n    children:\n      - title: Get started\n'],
    ['nav/site.yaml', '  - from: /text\n    to: /components\n'],
  ],
};
