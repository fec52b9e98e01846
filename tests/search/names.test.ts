import { describe, expect, test } from 'vitest';
import { resultExcerpt, PROSE_END } from '../../site/islands/search/excerpt.ts';
import { synonymsFor } from '../../site/output/search-synonyms.ts';
import { openRows } from '../../site/islands/search/find-rows.ts';
import { openTitles } from '../../site/islands/search/find-titles.ts';
import { findNearTitles } from '../../site/islands/search/open-search.ts';
import { inOtherWords } from '../../site/islands/search/other-words.ts';
import { queryWords, titleWords, topicWords } from '../../site/islands/search/query-words.ts';
import { openKinds } from '../../site/islands/search/hit-kind.ts';
import { spaceWords, unspacedWords } from '../../site/islands/search/space-words.ts';
import { scopeOf } from '../../site/islands/search/near-sections.ts';
import { rankHits, type SearchHit, type TextHit } from '../../site/islands/search/rank-hits.ts';
import {
  DEMOS,
  INHERITED,
  type SearchRows,
  type SearchTitles,
  type TitledPage,
} from '../../site/islands/search/titles.ts';

const page = (title: string, path: string, section: number, more: Partial<TitledPage> = {}): TitledPage => ({
  title,
  path,
  section,
  ...more,
});

const TITLES: SearchTitles = {
  sections: ['Alpha', 'Beta', 'Grid Kit'].map((name) => ({ id: name.toLowerCase(), name, indexes: [] })),
  pages: [
    page('Button', '/a/button/', 0),
    page('Button Group', '/a/button-group/', 0),
    page('Button', '/a/api/button/', 0, { generated: 'api' }),
    page('Button', '/b/button/', 1),
    page('The sx prop', '/b/sx/', 1),
    page('useMediaQuery', '/a/use-media-query/', 0),
    page('Overview', '/g/', 2, { name: 'Data Grid' }),
    page('Menü', '/a/menu/', 0),
    page('Customizing the theme', '/a/theming/', 0),
    page('Tabs', '/b/tabs/', 1),
    page('Hooks', '/b/tabs/hooks/', 1, { tabOf: 9, generated: 'api' }),
    page('styled', '/b/styled/', 1),
    page('Usage with styled-components', '/a/styled-components/', 0),
    page('Frequently asked questions', '/a/faq/', 0, { label: 'FAQs' }),
    page('Text Field', '/a/text-field/', 0),
    page('Radio', '/a/api/radio/', 0, { generated: 'api' }),
    page('RadioGroup', '/a/api/radio-group/', 0, { generated: 'api' }),
    page('Radio Group', '/a/radio/', 0),
    page('Textarea', '/b/textarea/', 1),
    page('Textarea Autosize', '/a/textarea-autosize/', 0),
    page('Input', '/b/input/', 1),
    page('Input', '/a/api/input/', 0, { generated: 'api' }),
    page('Knob', '/a/api/knob/', 0, { generated: 'api', guide: 0 }),
    page('Tab', '/b/api/tab/', 1, { generated: 'api', guide: 9 }),
    page('Textarea', '/b/api/textarea/', 1, { generated: 'api', guide: 20 }),
  ],
  apiTitle: '{name} API',
  synonyms: {},
};
const ROWS: SearchRows = {
  details: ['boolean = false'],
  pages: {
    0: { [DEMOS]: ['ButtonSizes'] },
    2: { 'button-prop-': [['disableRipple', 0], 'color'], 'button-class-': [['KitButton-root', 'root']] },
    10: { 'usetabs-parameter-': ['orientation'] },
    22: { 'knob-prop-': ['tickCount'] },
    24: { [`${INHERITED}textarea-prop-`]: ['tickCount'] },
  },
};

const findTitles = openTitles(TITLES);
const findRows = openRows(TITLES, ROWS);
const ranked = { titles: TITLES, kindOf: openKinds(TITLES) };
const answer = (query: string, own = 'alpha', texts: readonly TextHit[] = [], sections = TITLES.sections) =>
  rankHits(
    { titles: findTitles(query), rows: findRows(query), texts },
    { ...ranked, titles: { ...TITLES, sections } },
    scopeOf(query, sections, { own }),
  );
const pageOf = ({ path }: SearchHit) => path.split('#')[0];
const find = (query: string, own = 'alpha', texts: readonly TextHit[] = []) => answer(query, own, texts).map(pageOf);

