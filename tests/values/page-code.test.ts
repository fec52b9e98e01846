import { describe, expect, test } from 'vitest';
import { declareComponents } from '../../engine/feature/own-components.ts';
import type { PageValues } from '../../engine/feature/page-values.ts';
import { readPageLiteral } from '../../site/markdown/foreign/read-value.ts';
import { parseForOutput } from '../../site/markdown/read/parse-page.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { toPlainMarkdown } from '../../site/markdown/render/plain-markdown.ts';
import { renderParsed } from '../../site/markdown/render/render-body.ts';

const components = { Swatch: 'docs/Swatch.tsx', Note: 'note' };
const settings = { components, features: declareComponents(components), mdx: 'evaluate' } as const;
const PAGE = { format: 'mdx', settings } as const;

test.each([
  ["'it\\'s'", "it's"],
  ['`a\nb`', 'a\nb'],
  ['-1.5e2', -150],
  ['null', null],
  ["[1, 'a', [true],]", [1, 'a', [true]]],
  ["{a: 1, 'b-c': { 2: null }}", { a: 1, 'b-c': { 2: null } }],
  // With names, calls or operators it has to be evaluated; a regular expression is no JSON.
  ['[size]', undefined],
  ['{ size }', undefined],
  ['{...a}', undefined],
  ['`a${b}`', undefined],
  ['1 + 1', undefined],
  ['/a/', undefined],
  ['[, 1]', undefined],
  ['{ ["a"]: 1 }', undefined],
])('the literal %j is %j', (code, value) => {
  expect(readPageLiteral(code)?.value).toEqual(value);
});

/** What is wrong in a page, at which text. */
function problemsIn(text: string, values?: PageValues): readonly string[] {
  return readFacts(text, { ...PAGE, values }).problems.map(
    ({ code, message, range: { start, end } }) => `${code} at ${text.slice(start.offset, end.offset)}: ${message}`,
  );
}

describe('what only means something where React runs', () => {
  test.each([
    ['{items.map((item) => <li>{item}</li>)}', 'makes an element', 'Items.tsx'],
    ['{<></>}', 'makes an element', 'Example.tsx'],
    ['{useState(0)[0]}', 'has state', 'Example.tsx'],
    ['{React.useId()}', 'has state', 'React.tsx'],
    ['{(a) => a}', 'is a function', 'Example.tsx'],
    ['{function () {}}', 'is a function', 'Example.tsx'],
  ])('%s %s', (text, what, file) => {
    const { problems, code } = readFacts(`Text ${text}`, PAGE);
    expect(problems).toEqual([
      {
        code: 'expression-without-value',
        message: `\`${text}\` ${what}, so it is no value.`,
        help: expect.stringContaining(`\`::demo{src=${file}}\``) as unknown,
        range: {
          start: { line: 1, column: 6, offset: 5 },
          end: { line: 1, column: 6 + text.length, offset: 5 + text.length },
        },
      },
    ]);
    expect(code).toBeUndefined();
  });

  test('a function that makes a value is none of it', () => {
    expect(problemsIn("{items.map((item) => item.name).join(', ')}")).toEqual([]);
    expect(problemsIn('{tokens.useCase(1)}')).toEqual([]);
  });

  test('an export with an element is told once, and nothing of the page is run', () => {
    const text = 'export const Chip = () => <b>é</b>;\n\n{Chip.name} {other}';
    expect(problemsIn(text)).toEqual([
      'expression-without-value at export const Chip = () => <b>é</b>;: `export const Chip = () => <b>é</b>;` makes an element, so it is no value.',
    ]);
    expect(readFacts(text, PAGE).code).toBeUndefined();
  });

  test('an export that is no JavaScript is told at its line', () => {
    expect(problemsIn('# A\n\nexport const = 3;')).toEqual([
      'mdx-syntax at export const = 3;: This is not valid JavaScript: unexpected token.',
    ]);
  });
});

test.each([
  ["import { readFileSync } from 'node:fs';", 'node:fs'],
  ["import * as children from 'child_process';", 'child_process'],
  ["export { sep } from 'path/posix';", 'path/posix'],
])('%s is refused as in components, and nothing of the page is run', (statement, name) => {
  const text = `${statement}\n\n{one.two}`;
  expect(readFacts(text, PAGE).code).toBeUndefined();
  expect(problemsIn(text)).toEqual([
    `expression-failed at ${statement}: \`${name}\` is a module of Node, which browsers do not have.`,
  ]);
  expect(problemsIn(statement.replace(name, `@acme/${name}`))).toEqual([]);
});

test('an expression that is written twice is asked for once, at its first place', () => {
  const text = 'One {size} and {size}.';
  const { code } = readFacts(text, PAGE);
  expect(code?.expressions.map(({ source, range }) => [source, range.start.offset])).toEqual([['size', 4]]);
});

