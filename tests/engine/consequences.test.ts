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
    translations: [{ path: 'nav/translations/de.yaml', text: change(GERMAN) }],
    pages: PAGES,
    packages: { core: '2.0.0' },
    components: { core: ['Button'] },
  });
  return toLines(check(project).diagnostics, project);
}

test('the project is clean to begin with', () => {
  expect(find([])).toEqual([]);
});

describe('one mistake yields one message', () => {
  test.each([
    // Keys: what a misspelled one holds is read all the same, and nothing is said to be missing.
    ['pages:\n  - pathname: /alpha/button', 'pagse:\n  - pathname: /alpha/button', 'alpha.yaml unknown-key pagse'],
    ['children:\n      - pathname: /alpha', 'childern:\n      - pathname: /alpha', 'alpha.yaml unknown-key childern'],
    ['children:\n      - pathname: /alpha', 'entries:\n      - pathname: /alpha', 'alpha.yaml unknown-key entries'],
    ['- pathname: /alpha/button', '- path: /alpha/button', 'alpha.yaml unknown-key path'],
    ['- pathname: /alpha/button', '- whereabouts: /alpha/button', 'alpha.yaml unknown-key whereabouts'],
    ['- pathname: /beta/one', '- prefixes: /beta/other\n  - pathname: /beta/one', 'beta.yaml unknown-key prefixes'],
    ['prefixes: [/alpha', 'prefixs: [/alpha', 'alpha.yaml unknown-key prefixs'],
    ['    tabs:', '    tbas:', 'alpha.yaml unknown-key tbas'],
    ['    tabs:', '    zzz:', 'alpha.yaml unknown-key zzz'],
    ['{ segment: hooks-api,', '{ segmi,', 'alpha.yaml unknown-key segmi'],
    ['pathname: /beta/two\n    children:', 'pathname    children:', 'beta.yaml unknown-key pathname    children'],
    // What comes between the lines of a list takes the rest of it along.
    ['languages:\n', '---\nlanguages:\n', 'site.yaml yaml-syntax ---'],
    ['  - { code: de', 'children:\n  - { code: de', 'site.yaml unknown-key children'],
    ['  - { code: de,', ': x,', 'site.yaml yaml-syntax :'],
    // Two lines that became one; who links to a pathname of which half is lost, links to nothing.
    [
      'generate: directory\n    exclude: [hidden]',
      'generate: director/alpha/guides',
      'alpha.yaml unknown-value director/alpha/guides',
    ],
    ['  - pathname: /beta/one', '  - pathna/one', 'beta.yaml wrong-type pathna/one'],
    [
      'generate: directory\n    exclude: [hidden]\n  - pathname: /alpha/planned',
      'generate: directpha/planned',
      'alpha.yaml unknown-value directpha/planned',
      'broken-link',
      'broken-link',
    ],
    ['- pathname: /beta/one', '- /one', 'beta.yaml wrong-type /one'],
    ['- pathname: /alpha/inputs/select', '- #pathname: /alpha/inputs/select', 'alpha.yaml missing-field deprecated'],
    ['planned: true', 'planed: true', 'alpha.yaml unknown-key planed'],
    ['generate: directory', 'generat: directory', 'alpha.yaml unknown-key generat'],
    ['title: Widgets', 'titel: Widgets', 'site.yaml unknown-key titel'],
    ['- text: v1.0.0', '- colour: v1.0.0', 'alpha.yaml unknown-key colour'],
    ['from: /old', 'form: /old', 'site.yaml unknown-key form'],
    ['until: 3.0.0', 'untill: 3.0.0', 'alpha.yaml unknown-key untill'],
    // Missing fields.
    ['id: alpha\n', '', 'alpha.yaml missing-field name'],
    ['name: Alpha\n', '', 'alpha.yaml missing-field id'],
    ['title: Widgets\n', '', 'site.yaml missing-field url'],
    ['url: https://widgets.example\n', '', 'site.yaml missing-field title'],
    [
      '    package: core\n  - pathname: /alpha/guides',
      '  - pathname: /alpha/guides',
      'alpha.yaml missing-field pathname',
    ],
    ['{ until: 3.0.0 }', '{}', 'alpha.yaml missing-field {}'],
    // Values of another type.
    ['id: alpha', 'id: 5', 'alpha.yaml wrong-type 5'],
    ['name: Alpha', 'name: []', 'alpha.yaml wrong-type []'],
    ['url: https://widgets.example', 'url:', 'site.yaml wrong-type url'],
    ['text: v2.0.0', 'text: 2.0', 'alpha.yaml wrong-type 2.0'],
    ['text: v2.0.0', 'text: {}', 'alpha.yaml wrong-type {}'],
    ['current: true', 'current:', 'alpha.yaml wrong-type current'],
    ['href: https://v1.widgets.example', 'href: 1', 'alpha.yaml wrong-type 1'],
    ['prefixes: [/alpha, /x/alpha]', 'prefixes: /alpha', 'alpha.yaml wrong-type /alpha'],
    ['prefixes: [/alpha, /x/alpha]', 'prefixes: 5', 'alpha.yaml wrong-type 5'],
    ['sections: [alpha, beta, rest]', 'sections: alpha beta rest', 'site.yaml wrong-type alpha beta rest'],
    ['- pathname: /alpha/button', '- pathname: 404', 'alpha.yaml wrong-type 404'],
    ['- pathname: /alpha/button', '- pathname: [/alpha/button]', 'alpha.yaml wrong-type [/alpha/button]'],
    ['- pathname: /alpha/button\n    title: The button', '- /alpha/button', 'alpha.yaml wrong-type /alpha/button'],
    ['- pathname: /alpha/guides', '- pathname: {}', 'alpha.yaml wrong-type {}'],
    ['planned: true', 'planned: yes', 'alpha.yaml wrong-type yes'],
    ['planned: true', `planned: 'true'`, `alpha.yaml wrong-type 'true'`],
    ['planned: true', 'planned:', 'alpha.yaml wrong-type planned'],
    ['segment: hooks-api', 'segment: 5', 'alpha.yaml wrong-type 5'],
    ['segment: hooks-api', `segment: ''`, `alpha.yaml invalid-value ''`],
    ['{ until: 3.0.0 }', 'yes', 'alpha.yaml wrong-type yes'],
    ['{ replacement: /alpha/inputs/slider }', '/alpha/inputs/slider', 'alpha.yaml wrong-type /alpha/inputs/slider'],
    ['code: de', 'code: DE', 'site.yaml invalid-value DE'],
    // Unknown values.
    ['generate: api', 'generate: apis', 'alpha.yaml unknown-value apis'],
    ['generate: api', 'generate: everything', 'alpha.yaml unknown-value everything'],
    ['generate: directory', 'generate: []', 'alpha.yaml wrong-type []'],
    [
      'package: core\n  - pathname: /alpha/guides',
      'package: kore\n  - pathname: /alpha/guides',
      'alpha.yaml unknown-package kore',
    ],
    // What stands for nothing, or for something else.
    ['title: The button', 'title: &x The button\n    icon: *x', 'alpha.yaml yaml-alias *x'],
    ['- pathname: /alpha/button', '- pathname: *x', 'alpha.yaml yaml-alias *x'],
    ['children:\n      - pathname: /beta/two/three', 'children: *x', 'beta.yaml yaml-alias *x'],
    ['title: Inputs', 'title: Inputs\n    title: Input', 'alpha.yaml duplicate-key title'],
    // Pathnames.
    ['- pathname: /alpha/button', '- pathname: /alpha/buton', 'alpha.yaml unwritten-page /alpha/buton'],
    ['- pathname: /alpha/button', '- pathname: /alhpa/button', 'alpha.yaml pathname-outside-section /alhpa/button'],
    ['- pathname: /alpha/button', '- pathname: /alpha/Button', 'alpha.yaml uppercase-pathname /alpha/Button'],
    ['- pathname: /alpha/button', '- pathname: alpha/button', 'alpha.yaml malformed-pathname alpha/button'],
    ['- pathname: /alpha/button', '- pathname: /alpha/but ton', 'alpha.yaml malformed-pathname /alpha/but ton'],
    ['- pathname: /alpha/chip', '- pathname: /alpha/chpi', 'alpha.yaml unwritten-page /alpha/chpi'],
    [
      'title: Store',
      'children: []',
      'rest.yaml empty-group []',
      'rest.yaml malformed-pathname https://widgets.example/store',
    ],
    ['- pathname: /alpha/guides', '- pathname: /alpha/guidse', 'alpha.yaml empty-group directory'],
    [
      '    generate: directory\n    exclude: [hidden]\n',
      '    children: []\n',
      'alpha.yaml empty-group []',
      'orphan-page',
      'orphan-page',
    ],
    [
      'pathname: /alpha/guides\n    generate',
      'title: Guides\n    generate',
      'alpha.yaml generate-without-pathname directory',
    ],
    // Translations.
    ['  /alpha/button:', '  /alpha/buton:', 'translations/de.yaml unknown-translation /alpha/buton'],
    ['titles:', 'title:', 'translations/de.yaml unknown-key title'],
    ['  /alpha/button: Schaltfläche', '  /alpha/button: []', 'translations/de.yaml wrong-type []'],
    ['  /alpha/button: Schaltfläche\n', '', 'translations/de.yaml missing-translation titles'],
    [GERMAN, 'titles: [', 'translations/de.yaml yaml-syntax ['],
    [GERMAN, '- titles', 'translations/de.yaml wrong-type titles'],
    // Whole files and sections.
    ['id: beta\nname: Beta', 'id: beta\n  name: Beta', 'beta.yaml yaml-syntax name'],
    [BETA, '', 'beta.yaml wrong-type'],
    [BETA, '- pathname: /beta/one\n- pathname: /beta/two\n', 'beta.yaml wrong-type pathname'],
    ['pages:\n  - pathname: /beta/one', 'pages:\n# - pathname: /beta/one', 'orphan-page'],
    ['id: beta', 'id: gamma', 'site.yaml unknown-section beta'],
    ['[alpha, beta, rest]', '[alpha, btea, rest]', 'site.yaml unknown-section btea'],
    ['title: Widgets', 'title: [', 'site.yaml yaml-syntax u'],
    ['prefixes: [/alpha, /x/alpha]', 'prefixes: [/x/alpha]', 'alpha.yaml pathname-outside-section /alpha/button'],
  ])('%j → %j', (from, to, ...expected) => {
    expect(
      find([[from, to]])
        .map((line) => (line.startsWith('content') ? line.replace(/^\S+ /, '') : line))
        .toSorted(),
    ).toEqual(expected.toSorted());
  });
});

describe('mistakes that have nothing to do with each other are all reported', () => {
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
      ['alpha.yaml unwritten-page /alpha/buton', 'beta.yaml yaml-syntax n'],
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
