import { describe, expect, test } from 'vitest';
import { check, compile, type CheckedPageFacts, type InterfaceTexts } from '../../engine/index.ts';
import { splitLanguage } from '../../engine/address/page-file.ts';
import { localizeManifest } from '../../site/pages/localize.ts';
import { makeProject, toLines, type ProjectText } from '../engine/support/project.ts';

const SITE =
  'title: Widgets\nurl: https://widgets.example\nlanguages:\n  - { code: en, name: English }\n  - { code: de, name: Deutsch }\n';
const KIT =
  'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/a\n    title: One\n  - pathname: /kit/b\n    title: Two\n';
const TITLES = 'titles: { /kit/a: Eins, /kit/b: Zwei }\n';
const PAGES = ['/kit/a', '/kit/b'];
const WORDS: readonly InterfaceTexts[] = [
  { texts: { skip: 'Skip', 'count.one': '1 page', 'count.other': '{count} pages' } },
  { texts: { find: 'Find “{query}”' }, needs: 'search' },
];

const START = { line: 1, column: 1, offset: 0 };
const link = (href: string) => ({ links: [{ href, range: { start: START, end: START } }] });

interface Translated extends ProjectText {
  /** Files of `nav/translations/` by code. */
  readonly texts?: Readonly<Record<string, string>>;
}

function project({ texts = { de: TITLES }, ...rest }: Translated) {
  const others = Object.entries(texts).map(([code, text]) => ({ path: `nav/translations/${code}.yaml`, text }));
  return makeProject({ site: SITE, sections: { kit: KIT }, pages: PAGES, others, ...rest });
}

function find(given: Translated): readonly string[] {
  const input = project(given);
  return toLines(check(input).diagnostics, input);
}

/** The keys of texts without a translation, with their list, for diagnostics about more than one text. */
function missing(given: Translated): readonly string[] {
  return check(project(given)).diagnostics.flatMap(({ missing: texts = [] }) =>
    texts.map(({ path: [list, ...key] }) => `${list} ${key.join('.')}`),
  );
}

const messages = (given: Translated) => check(project(given)).diagnostics.map(({ message }) => message);

function manifestOf(given: Translated) {
  const result = compile(project(given));
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));
  return result.manifest;
}

describe('a file’s name', () => {
  test.each([
    ['/a/b.de.md', '/a/b.md', 'de'],
    ['/a/b.index.de.md', '/a/b.index.md', 'de'],
    ['/a/b.fr.md', '/a/b.fr.md', undefined],
    ['/a/b.DE.md', '/a/b.DE.md', undefined],
    ['/a/b.md', '/a/b.md', undefined],
    ['/de.md', '/de.md', undefined],
    ['/a/.de.md', '/a/.de.md', undefined],
  ])('%s', (file, path, language) => {
    expect(splitLanguage(file, ['en', 'de'])).toEqual({ path, ...(language === undefined ? {} : { language }) });
  });
});

