import { expect, test } from 'vitest';
import type { Importer } from '../../cli/import/convert/syntax.ts';
import { convertBody } from '../../cli/import/convert/convert-body.ts';
import { DOCUSAURUS } from '../../cli/import/tools/docusaurus.ts';
import { MKDOCS } from '../../cli/import/tools/mkdocs.ts';
import { MUI } from '../../cli/import/tools/mui.ts';
import { STARLIGHT } from '../../cli/import/tools/starlight.ts';
import { VITEPRESS } from '../../cli/import/tools/vitepress.ts';
import { importTree } from './support/import-tree.ts';

/** Converts a page; returns its text, and what is lost with its line. */
function convert(
  body: string,
  { syntax }: Importer,
  isMdx = syntax.isAlwaysMdx === true,
): { readonly text: string; readonly told: readonly string[] } {
  const told: string[] = [];
  const text = convertBody(body, {
    syntax,
    isMdx,
    hasMath: false,
    extensions: new Set(),
    data: {},
    firstLine: 1,
    lose: (line, reason) => void told.push(`${line}: ${reason}`),
    take: () => undefined,
    include: () => undefined,
  });
  return { text, told };
}

const PLAIN = `Setext
======

*  A  list
*  of *two*  __kinds__   of marks

|a|b|
|-|:-:|
|1 | 2|

> [!WARNING] As on GitHub
> Quoted.

~~~js
const a = 1;



const b = {};
~~~

Hard\\
break, [link][ref] and <https://x.example>.

<!-- end -->

[ref]:  /a  'Title'`;

test.each([DOCUSAURUS, STARLIGHT, VITEPRESS, MUI])('text without syntax of the tool stays the same, %#', (importer) => {
  // Only the comment that stands alone is left out, with one of the blank lines around it.
  const source = importer === DOCUSAURUS ? PLAIN.replace('<https://x.example>', 'https://x.example') : PLAIN;
  expect(convert(source, importer)).toEqual({ text: source.replace('<!-- end -->\n\n', ''), told: [] });
});

test('callouts keep their kind and their title in any language', () => {
  expect(convert('::: tip 提示\na\n:::\n\n::: tip\nb\n:::\n\n:::danger\nc\n:::\n', VITEPRESS).text).toBe(
    ':::tip[提示]\n\na\n:::\n\n:::tip\n\nb\n:::\n\n:::danger\n\nc\n:::',
  );
});

test('comments of HTML and JSX are left out of MDX, except in code', () => {
  expect(
    convert('a <!-- b --> c `<!-- d -->`\n\n<!--\ne\n-->\n\n{/* f */}\n\n```html\n<!-- g -->\n```\n', DOCUSAURUS),
  ).toEqual({ text: 'a  c `<!-- d -->`\n\n```html\n<!-- g -->\n```', told: [] });
});

test('a page that is not MDX is read as Markdown, and other pages are not', async () => {
  const page = '<Tabs>\n<TabItem value="a" label={`A`}>\n\nText.\n\n</TabItem>\n</Tabs>\n';
  const { told, found, read } = await importTree('docusaurus', {
    'docusaurus.config.js': "module.exports = { title: 'Kiln', url: 'https://x.example' };\n",
    'docs/good.md': `# Good\n\n${page}`,
    'docs/bad.md': `# Bad\n\n${page}\nif 1 <2 then\n`,
  });
  expect(told).toEqual([
    expect.stringMatching(/^docs\/bad\.md:11: this is not valid MDX, so the page is read as Markdown: unexpected char/),
  ]);
  expect(found).toEqual([]);
  // Its tags may be in lines of text.
  expect(
    convert('1 <2\n\n<Tabs><TabItem value="a">\n\nA\n\n</TabItem><TabItem value="b">B</TabItem></Tabs>\n', DOCUSAURUS)
      .text,
  ).toBe('1 <2\n\n::::tabs\n:::tab[a]\n\nA\n:::\n\n:::tab[b]\n\nB\n:::\n::::');
  const tabs = '::::tabs\n:::tab[A]\n\nText.\n:::\n::::\n';
  expect(read('content/docs/good.md')).toBe(`# Good\n\n${tabs}`);
  expect(read('content/docs/bad.md')).toBe(`# Bad\n\n${tabs}\nif 1 <2 then\n`);
});

test('components in lists and quotes stay in them', () => {
  const element = (margin: string): string =>
    `<Note>\n${margin}  Text.\n\n${margin}  \`\`\`js\n${margin}  a\n${margin}    b\n${margin}  \`\`\`\n${margin}</Note>`;
  const directive = (margin: string): string =>
    `:::note\n\n${margin}Text.\n\n${margin}\`\`\`js\n${margin}a\n${margin}  b\n${margin}\`\`\`\n${margin}:::`;
  expect(convert(`1. One\n\n   ${element('   ')}\n2. Two\n`, STARLIGHT, true).text).toBe(
    `1. One\n\n   ${directive('   ')}\n2. Two`,
  );
});

test('headings keep the ids that links from elsewhere name, each once', () => {
  expect(convert('## A {/* #a */}\n\n## B {#a}\n\n<h3 id="c">C</h3>\n', STARLIGHT, true).text).toBe(
    '## A {#a}\n\n## B\n\n### C {#c}',
  );
  expect(convert('## `A` { #a .big }\n\n## B {: id="b" }\n', MKDOCS).text).toBe('## `A` {#a}\n\n## B {#b}');
});

test('a loss names its line, also below blocks that take other numbers of lines here', () => {
  expect(convert('!!! note\n\n    === "A"\n\n        :a-b: A\n\n??? tip\n\n    :c-d: B\n', MKDOCS).told).toEqual([
    '5: the icon `:a-b:` has no counterpart',
    '9: the icon `:c-d:` has no counterpart',
  ]);
  expect(convert('<Tabs>\n<TabItem>\n\n<Gone />\n\n</TabItem>\n</Tabs>\n\n{gone}\n', DOCUSAURUS).told).toEqual([
    '4: the component `<Gone>` has no counterpart',
    '9: the expression `{gone}` is code, which is not run',
  ]);
});

test('what is code for a tool is code only for that tool', () => {
  const page = 'A {{ b }} and `c{:js}`, ~d~.\n';
  expect(convert(page, VITEPRESS).text).toBe('A `b` and `c{:js}`, \\~d\\~.');
  expect(convert(page, MUI).text).toBe('A {{ b }} and `c{:js}`, ~d~.');
});

test('breaks, rules and tables of HTML stay, and JSX becomes HTML', () => {
  expect(
    convert(
      'a<br />b\n\n<hr />\n\n<table className="x"><tbody><tr><td colSpan="2">**c**</td></tr></tbody></table>\n',
      STARLIGHT,
      true,
    ),
  ).toEqual({
    text: 'a<br>b\n\n---\n\n<table><tbody><tr><td colspan="2">**c**</td></tr></tbody></table>',
    told: [],
  });
});
