import { describe, expect, test } from 'vitest';
import { declareComponents, directiveOf, readComponentSource } from '../../engine/feature/own-components.ts';
import { partKey } from '../../engine/feature/traits.ts';
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

test('a component with the name of a directive keeps its tag; its directive is told apart', () => {
  const components = { Badge: 'docs/Badge.tsx' };
  const own = { components, features: declareComponents(components, ['badge']) };
  const kinds = (text: string, format: 'md' | 'mdx') =>
    readFacts(text, { format, settings: own }).parts?.map(({ kind, ask }) => [kind, ask]);
  expect(kinds('<Badge status="new">New</Badge>', 'mdx')).toEqual([
    ['badge-component', { status: 'new', children: true }],
  ]);
  expect(kinds('::badge-component{status=new}', 'md')).toEqual([['badge-component', { status: 'new' }]]);
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
      draw(asked, { kind }) {
        keys.push(partKey(kind, asked));
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

const LINED = {
  components: { Kbd: 'docs/Kbd.tsx', Swatch: 'docs/tokens.tsx#Swatch', Callout: 'callout', Badge: 'badge' },
} as const;

describe.each([
  ['mdx', 'One <Swatch color="red" /> two.', 'One {swatch:} two.', 'One {} two.'],
  ['mdx', 'One <Kbd>a *b*</Kbd> two.', 'One {kbd:a <em>b</em>} two.', 'One {a *b*} two.'],
  ['mdx', '**<Kbd>a</Kbd>** b', '<strong>{kbd:a}</strong> b', '**{a}** b'],
  ['mdx', '- One <Kbd>a</Kbd>\n- <Kbd>b</Kbd>', '<ul><li>One {kbd:a}</li><li><kbd:b></li></ul>', '- One {a}\n- [b]'],
  ['mdx', '| a |\n| - |\n| <Kbd>b</Kbd> |', '<td>{kbd:b}</td>', '| a |\n| - |\n| {b} |'],
  ['mdx', '<Kbd>a</Kbd> <Kbd>b</Kbd>', '{kbd:a} {kbd:b}', '{a} {b}'],
  ['mdx', '<Kbd>a</Kbd>\n<Kbd>b</Kbd>', '<kbd:a><kbd:b>', '[a]\n[b]'],
  ['mdx', '<Kbd>a <Kbd>b</Kbd></Kbd>', '<kbd:a {kbd:b}>', '[a {b}]'],
  ['mdx', '<Kbd>\n  a <Kbd>b</Kbd>\n</Kbd>', '<kbd:<p>a {kbd:b}</p>>', '[a {b}]'],
  [
    'md',
    'One :swatch{color=red}, :kbd[*a*], :kbd{}, :kbd.',
    'One {swatch:}, {kbd:<em>a</em>}, {kbd:}, :kbd.',
    'One {}, {*a*}, {}, :kbd.',
  ],
  ['md', 'One <Kbd>a</Kbd> and <Kbd /> two', 'One {kbd:a} and {kbd:} two', 'One {a} and {} two'],
  ['md', '<Kbd>a</Kbd> <Kbd>b</Kbd>', '{kbd:a} {kbd:b}', '{a} {b}'],
  ['md', '<Kbd>\n\nOne <Kbd>a</Kbd>\n\n</Kbd>\n\nEnd', '<kbd:<p>One {kbd:a}</p>>', '[One {a}]\n\nEnd'],
  [
    'md',
    '<table><tr><td><Kbd>a</Kbd></td><td>b <Swatch color="red" /> <Kbd>c</Kbd></td></tr></table>\n\nEnd',
    '<td>{kbd:a}</td><td>b {swatch:} {kbd:c}</td>',
    '<table><tr><td>{a}</td><td>b {} {c}</td></tr></table>\n\nEnd',
  ],
  ['md', '<div><Kbd>a</Kbd></div>', '<div><kbd:a></div>', '<div>[a]</div>'],
  ['md', 'One <Badge>Beta</Badge>.', 'One <badge:>.', 'One [].'],
] as const)('in a line of %s: %j', (format, text, html, copy) => {
  const own = { ...LINED, features: declareComponents(LINED.components) };

  test('is drawn there, with the key of what is asked, and in a copy as Markdown', () => {
    const { parts = [], problems } = readFacts(text, { format, settings: own });
    const keys: string[] = [];
    const drawn = renderBody(`Lead.\n\n${text}`, {
      format,
      settings: own,
      resolveHref: (href) => ({ href, external: false }),
      draw(asked, { kind, isLine }) {
        const { name, content } = asked;
        if (name !== 'badge') keys.push(partKey(kind, asked));
        return isLine && name !== 'badge' ? `{${name}:${content}}` : `<${name}:${content}>`;
      },
    });
    expect(drawn.html).toContain(html);
    expect(problems).toEqual([]);
    expect(keys.toSorted()).toEqual(parts.map((part) => partKey(part.kind, part)).toSorted());
    const page = parseForOutput(text, { format, settings: own });
    const draw = ({ name, content }: { readonly name: string; readonly content: string }, { isLine = false }) =>
      isLine && name !== 'badge' ? `{${content}}` : `[${content}]`;
    expect(toPlainMarkdown(page, { resolve: (address) => address, draw })).toBe(copy);
  });
});

test('a component in a heading is part of its text, and only that is in the table of contents', () => {
  const own = { ...LINED, features: declareComponents(LINED.components) };
  const text = '## Press <Kbd>Enter</Kbd>';
  expect(readFacts(text, { format: 'mdx', settings: own }).anchors).toEqual(['press-enter']);
  const { html, headings } = renderBody(text, {
    format: 'mdx',
    settings: own,
    resolveHref: (href) => ({ href, external: false }),
    draw: ({ content }) => `{${content}}`,
  });
  expect(html).toContain('>Press {Enter}</h2>');
  expect(headings.map((heading) => heading.text)).toEqual(['Press Enter']);
});

test.each([
  ['One <Callout>a</Callout> two'],
  ['## One <Callout>a</Callout>'],
  ['One <Kbd>a <Callout>b</Callout></Kbd>'],
])('a block that is built in is told in the line of %j', (text) => {
  const own = { ...LINED, features: declareComponents(LINED.components) };
  const { problems } = readFacts(text, { format: 'mdx', settings: own });
  expect(problems.map(({ code }) => code)).toEqual(['misplaced-directive']);
});

test('a slip in the name of a component is told, as a tag and in a line', () => {
  const own = { ...LINED, features: declareComponents(LINED.components) };
  const told = (text: string, format: 'md' | 'mdx') =>
    readFacts(text, { format, settings: own }).problems.map(({ code, help }) => [code, help?.slice(0, 22)]);
  const tag = ['unmapped-component', 'did you mean `Swatch`,'];
  expect(told('One <Swach color="red" />', 'mdx')).toEqual([tag]);
  expect(told('One <Swach color="red" />', 'md')).toEqual([tag]);
  expect(told('One :swach{color=red}, see:swach[a], :also[b], \\:swach[c]', 'md')).toEqual([
    ['unknown-directive', 'did you mean `:swatch`'],
  ]);
});

test('two colons in a line are told, of the project’s components and of what is built in', () => {
  const own = { ...LINED, features: declareComponents(LINED.components) };
  const text =
    'One ::kbd[*a*], ::badge[b] and ::swatch{color=red}, not a::kbd[b], ::other[c] or \\::kbd[d].\n\n::swatch{color=red}';
  const { problems } = readFacts(text, { settings: own });
  expect(problems.map(({ code, range }) => [code, text.slice(range.start.offset, range.end.offset)])).toEqual([
    ['unknown-directive', '::kbd'],
    ['unknown-directive', '::badge'],
    ['unknown-directive', '::swatch'],
  ]);
});

test('a directive that is not closed yet is told with what it lacks, however many colons it has', () => {
  const own = { ...LINED, features: declareComponents(LINED.components) };
  const text =
    '::swatch{color=red\n\nOne :swatch{color=red and :kbd[*a*\n\nNot :kbd[a\nb], \\:kbd[a, `:kbd[`, a:kbd[a, :kbd or 10:30.\n\n]}';
  const { problems } = readFacts(text, { settings: own });
  expect(problems.map(({ help, range }) => [text.slice(range.start.offset, range.end.offset), help])).toEqual([
    ['::swatch', 'add the `}` that is missing'],
    [':swatch', 'add the `}` that is missing'],
    [':kbd', 'add the `]` that is missing'],
  ]);
});

test('a line with a component that renders blocks is no paragraph, which would end there', () => {
  const own = { ...LINED, features: declareComponents(LINED.components) };
  const draw = (html: string) =>
    renderBody('One <Kbd /> two\n\nThree <Kbd /> four', {
      format: 'mdx',
      settings: own,
      resolveHref: (href) => ({ href, external: false }),
      draw: () => `<span class="slot slot-line">${html}</span>`,
    });
  const block = draw('<div>a</div>').html;
  expect(block).toContain('<div class="slot-around">Three <span class="slot slot-line"><div>a</div></span> four</div>');
  expect(draw('<b>a</b>').html).toBe('<p>Three <span class="slot slot-line"><b>a</b></span> four</p>');
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