describe('names', () => {
  test.each([
    ['button', 'alpha', '/a/button/'],
    ['button', 'beta', '/b/button/'], // the reader's own section
    ['beta button', 'alpha', '/b/button/'], // unless they name another one
    ['butt', 'alpha', '/a/button/'],
    ['buton', 'alpha', '/a/button/'],
    ['buttno', 'alpha', '/a/button/'],
    ['textarea', 'beta', '/b/textarea/'],
    ['textarea', 'alpha', '/a/textarea-autosize/'], // the reader's section has no page of just this name
    ['input', 'alpha', '/a/api/input/'], // in the reader's section, only an API page has this name
    ['tab', 'beta', '/b/tabs/'], // the main guide to a part comes before its API
    ['knob', 'alpha', '/a/button/'], // whatever its title
    ['konb', 'alpha', '/a/button/'],
    ['knob', 'beta', '/a/button/'],
    ['textarea', 'beta', '/b/textarea/'], // but a page of just this name needs no other guide
    ['text feild', 'beta', '/a/text-field/'], // two letters in the other order are one slip
    ['buttongroup', 'alpha', '/a/button-group/'],
    ['button-group', 'alpha', '/a/button-group/'],
    ['sx', 'alpha', '/b/sx/'],
    ['usemediaquery', 'beta', '/a/use-media-query/'],
    ['media query', 'beta', '/a/use-media-query/'],
    ['datagrid', 'alpha', '/g/'],
    ['faq', 'beta', '/a/faq/'], // as the sidebar calls it
    ['menu', 'alpha', '/a/menu/'], // accents are not typed
    ['tab api', 'beta', '/b/api/tab/'], // as an API page is called
    ['how do I change the theme?', 'beta', '/a/theming/'],
    ['disableRipple', 'beta', '/a/api/button/'],
    ['button color', 'alpha', '/a/api/button/'],
    ['.KitButton-root', 'alpha', '/a/api/button/'],
    ['orientation', 'alpha', '/b/tabs/hooks/'], // a tab is a place on its page
  ])('%s, asked in %s, leads to %s', (query, own, path) => {
    expect(find(query, own)[0]).toBe(path);
  });

  test.each(['', '?!', 'xyzzy', 'th'])('%j finds nothing in particular', (query) => {
    expect(find(query).filter((path) => path !== '/a/theming/' && path !== '/b/sx/')).toEqual([]);
  });

  test.each([
    ['KitButton-root', { kind: 'class', title: 'KitButton-root', path: '/a/api/button/#button-class-root' }],
    ['disableRipple', { kind: 'prop', title: 'disableRipple', page: 'Button API', detail: 'boolean = false' }],
    ['disable ripple', { kind: 'prop', title: 'disableRipple' }],
    ['button sizes', { kind: 'demo', title: 'ButtonSizes', path: '/a/button/#ButtonSizes.tsx', page: 'Button' }],
    ['tab api', { kind: 'api', title: 'Tab API' }],
    ['knob', { kind: 'component', title: 'Button' }],
    ['use media query', { kind: 'hook', title: 'useMediaQuery' }],
    ['faq', { kind: 'page', title: 'Frequently asked questions' }],
  ])('%s is answered by one row that says what it is', (query, hit) => {
    expect(answer(query)[0]).toMatchObject(hit);
  });

  test('a page and the API page of its component have different names', () => {
    expect(
      answer('button')
        .filter(({ section }) => section === 0)
        .map(({ title }) => title),
    ).toEqual(['Button', 'Button API', 'Button Group']);
  });

  test('a prop leads to the component that declares it, unless another one is named', () => {
    expect(find('tickCount', 'grid kit')).toEqual(['/a/api/knob/', '/b/api/textarea/']);
    expect(find('textarea tickCount')[0]).toBe('/b/api/textarea/');
  });

  test('pages of a section that comes after the others do so whatever their names, except for its own readers', () => {
    const sections = TITLES.sections.map((section) =>
      section.id === 'beta' ? { ...section, search: 'after' as const } : section,
    );
    const pages = (query: string, own: string) => answer(query, own, [], sections).map(pageOf);
    expect(pages('styled', 'alpha')).toEqual(['/a/styled-components/', '/b/styled/']);
    expect(pages('styled', 'beta')[0]).toBe('/b/styled/');
    expect(pages('beta styled', 'alpha')[0]).toBe('/b/styled/');
  });

  test('pages of a section of its own are found only there', () => {
    const sections = TITLES.sections.map((section) =>
      section.id === 'beta' ? { ...section, search: 'own' as const } : section,
    );
    const pages = (query: string, own: string) => answer(query, own, [], sections).map(pageOf);
    expect(pages('beta styled', 'alpha')).not.toContain('/b/styled/');
    expect(pages('styled', 'beta')[0]).toBe('/b/styled/');
  });

  test('of a pasted message, the rare words say what it is about', () => {
    expect(find('Radio input cannot read the theme that we are customizing', 'alpha')[0]).toBe('/a/theming/');
  });

  test('a page with exactly that name needs no text to rank above one that only mentions it', () => {
    const text = { page: 12, score: 1, named: 0, excerpt: [], places: [] };
    expect(find('styled', 'alpha', [text])).toEqual(['/b/styled/', '/a/styled-components/']);
  });

  test.each(['alpha', 'beta', 'grid kit'])('asked in %s, the page of a component comes before its API', (own) => {
    expect(find('radio', own)).toEqual(['/a/radio/', '/a/api/radio/', '/a/api/radio-group/']);
  });

  test('in each section, written pages come before generated ones, and each page is there once', () => {
    const text = (page: number): TextHit => ({ page, score: 1, named: 0, excerpt: [], places: [] });
    expect(find('button', 'alpha', [text(2), text(0), text(10), text(9)])).toEqual([
      '/a/button/',
      '/a/api/button/',
      '/b/button/',
      '/a/button-group/',
      '/b/tabs/hooks/',
    ]);
  });
});

