import { expect, test } from 'vitest';
import type { BodyOptions } from '../../cli/import/convert/syntax.ts';
import { convertBody } from '../../cli/import/convert/convert-body.ts';
import { MKDOCS as MKDOCS_TOOL } from '../../cli/import/tools/mkdocs.ts';
import { featuresOf } from '../../cli/import/tools/mkdocs-configuration.ts';
import { importTree } from './support/import-tree.ts';

const MKDOCS = `site_name: Harbor
site_url: https://acme.example/harbor/
plugins:
  - redirects:
      redirect_maps:
        old.md: guide.md#config.depth
`;

const GUIDE = `# Guide

!!! tip

    Said first.

    === "One"

        Text and code.

        \`\`\` yaml
        a: 1
        \`\`\`

        <div class="result" markdown>

        | a | b |
        | - | - |
        | 1 | 2 |

        </div>

    === "Two"

        Last.

  [depth]: #config.depth
  [run]: javascript:alert(1)
  [start]: https://acme.example/harbor/
  [old]: https://acme.example/harbor/old/

\`\`\` md title="Tabs"
=== "A"

    \`\`\` c
    int a;
    \`\`\`
\`\`\`

See [depth], [run], [start], [old] and [path](#nav-path), [kept](#kept-one).

#### <!-- md:setting config.depth -->

### Path { id=nav-path }

* **Kept**: by an id below it.
{#kept-one}

<img src="../pictures/shot.png" alt="Shot">

::: harbor.ships
    options:
        members:
            - sail

After it.
`;

test('MkDocs: blocks end where Python Markdown ends them, and nested blocks keep their order', async () => {
  const { found, read } = await importTree('mkdocs', {
    'mkdocs.yml': MKDOCS,
    'docs/index.md': '# Harbor\n',
    'docs/guide.md': GUIDE,
    'docs/pictures/shot.png': 'not really a picture',
  });
  expect(found).toEqual([]);
  const page = read('content/guide.md');
  expect(page).toContain(
    ':::::tip\n\nSaid first.\n\n::::tabs\n:::tab[One]\n\nText and code.\n\n```yaml\na: 1\n```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n:::',
  );
  expect(page).toContain(':::tab[Two]\n\nLast.\n:::\n::::\n:::::\n\n  [depth]: #configdepth');
  expect(page).toContain('````md title="Tabs"\n=== "A"\n\n    ``` c\n    int a;\n    ```\n````');
});

test('MkDocs: converts links to pages of the former site, redirected addresses and paths relative to the served page', async () => {
  const { told, read } = await importTree('mkdocs', {
    'mkdocs.yml': MKDOCS,
    'docs/index.md': '# Harbor\n',
    'docs/guide.md': GUIDE,
    'docs/pictures/shot.png': 'not really a picture',
  });
  const page = read('content/guide.md');
  expect(page).toContain('[run]: #\n');
  expect(page).toContain('[start]: /introduction\n');
  expect(page).toContain('[old]: /guide\n');
  expect(page).toContain('[path](#nav-path), [kept](#kept-one)');
  expect(page).toContain('![Shot](/pictures/shot.png)');
  expect(read('nav/site.yaml')).toContain('from: /old\n    to: /guide\n');
  expect(told).toContain(
    'docs/guide.md:28: the link `javascript:alert(1)` has an address that browsers do not open safely',
  );
  expect(told).toContain('docs/guide.md:42: the heading is the comment `config.depth`, which a program replaces there');
});

test('content generated from Python code is reported and marked, and its options are removed', async () => {
  const { told, read } = await importTree('mkdocs', { 'mkdocs.yml': 'site_name: Harbor\n', 'docs/guide.md': GUIDE });
  expect(told).toContain('docs/guide.md:51: the reference of `harbor.ships` is made from Python code');
  expect(read('content/guide.md')).toMatch(/The reference of `harbor\.ships` was not imported\.\n:::\n+After it\.\n$/);
});

