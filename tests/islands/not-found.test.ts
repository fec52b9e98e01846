import { expect, test } from 'vitest';
import { addressWords, nearestFirst } from '../../site/islands/not-found/nearest-pages.ts';
import type { SearchHit } from '../../site/islands/search/rank-hits.ts';

test.each([
  ['/material-ui/react-buton/', 'buton'],
  ['/x/data-grid/colum_pinning.html', 'colum pinning'],
  ['/docs/v5/components/', ''],
  ['/material-ui/', 'material ui'],
  ['/%E3%81%82/', 'あ'],
  ['/100%/', '100'],
  ['/', ''],
])('the address %s asks for “%s”', (path, words) => {
  expect(addressWords(path)).toBe(words);
});

test('of pages that are called alike, those at an address alike come first', () => {
  const hit = (path: string): SearchHit => ({ title: path, path, section: 0, tags: [], excerpt: [], places: [] });
  const hits = ['/joy-ui/react-button/', '/material-ui/api/button/', '/material-ui/react-button/'].map(hit);
  expect(nearestFirst(hits, '/material-ui/react-buton/').map(({ path }) => path)).toEqual([
    '/material-ui/api/button/',
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
  ]);
});
