/**
 * The quick YAML reader and the thorough one, which explains why a text is rejected, accept the same texts and read the
 * same data.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Document, isScalar, parseAllDocuments } from 'yaml';
import type { Diagnostic } from '../../engine/diagnostic/diagnostic.ts';
import { collectDiagnostics } from '../../engine/diagnostic/collect-diagnostics.ts';
import { parseYaml } from '../../engine/yaml/parse-yaml.ts';
import { toData } from '../../engine/yaml/yaml-node.ts';
import { ROOT } from '../support/docs-nav.ts';
import { randomRuns } from '../support/runs.ts';

interface Reading {
  readonly data: unknown;
  readonly errors: readonly string[];
}

/** Reads like the engine: with js-yaml, and with `yaml` if that rejects the text. */
function readQuickly(text: string): Reading {
  const source = { path: 'a.yaml', text };
  const collector = collectDiagnostics([source]);
  const file = parseYaml(source, collector.report);
  return { data: file && toData(file.root), errors: collector.diagnostics().map(describeError) };
}

function describeError({ code, message }: Diagnostic): string {
  return code === 'yaml-syntax' ? message : code;
}

/** Reads with `yaml`, with keys as text and one document per file, as in every navigation. */
function readThoroughly(text: string): Reading {
  const parsed = [
    parseAllDocuments(text.replaceAll(/\r(?!\n)/g, '\n'), {
      prettyErrors: false,
      schema: 'core',
      stringKeys: true,
      logLevel: 'silent',
    }),
  ].flat();
  // An end marker without a document is not a document (https://yaml.org/spec/1.2.2/#92-streams), but `yaml` counts it
  // as one.
  const documents = parsed.filter(
    ({ contents, directives, errors }) => directives?.docStart === true || errors.length > 0 || !isNothing(contents),
  );
  const errors = documents.flatMap((document) => document.errors.map(({ message }) => message));
  const all = [...errors, ...documents.slice(1).map(() => 'more than one document')];
  return {
    get data() {
      return all.length === 0 ? (documents[0]?.toJS() ?? null) : undefined;
    },
    errors: all,
  };
}

function isNothing(contents: unknown): boolean {
  return (
    contents === null ||
    (isScalar(contents) &&
      contents.value === null &&
      (contents.source ?? '') === '' &&
      contents.anchor === undefined &&
      contents.tag === undefined)
  );
}

/** Messages about YAML that is valid for `yaml`, but that the navigation does not support. */
const RESTRICTION = /^(?:yaml-alias|yaml-tag|duplicate-key|A key (?:is missing|must be plain text)|Values are nested)/;
/** The start of a message in the words of js-yaml: a mistake that `yaml` overlooks. */
const OVERLOOKED = /^This is not valid YAML: /;

const PIECES = [
  'a',
  'b',
  'key',
  'two words',
  ': ',
  ':',
  '- ',
  '-',
  '\n',
  '\n  ',
  '\n    ',
  '\n- ',
  '\n  - ',
  '\n\n',
  '\n \n',
  '  ',
  '\t',
  '\r\n',
  '\r',
  '{',
  '}',
  '[',
  ']',
  ', ',
  ',',
  '"',
  "'",
  "''",
  '""',
  '#',
  ' # c',
  '|',
  '>',
  '|-\n',
  '>+\n',
  '&a ',
  '*a',
  '!!str ',
  '!t ',
  '%',
  '@',
  '`',
  '? ',
  '<<: ',
  '---\n',
  '...\n',
  'null',
  '~',
  'true',
  'False',
  'yes',
  '1',
  '-1',
  '+1',
  '01',
  '1_000',
  '0x1F',
  '0o17',
  '0b1',
  '1e3',
  '1.',
  '.5',
  '7.1.1',
  '.inf',
  '.nan',
  '2026-01-01',
  '=',
  '/a/b',
  'https://x',
  'é',
  '😀',
  '\uFEFF',
  '\u0085',
  '\u2028',
  '\u00A0',
  '\\',
  '\\n',
  '\\x41',
  '\\q',
  '\u0000',
];

/** The start of a mapping or a list, as in all files, followed by anything. */
const anything = fc
  .tuple(
    fc.constantFrom('k: ', '- ', 'a: 1\n', 'a:\n  ', '{', '['),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 10 }),
  )
  .map(([start, pieces]) => `${start}${pieces.join('')}\n`);

const NAVIGATION = readdirSync(path.join(ROOT, 'nav/sections')).map((name) =>
  readFileSync(path.join(ROOT, 'nav/sections', name), 'utf8').split('\n'),
);

