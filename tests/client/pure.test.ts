import { describe, expect, test } from 'vitest';
import { isPagePath } from '../../site/client/page-address.ts';
import { parseExcerpt } from '../../site/islands/search/excerpt.ts';
import { groupHits } from '../../site/islands/search/group-hits.ts';
import { parseSections } from '../../site/islands/search/site-sections.ts';
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
  [{ sections: [{ id: 'a', name: 'A', search: true }, { id: 'b', name: 'B', search: false }] }, ['a']],
  [{ sections: [{ id: 1, name: 'A', search: true }, null, 'x', { id: 'c', name: 'C', search: true }] }, ['c']],
  [{ sections: 'none' }, []],
  [null, []],
])('sections in %j', (json, ids) => {
  expect(parseSections(json).map(({ id }) => id)).toEqual(ids);
});

test('hits are grouped: the open section first, then by the best page; unknown sections stand together', () => {
  const own = { id: 'joy', name: 'Joy UI' };
  const sections = [{ id: 'system', name: 'MUI System' }, own];
  const page = (url: string, section = '') => ({ url, excerpt: '', meta: { title: url, section } });
  const groups = groupHits(
    own,
    sections,
    [page('/joy/a/')],
    [page('/x/', 'gone'), page('/system/a/', 'system'), page('/y/')],
  );
  expect(groups.map(({ name, hits }) => [name, hits.map(({ href }) => href)])).toEqual([
    ['Joy UI', ['/joy/a/']],
    ['Other sections', ['/x/', '/y/']],
    ['MUI System', ['/system/a/']],
  ]);
});

test('a hit shows known tags in the order of the site, and its best two headings', () => {
  const place = (url: string) => ({ url, title: `at ${url}`, excerpt: '' });
  const own = { id: 'joy', name: 'Joy UI' };
  const [group] = groupHits(
    own,
    [own],
    [
      {
        ...place('/a/'),
        meta: { title: 'A', tags: 'deprecated, new,evil' },
        sub_results: [place('/a/'), place('/a/#x'), place('/a/#y'), place('/a/#z')],
      },
    ],
    [],
  );
  expect(group?.hits[0]).toMatchObject({ title: 'A', tags: ['new', 'deprecated'] });
  expect(group?.hits[0]?.places.map(({ href }) => href)).toEqual(['/a/#x', '/a/#y']);
});
