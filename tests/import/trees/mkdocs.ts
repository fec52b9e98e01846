/*
 * The shape of the documentation of Material for MkDocs: its navigation, front matter, and the features of Python
 * Markdown that its pages use. The text is original.
 */
import { PICTURE, stubs, type Tree } from './stub.ts';

const CONFIG = `# Project information
site_name: Slate for Docks
site_url: https://acme.example/docks-slate/
site_description: >-
  Write pages that people
  can find
repo_name: acme/docks-slate
repo_url: https://github.com/acme/docks-slate

theme:
  name: material
  custom_dir: material/overrides
  features:
    - content.code.annotate
    # - content.code.select
    - navigation.indexes

plugins:
  - blog
  - search:
      separator: '[\\s\\u200b\\-_,:!=\\[\\]()"\`/]+|\\.(?!\\d)|&[lg]t;'
  - minify:
      minify_html: true

hooks:
  - material/overrides/hooks/shortcodes.py

extra:
  annotate:
    json: [.s2]
  analytics:
    property: !ENV GOOGLE_ANALYTICS_KEY

markdown_extensions:
  - abbr
  - attr_list
  - def_list
  - md_in_html
  - pymdownx.caret
  - pymdownx.keys
  - pymdownx.mark
  - toc:
      permalink: true
  - pymdownx.emoji:
      emoji_generator: !!python/name:material.extensions.emoji.to_svg
  - pymdownx.snippets:
      auto_append:
        - includes/docks.md
  - pymdownx.tabbed:
      slugify: !!python/object/apply:pymdownx.slugs.slugify
        kwds:
          case: lower

nav:
  - Home: index.md
  - Getting started:
    - Installation: getting-started.md
    - Creating your site: creating-your-site.md
    - Publishing your site: publishing-your-site.md
    - Customization: customization.md
    - Changelog:
      - changelog/index.md
      - How to upgrade: upgrade.md
    - Contributing:
      - contributing/index.md
      - Reporting a bug: contributing/reporting-a-bug.md
      - Asking a question: https://github.com/acme/docks-slate/discussions
    - FAQ:
      - Sponsoring: faq/sponsoring.md
  - Setup:
    - setup/index.md
SETUP
    - Extensions:
      - setup/extensions/index.md
      - Python Markdown: setup/extensions/python-markdown.md
      - Python Markdown Extensions: setup/extensions/python-markdown-extensions.md
  - Plugins:
    - plugins/index.md
    - Blog: plugins/blog.md
    - Tags: plugins/tags.md
    - Requirements:
      - Image processing: plugins/requirements/image-processing.md
  - Reference:
    - reference/index.md
REFERENCE
  - Insiders:
    - insiders/index.md
    - Getting started:
      - Installation: insiders/getting-started.md
  - Blog:
    - blog/index.md
`;

const SETUP = [
  'changing-the-colors',
  'changing-the-fonts',
  'changing-the-language',
  'changing-the-logo-and-icons',
  'ensuring-data-privacy',
  'setting-up-navigation',
  'setting-up-site-search',
  'setting-up-site-analytics',
  'setting-up-social-cards',
  'setting-up-a-blog',
  'setting-up-tags',
  'setting-up-versioning',
  'setting-up-the-header',
  'setting-up-the-footer',
  'adding-a-git-repository',
  'adding-a-comment-system',
  'building-for-offline-usage',
];
const REFERENCE = [
  'admonitions',
  'annotations',
  'buttons',
  'code-blocks',
  'content-tabs',
  'data-tables',
  'diagrams',
  'footnotes',
  'formatting',
  'grids',
  'icons-emojis',
  'images',
  'lists',
  'math',
  'tooltips',
];
const OTHERS = [
  'getting-started',
  'creating-your-site',
  'publishing-your-site',
  'customization',
  'changelog/index',
  'upgrade',
  'contributing/index',
  'contributing/reporting-a-bug',
  'faq/sponsoring',
  'setup/index',
  'setup/extensions/index',
  'setup/extensions/python-markdown',
  'setup/extensions/python-markdown-extensions',
  'plugins/index',
  'plugins/blog',
  'plugins/tags',
  'plugins/requirements/image-processing',
  'reference/index',
  'insiders/getting-started',
  'blog/index',
  'blog/posts/blog-support-just-landed',
];

