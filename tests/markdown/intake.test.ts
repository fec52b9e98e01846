import { describe, expect, test } from 'vitest';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { readExamples, type Reading } from './examples.ts';

/** Body HTML, without the links in headings to themselves. */
function render(text: string, reading: Reading = {}): string {
  const { html } = renderBody(`***\n\n${text}`, { resolveHref: (href) => ({ href, external: false }), ...reading });
  return html.replace(/^<hr>/, '').replaceAll(/<div class="h\d">(.*?)<a class="anchor"[^>]*><\/a><\/div>/g, '$1');
}

/** The code of each problem with the text of its range. */
function problemsOf(text: string, reading: Reading = {}): readonly string[] {
  return readFacts(text, reading).problems.map(
    ({ code, range }) => `${code} ${text.slice(range.start.offset, range.end.offset)}`,
  );
}

describe('syntax of other tools is understood without a report', () => {
  test.each(readExamples('constructs'))('$name', ({ text, result, reading }) => {
    expect(render(text, reading)).toBe(result);
    expect(problemsOf(text, reading)).toEqual([]);
  });
});

describe('unsupported syntax is reported at its place', () => {
  test.each(readExamples('losses'))('$name', ({ text, result, reading }) => {
    expect(problemsOf(text, reading).join('\n')).toBe(result);
  });

  test('imports, exports and expressions are not shown, but the content of a component is', () => {
    expect(render("import A from './a'\n\nexport const b = 1;\n\nc")).toBe('<p>c</p>');
    expect(render('<Foo>\n  b {c.d}\n</Foo>', { format: 'mdx' })).toBe('<p>b </p>');
  });
});

test.each([
  ['::: details  A b \t{open}\t', ':::details[A b]{open}'],
  [':::details A{open}', ':::details[A]{open}'],
  [':::details[A] {open}', ':::details[A]{open}'],
  [':::details } {open}', ':::details[}]{open}'],
  [':::details A\u00A0 ', ':::details[A\u00A0]'],
])('%j is read as %j', (written, own) => {
  expect(render(`${written}\nb\n:::`)).toBe(render(`${own}\nb\n:::`));
});

test.each(['## A {#b} ## ', '## A {#b}\t#\t', '## A{#b}'])('%j has an id in MDX', (text) => {
  expect(readFacts(text, { format: 'mdx' }).anchors).toEqual(['b']);
});

test('inline syntax of other tools is reported at its place, not where the same characters are part of something else', () => {
  const text = 'a :smile::x and :smile:';
  expect(readFacts(text).problems.map(({ range }) => range.start.offset)).toEqual([text.lastIndexOf(':smile:')]);
});

test('positions after syntax of another tool refer to the original text', () => {
  const text = '::: tip A long title\n[a](/b)\n:::\n\n::: nonsense x\n[c](/d)\n:::\n';
  const facts = readFacts(text);
  expect(facts.links.map(({ href, range }) => [href, text.slice(range.start.offset, range.end.offset)])).toEqual([
    ['/b', '/b'],
    ['/d', '/d'],
  ]);
  expect(problemsOf(text)).toEqual(['unknown-directive nonsense']);
});

test('addresses in HTML count as links and files like any other', () => {
  const text = '<a href="/a#b">a</a> <img src="/c.png"> <video src="/d.mp4" poster="/e.png"></video>';
  expect(
    readFacts(text).links.map(({ href, range }) => [href, text.slice(range.start.offset, range.end.offset)]),
  ).toEqual([
    ['/a#b', '/a#b'],
    ['/c.png', '/c.png'],
    ['/d.mp4', '/d.mp4'],
    ['/e.png', '/e.png'],
  ]);
});
