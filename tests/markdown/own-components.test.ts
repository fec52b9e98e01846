import { describe, expect, test } from 'vitest';
import { declareComponents, directiveOf, readComponentSource } from '../../engine/feature/own-components.ts';
import { partKey } from '../../engine/feature/part-key.ts';
import { parseForOutput } from '../../site/markdown/read/parse-page.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { toPlainMarkdown } from '../../site/markdown/render/plain-markdown.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';

const components = { Hero: 'docs/Hero.tsx', 'Ui.ToneList': './docs/tokens.tsx#Tones' };
const settings = { components, features: declareComponents(components) };

test.each([
  ['docs/Hero.tsx', { module: 'docs/Hero.tsx', export: 'default' }],
  ['./docs/tokens.jsx#Swatch', { module: 'docs/tokens.jsx', export: 'Swatch' }],
  ['callout', undefined],
  ['docs/Hero', undefined],
  ['docs/Hero.tsx#', undefined],
])('%j is %j', (target, source) => {
  expect(readComponentSource(target)).toEqual(source);
});

test.each([
  ['Hero', 'hero'],
  ['StatusTable', 'status-table'],
  ['HTMLView', 'html-view'],
  ['H1', 'h1'],
  ['Ui.ToneList', 'ui-tone-list'],
])('%s is the directive %s', (component, directive) => {
  expect(directiveOf(component)).toBe(directive);
});

describe.each([
  ['md', '::hero{tone=info open level="3"}', { tone: 'info', open: true, level: '3' }],
  ['md', ':::hero{tone="a b"}\nText\n:::', { tone: 'a b', children: true }],
  ['md', '<Hero tone="info">\n\nText\n\n</Hero>', { tone: 'info', children: true }],
  ['mdx', '<Hero tone="info" />', { tone: 'info' }],
  [
    'mdx',
    '<Hero className="x" open level={3} off={false} of={"a"}>Text</Hero>',
    {
      className: 'x',
      open: true,
      level: 3,
      off: false,
      of: 'a',
      children: true,
    },
  ],
] as const)('%s %j', (format, text, ask) => {
  test('asks for its props, without a report', () => {
    const { parts = [], problems } = readFacts(text, { format, settings });
    expect({ kinds: parts.map(({ kind }) => kind), asks: parts.map((part) => part.ask), problems }).toEqual({
      kinds: ['hero'],
      asks: [ask],
      problems: [],
    });
  });

  test('is drawn with the same key, and with its content', () => {
    const { parts = [] } = readFacts(text, { format, settings });
    const keys: string[] = [];
    renderBody(`Lead.\n\n${text}`, {
      format,
      settings,
      resolveHref: (href) => ({ href, external: false }),
      draw(_, { key }) {
        keys.push(key);
        return '';
      },
    });
    expect(keys).toEqual(parts.map((part) => partKey('hero', part)));
  });
});

test('what is in one line with its tags stays a line', () => {
  const draw = (text: string) => {
    let drawn = '';
    renderBody(`Lead.\n\n${text}`, {
      format: 'mdx',
      settings,
      resolveHref: (href) => ({ href, external: false }),
      draw: ({ content }) => (drawn = content),
    });
    return drawn;
  };
  expect(draw('<Hero>Some *text*</Hero>')).toBe('Some <em>text</em>');
  expect(draw('<Hero>\n  Some text\n</Hero>')).toBe('<p>Some text</p>');
});

test('each prop has its place, on all lines of a tag, and not within the value of another', () => {
  const text = '<Hero\n  title="the tone=x of"\n  tone="info"\n/>\n\n::hero{title="a tone" tone=calm}';
  const { parts = [] } = readFacts(text, { format: 'mdx', settings });
  expect(
    parts.map(({ at }) => Object.values(at).map(({ start, end }) => text.slice(start.offset, end.offset))),
  ).toEqual([
    ['title="the tone=x of"', 'tone="info"'],
    ['title="a tone"', 'tone=calm'],
  ]);
});

test('a part of a component is a directive as well', () => {
  const facts = readFacts('<Ui.ToneList />\n\n::ui-tone-list', { format: 'mdx', settings });
  expect(facts.parts?.map(({ kind }) => kind)).toEqual(['ui-tone-list', 'ui-tone-list']);
});

test.each([
  [
    'mdx',
    '<Hero a="1">\n  Its `c` and [l](/x).\n\n  - One\n</Hero>\n\nEnd',
    '[Its `c` and [l](R/x).\n\n  - One]\n\nEnd',
  ],
  ['mdx', '<Hero>Line *b*</Hero>\n\n- <Hero>In a list</Hero>\n\n<Hero />', '[Line *b*]\n\n- [In a list]\n\n[]'],
  ['mdx', '<Hero>\n<Hero>in</Hero>\n</Hero>\n\nEnd', '[[in]]\n\nEnd'],
  ['md', '<Hero>\n\nText\n\n</Hero>\n\n<Hero>line</Hero>\n\nEnd', '[Text]\n\n[line]\n\nEnd'],
  ['md', '::::hero\n:::hero\nin\n:::\n::::\n\n::hero', '[[in]]\n\n[]'],
] as const)('in a copy as Markdown, what is drawn replaces the tags of %s %j', (format, text, copy) => {
  const page = parseForOutput(text, { format, settings });
  const draw = ({ content }: { readonly content: string }) => `[${content}]`;
  expect(toPlainMarkdown(page, { resolve: (address) => `R${address}`, draw })).toBe(copy);
});