test('what an own component spreads are its props, in order; of a directive, it is left out', () => {
  const text = 'See <Swatch color="red" {...look} size={3} />, <Note {...look}>a</Note>.';
  const { code } = readFacts(text, PAGE);
  expect(code?.expressions.map(({ source, range }) => [source, range.start.offset])).toEqual([['look', 24]]);
  const values = { look: { color: 'teal', size: 2 } };
  expect(readFacts(text, { ...PAGE, values }).parts?.map(({ ask }) => ask)).toEqual([{ color: 'teal', size: 3 }]);
  expect(problemsIn(text, values)[0]).toBe('unrun-code at <Note {...look}>: `{...look}` of `Note` is left out.');
});

test('the code of a page has what its expressions need, each line where it is in the page', () => {
  const { code, problems } = readFacts(
    [
      '---',
      'description: Sizes',
      '---',
      "import Swatch from './Swatch.tsx';",
      "import data, { é as e } from './a.json' with { type: 'json' };",
      'import {',
      '  SIZES,',
      "} from './sizes.ts'",
      '',
      'export const TWICE = SIZES.map((size) => size * 2);',
      '',
      '<Swatch colors={data.blue} of={[1]} /> {TWICE[0]} {TWICE[0]}',
    ].join('\n'),
    PAGE,
  );
  expect(problems).toEqual([]);
  expect(code?.module.split('\n').map((line) => line.trimEnd())).toEqual([
    '',
    '',
    '',
    '',
    "import data, { é as e } from './a.json'",
    'import {',
    '  SIZES,',
    "} from './sizes.ts'",
    '',
    'export const TWICE = SIZES.map((size) => size * 2);',
  ]);
  expect(code?.imports.map(({ from, names }) => [from, ...names])).toEqual([
    ['./a.json', 'é'],
    ['./sizes.ts', 'SIZES'],
  ]);
  expect(code?.expressions.map(({ source }) => source)).toEqual(['data.blue', 'TWICE[0]']);
});

describe('a page with its values', () => {
  const text = [
    "import a from './a.json';",
    '',
    '# Sizes of {a.name}',
    '',
    '## All {a.count}',
    '',
    'There are **{a.count}** of {a.name}.{a.none}{/* A comment. */}',
    '',
    '<img src="/a.png" alt={a.name} width={a.count} />',
    '',
    '<Swatch colors={a.colors} of={{ x: [1] }} />',
    '',
    '<Note title={a.name}>{a.name}</Note>',
  ].join('\n');
  const values = { 'a.name': 'A <b> *&*', 'a.count': 3, 'a.none': null, 'a.colors': ['#00f'] };

  test('has them in its facts', () => {
    const { heading, anchors, parts = [], problems, code } = readFacts(text, { ...PAGE, values });
    expect({ heading, anchors, asks: parts.map(({ ask }) => ask), problems, code }).toEqual({
      heading: 'Sizes of A <b> *&*',
      anchors: ['all-3'],
      asks: [{ colors: ['#00f'], of: { x: [1] } }],
      problems: [],
      code: undefined,
    });
  });

  test('has them in its HTML, escaped', () => {
    const { html, lead, headings } = renderParsed(parseForOutput(text, { ...PAGE, values }), {
      resolveHref: (href) => ({ href, external: false }),
      draw: ({ ask, title, content }) => `[${title} ${JSON.stringify(ask)} ${content}]`,
    });
    expect(lead).toBeUndefined();
    expect(headings.map((heading) => heading.text)).toEqual(['All 3']);
    expect(html).toContain('<p>There are <strong>3</strong> of A &lt;b&gt; *&amp;*.</p>');
    expect(html).toContain('<img src="/a.png" alt="A &lt;b&gt; *&amp;*" width="3"');
    expect(html).toContain('[ {"colors":["#00f"],"of":{"x":[1]}} ]');
    expect(html).toContain('[A &lt;b&gt; *&amp;* {} <p>A &lt;b&gt; *&amp;*</p>]');
  });

  test('has them in its Markdown, where nothing of them is a mark', () => {
    const markdown = toPlainMarkdown(parseForOutput(text, { ...PAGE, values }), {
      resolve: (address) => address,
      draw: () => undefined,
    });
    expect(markdown).toContain('# Sizes of A \\<b> \\*\\&\\*\n\n## All 3\n\nThere are **3** of A \\<b> \\*\\&\\*.\n');
    expect(markdown).toContain('alt="A &lt;b&gt; *&amp;*" width="3"');
    expect(markdown).not.toMatch(/import|comment/);
  });

  test('a list or an object is no text', () => {
    expect(problemsIn('{a} {b} <img src="/a.png" alt={a} />', { a: [1], b: { c: 1 } })).toEqual([
      'expression-without-value at {a}: `{a}` is a list, which is no text.',
      'expression-without-value at {b}: `{b}` is an object, which is no text.',
      'expression-without-value at {a}: `{a}` is a list, which is no text.',
    ]);
  });

  test('a component whose prop has no value is not asked for', () => {
    expect(readFacts('<Swatch colors={a.colors} />', { ...PAGE, values: {} }).parts).toBeUndefined();
  });
});

test('without the setting, pages run no code', () => {
  const { problems, code } = readFacts('export const a = 1;\n\n{a}', { format: 'mdx' });
  expect(problems.map((problem) => problem.code)).toEqual(['unrun-code', 'unrun-code']);
  expect(code).toBeUndefined();
});
