/*
 * The shape of the documentation of Reka UI, a library of Vue components (docs/ of its repository): configuration in
 * modules, sidebar with badges, and what its pages use. The text is original.
 */
import { remedyFor } from '../../../cli/import/run-configuration.ts';
import { PICTURE, stubs, type Tree } from './stub.ts';

const FORM = [
  'checkbox',
  'combobox',
  'editable',
  'listbox',
  'number-field',
  'label',
  'pin-input',
  'radio-group',
  'select',
  'slider',
  'switch',
  'tags-input',
  'toggle',
  'toggle-group',
];
const DATES = [
  'calendar',
  'date-field',
  'date-picker',
  'date-range-field',
  'date-range-picker',
  'range-calendar',
  'time-field',
];
const GENERAL = [
  'accordion',
  'alert-dialog',
  'aspect-ratio',
  'avatar',
  'collapsible',
  'context-menu',
  'dialog',
  'dropdown-menu',
  'hover-card',
  'menubar',
  'navigation-menu',
  'pagination',
  'popover',
  'progress',
  'tree',
];
const UTILITIES = [
  'config-provider',
  'focus-scope',
  'presence',
  'primitive',
  'slot',
  'use-id',
  'use-date-formatter',
  'use-direction',
];
const GUIDES = [
  'styling',
  'animation',
  'composition',
  'server-side-rendering',
  'namespaced-components',
  'dates',
  'i18n',
  'migration',
];
const EXAMPLES = ['checkbox-group', 'combobox-textarea', 'dialog-command-menu', 'slider-tooltip'];

const items = (folder: string, names: readonly string[], badge = ''): string =>
  names.map((name) => `{ text: \`${name}${badge}\`, link: '/${folder}/${name}' }`).join(',\n              ');

const CONFIG = `import autoprefixer from 'autoprefixer'
import anchor from 'markdown-it-anchor'
import { defineConfig, postcssIsolateStyles } from 'vitepress'
import { version } from '../../package.json'
import { teamMembers } from './contributors'
import {
  discord,
  github,
  legacyVersion as old,
  ogUrl,
  rekaName,
} from './meta'

function BadgeHTML(text: string, translucent = false) {
  return \`<div class="\${translucent ? 'bg' : ''}">\${text}</div>\`
}

// https://vitepress.dev/reference/site-config
export default defineConfig({
  cleanUrls: true,
  title: rekaName,
  head: [
    ['meta', { name: 'author', content: \`\${teamMembers.map(c => c.name).join(', ')} and others\` }],
    ['noscript', {}, \`<link rel="stylesheet" href="\${ogUrl}" />\`],
  ],
  lastUpdated: true,
  sitemap: { hostname: ogUrl },
  themeConfig: {
    nav: [{ text: \`v\${version}\`, items: [{ text: old, link: discord }] }],
    logo: '/logo.svg',
    sidebar: [
      { text: 'Overview', icon: 'lucide:rocket', items: [{ text: 'Introduction', link: '/docs/overview/introduction' }, { text: 'Getting Started', link: '/docs/overview/getting-started' }] },
      {
        text: 'Guides',
        items: [
          ${items('docs/guides', GUIDES)},
          { text: \`Controlled State \${BadgeHTML('New')}\`, link: '/docs/guides/controlled-state' },
          { text: \`llms.txt \${BadgeHTML('New')}\`, link: '/llms.txt' },
        ],
      },
      {
        text: 'Components',
        items: [
          { text: 'Form', items: [${items('docs/components', FORM)}] },
          { text: 'Dates', items: [${items('docs/components', DATES, " ${BadgeHTML('Alpha', true)}")}] },
          { text: 'General', items: [${items('docs/components', GENERAL)}] },
        ],
      },
      { text: 'Utilities', items: [{ text: 'Component', items: [${items('docs/utilities', UTILITIES)}] }] },
      { text: 'Examples', link: '/examples/checkbox-group', items: [{ text: 'Checkbox', items: [{ text: 'Checkbox Group', link: '/examples/checkbox-group' }] }, { text: 'Others', items: [${items('examples', EXAMPLES.slice(1))}, { text: 'Once more', link: '/examples/slider-tooltip' }] }] },
    ],
    socialLinks: [
      { icon: 'discord', link: discord },
      { icon: 'github', link: github },
    ],
    editLink: { pattern: 'https://github.com/acme/riga-ui/edit/v2/docs/content/:path' },
    carbonAds: { code: 'X', placement: 'y' },
  },
  srcDir: 'content',
  appearance: 'dark',
  markdown: {
    config(md) {
      md.use(anchor)
    },
    anchor: { permalink: anchor.permalink.linkInsideHeader({ symbol: '#' }) },
  },
  transformPageData(pageData) {
    pageData.frontmatter.sidebar = true
  },
  vite: { css: { postcss: { plugins: [autoprefixer(), postcssIsolateStyles()] } } },
})
`;

