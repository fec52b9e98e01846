import { describe, expect, test } from 'vitest';
import { declareComponents, directiveOf, readComponentSource } from '../../engine/feature/own-components.ts';
import { partKey } from '../../engine/feature/part-key.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
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
