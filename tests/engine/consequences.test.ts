import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { check } from '../../engine/index.ts';
import { makeProject, toLines } from './support/project.ts';

const SITE = `title: Widgets
url: https://widgets.example
languages:
  - { code: en, name: English }
  - { code: de, name: Deutsch }
sections: [alpha, beta, rest]
fallback: rest
redirects:
  - { from: /old, to: /alpha/button }
footer:
  note: Made with care
`;

const ALPHA = `id: alpha
name: Alpha
prefixes: [/alpha, /x/alpha]
versions:
  - text: v2.0.0
    current: true
    package: core
  - text: v1.0.0
    href: https://v1.widgets.example
pages:
  - pathname: /alpha/button
    title: The button
  - title: Inputs
    children:
      - pathname: /alpha/inputs/slider
        newFeature: { until: 3.0.0 }
      - pathname: /alpha/inputs/select
        deprecated: { replacement: /alpha/inputs/slider }
  - pathname: /alpha/chip
    tabs:
      - title: Demos
      - { segment: hooks-api, title: Hooks }
  - pathname: /alpha/api
    generate: api
    package: core
  - pathname: /alpha/guides
    generate: directory
    exclude: [hidden]
  - pathname: /alpha/planned
    planned: true
`;

const BETA = `id: beta
name: Beta
prefixes: [/beta]
pages:
  - pathname: /beta/one
  - pathname: /beta/two
    children:
      - pathname: /beta/two/three
`;

const REST = `id: rest
name: Rest
pages:
  - pathname: https://widgets.example/store
    title: Store
`;

const GERMAN = `titles:
  /alpha/button: Schaltfläche
  /alpha/inputs: Eingabe
  /alpha/inputs/slider: Schieberegler
  /alpha/inputs/select: Auswahl
  /alpha/chip: Chip
  /alpha/chip/hooks-api: Hooks
  /alpha/api: Schnittstelle
  /alpha/guides: Anleitungen
  /alpha/guides/a: A
  /alpha/guides/deep: Tiefer
  /alpha/guides/deep/b: B
  /alpha/planned: Geplant
  /beta/one: Eins
  /beta/two: Zwei
  /beta/two/three: Drei
  https://widgets.example/store: Laden
tabs:
  /alpha/chip: Beispiele
texts:
  Made with care: Mit Sorgfalt gemacht
`;

const start = { line: 1, column: 1, offset: 0 };
const LINKS = [
  '/alpha/button#sizes',
  '/alpha/chip/hooks-api',
  '/alpha/api/button',
  '/alpha/guides/a',
  '/alpha/planned',
  '/beta/one',
  '/beta/two',
].map((href) => ({ href, range: { start, end: start } }));
const PAGES = {
  '/alpha/button': { anchors: ['sizes'], links: LINKS, heading: 'Button' },
  '/alpha/inputs/slider': {},
  '/alpha/inputs/select': {},
  '/alpha/chip': {},
  '/alpha/chip/hooks-api': {},
  '/alpha/guides/a': {},
  '/alpha/guides/deep/b': {},
  '/alpha/guides/hidden': {},
  '/alpha/guides/hidden.de': { heading: 'Versteckt' },
  '/beta/one': { links: LINKS },
  '/beta/two/three': {},
};

function find(changes: readonly (readonly [from: string, to: string])[]): readonly string[] {
  const change = (text: string) => changes.reduce((changed, [from, to]) => changed.replace(from, to), text);
  const texts = [SITE, ALPHA, BETA, REST, GERMAN];
  for (const [from] of changes) expect(texts.filter((text) => text.includes(from))).not.toEqual([]);
  const project = makeProject({
    site: change(SITE),
    sections: { alpha: change(ALPHA), beta: change(BETA), rest: change(REST) },
    others: [{ path: 'nav/translations/de.yaml', text: change(GERMAN) }],
    pages: PAGES,
    packages: { core: '2.0.0' },
    components: { core: ['Button'] },
  });
  return toLines(check(project).diagnostics, project);
}

test('the project is clean to begin with', () => {
  expect(find([])).toEqual([]);
});

/** Mistakes, each with what is reported for it; those that affect a whole file are not in the text file. */
const MISTAKES = [
  ...readMistakes(),
  [GERMAN, 'titles: [', ['translations/de.yaml yaml-syntax [']],
  [GERMAN, '- titles', ['translations/de.yaml wrong-type titles']],
  [BETA, '', ['beta.yaml wrong-type']],
  [BETA, '- pathname: /beta/one\n- pathname: /beta/two\n', ['beta.yaml wrong-type pathname']],
] as const;

/** Reads `consequences.txt`: lines after `-` become those after `+`, which is reported with the lines after `→`. */
function readMistakes(): readonly (readonly [from: string, to: string, expected: readonly string[]])[] {
  const text = readFileSync(path.join(import.meta.dirname, 'consequences.txt'), 'utf8').replace(/^#.*\n/gm, '');
  const mistakes = text.trim().split(/\n{2,}/);
  return mistakes.map((mistake) => {
    const lines = mistake.split('\n');
    const behind = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
    return [behind('-').join('\n'), behind('+').join('\n'), behind('→')] as const;
  });
}

describe('one mistake is reported once', () => {
  test.each(MISTAKES)('%j → %j', (from, to, expected) => {
    expect(
      find([[from, to]])
        .map((line) => (line.startsWith('content') ? line.replace(/^\S+ /, '') : line))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });
});

test.each([
  ['is too long', `- pathname: /${'a'.repeat(2000)}alpha/guides`, `invalid-value /${'a'.repeat(2000)}alpha/guides`],
  ['has the key of a title', '- name: /alpha/guides', 'unknown-key name'],
  ['is commented out', '# - pathname: /alpha/guides', 'duplicate-key generate'],
])('references to a page whose pathname %s are not reported as mistakes', (_, line, expected) => {
  const styled = "stylesheets:\n  - { href: 'https://fonts.example/a.css', prefixes: [/alpha/guides] }\nfooter:";
  expect(find([['footer:', styled]])).toEqual([]);
  expect(
    find([
      ['footer:', styled],
      ['- pathname: /alpha/guides', line],
    ]),
  ).toEqual([`alpha.yaml ${expected}`]);
});

describe('unrelated mistakes are all reported', () => {
  test.each([
    [
      [
        ['title: The button', 'title: 404'],
        ['- pathname: /alpha/button', '- pathname: /alpha//button'],
      ],
      ['alpha.yaml malformed-pathname /alpha//button', 'alpha.yaml wrong-type 404'],
    ],
    [
      [
        ['id: alpha\n', ''],
        ['name: Alpha\n', ''],
        ['pages:\n  - pathname: /alpha/button', 'pagse:\n  - pathname: /alpha/button'],
      ],
      ['alpha.yaml missing-field prefixes', 'alpha.yaml missing-field prefixes', 'alpha.yaml unknown-key pagse'],
    ],
    [
      [
        ['id: beta', 'id: [beta'],
        ['- pathname: /alpha/button', '- pathname: /alpha/buton'],
      ],
      ['alpha.yaml unwritten-page /alpha/buton', 'beta.yaml yaml-syntax ['],
    ],
    [
      [
        ['- pathname: /alpha/inputs/slider', '- pathname: /alpha/inputs/slider/'],
        ['children:\n      - pathname: /alpha', 'childern:\n      - pathname: /alpha'],
      ],
      ['alpha.yaml trailing-slash /alpha/inputs/slider/', 'alpha.yaml unknown-key childern'],
    ],
  ] as const)('%j', (changes, expected) => {
    expect(find(changes).toSorted()).toEqual(expected.toSorted());
  });
});
