import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { check, readFrontMatter, type ProjectInput } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';

const FOLDER = path.join(import.meta.dirname, 'hundred-mistakes');
const { input, sources } = readFixture(FOLDER);

test('a hundred different mistakes yield a hundred diagnostics, each at the right characters', () => {
  // Each line was checked by hand: file, line, columns, code, and the characters at that place.
  const expected = readFileSync(path.join(FOLDER, 'expected.txt'), 'utf8').trimEnd().split('\n');
  expect(expected).toHaveLength(100);
  const first = linesOf(input, sources);
  expect(first.filter((line) => !expected.includes(line))).toEqual([]);
  expect(first).toHaveLength(70);
  // What is concluded from something missing is known once the files that may say it have no mistakes.
  const second = linesOf(mend(input, MENDS), (file) => mendText(sources(file), MENDS));
  const all = [...MENDS, ...LATER];
  const third = linesOf(mend(input, all), (file) => mendText(sources(file), all));
  const found = new Set([...first, ...second, ...third]);
  expect(expected.filter((line) => !found.has(line))).toEqual([]);
});

test('every diagnostic says what to do', () => {
  const silent = check(input).diagnostics.filter(({ help }) => help === undefined || help === '');
  expect(silent).toEqual([]);
});

test('the order of files changes nothing', () => {
  const shuffled = {
    ...input,
    nav: input.nav.toReversed(),
    pages: input.pages.toReversed(),
    unreadable: input.unreadable.toReversed(),
  };
  expect(JSON.stringify(check(shuffled))).toBe(JSON.stringify(check(input)));
});

test('findings are told file by file, from top to bottom', () => {
  const places = check(input).diagnostics.map(
    ({ origin: { file, range } }) => `${file} ${String(range.start.offset).padStart(6, '0')}`,
  );
  expect(places).toEqual(places.toSorted());
});

/** What a writer changes after the first run, without moving any line. */
const MENDS: readonly (readonly [from: string, to: string])[] = [
  // The settings.
  ['titel: Broken', 'title: Broken'],
  ['  - { code: EN, name: English again }', '#'],
  ['direction: lrt', 'direction: ltr'],
  ['pageBytes: 0', 'pageBytes: 1'],
  ['  - { from: /lost }', '#'],
  ['gadgets, torn, latin]', 'gadgets]'],
  // Sections.
  ['prefixes: /gadgets\n', 'prefixes: [/gadgets]\n'],
  ['generate: directory\n', 'generate: directory\nname: Gadgets\n'],
  ['descripton:', '# '],
  ['text: 2.0,', 'text: v2.0.0,'],
  ["  - { href: 'https://v16.widgets.example' }", '#'],
  ['plan: prro', 'plan: pro'],
  ['      - { segment: parts/list, title: Parts }', '#'],
  ['      - { segment: styles }', '#'],
  ['/widgets//doubled', '/widgets/button#a'],
  ['/widgets/../widgets/dotted', '/widgets/button#b'],
  ['/widgets/enco%64ed', '/widgets/button#c'],
  ['pathname: widgets/relative', 'pathname: /widgets/button#d'],
  ['/widgets/two words', '/widgets/button#e'],
  ['  - title: Unfinished\n    children:\n', '#\n#\n'],
  ['  - pathname: /widgets/api\n    generate: api\n', '#\n#\n'],
  ["  - pathname: /widgets/other-api\n    generate: api\n    package: '@widgets/coer'\n", '#\n#\n#\n'],
  ['    generate: diretory', '#'],
  ['title: 404', 'title: Four'],
  ["title: ''", 'title: Blank'],
  ['planned: yes', 'planned: true'],
  ['      onclick: buy()\n      target: blank', '      rel: help\n#'],
  ['{ untill: 3.0.0 }', 'true'],
  ['{ until: soon }', 'true'],
  ['deprecated: {}', 'deprecated: true'],
  ['  - title: Nothing at all\n  - /widgets/plain-text\n', '#\n#\n'],
  ['    title: Doors\n', '#\n'],
  ['&label Anchored', 'Anchored'],
  ['childern:', 'children:'],
  ['plan: gold', 'plan: pro'],
  ['*label', 'Aliased'],
  ['!!str Tagged', 'Tagged'],
  ['- path: ', '- pathname: '],
  // Front matter.
  ['titel: Button', 'title: Button'],
  ["disableAd: 'true'", 'disableAd: true'],
  ['title: [Lonely', 'title: Lonely'],
];

/** And after the second. */
const LATER: typeof MENDS = [['  - title: Nowhere\n    generate: directory\n', '']];

function mendText(text = '', mends: typeof MENDS): string {
  return mends.reduce((changed, [from, to]) => changed.replace(from, to), text);
}

function mend(before: ProjectInput, mends: typeof MENDS): ProjectInput {
  const mended = (text?: string) => mendText(text, mends);
  const unread = ['listed', 'torn'].map((name) => `nav/sections/${name}.yaml`);
  return {
    ...before,
    nav: before.nav
      .filter(({ path: file }) => !unread.includes(file))
      .map((file) => ({ ...file, text: mended(file.text) })),
    pages: before.pages.map((page) => ({
      ...page,
      facts: readFrontMatter(readFacts(mended(sources(page.path)))),
    })),
    unreadable: [],
  };
}

function linesOf(project: ProjectInput, textOf: (file: string) => string | undefined): readonly string[] {
  return check(project).diagnostics.map(({ origin, code }) => {
    const { start, end } = origin.range;
    const until = end.line === start.line ? end.column : `${end.line}:${end.column}`;
    const text = textOf(origin.file)?.slice(start.offset, end.offset) ?? '';
    return `${origin.file}:${start.line}:${start.column}-${until} ${code} ${text}`.trimEnd();
  });
}