const COMPONENT = `---

title: Accordion
description: Headings that open what they hold.
name: accordion
aria: https://www.w3.org/WAI/ARIA/apg/patterns/accordion
---

# Accordion

<Badge>Alpha</Badge>

<Description>
Headings that open what they hold.
</Description>

<ComponentPreview name="Accordion" />

## Features

<Highlights
  :features="[
    'Full keyboard navigation.',
    'One or several at a time -> your choice.',
  ]"
/>

## Installation

<InstallationTabs value="riga-ui" />

::: code-group

\`\`\`sh [npm]
npm add riga-ui
\`\`\`

\`\`\`sh [pnpm]
pnpm add riga-ui
\`\`\`

:::

## Anatomy

\`\`\`vue line=11,13-14 twoslash
<script setup lang="ts">
import { AccordionRoot } from 'riga-ui' // [!code focus]
</script>

<template>
  <AccordionRoot /> <!-- [!code ++] -->
</template>
\`\`\`

## API Reference

### Root

Holds all parts. See [\`Presence\`](../utilities/presence) and [slots](/docs/utilities/slot#features).

<!-- @include: @/meta/AccordionRoot.md -->

<DataAttributesTable
  :data="[
    { attribute: '[data-state]', values: ['open', 'closed'] },
  ]"
/>

<Callout type="tip">

See [the example](/examples/checkbox-group) 🤩

</Callout>

<kbd>Space</kbd> opens it{{ version }}.

<script setup>
import { ref } from 'vue'
const version = ref(1)
</script>
`;

export const TREE: Tree = {
  tool: 'vitepress',
  files: {
    'package.json': '{ "version": "2.0.0" }',
    'docs/.vitepress/config.ts': CONFIG.replace("'../../package.json'", "'../../package.json'"),
    'docs/.vitepress/meta.ts':
      "export const rekaName = 'Riga UI';\nexport const ogUrl = 'https://riga.example';\nexport const github = 'https://github.com/acme/riga-ui';\nexport const discord = 'https://chat.example';\nexport const legacyVersion = 'v1';\n",
    'docs/.vitepress/contributors.ts':
      "import names from './contributor-names.json';\nexport const teamMembers = names.map((name) => ({ name }));\n",
    ...stubs(
      [
        'docs/overview/introduction',
        'docs/guides/controlled-state',
        ...GUIDES.map((name) => `docs/guides/${name}`),
        ...[...FORM, ...DATES, ...GENERAL].map((name) => `docs/components/${name}`),
        ...UTILITIES.map((name) => `docs/utilities/${name}`),
        ...EXAMPLES.map((name) => `examples/${name}`),
      ],
      (name) => [
        `docs/content/${name}.md`,
        `---\ntitle: ${name}\nname: ${name}\n---\n\n# ${name}\n\n<Description>\nWhat ${name} is for.\n</Description>\n\n## Features\n\nBack to [the start](/docs/overview/getting-started.html#summary).\n`,
      ],
    ),
    'docs/content/docs/overview/getting-started.md':
      '---\n\ntitle: Getting started\nname: getting-started\n---\n\n# Getting started\n\nStyle the [Popover](../components/popover).\n\n### 1. Install the library\n\n```vue\n<template>\n  <PopoverRoot />\n</template>\n```\n\nSee [llms.txt](/llms.txt) and [step one](#_1-install-the-library).\n\n## Summary\n\n![Logo](/logo.svg)\n\n<video controls src="/tour.mp4"></video>\n',
    'docs/content/docs/components/accordion.md': COMPONENT,
    'docs/content/meta/AccordionRoot.md':
      "<!-- This file was automatic generated. Do not edit it manually -->\n\n<PropsTable :data=\"[\n  {\n    'name': 'as',\n    'description': '<p>The element</p>\\n',\n  },\n]\" />\n\n::: info\nGenerated.\n:::\n",
    'docs/content/index.md':
      '---\nlayout: home\ntitle: Riga UI\nsidebar: false\n---\n\n<script setup>\nimport Home from "../.vitepress/components/Home.vue"\n</script>\n\n<Home />\n',
    'docs/content/public/logo.svg': PICTURE,
    'docs/content/public/tour.mp4': PICTURE,
  },
  losses: [
    `docs/.vitepress/config.ts:44: this call is not run, so its value is unknown; ${remedyFor('config.ts')}`,
    'docs/content/docs/components/accordion.md:17: the component `<ComponentPreview>` has no counterpart',
    'docs/content/docs/components/accordion.md:21: the component `<Highlights>` has no counterpart',
    'docs/content/meta/AccordionRoot.md:3: the component `<PropsTable>` has no counterpart',
    'docs/.vitepress/config.ts:99: the sidebar lists the page `/examples/slider-tooltip` more than once; it stays where it is first',
  ],
  shows: [
    ['content/docs/components/accordion.md', ':::info\n\nGenerated.\n:::'],
    [
      'content/docs/components/accordion.md',
      '```vue {2,6,11,13-14}\n<script setup lang="ts">\nimport { AccordionRoot } from \'riga-ui\'\n',
    ],
    ['content/docs/components/accordion.md', '<kbd>Space</kbd> opens it`version`.'],
    ['content/docs/overview/getting-started.md', '[step one](#1-install-the-library)'],
    ['content/docs/overview/getting-started.md', '<video controls="true" src="/tour.mp4"></video>'],
    ['content/tour.mp4', PICTURE],
    [
      'nav/sections/docs.yaml',
      '  - title: Examples\n    children:\n      - title: Checkbox\n        children:\n          - pathname: /examples/checkbox-group',
    ],
    ['nav/site.yaml', 'title: Riga UI\nurl: https://riga.example\nrepository: https://github.com/acme/riga-ui\n'],
  ],
};