describe('missing-translation', () => {
  test('is reported once per file, at the first list that lacks a text, with the first keys of each', () => {
    const given = { texts: { de: 'titles: { /kit/a: Eins }\nwords: {}\n' }, words: WORDS };
    expect(find(given)).toEqual(['translations/de.yaml missing-translation words']);
    expect(check(project(given)).diagnostics).toMatchObject([
      {
        message: '5 texts have no translation into `Deutsch`.',
        help: 'add `skip`, `count.one`, `count.other` and `find` under `words` and `/kit/b` under `titles`; `docs-nav validate --format json` lists them all',
        missing: [
          { path: ['words', 'skip'], text: 'Skip' },
          { path: ['words', 'count.one'], text: '1 page' },
          { path: ['words', 'count.other'], text: '{count} pages' },
          { path: ['words', 'find'], text: 'Find “{query}”' },
          { path: ['titles', '/kit/b'], text: 'Two' },
        ],
      },
    ]);
    expect(find({ texts: { de: 'titles: { /kit/a: Eins }\n' } })).toEqual([
      'translations/de.yaml missing-translation titles',
    ]);
    expect(messages({ texts: { de: 'titles: { /kit/a: Eins }\n' } })).toEqual([
      'The title of `/kit/b` has no translation into Deutsch.',
    ]);
  });

  test('counts the texts of a list beyond the first few', () => {
    const words = [{ texts: Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`word${at}`, 'Word'])) }];
    expect(check(project({ words })).diagnostics.map(({ help }) => help)).toEqual([
      'add `word0`, `word1`, `word2` and 6 more under `words`; `docs-nav validate --format json` lists them all',
    ]);
  });

  test('stays in the baseline while texts are being translated', () => {
    const baseline = {
      path: 'nav/baseline.yaml',
      text: 'findings:\n  - code: missing-translation\n    file: nav/translations/de.yaml\n    message: 240 texts have no translation into `Deutsch`.\n    owner: Translators\n    reason: In progress.\n    until: 2027-01-01\n',
    };
    const found = (text: string) => {
      const input = project({ texts: { de: text }, words: WORDS });
      return check({ ...input, nav: [...input.nav, baseline] });
    };
    expect(found('titles: {}\n')).toMatchObject({ diagnostics: [], setAside: 1 });
    expect(found('titles: { /kit/a: Eins }\n')).toMatchObject({ diagnostics: [], setAside: 1 });
  });

  test('is reported once for a language without a file, at its entry', () => {
    expect(find({ texts: {}, words: WORDS })).toEqual(['site.yaml missing-translation de']);
  });

  test('asks for the plural forms of the language, but not for texts that the site does not show', () => {
    const site = SITE.replace('de, name: Deutsch', 'ar, name: Arabic').concat('search: false\n');
    expect(missing({ site, texts: { ar: TITLES }, words: WORDS }).toSorted()).toEqual([
      'words count.few',
      'words count.many',
      'words count.one',
      'words count.other',
      'words count.two',
      'words count.zero',
      'words skip',
    ]);
  });

  test('a default language other than English needs the interface, but no titles', () => {
    const site = 'title: Widgets\nurl: https://widgets.example\nlanguages: [{ code: de, name: Deutsch }]\n';
    expect(find({ site, texts: {}, words: WORDS })).toEqual(['site.yaml missing-translation de']);
    expect(
      find({
        site,
        texts: { de: 'words: { skip: Weiter, count.one: eine, count.other: "{count}", find: Suche }\n' },
        words: WORDS,
      }),
    ).toEqual([]);
  });

  test('English as a second language needs titles, but no interface', () => {
    const site =
      'title: Widgets\nurl: https://widgets.example\nlanguages: [{ code: de, name: Deutsch }, { code: en, name: English }]\n';
    const texts = {
      de: 'words: { skip: Weiter, count.one: eine, count.other: "{count}", find: Suche }\n',
      en: 'titles: { /kit/a: One }\n',
    };
    expect(messages({ site, texts, words: WORDS })).toEqual(['The title of `/kit/b` has no translation into English.']);
  });

  test('a translated page has its own title; names in code are the same in every language', () => {
    const pages = { '/kit/a': {}, '/kit/a.de': { heading: 'Eins' }, '/kit/b': {}, '/kit/api/button': {} };
    const sections = { kit: `${KIT}  - pathname: /kit/api/button\n` };
    expect(messages({ texts: { de: '# nothing yet\n' }, pages, sections })).toEqual([
      'The title of `/kit/b` has no translation into Deutsch.',
    ]);
  });

  test('includes tabs, anchors, groups, descriptions and subheaders', () => {
    const kit = `id: kit\nname: Kit\ndescription: Parts.\nprefixes: [/kit]\npages:\n  - title: All\n    children:\n      - subheader: Some\n        children:\n          - pathname: /kit/a\n            tabs: [{ title: Demos }, { title: Hooks, segment: hooks }]\n          - pathname: /kit/a#x\n            title: X\n`;
    const pages = { '/kit/a': { anchors: ['x'] }, '/kit/a/hooks': {} };
    expect(missing({ sections: { kit }, pages, texts: { de: 'titles: {}\n' } }).toSorted()).toEqual([
      'sections kit.description',
      'tabs /kit/a',
      'titles /kit/a',
      'titles /kit/a#x',
      'titles /kit/a/hooks',
      'titles /kit/all',
      'titles /kit/all/some',
    ]);
  });
});

