import type { IntakeSettings } from '../../engine/intake-settings.ts';
import type { PageFormat } from '../../site/markdown/intake/intake.ts';

/** Components of MDX, with what stands for each. */
export const COMPONENTS = {
  Tabs: 'tabs',
  TabItem: 'tab',
  Callout: 'callout',
  Note: 'note',
  Demo: 'demo',
  Key: 'kbd',
  Grid: 'content',
  Badge: 'none',
};

/** How a page is read: its format, and settings of the site. */
export interface Reading {
  readonly format?: PageFormat;
  readonly settings?: IntakeSettings;
}

const callout = (look: string, title: string, body: string) =>
  `<aside class="callout ${look}" role="note"><p class="callout-title">${title}</p>${body}</aside>`;
const tabs = (...parts: readonly (readonly [name: string, body: string])[]) =>
  `<div class="tabset" data-tabs>${parts.map(([name, body]) => `<section aria-label="${name}">${body}</section>`).join('')}</div>`;
const code = (language: string, text: string) =>
  `<figure class="code" data-lang="${language}"><pre tabindex="0"><code class="language-${language}">${text}</code></pre></figure>`;

/** What other tools write and pages understand: name, text, HTML, settings. The manual lists them. */
export const CONSTRUCTS: readonly [name: string, text: string, html: string, reading?: Reading][] = [
  [
    'admonition of Docusaurus',
    ':::danger[Take **care**]\na\n:::',
    callout('error', 'Take <strong>care</strong>', '<p>a</p>'),
  ],
  ['admonition of old Docusaurus', ':::caution Hot `x`\na\n:::', callout('warning', 'Hot <code>x</code>', '<p>a</p>')],
  ['container of VitePress', '::: tip\na\n:::', callout('success', 'Tip', '<p>a</p>')],
  [
    'container with a title',
    '::: important Read [this](/b)\na\n:::',
    callout('info', 'Read <a href="/b">this</a>', '<p>a</p>'),
  ],
  ['bracket in a title', '::: info a ] b\na\n:::', callout('info', 'a ] b', '<p>a</p>')],
  ['title in an attribute', ':::note{title="Hi"}\na\n:::', callout('note', 'Hi', '<p>a</p>')],
  [
    'container in a list',
    '- a\n\n  ::: tip T\n  b\n  :::',
    `<ul><li><p>a</p>${callout('success', 'T', '<p>b</p>')}</li></ul>`,
  ],
  ['block of details', '::: details More {open}\na\n:::', '<details open><summary>More</summary><p>a</p></details>'],
  ['block of details without a title', ':::details\na\n:::', '<details><summary>Details</summary><p>a</p></details>'],
  ['alert of GitHub', '> [!NOTE]\n> a *b*\n>\n> c', callout('note', 'Note', '<p>a <em>b</em></p><p>c</p>')],
  ['alert with a title', '> [!tip] Better\n> a', callout('success', 'Better', '<p>a</p>')],
  ['alert without a paragraph', '> [!CAUTION]\n>\n> - a', callout('warning', 'Caution', '<ul><li>a</li></ul>')],
  ['id of a heading', '## A *b* {#own}\n\n## Own', '<h2 id="own">A <em>b</em></h2><h2 id="own-2">Own</h2>'],
  [
    'list of sections',
    '[[toc]]\n\n## A\n\n### B',
    '<ul class="outline"><li class="d2"><a href="#a">A</a></li><li class="d3"><a href="#b">B</a></li></ul><h2 id="a">A</h2><h3 id="b">B</h3>',
  ],
  [
    'list of sections of another tool',
    '[[_TOC_]]\n\n## A',
    '<ul class="outline"><li class="d2"><a href="#a">A</a></li></ul><h2 id="a">A</h2>',
  ],
  [
    'group of code',
    '::: code-group\n\n```js [a.js]\n1\n```\n\n```txt\nb\n```\n\n:::',
    tabs(['a.js', code('js', '<i class=n>1</i>')], ['txt', code('txt', 'b')]),
  ],
  ['content tab without brackets', '::::tabs\n:::tab Own words\na\n:::\n::::', tabs(['Own words', '<p>a</p>'])],
  [
    'details in HTML',
    '<details open>\n<summary>A <b>b</b></summary>\n\nc **d**\n\n## E\n\n</details>',
    '<details open><summary>A <strong>b</strong></summary><p>c <strong>d</strong></p><h2 id="e">E</h2></details>',
  ],
  [
    'details in a list',
    '- <details><summary>a</summary>\n\n  b\n\n  </details>',
    '<ul><li><details><summary>a</summary><p>b</p></details></li></ul>',
  ],
  ['keys', '<kbd>Ctrl</kbd>+<kbd>C</kbd>', '<p><kbd>Ctrl</kbd>+<kbd>C</kbd></p>'],
  ['line breaks', 'a<br>b<br/>c<BR />d', '<p>a<br>b<br>c<br>d</p>'],
  ['raised and lowered text', 'H<sub>2</sub>O x<sup>2</sup>', '<p>H<sub>2</sub>O x<sup>2</sup></p>'],
  [
    'marks',
    '<mark>a</mark> <ins>b</ins> <abbr title="c d">e</abbr>',
    '<p><mark>a</mark> <ins>b</ins> <abbr title="c d">e</abbr></p>',
  ],
  [
    'picture with a size',
    '<img src="/a.png" alt="A" width="100px">',
    '<p><img src="/a.png" alt="A" width="100" loading="lazy" decoding="async"></p>',
  ],
  [
    'picture for two modes',
    '<picture>\n<source media="(x)" srcset="/d.png">\n<img src="/l.png">\n</picture>',
    '<p><picture><source media="(x)" srcset="/d.png"><img src="/l.png" alt="" loading="lazy" decoding="async"></picture></p>',
  ],
  [
    'video',
    '<video controls src="/a.mp4" poster="/p.png"></video>',
    '<p><video controls src="/a.mp4" poster="/p.png"></video></p>',
  ],
  ['centered paragraph', '<p align="center">\n  <a href="/x">a</a>\n</p>', '<p align="center"><a href="/x">a</a></p>'],
  [
    'table in HTML',
    '<table>\n<tr><th>a<th>b\n<tr><td colspan="2">c &amp; d\n</table>',
    '<div class="table" tabindex="0" role="region" aria-label="Table"><table><tr><th>a</th><th>b </th></tr><tr><td colspan="2">c &amp; d </td></tr></table></div>',
  ],
  ['code in HTML', '<pre><code class="language-js">a &lt; b\n c</code></pre>', code('js', 'a &lt; b\n c')],
  ['list in HTML', '<ul>\n<li>a\n<li>b\n</ul>', '<ul><li>a </li><li>b </li></ul>'],
  ['anchor', '<a name="x"></a>a', '<p><span id="x"></span>a</p>'],
  ['Markdown in a block of HTML', '<div>\n\n*a*\n\n</div>', '<div><p><em>a</em></p></div>'],
  ['comment', '<!-- prettier-ignore -->\na', '<p>a</p>'],
  ['braces around a word', 'a {name} b', '<p>a {name} b</p>'],
  ['prices', '$5 and $6', '<p>$5 and $6</p>'],
  [
    'footnote',
    'a[^1]\n\n[^1]: b',
    '<p>a<sup><a id="fnref:1" href="#fn:1" aria-label="Footnote 1">1</a></sup></p><section class="footnotes" aria-label="Footnotes"><ol><li id="fn:1"><p>b <a href="#fnref:1" aria-label="Back to reference 1">↩</a></p></li></ol></section>',
  ],
  ['list of terms', '<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>', '<dl><dt>a</dt><dd>b</dd></dl>'],
  [
    'colons, times and operators',
    'at 10:mm:ss, std::a:b::c, a == b, c==d, x ^ y ^ z, {a: 1}, [[1], [2]]',
    '<p>at 10:mm:ss, std::a:b::c, a == b, c==d, x ^ y ^ z, {a: 1}, [[1], [2]]</p>',
  ],
  ['formulas', 'a $x^2$\n\n$$\ny\n$$', '<p>a <code>x^2</code></p><p><code>y</code></p>', { settings: { math: true } }],
  [
    'component of a page',
    '<Callout type="danger" title="T">\n\na\n\n</Callout>',
    callout('error', 'T', '<p>a</p>'),
    { settings: { components: COMPONENTS } },
  ],
  [
    'component on one line',
    '<Note>a</Note>',
    callout('note', 'Note', '<p>a</p>'),
    { settings: { components: COMPONENTS } },
  ],
  ['component that is left out', 'a <Badge text="b" /> c', '<p>a  c</p>', { settings: { components: COMPONENTS } }],
  [
    'component in MDX',
    '<Tabs>\n<TabItem value="a" label="A">\n\nb\n\n</TabItem>\n<TabItem label={`C`} default>d</TabItem>\n</Tabs>',
    tabs(['A', '<p>b</p>'], ['C', '<p>d</p>']),
    { format: 'mdx', settings: { components: COMPONENTS } },
  ],
  [
    'import of what is mapped',
    "import { Note } from './note';\n\n<Note>a</Note>",
    callout('note', 'Note', '<p>a</p>'),
    { format: 'mdx', settings: { components: COMPONENTS } },
  ],
  [
    'element in MDX',
    'a <Key>b</Key><br /> <Grid>c</Grid>',
    '<p>a <kbd>b</kbd><br> c</p>',
    { format: 'mdx', settings: { components: COMPONENTS } },
  ],
  ['written values in MDX', 'a {"b"} {`c`} {3} {/* d */}<!-- e -->', '<p>a b c 3 </p>', { format: 'mdx' }],
  ['id of a heading in MDX', '## A {#own}', '<h2 id="own">A</h2>', { format: 'mdx' }],
  ['admonition in MDX', '::: tip T\na\n:::', callout('success', 'T', '<p>a</p>'), { format: 'mdx' }],
  ['code in MDX', '```js\n{x} <!-- y -->\n```', code('js', '{x} &lt;!-- y --&gt;'), { format: 'mdx' }],
];

