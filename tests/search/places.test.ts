import { describe, expect, test } from 'vitest';
import { PROSE_END } from '../../site/islands/search/excerpt.ts';
import { holdsQuery, rateMessage } from '../../site/islands/search/open-texts.ts';
import { scopeOf } from '../../site/islands/search/near-sections.ts';
import { queryWords, says, stemOf, titleWords } from '../../site/islands/search/query-words.ts';
import { ratePlaces } from '../../site/islands/search/rate-places.ts';

const CONTENT = [
  'Drawer. A drawer holds what a page has no room for.',
  'Temporary drawer. It closes when people click outside.',
  'Persistent drawer. It stays beside the content.',
  'Accessibility. A persistent one is no dialog.',
  `${PROSE_END}. persistentWidth.`,
];

/** A page with the words of a query, as Pagefind would return it. */
function rate(query: string, { isGenerated = false, title = 'Drawer' } = {}) {
  const words = queryWords(query);
  const content = CONTENT.join(' ');
  let at = 0;
  const places = CONTENT.map((text) => {
    const own = text.split(' ');
    const from = at;
    at += own.length;
    const heading = text.split('.', 1)[0] ?? '';
    return {
      title: heading,
      url: heading === 'Drawer' ? '/drawer/' : `/drawer/#${heading.toLowerCase().replaceAll(' ', '-')}`,
      locations: own.flatMap((word, place) =>
        words.some((asked) => word.toLowerCase().startsWith(stemOf(asked))) ? [from + place] : [],
      ),
    };
  }).filter(({ locations }) => locations.length > 0);
  const { places: best, ...rating } = ratePlaces(
    { url: '/drawer/', content, locations: [], sub_results: places },
    { query, words, title: titleWords(title), isGenerated },
  );
  return { ...rating, places: best.map((place) => place.title) };
}

describe('the places of a page', () => {
  test.each([
    ['drawer persistent', ['Persistent drawer']],
    ['persistent', ['Persistent drawer']],
    ['drawer outside', ['Temporary drawer']], // the title's own word does not improve any heading
    ['drawer', ['Temporary drawer', 'Persistent drawer']], // in page order if they match equally
  ])('are listed by how well they answer %j', (query, titles) => {
    expect(rate(query).places).toEqual(titles);
  });

  test('of a generated page are named by the query, or left out', () => {
    expect(rate('outside', { isGenerated: true }).places).toEqual([]);
    expect(rate('drawer temporary', { isGenerated: true }).places).toEqual(['Temporary drawer']);
  });

  test.each([
    ['drawer persistent', 1], // the title and a heading match together
    ['persistent drawer', 1.4], // a heading matches exactly
    ['drawer outside', 0.5],
    ['drawer', 0], // the title alone covers it
  ])('name %j by %d', (query, named) => {
    expect(rate(query).named).toBeCloseTo(named);
  });

  test('name what the title does not mention by a heading that contains all of it', () => {
    expect(rate('persistent drawer', { title: 'Layout' }).named).toBeCloseTo(1.4 * 0.4);
    expect(rate('persistent outside', { title: 'Layout' }).named).toBe(0);
  });

  test.each([
    ['click outside', 1],
    ['click content', 0.5], // in two places
    ['persistentWidth', 0], // only in code
  ])('hold %j together by %d', (query, together) => {
    expect(rate(query).together).toBe(together);
  });
});

test.each([
  ['Migration', 'migrating', true],
  ['Columns', 'column', true],
  ['Column', 'columns', true],
  ['useMediaQuery', 'media', true],
  ['Strings', 'string', true],
  ['Stretching', 'string', false],
  ['Dialog', 'log', false],
])('%s says %j: %s', (title, word, isSaid) => {
  expect(says(titleWords(title), word)).toBe(isSaid);
});

test.each([
  ['column width', ['kit']],
  ['data grid column width', ['kit', 'grid']],
  ['datagrid', ['kit', 'grid']],
  ['kit button', ['kit']],
])('%j is searched in full in %j', (query, ids) => {
  const sections = [
    { id: 'kit', name: 'Kit', indexes: [] },
    { id: 'grid', name: 'Data Grid', indexes: [] },
  ];
  expect(scopeOf(query, sections, { own: 'kit' }).near).toEqual(ids);
  expect(scopeOf(query, sections, { own: 'kit', only: 'grid' })).toMatchObject({ near: ['grid'], others: [] });
});

test('of a pasted message, a page is rated by the words that stand close together', () => {
  const weights = new Map(['cannot', 'read', 'properties', 'submarine'].map((word) => [word, 1]));
  const far = 'and so on '.repeat(20);
  const texts = [
    'It cannot read properties of the submarine.',
    `It cannot ${far} read ${far} properties ${far} submarine`,
  ];
  const [close = 0, scattered = 0] = texts.map((content) =>
    rateMessage({ url: '/a/', content, locations: content.split(' ').map((_, at) => at) }, weights),
  );
  expect(close).toBe(1);
  expect(scattered).toBeLessThan(0.7);
  expect(rateMessage({ url: '/a/', content: 'subscribe', locations: [0] }, weights)).toBe(0);
});

describe('a result', () => {
  test.each([
    ['blorp', 'Text is b and strong', [2], false], // the only letter that is left of it
    ['blorp', 'Text is b and strong', [2, 4], true],
    ['asdfgh', 'styled as you like', [1], false],
    ['buttonxyz', 'A button.', [1], true],
    ['b', 'Text is b and strong', [2], true],
    ['sx', 'The sx prop', [1], true],
    ['ids', 'Each id, once', [1], true],
    ['使用する', 'を\u200B使用\u200Bする', [1], true],
    ['color', `Text. ${PROSE_END} colors`, [2], true],
  ])('%j in %j at %j is an answer: %j', (query, content, locations, isAnswer) => {
    expect(holdsQuery({ content, locations }, queryWords(query))).toBe(isAnswer);
  });
});
