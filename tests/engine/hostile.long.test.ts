import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check, compile, type ProjectInput } from '../../engine/index.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';
import { CUT, mutate, type Change } from '../fuzz/support/mutate.ts';
import { cpuSeconds } from '../support/cpu-time.ts';
import { ROOT } from '../support/docs-nav.ts';
import { countRuns } from '../support/runs.ts';
import { MAX_FINDINGS } from '../../engine/text/limits.ts';
import { makeProject } from './support/project.ts';

const REAL_NAV = ['site.yaml', ...readdirSync(path.join(ROOT, 'nav/sections')).map((name) => `sections/${name}`)].map(
  (name) => ({
    path: `nav/${name}`,
    text: readFileSync(path.join(ROOT, 'nav', name), 'utf8'),
  }),
);
const MISTAKES = readFixture(path.join(import.meta.dirname, 'hundred-mistakes')).input;

describe('whatever the files contain', () => {
  test.each([
    ['the real navigation', REAL_NAV, countRuns({ usual: 6, ci: 60 })],
    ['the hundred mistakes', MISTAKES.nav, countRuns({ usual: 25, ci: 200 })],
  ])(
    '%s, changed at random: throws nothing, stays within the text, and returns the same result in any file order',
    (_, nav, runs) => {
      const random = generator(20_261_120);
      for (let run = 0; run < runs; run++) {
        const input: ProjectInput = {
          ...MISTAKES,
          nav: nav.map((file) => (random(3) === 0 ? { ...file, text: mutate(file.text, change(random)) } : file)),
        };
        const result = compile(input);
        const texts = new Map(input.nav.map((file) => [file.path, file.text]));
        const misplaced = result.diagnostics.filter(({ origin: { file, range } }) => {
          const length = texts.get(file)?.length ?? Number.POSITIVE_INFINITY;
          return !(
            range.start.offset >= 0 &&
            range.start.offset <= range.end.offset &&
            range.end.offset <= length &&
            range.start.line >= 1
          );
        });
        expect(misplaced, `run ${run}`).toEqual([]);
        if (run % 10 === 0) {
          const turned = {
            ...input,
            nav: input.nav.toReversed(),
            pages: input.pages.toReversed(),
            assets: input.assets.toReversed(),
          };
          expect(JSON.stringify(compile(turned)), `run ${run}`).toBe(JSON.stringify(result));
        }
      }
    },
  );

  const section = (pages: string) => ({
    widgets: `id: widgets\nname: Widgets\nprefixes: [/widgets]\npages:\n${pages}`,
  });
  const nested = (depth: number) =>
    Array.from(
      { length: depth },
      (_, at) => `${'  '.repeat(at * 2 + 1)}- title: Level ${at}\n${'  '.repeat(at * 2 + 2)}children:\n`,
    ).join('');

  test.each([
    ['a one-megabyte line', section(`  - pathname: /widgets/${'a'.repeat(1_000_000)}\n`), ['invalid-value']],
    ['a segment of 500 letters', section(`  - pathname: /widgets/${'a'.repeat(500)}\n`), ['malformed-pathname']],
    ['groups nested 60 deep', section(`${nested(60)}${'  '.repeat(121)}- pathname: /widgets/a\n`), ['yaml-syntax']],
    [
      'groups nested 40 deep',
      section(`${nested(40)}${'  '.repeat(81)}- { pathname: /widgets/a, planned: true }\n`),
      [],
    ],
    ['brackets nested 100,000 deep', section(`  - ${'['.repeat(100_000)}`), ['yaml-syntax']],
    [
      'a list of 20,000 texts',
      section('  - text\n'.repeat(20_000)),
      [...Array.from({ length: MAX_FINDINGS }, () => 'wrong-type'), 'too-many-findings'],
    ],
    [
      '20,000 unknown keys in a node',
      section(
        `  - pathname: /widgets/a\n    planned: true\n${Array.from({ length: 20_000 }, (_, at) => `    color${at}: red\n`).join('')}`,
      ),
      [...Array.from({ length: MAX_FINDINGS }, () => 'unknown-key'), 'too-many-findings'],
    ],
    [
      'keys that every JavaScript object has',
      section(
        '  - pathname: /widgets/a\n    planned: true\n    constructor: x\n    __proto__: { planned: false }\n    toString: y\n',
      ),
      ['unknown-key', 'unknown-key', 'unknown-key'],
    ],
  ])('%s', (_, sections, expected) => {
    const seconds = cpuSeconds(() => {
      expect(check(makeProject({ sections })).diagnostics.map(({ code }) => code)).toEqual(expected);
    });
    expect(seconds).toBeLessThan(10);
  });

  test('no files at all are reported, not thrown', () => {
    const { diagnostics } = check({ ...makeProject({}), nav: [] });
    expect(diagnostics.map(({ code, origin }) => [origin.file, code])).toEqual([['nav/site.yaml', 'wrong-type']]);
  });

  test('checks 100,000 pages in seconds', () => {
    const pages = Array.from({ length: 1000 }, (_, group) => {
      const children = Array.from(
        { length: 100 },
        (__, page) => `      - pathname: /widgets/${group}/page-${page}\n`,
      ).join('');
      return `  - pathname: /widgets/${group}\n    children:\n${children}`;
    }).join('');
    const seconds = cpuSeconds(() => {
      const result = check(makeProject({ sections: section(pages) }));
      expect(result).toMatchObject({ sections: 1, pages: 100_000 });
      expect(result.diagnostics.at(-1)?.message).toContain(`${100_000 - MAX_FINDINGS} more mistakes`);
    });
    // About 2 s on two idle cores; the limit only catches work that grows faster than the tree.
    expect(seconds).toBeLessThan(20);
  });
});

/** Numbers that are the same in every run: a linear congruential generator. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
    return (state >> 8) % below;
  };
}

function change(random: (below: number) => number): Change {
  return { at: random(2 ** 23), length: 1 + random(20), piece: random(1000), kind: random(CUT) };
}