const CONFIG = (docs: string): string =>
  `const math = require('remark-math');\nmodule.exports = { title: 'Kiln', presets: [['classic', { docs: { ${docs} remarkPlugins: [math] } }]] };\n`;

test('Docusaurus: pages may be outside the folder of the configuration', async () => {
  const { found, told, read } = await importTree(
    'docusaurus',
    {
      'site/docusaurus.config.js': CONFIG("path: '../docs',"),
      'docs/intro.md': '# Intro\n\n![Fire](./img/fire.svg)\n\nSee [more](./guides/guides.md).\n',
      'docs/guides/guides.md': '# Guides\n\n[Nowhere](./none.md)\n',
      'docs/guides/first.md':
        '# First\n\n<details><summary markdown="span">More</summary>\n\nHidden.\n\n</details>\n\nA sum $a_{n} + b$ for $5.\n\n$$\n{x}\n$$\n',
      'docs/img/fire.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
    'theirs/site',
  );
  expect(found.filter((line) => !line.includes('missing-package'))).toEqual([]);
  expect(read('content/docs/intro.md')).toContain('![Fire](/static/docs/img/fire.svg)\n\nSee [more](/docs/guides)');
  expect(read('content/docs/guides/first.md')).toContain(
    ':::details[More]\n\nHidden.\n:::\n\nA sum $a_{n} + b$ for $5.\n\n$$\n{x}\n$$',
  );
  expect(read('nav/site.yaml')).toContain('math: true');
  expect(told).toContain(
    '../docs/guides/guides.md:3: `./none.md` is neither a page nor a file of the imported folder; it leads to the former site',
  );
});

test('Docusaurus: without pages for the next version, imports those of the latest', async () => {
  const { told, read } = await importTree('docusaurus', {
    'docusaurus.config.js': CONFIG('includeCurrentVersion: false,'),
    'versions.json': '["v2", "v1"]',
    'versioned_sidebars/version-v2-sidebars.json': '{ "all": [{ "type": "autogenerated", "dirName": "." }] }',
    'versioned_docs/version-v2/intro.md': '# Second\n',
    'versioned_docs/version-v1/intro.md': '# First\n',
  });
  expect(read('content/docs/intro.md')).toBe('# Second\n');
  expect(told).toContain('versions.json:1: there are no pages of the next version, so those of `v2` are imported');
});

test('Mintlify: chained redirects, and links to them, lead to the final page', async () => {
  const { found, read } = await importTree('mintlify', {
    'docs.json': JSON.stringify({
      name: 'Mint',
      navigation: { pages: ['start', 'jobs'] },
      redirects: [
        { source: '/cron', destination: '/cron-jobs' },
        { source: '/cron-jobs', destination: '/jobs' },
        { source: '/round', destination: '/round' },
      ],
    }),
    'start.mdx': '---\ntitle: Start\n---\n\nSee [jobs](/cron).\n',
    'jobs.mdx': '---\ntitle: Jobs\n---\n\nWork.\n',
  });
  expect(found).toEqual([]);
  expect(read('content/start.md')).toContain('See [jobs](/jobs).');
  expect(read('nav/site.yaml')).toContain('from: /cron\n    to: /jobs\n  - from: /cron-jobs\n    to: /jobs\n');
});

test('VitePress: values of the front matter that a page shows are written into it', async () => {
  const { told, read } = await importTree('vitepress', {
    '.vitepress/config.js': "export default { title: 'Press' };\n",
    'page.md': '---\ntitle: Page\ndescription: What it is for.\n---\n\n{{ $frontmatter.description }} {{ other }}\n',
  });
  expect(read('content/page.md')).toContain('\nWhat it is for. `other`\n');
  expect(told).toContain('page.md:6: the expression `{{ other }}` is code, which is not run');
});

test('content after components that begin and end on the same line is kept', async () => {
  const { told, found, read } = await importTree('docusaurus', {
    'docusaurus.config.js':
      "module.exports = { title: 'Harbor', url: 'https://x.example', presets: [['classic', { docs: {} }]] };",
    'docs/a.mdx': `# A

<Tabs><TabItem value="npm" label="NPM">

\`\`\`bash
npm i kit
\`\`\`

</TabItem><TabItem value="yarn" label="Yarn">

Text.

</TabItem></Tabs>

After the tabs.

<Tabs><TabItem value="a" label="A">One line.</TabItem><TabItem value="b" label="B">Another.</TabItem></Tabs>

## More
`,
  });
  expect(read('content/docs/a.md')).toBe(`# A

::::tabs
:::tab[NPM]

\`\`\`bash
npm i kit
\`\`\`
:::

:::tab[Yarn]

Text.
:::
::::

After the tabs.

::::tabs
:::tab[A]

One line.
:::

:::tab[B]

Another.
:::
::::

## More
`);
  expect(told.filter((line) => line.includes('counterpart'))).toEqual([]);
  expect(found).toEqual([]);
});

test('Docusaurus: all instances of the docs plugin are imported, and every other setting is reported with its place', async () => {
  const { told, found, read } = await importTree('docusaurus', {
    'docusaurus.config.js': `module.exports = {
  title: 'Pebble',
  url: 'https://pebble.example',
  trailingSlash: false,
  presets: [
    [
      'classic',
      {
        docs: { sidebarPath: './sidebars.js', editUrl: 'https://github.com/acme/pebble/edit/main/' },
        blog: false,
        gtag: { trackingID: 'G-1' },
      },
    ],
  ],
  plugins: [
    ['@docusaurus/plugin-content-docs', { id: 'community', path: 'community', routeBasePath: 'community', sidebarPath: './community.js', sidebarItemsGenerator() {} }],
    ['content-docs', { id: 'api', path: 'api-next', routeBasePath: 'api' }],
    './my-plugin',
    false,
    async function ownPlugin() {
      return { name: 'own' };
    },
  ],
};
`,
    'sidebars.js': "module.exports = { docs: ['start'] };\n",
    'community.js': "module.exports = { all: ['team', { type: 'category', label: 'Help', items: ['help/chat'] }] };\n",
    'docs/start.md':
      '# Start\n\nMeet [the team](/community/team), and read [the API](../api_versioned_docs/version-2/one.md).\n',
    'community/team.md': '# Team\n\nBack to the [start](../docs/start.md).\n',
    'community/help/chat.md': '# Chat\n',
    'api_versions.json': '["2", "1"]',
    'api_versioned_docs/version-2/one.md': '# One\n',
    'api_versioned_docs/version-1/one.md': '# Former one\n',
  });
  expect(told).toEqual([
    'api_versions.json:1: there are no pages of the next version, so those of `2` are imported',
    'docusaurus.config.js:4: the setting `trailingSlash` is not carried over',
    'docusaurus.config.js:9: `editUrl` is not carried over, as files have other paths here; set it in nav/site.yaml, with `{file}` for the path',
    'docusaurus.config.js:10: the setting `blog` is not carried over',
    'docusaurus.config.js:11: the setting `gtag` is not carried over',
    'docusaurus.config.js:15: a plugin that is code is not carried over',
    'docusaurus.config.js:16: the setting `sidebarItemsGenerator` is not carried over',
    'docusaurus.config.js:18: the plugin `./my-plugin` is not carried over',
  ]);
  expect(found).toEqual([]);
  expect(read('content/docs/start.md')).toContain('[the team](/community/team), and read [the API](/api/one)');
  expect(read('content/community/team.md')).toContain('[start](/docs/start)');
  expect(read('nav/sections/docs.yaml')).toContain(`pages:
  - pathname: /docs/start
    title: Start
  - title: Community
    children:
      - pathname: /community/team
        title: Team
      - title: Help
        children:
          - pathname: /community/help/chat
            title: Chat
  - title: Api
    children:
      - pathname: /api/one
        title: One
`);
});

test('Storybook: pages are placed by their titles, or by those of their stories', async () => {
  const { told, found, read } = await importTree('storybook', {
    '.storybook/main.ts':
      "const config: StorybookConfig = { stories: ['../src/**/*.mdx', '../src/**/*.stories.@(ts|tsx)', { directory: '../lib', titlePrefix: 'Library' }] };\nexport default config;\n",
    'src/Button.stories.tsx':
      "import type { Meta } from '@storybook/react';\n\nconst meta = {\n  title: 'Inputs/Button',\n  render: () => <b>x</b>,\n} satisfies Meta<typeof Button>;\n\nexport default meta;\n",
    'src/Button.mdx':
      "import { Meta } from '@storybook/blocks';\nimport * as Stories from './Button.stories';\n\n<Meta of={Stories} />\n\n# Button\n",
    'src/Rules.mdx':
      'import * as Stories from \'./Button.stories\';\n\n<Meta of={Stories} name="Rules" />\n\n# Rules\n',
    'src/Lost.mdx': '<Meta of={Gone} />\n\n# Lost\n',
    'src/guides/Start.mdx': '# Start here\n',
    'src/guides/Colors/Colors.mdx': '# Colors\n',
    'lib/tables/index.mdx': '# Tables\n',
    'lib/Card.stories.js': 'export default { component: Card };\n',
  });
  expect(told).toContain(
    'src/Button.stories.tsx:4: the stories of `Inputs/Button` are programs of Storybook; write a demo, a module whose default export is a component',
  );
  expect(told.join('\n')).toContain('lib/Card.stories.js:1: the stories of `Library/Card` are programs');
  expect(told).toContain('src/Lost.mdx:1: `<Meta of={Gone}>` names no stories that the page imports');
  expect(found).toEqual([]);
  expect(read('nav/sections/docs.yaml')).toContain(`  - pathname: /lost
    title: Lost
  - title: Library
    children:
      - pathname: /library/tables
        title: tables
  - title: Inputs
    children:
      - pathname: /inputs/button
        title: Button
      - title: Button
        children:
          - pathname: /inputs/button/rules
            title: Rules
  - title: guides
    children:
      - pathname: /guides/colors
        title: Colors
      - pathname: /guides/start
        title: Start
`);
});

test('VitePress: a page shows only the part of an included file that it asks for', async () => {
  const { told, read } = await importTree('vitepress', {
    'docs/.vitepress/config.ts': "export default { title: 'Riga' };\n",
    'docs/a.md': `# A

<<< @/code.ts{2}

<<< @/code.ts#part{1 js:line-numbers} [Part of it]

<<< @/code.ts#gone

::: code-group

\`\`\`sh [First]
run
\`\`\`

<<< @/code.ts#part

<<< @/code.ts#part [Third]

:::

<!--@include: ./shared.md{3,4}-->

<!--@include: ./shared.md#basic-->

<!--@include: ./shared.md#second-part-->

\`\`\`md
<<< @/code.ts
\`\`\`

\`\`\`mermaid
graph TD
\`\`\`
`,
    'docs/code.ts': 'const before = 1;\n  // #region part\n  const a = 1;\n    const b = 2;\n  // #endregion part\n',
    'docs/shared.md':
      '# Shared\n\nThird line.\nFourth line.\n\n<!-- #region basic -->\nBasics. {{ gone }}\n<!-- #endregion basic -->\n\n## Second part\n\nSecond.\n\n## Last\n',
  });
  expect(told).toContain('docs/a.md:7: the file `@/code.ts` does not mark `gone`, so all of it is shown');
  expect(told).toContain('docs/shared.md:7: the expression `{{ gone }}` is code, which is not run');
  expect(told).toContain('docs/a.md:31: `mermaid` is drawn by many tools; here, its code is shown');
  expect(read('content/a.md')).toBe(`# A

\`\`\`ts {2}
const before = 1;
  // #region part
  const a = 1;
    const b = 2;
  // #endregion part
\`\`\`

\`\`\`js title="Part of it" {1}
const a = 1;
  const b = 2;
\`\`\`

\`\`\`ts
const before = 1;
  // #region part
  const a = 1;
    const b = 2;
  // #endregion part
\`\`\`

::::tabs
:::tab[First]

\`\`\`sh title="First"
run
\`\`\`
:::

:::tab[code.ts]

\`\`\`ts title="code.ts"
const a = 1;
  const b = 2;
\`\`\`
:::

:::tab[Third]

\`\`\`ts title="Third"
const a = 1;
  const b = 2;
\`\`\`
:::
::::

Third line.
Fourth line.

Basics. \`gone\`

## Second part

Second.

\`\`\`md
<<< @/code.ts
\`\`\`

\`\`\`mermaid
graph TD
\`\`\`
`);
});

test('MkDocs: a snippet may be part of a file, in text and in code', async () => {
  const { told, read } = await importTree('mkdocs', {
    'mkdocs.yml': 'site_name: Harbor\n',
    'docs/a.md':
      '# A\n\n--8<-- "docs/parts.txt:3:3"\n\n--8<-- "docs/parts.txt:end"\n\n``` py\n--8<-- "docs/a.py:main"\n```\n',
    'docs/parts.txt': 'One.\nTwo.\nThree.\n--8<-- [start:end]\nFour.\n--8<-- [end:end]\nFive.\n',
    'docs/a.py': '# --8<-- [start:main]\n    def main():\n        pass\n# --8<-- [end:main]\n',
  });
  expect(told.filter((line) => line.includes('include'))).toEqual([]);
  expect(read('content/a.md')).toBe('# A\n\nThree.\n\nFour.\n\n```py\ndef main():\n    pass\n```\n');
});

test('a sidebar link within the same site leads to the imported page, or else to the former site', async () => {
  const { told, found, read } = await importTree('docusaurus', {
    'docusaurus.config.js': "module.exports = { title: 'Pebble', url: 'https://pebble.example' };\n",
    'sidebars.js': `module.exports = {
  all: [
    'a',
    { type: 'link', label: 'Inside', href: '/docs/b' },
    { type: 'link', label: 'Use', href: '/docs/a#use' },
    { type: 'link', label: 'News', href: '/blog' },
  ],
};
`,
    'docs/a.md': '# A\n\n## Use\n\n:::secondary\n\nSo.\n\n:::\n\n:::own[A **title**]\n\nOwn.\n\n:::\n',
    'docs/b.md': '# B\n',
    'static/robots.txt': '',
    'static/CNAME': '',
  });
  expect(told).toContain(
    'sidebars.js:6: the sidebar leads to `/blog`, which is not an imported page, so the link leads to the former site',
  );
  expect(told).toContain(
    'static/CNAME:1: no page shows this file, nor 1 other file of `static/`, so it is not imported; copy into the content folder what others link to',
  );
  expect(found).toEqual([]);
  expect(read('nav/sections/docs.yaml')).toContain(`pages:
  - pathname: /docs/a
    title: A
  - pathname: /docs/b
    title: Inside
  - pathname: /docs/a#use
    title: Use
  - pathname: https://pebble.example/blog
    title: News
`);
  expect(read('content/docs/a.md')).toContain(':::note\n\nSo.\n:::\n\n**A title**\n\nOwn.');
});

test('VitePress: syntax after titles, images and alerts is understood, and generated pages are reported', async () => {
  const { told, found, read } = await importTree('vitepress', {
    'docs/.vitepress/config.ts':
      "export default { title: 'Riga', themeConfig: { sidebar: [{ text: 'A', link: '/a' }] } };\n",
    'docs/a.md':
      '# A\n\n::: details More {open}\nIn it.\n:::\n\n> [!TIP] Said first\n> In an alert.\n\n<Badge text="new" /> A line. ![x](./x.png){width=50}\n\n[A](/a){target="_blank" .big} {not one}\n',
    'docs/x.png': 'x',
    'docs/[pkg].md': '# {{ $params.pkg }}\n',
    'docs/[pkg].paths.ts': 'export default {};\n',
  });
  expect(told).toContain('docs/[pkg].md:1: a program makes several pages of this one; none of them is imported');
  expect(found).toEqual([]);
  expect(read('content/a.md')).toBe(
    '# A\n\n:::details[More]{open}\n\nIn it.\n:::\n\n> [!TIP] Said first\n> In an alert.\n\n:badge[new]{status=new} A line. ![x](/static/docs/x.png)\n\n[A](/a) {not one}\n',
  );
});

test('Starlight: links are relative to the base, buttons stay links, and marks in code are reported', async () => {
  const { told, found, read } = await importTree('starlight', {
    'astro.config.mjs': `import starlight from '@astrojs/starlight';
export default {
  site: 'https://star.example',
  base: '/docs',
  integrations: [starlight({ title: 'Star', sidebar: ['a', { label: 'Steps', link: '/a/#steps' }, { label: 'Show', link: '/show/' }] })],
};
`,
    'src/content/docs/a.mdx':
      '---\ntitle: A\n---\n\n## Steps\n\n[Here](/docs/a/#steps)\n\n<LinkButton href="/docs/a/" variant="secondary">Press</LinkButton>\n\n```js ins={2} del={1} {4}\na\nb\nc\nd\n```\n',
  });
  expect(told).toContain(
    'astro.config.mjs:5: the sidebar leads to `/show/`, which is not an imported page, so the link leads to the former site',
  );
  expect(told).toContain('src/content/docs/a.mdx:11: the lines of `ins` become marked lines');
  expect(found).toEqual([]);
  expect(read('content/a.md')).toContain('[Here](/a#steps)\n\n[Press](/a)\n\n```js {1,2,4}\na\n');
  expect(read('nav/sections/docs.yaml')).toContain(
    '  - pathname: /a\n    title: A\n  - pathname: /a#steps\n    title: Steps\n  - pathname: https://star.example/show\n    title: Show\n',
  );
});

test('Python Markdown: marks become HTML elements, formulas keep their meaning, and snippets come from any folder', async () => {
  const { told, found, read } = await importTree('mkdocs', {
    'mkdocs.yml':
      'site_name: Harbor\nmarkdown_extensions:\n  - pymdownx.arithmatex\n  - pymdownx.caret\n  - pymdownx.critic:\n      mode: view\n  - pymdownx.tilde\n',
    'docs/a.md':
      '# A\n\nH~2~O, a^2^, ~~gone~~, {++new++}, {--old--}, {==seen==}{>>why<<} and \\(x^2\\).\n\nA note[^1] and `a~b~c`.\n\n[^1]: It.\n\n--8<--\none.md\ntwo.md\n--8<--\n\n``` yaml\nkey: 1 # (1)!\n```\n\n1.  Its meaning.\n',
    'snippets/one.md': 'One.\n',
    'snippets/two.md': 'Two.\n',
  });
  expect(told).toContain('docs/a.md:3: the comment `why` of an editor is left out');
  expect(told).toContain('docs/a.md:15: the annotation `(1)!` is a comment of the code here');
  expect(found).toEqual([]);
  expect(read('content/a.md')).toContain(
    'H<sub>2</sub>O, a<sup>2</sup>, ~~gone~~, <ins>new</ins>, ~~old~~, <mark>seen</mark> and $x^2$.\n\nA note[^1] and `a~b~c`.\n\n[^1]: It.\n\nOne.\n\nTwo.\n',
  );
});

test.each([
  [
    '$x^a+y^b$ and \\(x^{2}+y^{2}\\), \\( a~b~c \\) or \\[ a^{b^c} \\]',
    '$x^a+y^b$ and $x^{2}+y^{2}$, $a~b~c$ or $$a^{b^c}$$',
  ],
  ['Code of one: `\\(x^2\\)`, `a` \\(b\\) `c`', 'Code of one: `\\(x^2\\)`, `a` $b$ `c`'],
  ['[Both](https://x.example/~ann/~bob/ "a ~b~ c")', '[Both](https://x.example/~ann/~bob/ "a ~b~ c")'],
  [
    '[One](/a_(b)/~c/~d), [two][~a~] at <https://x.example/~a/~b/>\n\n[~a~]: /x',
    '[One](/a_(b)/~c/~d), [two][~a~] at <https://x.example/~a/~b/>\n\n[~a~]: /x',
  ],
  ['[~a~]: https://x.example/~ann/~bob/', '[~a~]: https://x.example/~ann/~bob/'],
  ['At https://x.example/~ann/~bob/, ~low~', 'At https://x.example/~ann/~bob/, <sub>low</sub>'],
  ['<a href="https://x.example/~ann/~bob/">Both</a>', '[Both](https://x.example/~ann/~bob/)'],
  [
    '\\~as it is\\~, 2^`n`^, ==a `b` c== and ++ctrl+c++',
    '\\~as it is\\~, 2<sup>`n`</sup>, <mark>a `b` c</mark> and `ctrl`+`c`',
  ],
  ['`[x](y){ .md-button }` and `tip`{ #tip }', '`[x](y){ .md-button }` and `tip`<a name="tip"></a>'],
  ['- a\n\n  \\[\n  x^a+y^b\n  \\]\n\n$$\na~b~c\n$$\n\n\\[', '- a\n\n  $$\n  x^a+y^b\n  $$\n\n$$\na~b~c\n$$\n\n\\['],
  ['{>>as `a~b~c` is<<}{==seen==}', '<mark>seen</mark>'],
  ['~one two~, 5~6, ~~gone~~ and {~~old~>new~~}', '\\~one two\\~, 5~6, ~~gone~~ and ~~old~~<ins>new</ins>'],
  ['- a\n\n  \\[ x\n  y \\]', '- a\n\n  $$\n   x\n  y \n  $$'],
  [
    '\\begin{align}\na &= b~c \\\\\n\nd\n\\end{align}\n\n\\begin{gather*} a~b \\end{gather*}\n\nAfter.',
    '$$\n\\begin{align}\na &= b~c \\\\\n\nd\n\\end{align}\n$$\n\n$$\n\\begin{gather*} a~b \\end{gather*}\n$$\n\nAfter.',
  ],
])('text of MkDocs: %s', (line, ours) => {
  const extensions = featuresOf(
    new Map(['caret', 'critic', 'keys', 'mark', 'tilde'].map((name) => [`pymdownx.${name}`, {}])),
  );
  const options: BodyOptions = {
    syntax: MKDOCS_TOOL.syntax,
    isMdx: false,
    hasMath: true,
    extensions,
    data: {},
    firstLine: 1,
    lose: (_, reason) => expect(reason).toBe('the comment `as `a~b~c` is` of an editor is left out'),
    take: () => undefined,
    include: () => undefined,
  };
  expect(convertBody(line, options)).toBe(ours);
});

test('MkDocs: characters are only marks if the configuration lists the extension for them', async () => {
  const page = '# A\n\n1^st^, a==b==c, {++new++}, i++j++ and H~2~O.\n';
  const importWith = async (extensions: string): Promise<string> => {
    const { read } = await importTree('mkdocs', {
      'mkdocs.yml': `site_name: Harbor\n${extensions}`,
      'docs/a.md': page,
    });
    return read('content/a.md');
  };
  // In the imported page, a single tilde would strike out the words up to the next one.
  const plain = page.replace('~2~', '~2\\~').replace('H~', 'H\\~');
  expect(await importWith('')).toBe(plain);
  expect(await importWith('markdown_extensions:\n  - pymdownx.caret:\n      smart_insert: true\n')).toBe(
    plain.replace('^st^', '<sup>st</sup>'),
  );
  expect(await importWith('markdown_extensions:\n  pymdownx.tilde: {}\n')).toBe(page.replace('~2~', '<sub>2</sub>'));
});

test('Mintlify: names and links of the sidebar and captions of frames are imported', async () => {
  const { read } = await importTree('mintlify', {
    'docs.json': `{
  "name": "Mint",
  "navigation": {
    "groups": [{ "group": "Start", "pages": ["a"] }],
    "global": { "anchors": [{ "anchor": "Community", "href": "https://c.example" }] }
  }
}
`,
    'a.mdx':
      '---\ntitle: A long title\nsidebarTitle: Short\n---\n\n<Frame caption="Seen from above"><img src="/images/a.png" alt="x" /></Frame>\n',
    'images/a.png': 'x',
  });
  expect(read('nav/sections/docs.yaml')).toContain(
    '      - pathname: /a\n        title: Short\n  - pathname: https://c.example\n    title: Community\n',
  );
  expect(read('content/a.md')).toContain(':::figure[Seen from above]\n\n![x](/images/a.png)\n:::');
});

test('Storybook: pages link to each other by id, and show files from the static folders', async () => {
  const { told, found, read } = await importTree('storybook', {
    '.storybook/main.ts': "export default { staticDirs: ['../assets', { from: '../fonts', to: '/type' }] };\n",
    'src/Intro.mdx':
      '<Meta title="Intro" />\n\n# Welcome\n\n![x](/pic.png) [font](/type/a.pdf)\n\n[Button](?path=/docs/inputs-text-button--docs) [gone](?path=/docs/gone--docs)\n\n<Source code={`const a = 1;`} language="ts" />\n',
    'src/Button.mdx': '<Meta title="Inputs/Text button" />\n\n# Button\n',
    'assets/pic.png': 'x',
    'fonts/a.pdf': 'x',
  });
  expect(told).toContain(
    'src/Intro.mdx:7: `?path=/docs/gone--docs` is neither a page nor a file of the imported folder; it leads to the former site',
  );
  expect(found).toEqual([]);
  expect(read('content/intro.md')).toContain(
    '![x](/pic.png) [font](/type/a.pdf)\n\n[Button](/inputs/text-button) [gone](https://docs.example.com/?path=/docs/gone--docs)\n\n```ts\nconst a = 1;\n```',
  );
});

test('Storybook: only links within it lead to its pages by id; code and links to other Storybooks stay', async () => {
  const { told, found, read } = await importTree('storybook', {
    '.storybook/main.ts': 'export default {};\n',
    'src/Button.mdx':
      '<Meta title="Inputs/Button" />\n\n# Button\n\n[Other](https://other.example/?path=/docs/inputs-button--docs), `?path=/docs/inputs-button--docs`\n\n```md\n[Own](?path=/docs/inputs-button--docs)\n```\n\n[A](./?path=/docs/inputs-button--docs#sizes) [B](/?lang=de&path=/story/über-uns--all) [C](./?path=/docs/gone--docs)\n\n<a href="/?path=/docs/inputs-button--docs">D</a>\n\n## Sizes\n',
    'src/About.mdx': '<Meta title="Über uns" />\n\n# About\n',
    'src/Start.mdx': '<Meta title="开始" />\n\n# Start\n',
    'src/Parts.mdx': '<Meta title="组件" />\n\n# Parts\n',
  });
  expect(read('content/inputs/button.md')).toBe(
    '# Button\n\n[Other](https://other.example/?path=/docs/inputs-button--docs), `?path=/docs/inputs-button--docs`\n\n```md\n[Own](?path=/docs/inputs-button--docs)\n```\n\n[A](/inputs/button#sizes) [B](/uber-uns) [C](https://docs.example.com/?path=/docs/gone--docs)\n\n[D](/inputs/button)\n\n## Sizes\n',
  );
  expect(told).toContain('src/About.mdx:1: the address `/über-uns` becomes `/uber-uns`');
  expect(told).toContain('src/Start.mdx:1: the address `/开始` becomes `/page-2`');
  expect(told).toContain(
    'src/Button.mdx:11: `./?path=/docs/gone--docs` is neither a page nor a file of the imported folder; it leads to the former site',
  );
  expect(found).toEqual([]);
});
