import { describe, expect, test } from 'vitest';
import { collectDiagnostics } from '../../engine/diagnostic/collect-diagnostics.ts';
import { parseYaml } from '../../engine/yaml/parse-yaml.ts';
import { resolvePlain } from '../../engine/yaml/compose.ts';
import { findEntry, findNode, toData, type PathStep } from '../../engine/yaml/yaml-node.ts';
import { cpuSeconds } from '../support/cpu-time.ts';

function parse(text: string) {
  const source = { path: 'a.yaml', text };
  const collector = collectDiagnostics([source]);
  const file = parseYaml(source, collector.report);
  return { file, found: collector.diagnostics(), data: file && toData(file.root) };
}

/** The text of the value at a path. */
function sliceOf(text: string, path: readonly PathStep[]): string | undefined {
  const { file } = parse(text);
  const node = file && findNode(file.root, path);
  return node && text.slice(node.start, node.end);
}

describe('positions', () => {
  const text = [
    'plain: two words # comment',
    `quoted: 'it''s'`,
    'double: "a\\tb"',
    'flow: { a: [1, 2], b: {} }',
    'empty: []',
    'block: |',
    '  one',
    '  two',
    'list:',
    '  - first',
    '  -',
    '  - { x: y }',
    'nothing:',
    'emoji: 😀 smile',
  ].join('\n');

  test.each([
    [['plain'], 'two words'],
    [['quoted'], `'it''s'`],
    [['double'], '"a\\tb"'],
    [['flow'], '{ a: [1, 2], b: {} }'],
    [['flow', 'a'], '[1, 2]'],
    [['flow', 'a', 1], '2'],
    [['flow', 'b'], '{}'],
    [['empty'], '[]'],
    [['list', 0], 'first'],
    // An omitted value has the position of its dash or key.
    [['list', 1], '-'],
    [['list', 2, 'x'], 'y'],
    [['nothing'], 'nothing'],
    [['emoji'], '😀 smile'],
  ] as const)('%j is %j', (path, slice) => {
    expect(sliceOf(text, path)).toBe(slice);
    // Line breaks of other systems move offsets, but not the text at them.
    expect(sliceOf(text.replaceAll('\n', '\r\n'), path)).toBe(slice);
  });

  test('block and quoted scalars keep their values', () => {
    expect(parse(text).data).toMatchObject({ block: 'one\ntwo\n', quoted: "it's", double: 'a\tb', nothing: null });
  });

  test('keys have positions of their own', () => {
    const { file } = parse('a:\n  "b c": 1\n');
    const map = file && findNode(file.root, ['a']);
    const entry = map && findEntry(map, 'b c');
    expect(entry && [entry.start, entry.end]).toEqual([5, 10]);
  });
});

describe('values of the core schema of YAML 1.2', () => {
  test.each([
    ['true', true],
    ['False', false],
    ['yes', 'yes'],
    ['null', null],
    ['~', null],
    ['', null],
    ['7', 7],
    ['-7', -7],
    ['7.10', 7.1],
    ['7.1.1', '7.1.1'],
    ['0x1F', 31],
    ['2026-11-20', '2026-11-20'],
    ['/a/b', '/a/b'],
    ['nullable', 'nullable'],
  ])('%j is %j', (text, value) => {
    expect(resolvePlain(text)).toBe(value);
  });
});