/** What other tools write and pages do not understand: name, text, diagnostics with what they point at, settings. */
export const LOSSES: readonly [name: string, text: string, problems: readonly string[], reading?: Reading][] = [
  ['unknown container', '::: steps\na\n:::', ['unknown-directive steps']],
  ['unknown alert', '> [!QUESTION]\n> a', ['unknown-directive [!QUESTION]']],
  ['class of a container', ':::note{.big}\na\n:::', ['directive-attribute :::note{.big}']],
  ['text in a group of code', '::: code-group\na\n:::', ['misplaced-directive a']],
  ['id given twice', '## A {#x}\n\n## B {#x}', ['repeated-anchor ## B {#x}']],
  ['page inside a page', '<iframe src="x"></iframe>', ['raw-html <iframe src="x">']],
  ['script', '<script>\nlet a\n</script>', ['raw-html <script>']],
  ['style', '<style>a {}</style>', ['raw-html <style>']],
  [
    'attributes',
    '<img src="/a.png" style="x" onclick="y">',
    ['html-attribute <img src="/a.png" style="x" onclick="y">'],
  ],
  ['half an element', 'a <b>b\n\nc</b>', ['raw-html <b>']],
  ['block in a line', 'a <div>b</div>', ['raw-html <div>']],
  ['import', 'import A from \'./a\'\nimport { b } from "b"\n\nc', ["unrun-code import A from './a'"]],
  ['import of a style sheet', "import './a.css'", ["unrun-code import './a.css'"]],
  ['export', 'export const a = 1;', ['unrun-code export const a = 1;']],
  ['expressions', 'a {props.x} b {{ y }} c {z()}', ['unrun-code {props.x}', 'unrun-code {{ y }}', 'unrun-code {z()}']],
  ['component', '<Tabs>\n\na\n\n</Tabs>', ['unmapped-component <Tabs>']],
  ['component with code', 'a <Foo bar={{ a: 1 }} /> b', ['unmapped-component <Foo bar={{ a: 1 }} />']],
  ['component with a dot', 'a <Foo.Bar> b', ['unmapped-component <Foo.Bar>']],
  ['admonition of MkDocs', '!!! note "T"\n    a', ['foreign-markup !!! note "T"']],
  ['fold of MkDocs', '??? tip\n    a', ['foreign-markup ??? tip']],
  ['tab of MkDocs', '=== "A"\n\n    a', ['foreign-markup === "A"']],
  ['include of MkDocs', '--8<-- "a.md"', ['foreign-markup --8<-- "a.md"']],
  ['include of VitePress', '<<< @/a.js', ['foreign-markup <<< @/a.js']],
  ['include in a comment', '<!--@include: ./a.md-->', ['foreign-markup <!--@include: ./a.md-->']],
  ['shortcode', 'a {{< ref "x" >}} b', ['foreign-markup {{< ref "x" >}}']],
  ['tag of Liquid', '{% raw %}', ['foreign-markup {% raw %}']],
  ['attributes of Kramdown', 'a\n\n{: .b}', ['foreign-markup {: .b}']],
  ['directive of reStructuredText', '.. note::\n   a', ['foreign-markup .. note::']],
  ['formula', 'a $x^2$ b', ['foreign-markup $x^2$']],
  ['block of a formula', '$$\na\n$$', ['foreign-markup $$']],
  ['notes in code', '```js\na // [!code ++]\n```', ['foreign-markup [!code ++]']],
  [
    'include of a region of VitePress',
    'a\n\n<<< @/snippets/a.js#part{1,3}',
    ['foreign-markup <<< @/snippets/a.js#part{1,3}'],
  ],
  ['setup script of Vue', '<script setup>\nconst a = 1\n</script>', ['raw-html <script setup>']],
  ['component of Vue', '<Badge :text="a" />', ['unmapped-component <Badge :text="a" />']],
  ['tag of GitBook', '{% hint style="info" %}\na', ['foreign-markup {% hint style="info" %}']],
  ['icon of an aside of Starlight', ':::tip[T]{icon="heart"}\na\n:::', ['directive-attribute icon="heart"']],
  [
    'definition list',
    'A term\n: Its meaning.\n: Another.',
    ['foreign-markup : Its meaning.', 'foreign-markup : Another.'],
  ],
  ['class of a heading', '## A {.big}', ['foreign-markup {.big}']],
  ['attributes of a link', '[a](/b){target="_blank" rel="x"}', ['foreign-markup {target="_blank" rel="x"}']],
  ['link of a wiki', 'a [[Page|Label]] b', ['foreign-markup [[Page|Label]]']],
  ['size of a picture', '![a](/a.png =100x20)', ['foreign-markup ![a](/a.png =100x20)']],
  ['marked text', 'a ==b c== d', ['foreign-markup ==b c==']],
  ['raised text', 'x^2^', ['foreign-markup ^2^']],
  ['name of an emoji', 'a :tada: b', ['foreign-markup :tada:']],
  ['abbreviation', '*[HTML]: Hyper Text', ['foreign-markup *[HTML]: Hyper Text']],
  ['live code of Docusaurus', '```jsx live\na\n```', ['foreign-markup live']],
  ['kinds of packages of Docusaurus', '```bash npm2yarn\nnpm i a\n```', ['foreign-markup npm2yarn']],
  ['directive of MyST', '```{include} a.md\n```', ['foreign-markup {include}']],
  ['import in MDX', "import a from './a'\n\nb", ["unrun-code import a from './a'"], { format: 'mdx' }],
  ['expression in MDX', 'a {1 + 1} b', ['unrun-code {1 + 1}'], { format: 'mdx' }],
  ['component in MDX', '<Foo a={1}>\n  b\n</Foo>', ['unmapped-component <Foo a={1}>'], { format: 'mdx' }],
  [
    'code in an attribute',
    '<Note title={t}>a</Note>',
    ['unrun-code <Note title={t}>'],
    { format: 'mdx', settings: { components: COMPONENTS } },
  ],
  [
    'block in a line of MDX',
    'a <Note>b</Note> c',
    ['misplaced-directive <Note>b</Note>'],
    { format: 'mdx', settings: { components: COMPONENTS } },
  ],
  ['no MDX', 'a\n\nb { c\n', ['mdx-syntax b { c'], { format: 'mdx' }],
];
