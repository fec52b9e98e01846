import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { PLACES } from './e2e/specification-places.ts';
import { EMPTY_LINES, SPECIFICATION_TABLE, type SpecifiedSection } from './e2e/specification-table.ts';
import { ROOT } from './support/docs-nav.ts';
import { readReferenceManifest } from './support/reference-manifest.ts';
import { findTests, readTestFile, type TestFile } from './support/read-test-titles.ts';

/** Clauses per section, so that a row that disappears is noticed. */
const COUNTS: Readonly<Record<SpecifiedSection, number>> = {
  1: 17,
  2: 33,
  3: 10,
  4: 32,
  5: 4,
  6: 1,
  7: 25,
  8: 11,
  9: 41,
};

const files = new Map<string, TestFile>();

function fileOf(name: string): TestFile {
  const known = files.get(name) ?? readTestFile(readFileSync(path.join(ROOT, 'tests', name), 'utf8'));
  files.set(name, known);
  return known;
}

describe('the table of the specification', () => {
  test.each(SPECIFICATION_TABLE)('$section: $line $row', ({ file, test: title }) => {
    expect(file).toMatch(/\.test\.tsx?$/);
    const found = findTests(fileOf(file), title);
    expect(
      found.map((declared) => declared.path.join(' > ')),
      `tests/${file} has one test “${title}”`,
    ).toHaveLength(1);
    expect(found[0]?.isSure, 'it is run everywhere').toBe(true);
  });

  test('has every clause of all sections once', () => {
    const counts = Object.fromEntries(
      Object.keys(COUNTS).map((section) => [
        section,
        SPECIFICATION_TABLE.filter((row) => String(row.section) === section).length,
      ]),
    );
    expect(counts).toEqual(COUNTS);
    const names = SPECIFICATION_TABLE.map(({ section, line, row }) => `${section}: ${line} ${row}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe('the place where a reader sees a line', () => {
  let routes: Readonly<Record<string, unknown>>;
  beforeAll(() => {
    routes = readReferenceManifest().routes;
  });

  test('is known for every line of the table, and for no other', () => {
    for (const [section, places] of Object.entries(PLACES)) {
      const lines = new Set(
        SPECIFICATION_TABLE.filter((row) => String(row.section) === section).map(({ line }) => line),
      );
      expect(Object.keys(places), `section ${section}`).toEqual([...lines]);
    }
  });

  test('is a page of the reference site, or says what shows it where no page can', () => {
    const places = Object.values(PLACES).flatMap((lines) => Object.values(lines));
    expect(places.filter((place) => !place.startsWith('– ') && routes[place] === undefined)).toEqual([]);
  });
});

describe('a title', () => {
  const file = readTestFile(`
    test('one', () => {});
    // test('commented out', () => {});
    const text = "test('in a text', () => {})";
    describe('group', () => {
      test.each([[1, 'few'], [2, 'many']])('%d is %s', () => {});
      test.todo('later');
      test.runIf(text)('sometimes', () => {});
    });
    describe.skip('left out', () => void test(\`inner\`, () => {}));
    describe('twice', () => void test('one', () => {}));
  `);
  const find = (title: string) =>
    findTests(file, title).map(({ path, isSure }) => `${path.join(' > ')}${isSure ? '' : ' (unsure)'}`);

  test.each([
    ['one', ['one', 'twice > one']],
    ['twice > one', ['twice > one']],
    ['on', []],
    ['commented out', []],
    ['in a text', []],
    ['group', []],
    ['%d is %s', ['group > %d is %s']],
    ['2 is many', ['group > %d is %s']],
    ['3 is many', []],
    ['later', ['group > later (unsure)']],
    ['sometimes', ['group > sometimes (unsure)']],
    ['inner', ['left out > inner (unsure)']],
  ])('“%s” is found where it is a test', (title, expected) => {
    expect(find(title)).toEqual(expected);
  });
});

const SPECIFICATION = path.join(ROOT, '../shared/specification.md');
const isHere = existsSync(SPECIFICATION);

describe.skipIf(!isHere)(
  isHere ? 'the specification' : 'the specification (skipped: it is not beside the repository)',
  () => {
    const lines = isHere ? readLines(readFileSync(SPECIFICATION, 'utf8')) : [];
    const known = [...SPECIFICATION_TABLE, ...EMPTY_LINES];

    test('has each of its lines in the table', () => {
      expect(lines.length).toBeGreaterThan(50);
      const missing = lines.filter(
        ({ section, text }) => !known.some((row) => row.section === section && text.startsWith(row.line)),
      );
      expect(missing).toEqual([]);
    });

    test('has each line of the table once', () => {
      const counts = known.map(({ section, line }) => ({
        section,
        line,
        count: lines.filter((found) => found.section === section && found.text.startsWith(line)).length,
      }));
      expect(counts.filter(({ count }) => count !== 1)).toEqual([]);
    });
  },
);

/** Bullets, table rows and the sentences between them, without headings and table heads. */
function readLines(text: string): readonly { readonly section: number; readonly text: string }[] {
  let section = 0;
  return text.split('\n').flatMap((line, index, all) => {
    section = Number(/^## (\d+)\./.exec(line)?.[1] ?? section);
    const isHead = line.startsWith('|--') || all[index + 1]?.startsWith('|--') === true;
    const said = line.replace(/^(?:- |\| )/, '').trim();
    // A sentence that ends with a colon only introduces the list below it.
    const isSilent = said === '' || line.startsWith('#') || isHead || said.endsWith('):');
    return isSilent || !(section in COUNTS) ? [] : [{ section, text: said }];
  });
}
