import { expect, test } from 'vitest';
import type { BodyOptions } from '../../cli/import/convert/syntax.ts';
import { MINTLIFY } from '../../cli/import/tools/mintlify.ts';
import { NEXTRA } from '../../cli/import/tools/nextra.ts';
import { convertBody } from '../../cli/import/convert/convert-body.ts';

test.each([
  // A component is never the HTML element of the same name, whatever follows.
  ['<Template name="x" />', ['the component `<Template>` has no counterpart']],
  ['<Script\n  src="x.js"\n/>', ['the component `<Script>` has no counterpart']],
  ['<Head title="x" />', ['the component `<Head>` has no counterpart']],
  ['<Style>\n\nKept.\n\n</Style>', ['the component `<Style>` has no counterpart; its content is kept']],
  // Code ends with its element, or with the line if the element is not closed.
  ['<script src="x.js" />', ['`<script>` is code, which pages cannot contain here']],
  ['<script\n  src="x.js"\n/>', ['`<script>` is code, which pages cannot contain here']],
  [
    '<script setup>',
    [
      'this is not valid MDX, so the page is read as Markdown: expected a closing tag for `<script>`',
      '`<script>` is code, which pages cannot contain here',
    ],
  ],
  ['<style>a {}</style>', ['`<style>` is code, which pages cannot contain here']],
  [
    '<script>\nrun();\n</SCRIPT> ',
    [
      'this is not valid MDX, so the page is read as Markdown: unexpected closing tag `</SCRIPT>`, expected corresponding closing tag for `<script>`',
      '`<script>` is code, which pages cannot contain here',
    ],
  ],
  [
    '<Head>\n  <meta name="a" />\n</Head>',
    ['`<head>` is written by docs-nav, so what the page adds to it is left out'],
  ],
])('keeps the content after %j', (element, told) => {
  const { text, losses } = convert(`Before\n\n${element}\n\nImportant words.\n`);
  expect(losses).toEqual(told);
  expect(text).toMatch(/^Before\n\n(?:[^]*\n\n)?Important words\.$/);
  expect(text).not.toMatch(/run\(\)|meta|src=/);
});

test('keeps the rest of the line after a style element', () => {
  expect(convert('<style>a {}</style> Words.\n\nMore.\n').text).toBe('Words.\n\nMore.');
});

test('removes the language of inline code from a long line quickly', () => {
  const line = `${'Words of a long line. '.repeat(4000)}\`use(){:js}\``;
  const start = performance.now();
  const { text } = convert(line, NEXTRA);
  expect(performance.now() - start).toBeLessThan(1000);
  expect(text).toMatch(/line\. `use\(\)`$/);
});

function convert(body: string, { syntax } = MINTLIFY): { readonly text: string; readonly losses: readonly string[] } {
  const losses: string[] = [];
  const options: BodyOptions = {
    syntax,
    isMdx: true,
    hasMath: false,
    extensions: new Set(),
    data: {},
    firstLine: 1,
    lose: (_, reason) => void losses.push(reason),
    take: () => undefined,
    include: () => undefined,
  };
  return { text: convertBody(body, options), losses };
}
