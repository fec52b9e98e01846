import { describe, expect, test } from 'vitest';
import { isPagePath } from '../../site/client/page-address.ts';
import { parseExcerpt } from '../../site/islands/search/excerpt.ts';
import { groupHits } from '../../site/islands/search/group-hits.ts';
import { parseSections, sectionOfPath } from '../../site/islands/search/site-sections.ts';
import {
  codeVariantOfCookie,
  codeVariantOfHash,
  parseDirection,
  parseFlag,
  parseMode,
} from '../../site/preferences/parse-preference.ts';

describe('preferences are read strictly', () => {
  test.each([
    [parseMode, 'light', 'light'],
    [parseMode, 'dark', 'dark'],
    [parseMode, 'system', 'system'],
    [parseMode, 'Dark', undefined],
    [parseMode, '', undefined],
    [parseMode, null, undefined],
    [parseDirection, 'rtl', 'rtl'],
    [parseDirection, 'auto', undefined],
    [parseFlag, 'true', true],
    [parseFlag, 'false', false],
    [parseFlag, '1', undefined],
    [codeVariantOfHash, '#Button.js', 'JS'],
    [codeVariantOfHash, '#Button.tsx', 'TS'],
    [codeVariantOfHash, '#Button.jsx', undefined],
    [codeVariantOfHash, '#js', undefined],
    [codeVariantOfHash, '', undefined],
    [codeVariantOfCookie, 'codeVariant=JS', 'JS'],
    [codeVariantOfCookie, 'a=1; codeVariant=TS; b=2', 'TS'],
    [codeVariantOfCookie, 'myCodeVariant=JS', undefined],
    [codeVariantOfCookie, 'x-codeVariant=JS', undefined],
    [codeVariantOfCookie, 'codeVariant=JSX', undefined],
    [codeVariantOfCookie, '', undefined],
  ] as const)('%o of %j is %j', (read, value, expected) => {
    expect((read as (value: string | null) => unknown)(value)).toBe(expected);
  });
});

test.each([
  ['/docs/system/box/', '/docs', true],
  ['/docs/', '/docs', true],
  ['/docs/v5.0/box/', '/docs', true], // only the last segment tells a file
  ['/docs/box/index.html', '/docs', true],
  ['/docs/box', '/docs', true],
  ['/docs/llms.txt', '/docs', false],
  ['/docs/system/box.md', '/docs', false],
  ['/docs/_nav/branches/', '/docs', false],
  ['/docsy/', '/docs', false],
  ['/elsewhere/', '/docs', false],
  ['/box/', '', true],
])('%s under %j is a page: %j', (path, base, expected) => {
  expect(isPagePath(path, base)).toBe(expected);
});

test.each([
  ['plain', [['plain', false]]],
  ['a <mark>b</mark> c', [['a ', false], ['b', true], [' c', false]]],
  ['<mark>a</mark><mark>b</mark>', [['a', true], ['b', true]]],
  ['&lt;Box&gt; &amp; <mark>&lt;Stack&gt;</mark>', [['<Box> & ', false], ['<Stack>', true]]],
  ['&amp;lt;', [['&lt;', false]]], // decoded once, not twice
  ['<img src=x onerror=alert(1)>', [['<img src=x onerror=alert(1)>', false]]],
  ['', []],
])('excerpt %j', (html, pieces) => {
  expect(parseExcerpt(html).map(({ text, marked }) => [text, marked])).toEqual(pieces);
});

test.each([
  [{ sections: [{ id: 'a', name: 'A', indexes: ['a', 'a.api'] }, { id: 'b', name: 'B', indexes: [] }] }, ['a']],
  [{ sections: [{ id: 1, name: 'A', indexes: ['a'] }, null, 'x', { id: 'd', name: 'D', indexes: [2] }, { id: 'c', name: 'C', indexes: ['c'] }] }, ['c']],
  [{ sections: 'none' }, []],
  [null, []],
])('sections in %j', (json, ids) => {
  expect(parseSections(json).map(({ id }) => id)).toEqual(ids);
});

const section = (id: string, ...prefixes: string[]) => ({ id, name: id.toUpperCase(), prefixes, indexes: [id] });
const SECTIONS = [section('ui', '/ui', '/x/api/ui'), section('infra', '/x'), section('all', '/')];

test.each([
  ['/ui/button/', 'ui'],
  ['/ui', 'ui'],
  ['/x/api/ui/button/', 'ui'], // the longest prefix wins
  ['/x/api/', 'infra'],
  ['/uix/', 'all'], // whole segments only
])('the section of %s is %s', (path, id) => {
  expect(sectionOfPath(path, SECTIONS)?.id).toBe(id);
});

describe('hits', () => {
  const [own = section('none')] = SECTIONS;
  const page = (path: string, title = path, more: object = {}) => ({
    url: `/docs${path}`,
    excerpt: '',
    meta: { title },
    ...more,
  });
  const find = (here: ReturnType<typeof page>[], elsewhere: ReturnType<typeof page>[], sections = SECTIONS) =>
    groupHits({ query: 'Box', base: '/docs', own, here, elsewhere, sections });

  test('stand in groups: the open section first, then by the best page; unknown sections together', () => {
    const groups = find([page('/ui/a/')], [page('/y/'), page('/x/a/'), page('/z/')], SECTIONS.slice(0, 2));
    expect(groups.map(({ name, hits }) => [name, hits.map(({ href }) => href)])).toEqual([
      ['UI', ['/docs/ui/a/']],
      ['Other sections', ['/docs/y/', '/docs/z/']],
      ['INFRA', ['/docs/x/a/']],
    ]);
  });

  test('that are called what was typed come before those that speak of it', () => {
    const titles = ['Usage', 'The box', 'Box model', 'Palette', 'box'];
    const [group] = find(titles.map((title) => page('/ui/', title)), []);
    expect(group?.hits.map(({ title }) => title)).toEqual(['box', 'Box model', 'The box', 'Usage', 'Palette']);
  });

  test('show known tags in the order of the site, and their best two headings', () => {
    const place = (url: string) => ({ url, title: `at ${url}`, excerpt: '' });
    const places = ['/docs/ui/a/', '/docs/ui/a/#x', '/docs/ui/a/#y', '/docs/ui/a/#z'].map(place);
    const more = { meta: { title: 'A', tags: 'deprecated, new,evil' }, sub_results: places };
    const hit = find([page('/ui/a/', 'A', more)], [])[0]?.hits[0];
    expect(hit?.tags).toEqual(['new', 'deprecated']);
    expect(hit?.places.map(({ href }) => href)).toEqual(['/docs/ui/a/#x', '/docs/ui/a/#y']);
  });
});