/** Some lines of the reference site's navigation with a piece inserted or a few characters removed. */
const damagedNavigation = fc
  .record({
    lines: fc.constantFrom(...NAVIGATION),
    from: fc.nat(),
    place: fc.nat(),
    removed: fc.nat({ max: 12 }),
    piece: fc.constantFrom('', ...PIECES),
  })
  .map(({ lines, from, place, removed, piece }) => {
    const text = `pages:\n${lines
      .slice(from % lines.length)
      .slice(0, 12)
      .join('\n')}\n`;
    const at = place % text.length;
    return text.slice(0, at) + piece + text.slice(at + removed);
  });

const plainData = fc.letrec((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string({ unit: 'binary' }).filter(isPrintable),
    fc.string(),
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    tie('map'),
    fc.array(tie('node'), { maxLength: 4 }),
  ),
  map: fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key !== '<<'),
    tie('node'),
    { maxKeys: 4 },
  ),
})).map;

const RUNS = randomRuns({ usual: 600, ci: 6_000 });

describe('two readers of YAML', { timeout: 30_000 + RUNS.numRuns * 20 }, () => {
  test.each([
    ['any text', anything],
    ['damaged navigation', damagedNavigation],
  ])('%s: a text that one reader accepts is accepted by the other, with the same data', (_, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const quick = readQuickly(text);
        const thorough = readThoroughly(text);
        if (quick.errors.length === 0) expect({ ...thorough }).toEqual(quick);
        else if (thorough.errors.length === 0) {
          expect(quick.errors.filter((error) => !RESTRICTION.test(error) && !OVERLOOKED.test(error))).toEqual([]);
        }
      }),
      RUNS,
    );
  });

  test.each(['PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE', 'BLOCK_LITERAL', 'BLOCK_FOLDED'] as const)(
    'both read data written by `yaml` in the style %s',
    (style) => {
      fc.assert(
        fc.property(plainData, fc.boolean(), (map, flow) => {
          const document = new Document(map);
          if (flow && document.contents !== null && 'flow' in document.contents) document.contents.flow = true;
          const text = document.toString({
            defaultStringType: style,
            defaultKeyType: style === 'BLOCK_FOLDED' || style === 'BLOCK_LITERAL' ? 'QUOTE_DOUBLE' : style,
          });
          const quick = readQuickly(text);
          expect(quick.errors, text).toEqual([]);
          expect(quick.data, text).toEqual(readThoroughly(text).data);
        }),
        { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 10) },
      );
    },
  );
});

const UNPRINTABLE = 'This is not valid YAML: the stream contains non-printable characters.';

describe('where the readers differ', () => {
  test.each([
    ['a lone carriage return ends a line, as in YAML 1.2', 'a: 1\rb: 2\r', { a: 1, b: 2 }],
    ['a number too large for JavaScript stays text', 'a: 1e999\n', { a: '1e999' }],
    ['an end marker before the first document has no effect', '...\na: 1\n', { a: 1 }],
    ['keys stay as they are written', '1.10: a\nnull: b\n0x1F: c\n', { '1.10': 'a', null: 'b', '0x1F': 'c' }],
    ['an ampersand within a text is not an anchor', 'a: you & me\nb: a &b\n', { a: 'you & me', b: 'a &b' }],
  ])('%s', (_, text, data) => {
    expect(readQuickly(text)).toEqual({ data, errors: [] });
  });

  test.each([
    [
      'a mapping after an anchor, on the line of its key',
      'a: &b c: d\n',
      'This text contains `: `, which makes it a key.',
    ],
    [
      'a comment after a tab, and one directly after a quotation mark',
      'a: "b"\t#c\nd: "e"#f\n',
      'This is not valid YAML: Comments must be separated from other tokens by white space characters.',
    ],
    ['a control character', 'a: b\u0007c\n', UNPRINTABLE],
    ['half of a surrogate pair', 'a: \uD83D\n', UNPRINTABLE],
    ['a key of 1,025 characters', `${'k'.repeat(1025)}: a\n`, 'A key has more than 1024 characters.'],
    ['a value without its key', 'a: 1\n: b\n', 'A key is missing.'],
    [
      'a quotation mark that only looks closed',
      "a: 'b''",
      'This is not valid YAML: unexpected end of the stream within a single quoted scalar.',
    ],
  ])('%s is rejected', (_, text, message) => {
    expect(readQuickly(text).errors).toEqual([message]);
  });

  test.each([99, 100, 101, 150, 400])('accepts up to 100 levels of nesting: %i', (levels) => {
    const error = levels > 100 ? ['Values are nested more than 100 levels deep.'] : [];
    for (const text of [`${'['.repeat(levels)}a${']'.repeat(levels)}\n`, `${'- '.repeat(levels)}a\n`])
      expect(readQuickly(text).errors).toEqual(error);
  });
});

function isPrintable(text: string): boolean {
  return !/(?![\t\n\r])\p{Cc}|[\u2028\u2029\uFEFF\uFFFE\uFFFF]|\p{Surrogate}/u.test(text);
}