const ADMONITIONS = `---
icon: material/alert-outline
template: overrides/main.html
---

# Admonitions

## Configuration

### Details

[:octicons-file-code-24: Source][3] · [:octicons-workflow-24: Extension][4]

Blocks that [can be folded][8], of [Python Markdown][Extensions].

  [3]: https://github.com/acme/docks-slate/blob/master/_details.scss
  [4]: https://extensions.example/details/
  [Extensions]: ../setup/extensions/python-markdown-extensions.md#details

## Usage

!!! note ""

    Without a title.

    \`\`\`\` markdown title="A block in a block"
    \`\`\` py
    import os
    \`\`\`
    \`\`\`\`

???+ question "How to *open* it?"

    It is open.

!!! info inline end
    At the side.

!!! pied-piper "Of our own"

    Unknown to everybody.

### Supported types

\`note\`{: #note }, \`seealso\`

:   !!! note

        The common one.

\`tip\`{ #tip }, \`hint\`

:   :octicons-milestone-24: Default: _none_ – of use.

    \`\`\` yaml
    plugins:
      - tags
    \`\`\`

See [notes](#note), [tips](#tip), and [types][8].

  [8]: #supported-types

<style>
  .pied-piper { color: red }
</style>
`;

const CODE = `---
icon: material/code-json
---

# Code blocks

Blocks for [Pygments].

  [Pygments]: https://pygments.org

- [Highlight]

  [Highlight]: ../setup/extensions/python-markdown-extensions.md#highlight

<!-- md:version 9.0.0 -->
<!-- md:flag experimental -->

??? info "For one block"

    Use another form:

    \`\`\`\` { .yaml .no-copy }
    \`\`\` { .yaml .copy }
    # Content
    \`\`\`
    \`\`\`\`

[:octicons-heart-fill-24:{ .mdx-heart } Sponsors only][Insiders]{ .mdx-insiders } ·
:octicons-beaker-24: Experimental

  [Insiders]: ../insiders/index.md

\`\`\` yaml
theme:
  features:
    - content.code.annotate # (1)!
\`\`\`

1.  :man_raising_hand: A note with \`code\`.

The \`#!python range()\` function, [placed][]{ data-preview } here[^1].

  [^1]:
    It needs [Pygments].
  [placed]: #placed

=== ":octicons-file-code-16: \`docs/extra.css\`"

    \`\`\` css hl_lines="1 3-4" linenums="2"
    a {}
    \`\`\`

=== "Lines"

    <div class="result" markdown>

    \`\`\` py title="sort.py"
    def sort(): ...
    \`\`\`

    </div>

\`\`\` title=".browserslistrc"
--8<-- ".browserslistrc"
\`\`\`

## Placed

*[HTML]: A language of pages
`;

const GRIDS = `# Grids

<div class="grid cards" markdown>

-   :material-clock-fast:{ .lg .middle } __Five minutes__

    ---

    Install [it][pip] and go

    [:octicons-arrow-right-24: Getting started](../getting-started.md)

-   :fontawesome-brands-markdown: __Plain__

</div>

:fontawesome-brands-html5: __HTML__ for content
{ .card }

  [pip]: ../getting-started.md#with-pip
`;