describe('a synonym', () => {
  const place = { title: 'Wizard', path: '/a/faq/#wizard', excerpt: [], covers: true, isQuery: true };
  const text: TextHit = { page: 13, score: 1, named: 0.56, excerpt: [], places: [place] };
  const rank = (page: number, isShipped: boolean, own = 'alpha') => {
    const lent = { score: 1.2, isExact: true, isWhole: true, instead: 'wizard', isShipped };
    const found = { titles: new Map([[page, lent]]), rows: [], texts: [text] };
    return rankHits(found, ranked, scopeOf('wizard', TITLES.sections, { own })).map(({ path }) => path);
  };

  test('that is shipped comes after a heading that is the query', () => {
    expect(rank(9, true)).toEqual(['/a/faq/#wizard', '/b/tabs/']);
  });

  test('that is shipped is not put behind a heading of another section', () => {
    expect(rank(9, true, 'beta')).toEqual(['/b/tabs/', '/a/faq/#wizard']);
  });

  test('of the site itself may come before it', () => {
    expect(rank(9, false)).toEqual(['/b/tabs/', '/a/faq/#wizard']);
  });

  test.each([true, false])('keeps the link to a heading with what was typed', (isShipped) => {
    expect(rank(13, isShipped)).toEqual(['/a/faq/#wizard']);
  });
});

describe('a deprecated page', () => {
  const pages = [
    page('Table', '/a/table/', 0),
    page('Old table', '/a/old-table/', 0, { tags: ['deprecated'] }),
    page('Older table', '/a/older-table/', 0, { tags: ['deprecated'], replacedBy: 0 }),
  ];
  const old = { ...TITLES, pages };
  const rank = (query: string, texts: readonly TextHit[]) =>
    rankHits(
      { titles: openTitles(old)(query), rows: [], texts },
      { titles: old, kindOf: openKinds(old) },
      scopeOf(query, old.sections, { own: 'alpha' }),
    ).map(pageOf);
  const text = (at: number, score: number): TextHit => ({ page: at, score, named: 0, excerpt: [], places: [] });

  test('comes after others that say the same', () => {
    expect(rank('sticky header', [text(1, 1), text(0, 0.7)])).toEqual(['/a/table/', '/a/old-table/']);
  });

  test('is found by its name', () => {
    expect(rank('old table', [text(1, 1), text(0, 0.7)])[0]).toBe('/a/old-table/');
  });

  test('comes after what replaces it, even by its name', () => {
    expect(rank('older table', [text(2, 1), text(0, 0.1)])).toEqual(['/a/table/', '/a/older-table/']);
  });
});

test('a word in katakana is found inside another', () => {
  const japanese = { ...TITLES, pages: [page('日付ピッカー', '/a/date/', 0), page('ボタン', '/a/button/', 0)] };
  expect([...openTitles(japanese)('ピッカー').keys()]).toEqual([0]);
  expect(spaceWords('日付ピッカー').trim().split(/\s+/)).toEqual(['日付', 'ピッカー']);
  expect(unspacedWords('カラーピッカー')).toContain('ピッカー');
});

test('a size is a name, wherever it stands', () => {
  const sized = openRows(TITLES, { details: [], pages: { 2: { 'button-class- Kit-': ['gap-2xs', 'gap-xl'] } } });
  expect(sized('2xs').map(({ name }) => name)).toEqual(['Kit-gap-2xs']);
});