describe('unknown-translation', () => {
  test.each([
    ['titles: { /kit/a: Eins, /kit/b: Zwei, /other: Drei }\n', ['translations/de.yaml unknown-translation /other']],
    ['titles: { /kit/a: Eins, /kit/b/: Zwei }\n', ['translations/de.yaml unknown-translation /kit/b/']],
    [`${TITLES}tabs: { /kit/a: Tab }\n`, ['translations/de.yaml unknown-translation /kit/a']],
    [`${TITLES}sections: { kti: { name: Teile } }\n`, ['translations/de.yaml unknown-translation kti']],
    [`${TITLES}sections: { kit: { nmae: Teile } }\n`, ['translations/de.yaml unknown-key nmae']],
    [`${TITLES}words: { skpi: Weiter }\n`, ['translations/de.yaml unknown-key skpi']],
  ])('%j', (text, expected) => {
    const words = text.includes('words') ? [{ texts: { skip: 'Skip' } }] : [];
    expect(find({ texts: { de: text }, words })).toEqual(expected);
  });

  test('a misspelled page in a list of tabs is reported once, with the name of the page', () => {
    const kit = 'id: kit\nname: Kit\nprefixes: [/kit]\npages: [{ pathname: /kit/button, tabs: [{ title: Demos }] }]\n';
    const texts = { de: 'titles: { /kit/button: Knopf }\ntabs: { /kit/buton: Beispiele }\n' };
    const { diagnostics } = check(project({ sections: { kit }, pages: ['/kit/button'], texts }));
    expect(diagnostics.map(({ message, help }) => [message, help])).toEqual([
      ['The navigation has nothing at `/kit/buton`.', 'did you mean `/kit/button`'],
    ]);
  });

  test('an unknown tab is reported wherever the content of its page is', () => {
    const other = KIT.replaceAll('kit', 'other').replace('Kit', 'Other');
    const texts = { de: `${TITLES}tabs: { /other/a: Tab, /kit/a: Tab }\n` };
    const found = check(project({ sections: { kit: KIT, other }, texts, only: ['kit'] }));
    expect(found.diagnostics.map(({ message }) => message)).toEqual([
      'The page `/other/a` has no tab without a `segment`.',
      'The page `/kit/a` has no tab without a `segment`.',
    ]);
    expect(found).toMatchObject({ sections: 1, elsewhere: 1, pages: 2 });
  });

  test('a file for a language that the site does not have', () => {
    expect(find({ texts: { de: TITLES, fr: 'titles: { /nowhere: Rien }\n' } })).toEqual([
      'translations/fr.yaml unknown-translation titles',
    ]);
  });

  test('titles in the default language belong in the navigation', () => {
    expect(find({ texts: { de: TITLES, en: TITLES } })).toEqual(['translations/en.yaml unknown-translation titles']);
  });
});

test.each([
  ['skip: { /kit/a: Eins }', 'remove it, or use `words`, `titles`, `tabs`, `site`, `texts` or `sections`'],
  ['title: { /kit/a: Eins }', 'did you mean `titles`'],
])('an unknown key is reported with the keys that there are: %s', (text, help) => {
  const words = [{ texts: { pages: 'Pages', skip: 'Skip' } }];
  const { diagnostics } = check(project({ texts: { de: `${text}\n` }, words }));
  expect(diagnostics.filter(({ severity }) => severity === 'error').map((found) => found.help)).toEqual([help]);
});

test('plural forms must be separate keys', () => {
  const words = WORDS.slice(0, 1);
  const texts = { de: `${TITLES}words: { skip: Weiter, count: { one: eine, other: "{count}" } }\n` };
  expect(check(project({ texts, words })).diagnostics.map(({ message }) => message)).toEqual(['Unknown key `count`.']);
});

test('a list of titles is reported once', () => {
  const texts = { de: 'titles: [{ /kit/a: Eins }]\n' };
  expect(check(project({ texts })).diagnostics.map(({ help }) => help)).toEqual(['write keys and values']);
});

