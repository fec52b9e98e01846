import { describe, expect, test } from 'vitest';
import { excerptOf, PROSE_END } from '../../site/islands/search/excerpt.ts';
import { openRows } from '../../site/islands/search/find-rows.ts';
import { openTitles } from '../../site/islands/search/find-titles.ts';
import { queryWords, titleWords, topicWords } from '../../site/islands/search/query-words.ts';
import { rankHits, type TextHit } from '../../site/islands/search/rank-hits.ts';
import type { SearchTitles, TitledPage } from '../../site/islands/search/titles.ts';

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
const ROWS = {
  2: { 'button-prop-': ['disableRipple', 'color'], 'button-class-': [['KitButton-root', 'root'] as const] },
  10: { 'usetabs-parameter-': ['orientation'] },
};

const findTitles = openTitles(TITLES);
const findRows = openRows(TITLES, ROWS);
const find = (query: string, own = 'alpha', texts: readonly TextHit[] = []) =>
  rankHits({ titles: findTitles(query), rows: findRows(query), texts }, TITLES, [own]).map(({ path }) => path);

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
    ['how do I change the theme?', 'beta', '/a/theming/'],
    ['disableRipple', 'beta', '/a/api/button/'],
    ['button color', 'alpha', '/a/api/button/'],
    ['.KitButton-root', 'alpha', '/a/api/button/'],
    ['orientation', 'alpha', '/b/tabs/'], // a tab is a place on its page
  ])('%s, asked in %s, leads to %s', (query, own, path) => {
    expect(find(query, own)[0]).toBe(path);
  });

  test.each(['', '?!', 'xyzzy', 'th'])('%j finds nothing in particular', (query) => {
    expect(find(query).filter((path) => path !== '/a/theming/' && path !== '/b/sx/')).toEqual([]);
  });

  test('a row is a place on its page, with the id that it has there', () => {
    const [hit] = rankHits({ titles: new Map(), rows: findRows('KitButton-root'), texts: [] }, TITLES, ['alpha']);
    expect(hit?.places.map(({ title, path }) => [title, path])).toEqual([
      ['KitButton-root', '/a/api/button/#button-class-root'],
    ]);
  });

  test('a page and the API page of its component have different names', () => {
    const hits = rankHits({ titles: findTitles('button'), rows: [], texts: [] }, TITLES, ['alpha']);
    expect(hits.filter(({ section }) => section === 0).map(({ title }) => title)).toEqual([
      'Button',
      'Button API',
      'Button Group',
    ]);
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
      '/b/tabs/',
    ]);
  });
});

test.each([
  ['TextField API', ['textfield', 'text', 'field', 'api', 'textfieldapi']],
  ['HTML5Player', ['html5player', 'html', '5', 'player']],
  ['Zürich 2', ['zurich', '2', 'zurich2']],
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
    excerptOf(TEXT, locations)
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
    expect(excerptOf('', [])).toEqual([{ text: '', marked: false }]);
  });

  test('are cut between words in a language without spaces', () => {
    expect(excerptOf('標題。\u200B按鈕\u200B開始\u200B動作。', [2]).map(({ text, marked }) => [text, marked])).toEqual([
      ['按鈕', false],
      ['開始', true],
      ['動作。', false],
    ]);
  });
});