describe('YAML that the navigation does not support', () => {
  /** Reads a text with mistakes; returns the code of each and the characters that it marks. */
  function findMistake(text: string): readonly (readonly [code: string, marked: string])[] {
    const { found } = parse(text);
    expect(found[0]?.help).toBeTruthy();
    return found.map(({ code, origin: { range } }) => [code, text.slice(range.start.offset, range.end.offset)]);
  }

  test.each([
    ['a: 1\na: 2\n', 'duplicate-key', 'a'],
    ['a: &x 1\nb: *x\n', 'yaml-alias', '*x'],
    ['a: { <<: { b: 1 } }\n', 'yaml-alias', '<<'],
    ['a: !!str 1\n', 'yaml-tag', '!!str'],
  ])('%j is %s at %j', (text, code, marked) => {
    expect(findMistake(text)).toEqual([[code, marked]]);
  });

  test.each([
    ['a: 1\n---\nb: 2\n', '---'],
    ['? [a]\n: 1\n', '[a]'],
    ['a: b: c\n', 'b'],
    ['a:\n\tb: 1\n', '\t'],
    ['a: "open\n', '"open'],
    ['a: b\u0000c\n', '\u0000'],
    [`${'['.repeat(200)}\n`, '['],
  ])('%j is a syntax error at %j', (text, marked) => {
    expect(findMistake(text)).toEqual([['yaml-syntax', marked]]);
  });

  test('only the first syntax error of a file is reported: what follows is mostly a consequence', () => {
    const text = "pages:\n  - pathname: /a\n     title: A\n  - title: 'C's\n  - tags: [new, , beta]\n";
    const found = parse(text).found.map(
      ({ message, origin: { range } }) => `${range.start.line}:${range.start.column} ${message}`,
    );
    expect(found).toEqual(['3:6 This line is not aligned with the keys around it.']);
  });

  const TREE =
    "pages:\n  - pathname: /a\n    title: A\n    plan: pro\n  - pathname: /b\n    children:\n      - pathname: /c\n  - title: 'D'\n";
  const ALIGN = 'check the indentation, quotes and colons here and just above';
  const COLON = 'put a colon and a space after the key, or indent the line if it belongs to the text above';
  const WHOLE = 'put the whole text in quotes; within single quotes, write an apostrophe twice';
  const START = 'Text without quotes cannot start with this character.';
  const closing = (mark: string) =>
    `close it with \`${mark}\`, indent the lines up to there, and put text with \` #\` in quotes`;
  test.each([
    ['    title: A', '\ttitle: A', '3:1 Tabs are not allowed as indentation.', 'indent with spaces'],
    [
      '    title',
      '\u00A0   title',
      '3:1 This is a no-break space, which YAML reads as text.',
      'replace it with a space',
    ],
    [
      'title: A',
      'title:\u00A0A',
      '3:11 This is a no-break space, which YAML reads as text.',
      'replace it with a space',
    ],
    [
      '  - pathname: /b',
      '  -\u00A0pathname: /b',
      '5:4 This is a no-break space, which YAML reads as text.',
      'replace it with a space',
    ],
    ['- pathname: /a', '-pathname: /a', '2:3 There is no space after the dash.', 'put a space after each dash'],
    ['  - pathname: /b', '  -pathname: /b', '5:3 There is no space after the dash.', 'put a space after each dash'],
    ['title: A', 'title:A and B', '3:5 This line has no colon followed by a space.', COLON],
    ['title: A', 'title:A', '3:5 This line has no colon followed by a space.', COLON],
    ['title: A', 'title: |\n      A\n    B', '5:5 This line has no colon followed by a space.', COLON],
    [
      'title: A',
      'title: it: is',
      '3:12 This text contains `: `, which makes it a key.',
      'put text that contains `: ` in quotes, and start every key on a line of its own',
    ],
    // The content of a block scalar may begin with any space.
    [
      'title: A',
      'title: |\n      \u3000A\n    tab: x: y',
      '5:10 This text contains `: `, which makes it a key.',
      'put text that contains `: ` in quotes, and start every key on a line of its own',
    ],
    ['title: A', "title: 'A' -b", '3:16 There is text after the end of the value.', WHOLE],
    ['title: A', 'title: [A] B', '3:16 There is text after the end of the value.', WHOLE],
    ['title: A', "title: 'A", '3:12 This quotation mark is not closed.', 'close it at the end of the text'],
    ['title: A', 'title: "A', '3:12 This quotation mark is not closed.', 'close it at the end of the text'],
    // A bracket is noticed several lines later, and the lines up to there are not mistakes.
    ['title: A\n    plan: pro', 'tags: [a, b\n    plan: pro', '3:11 This `[` is not closed.', closing(']')],
    ["title: 'D'\n", 'tags: [a\n', '8:11 This `[` is not closed.', closing(']')],
    ['title: A', 'brand: { tags: [a, b }', '3:20 This `[` is not closed.', closing(']')],
    ['title: A', 'brand: { light: { accent: #0f766e } }', '3:21 This `{` is not closed.', closing('}')],
    // Text that needs quotes.
    ['title: A', 'title: @a/b', `3:12 ${START}`, 'put the value in quotes'],
    ['title: A', 'title: `A`', `3:12 ${START}`, 'put the value in quotes'],
    ['title: A', 'title: & A', `3:12 ${START}`, 'put the value in quotes'],
    ['title: A', 'title: >A', `3:13 ${START}`, 'put the value in quotes'],
    // Everything else, in the words of `yaml`.
    [
      '  - pathname: /b',
      '   - pathname: /b',
      '5:4 This is not valid YAML: All sequence items must start at the same column.',
      ALIGN,
    ],
    ['    title: A', '   title: A', '3:4 This is not valid YAML: Sequence item without - indicator.', ALIGN],
  ])('one mistake in a line is reported once: %j, %j', (from, to, message, help) => {
    expect(TREE).toContain(from);
    const found = parse(TREE.replace(from, to)).found.map(({ message: said, help: cure, origin: { range } }) => [
      `${range.start.line}:${range.start.column} ${said}`,
      cure,
    ]);
    expect(found).toEqual([[message, help]]);
  });

  test('a merge conflict is reported once, where it begins', () => {
    const { file, found } = parse(
      'pages:\n<<<<<<< HEAD\n  - a: [\n||||||| base\n=======\n  - b\n>>>>>>> branch\nc: 1\n',
    );
    expect(file).toBeUndefined();
    expect(found.map(({ code, origin }) => [code, origin.range.start.line])).toEqual([['merge-conflict', 2]]);
  });

  test('the rest of a file with an alias, a tag or a duplicate key is still read', () => {
    expect(parse('a: &x 1\nb: *x\nc: !!str d\na: 3\ne: 4\n').data).toEqual({ a: 1, b: null, c: 'd', e: 4 });
  });

  test('accepts an unused anchor, a document start and comments', () => {
    expect(parse('# one\n---\na: &x 1 # two\n')).toMatchObject({ found: [], data: { a: 1 } });
  });
});

test.each([
  ['', null],
  ['# only a comment\n', null],
  ['---\n', null],
  ['\uFEFFa: 1\n', { a: 1 }],
])('%j is %j', (text, data) => {
  expect(parse(text)).toMatchObject({ found: [], data });
});

test('nested aliases are not expanded', () => {
  const levels = Array.from({ length: 30 }, (_, at) => `l${at + 1}: &l${at + 1} [${`*l${at}, `.repeat(10)}]`);
  const { found } = parse(['l0: &l0 lol', ...levels].join('\n'));
  expect(found).toHaveLength(300);
});

test('a key named __proto__ is a key like any other', () => {
  const { data } = parse('__proto__: { polluted: true }\n');
  expect(Object.keys(data as object)).toEqual(['__proto__']);
  expect('polluted' in {}).toBe(false);
});

test('a mapping of 50,000 keys is read in linear time', () => {
  const text = Array.from({ length: 50_000 }, (_, at) => `key${at}: ${at}`).join('\n');
  const seconds = cpuSeconds(() => {
    expect(Object.keys(parse(text).data as object)).toHaveLength(50_000);
  });
  expect(seconds).toBeLessThan(5);
});