test('for an unknown interface text, the help names the schema that lists them', () => {
  const words = [{ texts: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`word${at}`, 'Word'])) }];
  const { diagnostics } = check(project({ texts: { de: `${TITLES}words: { zzz: Weiter }\n` }, words }));
  expect(diagnostics.map(({ help }) => help)).toContain(
    'remove it, or use another key: `docs-nav schema translation` lists all of them',
  );
});

test.each([
  ['skip: Weiter {x}', 'a text without braces'],
  ['find: Suche {qurey}', 'a text with no braces but {query}'],
  ['count.few: "{count} {n}"', 'a text with no braces but {count}'],
])('a placeholder that the text does not have is reported: %s', (word, help) => {
  const found = check(project({ texts: { de: `${TITLES}words:\n  ${word}\n` }, words: WORDS })).diagnostics.filter(
    ({ severity }) => severity === 'error',
  );
  expect(found.map((diagnostic) => [diagnostic.code, diagnostic.help])).toEqual([['invalid-value', `write ${help}`]]);
});

test('markup in translations is reported', () => {
  const marked = { de: `${TITLES.replace('Eins', '"**Eins**"')}` };
  expect(find({ texts: marked })).toEqual(['translations/de.yaml markdown-in-text /kit/a']);
});

test('a text must contain its link', () => {
  const words = [{ texts: { movedTo: 'This page has moved to {link}.', leftBy: 'See {link} by {name}.' } }];
  const texts = { de: `${TITLES}words:\n  movedTo: Diese Seite ist umgezogen.\n  leftBy: "Siehe {link}."\n` };
  expect(check(project({ texts, words })).diagnostics.map(({ message, help }) => [message, help])).toEqual([
    ['`Diese Seite ist umgezogen.` is not a valid `movedTo`.', 'write a text with {link}'],
  ]);
});

describe('translated pages', () => {
  const withPage = (facts: Partial<CheckedPageFacts>, name = '/kit/a.de'): Translated => ({
    pages: { '/kit/a': { anchors: ['use'] }, '/kit/b': { anchors: ['more'] }, [name]: facts },
  });

  test('belong to their original, and are not separate pages', () => {
    expect(find(withPage({ heading: 'Eins', anchors: ['gebrauch'] }))).toEqual([]);
    const { routes, translations } = manifestOf(withPage({ heading: 'Eins', anchors: ['gebrauch'] }));
    expect(Object.keys(routes)).not.toContain('/kit/a.de');
    expect(routes['/kit/a']?.languages).toEqual(['en', 'de']);
    expect(routes['/kit/b']?.languages).toEqual(['en']);
    expect(translations?.['de']?.pages).toEqual({
      '/kit/a': { file: 'content/kit/a.de.md', title: 'Eins', anchors: ['gebrauch'] },
    });
  });

  test.each<[string, Partial<CheckedPageFacts>, readonly string[]]>([
    ['a link to a page', link('/kit/b#more'), []],
    ['a link to a file of the language', link('./b.de.md'), []],
    ['a link to an anchor of its own', { ...link('#gebrauch'), anchors: ['gebrauch'] }, []],
    ['a link to an anchor that only the original has', { ...link('#use'), anchors: ['gebrauch'] }, ['broken-anchor']],
    ['a link to nowhere', link('/kit/c'), ['broken-link']],
    ['a link into another language', link('/de/kit/b'), ['broken-link']],
  ])('%s', (_, facts, expected) => {
    expect(check(project(withPage(facts))).diagnostics.map(({ code }) => code)).toEqual(expected);
  });

  test('a link may write an anchor encoded or decoded', () => {
    const anchors = ['gr%C3%B6%C3%9Fen'];
    expect(find(withPage({ ...link('#größen'), anchors }))).toEqual([]);
    expect(find(withPage({ ...link('#gr%C3%B6%C3%9Fen'), anchors }))).toEqual([]);
  });

  test('an orphan is reported once per page', () => {
    expect(find({ pages: ['/kit/a', '/kit/b', '/kit/lost.de'] })).toEqual(['content/kit/lost.de.md orphan-page']);
    expect(find({ pages: ['/kit/a', '/kit/b', '/kit/lost', '/kit/lost.de'] })).toEqual([
      'content/kit/lost.md orphan-page',
    ]);
  });

  test('two files for one page and language are reported as ambiguous', () => {
    expect(find({ pages: ['/kit/a', '/kit/b', '/kit/a.de', '/kit/a/index.de'] })).toEqual([
      'content/kit/a/index.de.md ambiguous-page',
    ]);
    expect(find({ pages: ['/kit/a', '/kit/b', '/kit/a.en'] })).toEqual(['content/kit/a.md ambiguous-page']);
  });

  test('a code that is not a language of the site is part of the name', () => {
    expect(find({ pages: ['/kit/a', '/kit/b', '/kit/a.fr'] })).toEqual(['content/kit/a.fr.md orphan-page']);
  });
});