test.each([
  ['gap2xs', ['gap2xs', '2xs']],
  ['TextField API', ['textfield', 'text', 'field', 'api', 'textfieldapi']],
  ['HTML5Player', ['html5player', 'html', '5', 'player']],
  ['Zürich 2', ['zurich', '2', 'zurich2']],
  ['Straßen', ['strassen']],
  ['Smørrebrød', ['smorrebrod']],
])('%s can be typed as any of %j', (title, words) => {
  expect(titleWords(title).toSorted()).toEqual(words.toSorted());
});

test.each([
  ['How do I use the TextField?', ['textfield']],
  ['how to', ['how', 'to']], // nothing else is left
  ['Next.js', ['next', 'js']],
])('the topic of %j is %j', (query, words) => {
  expect(topicWords(queryWords(query))).toEqual(words);
});

describe('excerpts', () => {
  const TEXT = `Button. Buttons start an action. They are short words. Use a link to go elsewhere, and a menu where there are many of them. ${PROSE_END}. disableRipple onClick.`;
  const found = (...words: string[]) =>
    TEXT.split(' ').flatMap((word, at) => (words.some((start) => word.toLowerCase().startsWith(start)) ? [at] : []));
  const show = (locations: readonly number[]) =>
    resultExcerpt(TEXT, locations)
      .map(({ text, marked }) => (marked ? `[${text.trim()}]` : text.trim()))
      .join(' ');

  test.each([
    [found('link'), /^Use a \[link\] to go elsewhere/],
    [found('short', 'words'), /^They are \[short words\.\]/],
    [found('disableripple'), /^Buttons start an action\./], // text that is only in code is not shown
    [found('button.'), /^Buttons start an action\./], // the title is shown above it
    [[], /^Buttons start an action\./],
    [[9999], /^Buttons start an action\./],
  ])('%j', (locations, expected) => {
    expect(show(locations)).toMatch(expected);
    expect(show(locations)).not.toContain('disableRipple');
  });

  test('are empty for an empty page', () => {
    expect(resultExcerpt('', [])).toEqual([{ text: '', marked: false }]);
  });

  test('hold a word that is inside another, in scripts without spaces', () => {
    const text = `Title. 最初の文です。 全文検索は便利です。 ${'他の文です。 '.repeat(24)}`;
    const shown = resultExcerpt(text, [], ['検索']).map((piece) => piece.text);
    expect(shown.join('')).toMatch(/^全文検索は便利です。/);
  });

  test('begin with the first sentence in a language without spaces, too', () => {
    const words = ['標題', '. ', '按鈕', '開始', '動作', '。 ', '長い', '説明', '。'];
    expect(resultExcerpt(words.join('\u200B'), [3]).map(({ text, marked }) => [text, marked])).toEqual([
      ['按鈕', false],
      ['開始', true],
      ['動作。 長い説明。', false],
    ]);
  });

  test('are cut between words in a language without spaces', () => {
    expect(
      resultExcerpt('標題。\u200B按鈕\u200B開始\u200B動作。', [2]).map(({ text, marked }) => [text, marked]),
    ).toEqual([
      ['按鈕', false],
      ['開始', true],
      ['動作。', false],
    ]);
  });
});

test.each([
  ['buttn grup', ['Button Group', 'Button']],
  ['textaera autosise', ['Textarea Autosize', 'Textarea']],
  ['xyzzyqq', []],
])('the titles most similar to %j are %j', (query, titles) => {
  const found = findNearTitles(query, TITLES, { near: ['alpha'], others: ['beta', 'grid kit'] });
  expect(found.slice(0, 2).map((page) => TITLES.pages[page]?.title)).toEqual(titles);
});

test('a query is asked in other words as well, the longest first', () => {
  const synonyms = { modal: ['dialog'], 'turn off': ['disable'], off: ['hide'] };
  expect(inOtherWords('Turn off modal', { synonyms, ownSynonyms: ['modal'] })).toEqual([
    { query: 'Turn off modal' },
    { query: 'disable modal', instead: 'turn off', isShipped: true },
    { query: 'turn off dialog', instead: 'modal', isShipped: false },
    { query: 'turn hide modal', instead: 'off', isShipped: true },
  ]);
});

describe('synonyms', () => {
  test('are those whose words are in titles, with those of the site, which can remove them', () => {
    const synonyms = synonymsFor(['Snackbar', 'Dialog'], { knob: ['dialog'], modal: [] }, 'en-GB');
    expect(synonyms['toast']).toEqual(['snackbar']);
    expect(synonyms['knob']).toEqual(['dialog']);
    expect(Object.keys(synonyms)).not.toContain('modal');
    expect(Object.keys(synonyms)).not.toContain('wizard');
  });

  test('are only those of the site if it is not in English', () => {
    expect(synonymsFor(['Snackbar'], { hinweis: ['snackbar'] }, 'de')).toEqual({ hinweis: ['snackbar'] });
  });
});