const INSIDERS = `---
title: Insiders
---

# Insiders

For [those who help][how], and [what's in it].

<!-- <figure class="video" markdown>
  <div class="inner">
    <iframe src="https://video.example/e/1" allowfullscreen></iframe>
  </div>
</figure> -->

  [how]: #how-to-help
  [what's in it]: #whats-in-it

<figure style="min-width:15.6rem">
  <blockquote class="tweet" data-dnt="true">
    <a href="https://social.example/1"></a>
  </blockquote>
  <script async src="https://social.example/widgets.js"></script>
</figure>

## What's in it

- [x] [Tags: nested tags] :material-alert-decagram:{ .mdx-pulse title="Added on May 1" }
- [ ] ==Marked== and ^^added^^, with ++cmd+k++

  [Tags: nested tags]: ../setup/setting-up-tags.md#nested

[![Sponsor]{ style="height: 120px" }](https://sponsor.example/){ target=_blank title="Sponsor" }

  [Sponsor]: ../assets/sponsor.png

[Join us][how]{ .md-button .md-button--primary }

<hr />

## How to help { #how-to-help data-toc-label="Help" }

[![Shot][6]][6]

  [6]: ../assets/shot.png
`;

export const TREE: Tree = {
  tool: 'mkdocs',
  files: {
    'mkdocs.yml': CONFIG.replace('SETUP', SETUP.map((name) => `    - ${name}: setup/${name}.md`).join('\n')).replace(
      'REFERENCE',
      REFERENCE.map((name) => `    - ${name}: reference/${name}.md`).join('\n'),
    ),
    ...stubs(
      [...OTHERS, ...SETUP.map((name) => `setup/${name}`), ...REFERENCE.map((name) => `reference/${name}`)],
      (name) => [
        `docs/${name}.md`,
        `---\ntemplate: overrides/main.html\n---\n\n# ${name}\n\n## With pip\n\n### Details\n\n### Highlight\n\n#### Nested { #nested }\n\nBack to [the start](${'../'.repeat(name.split('/').length - 1)}index.md).\n`,
      ],
    ),
    'docs/index.md':
      '---\ntemplate: home.html\ntitle: Slate for Docks\nhide:\n  - navigation\n---\n\nSee [how to start](getting-started.md#with-pip).\n',
    'docs/reference/admonitions.md': ADMONITIONS,
    'docs/reference/code-blocks.md': CODE,
    'docs/reference/grids.md': GRIDS,
    'docs/insiders/index.md': INSIDERS,
    'docs/assets/sponsor.png': PICTURE,
    'docs/assets/shot.png': PICTURE,
    '.browserslistrc': 'last 4 years\n',
    'includes/docks.md': '*[CLI]: Command line\n',
  },
  losses: [
    'mkdocs.yml:10: the setting `theme` is not carried over',
    'docs/reference/code-blocks.md:69: the abbreviation `*[HTML]: A language of pages` has no counterpart',
    'docs/insiders/index.md:22: `<script>` is code, which pages cannot contain here',
  ],
  shows: [
    [
      'content/reference/admonitions.md',
      ':::note\n\nWithout a title.\n\n````markdown title="A block in a block"\n``` py\nimport os',
    ],
    ['content/reference/admonitions.md', ':::details[How to *open* it?]{open}'],
    ['content/reference/admonitions.md', ':::info\n\nAt the side.\n:::'],
    [
      'content/reference/admonitions.md',
      '`tip`<a name="tip"></a>, `hint`\n\nDefault: _none_ – of use.\n\n```yaml\nplugins:',
    ],
    ['content/reference/admonitions.md', 'See [notes](#note), [tips](#tip), and [types][8].'],
    ['content/reference/code-blocks.md', '[Highlight]: /setup/extensions/python-markdown-extensions#highlight'],
    ['content/reference/code-blocks.md', '[Sponsors only][Insiders] ·\nExperimental'],
    ['content/reference/code-blocks.md', 'The `range()` function, [placed][] here[^1].'],
    ['content/reference/code-blocks.md', ':::tab[`docs/extra.css`]\n\n```css {1,3-4}'],
    ['content/reference/code-blocks.md', '``` title=".browserslistrc"\nlast 4 years\n```'],
    [
      'content/reference/grids.md',
      '-   __Five minutes__\n\n    ---\n\n    Install [it][pip] and go\n\n    [Getting started](/getting-started)',
    ],
    ['content/insiders.md', "  [what's in it]: #whats-in-it"],
    ['content/insiders.md', '[![Sponsor]](https://sponsor.example/)\n'],
  ],
};