describe('the manifest of a language', () => {
  const given: Translated = {
    sections: {
      kit: `${KIT}  - pathname: /kit/a#use\n    title: Use\n  - pathname: https://store.example\n    title: Store\n`,
    },
    pages: {
      '/kit/a': { anchors: ['use'], frontMatter: { description: 'English.' } },
      '/kit/a.de': { heading: 'Eins selbst', anchors: ['gebrauch'] },
      '/kit/b': { heading: 'Two itself' },
    },
    texts: {
      de: 'titles: { /kit/a: Eins, /kit/b: Zwei, /kit/a#use: Gebrauch, https://store.example: Laden }\nsections: { kit: { name: Bausatz } }\nsite: { title: Teile }\n',
    },
  };
  const manifest = manifestOf(given);
  const german = localizeManifest(manifest, 'de');

  test('has the titles and files of the language, with the same addresses', () => {
    expect(german.site.title).toBe('Teile');
    expect(german.sections[0]?.name).toBe('Bausatz');
    expect(german.sections[0]?.tree.map(({ title }) => title)).toEqual(['Eins', 'Zwei', 'Gebrauch', 'Laden']);
    expect(Object.keys(german.routes)).toEqual(Object.keys(manifest.routes));
    expect(german.routes['/kit/a']).toMatchObject({
      title: 'Eins selbst',
      file: 'content/kit/a.de.md',
      next: { title: 'Zwei' },
    });
    expect(german.routes['/kit/b']).toMatchObject({
      title: 'Zwei',
      file: 'content/kit/b.md',
      previous: { title: 'Eins' },
    });
  });

  test('takes the description of a translated page only from that page', () => {
    expect(german.routes['/kit/a']?.description).toBeUndefined();
  });

  test('has the anchors of the translated page instead of those that it lacks', () => {
    expect(german.sections[0]?.tree[2]).toHaveProperty('hash', 'gebrauch');
    expect(manifest.sections[0]?.tree[2]).toHaveProperty('hash', 'use');
  });

  test('is the original manifest in the default language and in one without translations', () => {
    expect(localizeManifest(manifest, 'en')).toBe(manifest);
    expect(localizeManifest(manifest, 'fr')).toBe(manifest);
  });
});

test('the order of files does not matter', () => {
  const input = project({
    texts: { de: TITLES, fr: TITLES },
    site: `${SITE}  - { code: fr, name: Français }\n`,
    pages: [...PAGES, '/kit/a.de', '/kit/a.fr', '/kit/b.de'],
  });
  const turned = { ...input, pages: input.pages.toReversed(), nav: input.nav.toReversed() };
  expect(JSON.stringify(compile(turned))).toBe(JSON.stringify(compile(input)));
});

describe('a text in the settings', () => {
  const HOME = `${SITE}home:
  title: Small
  lead: It grows.
  install: npm i widgets
  actions: [{ title: Begin, href: /kit/a }]
  features: [{ title: Fast, text: It flies. }]
  sections: [{ title: News, text: Every week., links: [{ title: Read, href: /kit/b, text: With tea. }] }]
footer:
  columns: [{ title: More, links: [{ title: Begin, href: /kit/a }] }]
  social: [{ title: Chat, href: 'https://chat.example' }]
  note: By us.
banner: { text: Now!, until: 2026-12-31 }
`;
  const ALL = [
    'Small',
    'It grows.',
    'Begin',
    'Fast',
    'It flies.',
    'News',
    'Every week.',
    'Read',
    'With tea.',
    'More',
    'Chat',
    'By us.',
    'Now!',
  ];
  const texts = (given: readonly string[]) => ({
    de: `${TITLES}texts:\n${given.map((text) => `  '${text}': '${text} (de)'\n`).join('')}`,
  });

  test('is reported once if its translation is missing, wherever it appears', () => {
    expect(missing({ site: HOME })).toEqual(ALL.map((text) => `texts ${text}`));
    expect(messages({ site: HOME, texts: texts(ALL) })).toEqual([]);
  });

  test('is translated wherever it appears, while commands and addresses stay', () => {
    const manifest = manifestOf({ site: HOME, texts: texts(ALL) });
    const { home, footer, banner } = localizeManifest(manifest, 'de').site;
    expect(home).toEqual({
      title: 'Small (de)',
      lead: 'It grows. (de)',
      install: 'npm i widgets',
      actions: [{ title: 'Begin (de)', href: '/kit/a' }],
      features: [{ title: 'Fast (de)', text: 'It flies. (de)' }],
      sections: [
        {
          title: 'News (de)',
          text: 'Every week. (de)',
          links: [{ title: 'Read (de)', href: '/kit/b', text: 'With tea. (de)' }],
        },
      ],
    });
    expect(footer).toEqual({
      columns: [{ title: 'More (de)', links: [{ title: 'Begin (de)', href: '/kit/a' }] }],
      social: [{ title: 'Chat (de)', href: 'https://chat.example' }],
      note: 'By us. (de)',
    });
    expect(banner).toEqual({ text: 'Now! (de)' });
    expect(localizeManifest(manifest, 'en').site).toEqual(manifest.site);
  });

  test('is reported once if it has changed, with the current text', () => {
    const { diagnostics } = check(
      project({ site: HOME, texts: texts(ALL.map((text) => text.replace('It flies.', 'It flys.'))) }),
    );
    expect(diagnostics.map(({ code, message, help }) => [code, message, help])).toEqual([
      ['unknown-translation', 'The settings do not contain the text `It flys.`.', 'did you mean `It flies.`'],
    ]);
  });

  test('needs no translation once the banner has expired, and `texts` has no effect in the default language', () => {
    expect(
      messages({ site: HOME.replace('2026-12-31', '2020-12-31'), texts: texts(ALL.slice(0, -1)) }).filter((message) =>
        message.includes('translation'),
      ),
    ).toEqual([]);
    expect(messages({ site: SITE, texts: { de: TITLES, en: 'texts: { Small: Little }\n' } })).toEqual([
      '`texts` has no effect in the default language.',
    ]);
  });

  test('is reported once if it is not valid', () => {
    const broken = HOME.replace(
      'features: [{ title: Fast, text: It flies. }]',
      'features: [{ title: Fast, text: [It flies.] }]',
    );
    expect(messages({ site: broken, texts: texts(ALL) })).toEqual(['`text` must be text, not a list.']);
  });
});

describe('texts that ship', () => {
  const shipped = {
    skip: 'Zum Inhalt',
    'count.one': '1 Seite',
    'count.other': '{count} Seiten',
    find: '„{query}“ finden',
  };
  const withShipped = (given: Translated) => ({
    ...project({ words: WORDS, ...given }),
    shippedWords: { de: shipped },
  });

  test('need no translation', () => {
    expect(check(withShipped({})).diagnostics).toEqual([]);
  });

  test('are enough for a site in that language alone', () => {
    const site = SITE.replace('  - { code: en, name: English }\n', '');
    expect(check(withShipped({ site, texts: {} })).diagnostics).toEqual([]);
  });

  test('are shown, except those that the site replaces, plural forms as a whole', () => {
    const texts = { de: `${TITLES}words: { skip: Weiter, count.other: 'Seiten: {count}' }\n` };
    const result = compile(withShipped({ texts }));
    expect(result.ok && result.manifest.translations?.['de']?.words).toEqual({
      find: '„{query}“ finden',
      skip: 'Weiter',
      'count.other': 'Seiten: {count}',
    });
  });
});
