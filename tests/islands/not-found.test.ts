import { expect, test } from 'vitest';
import { addressWords, isNamedTwice, nearestFirst } from '../../site/islands/not-found/mount-not-found.ts';
import type { SearchHit } from '../../site/islands/search/rank-hits.ts';

test.each([
  ['/material-ui/react-buton/', 'buton'],
  ['/x/data-grid/colum_pinning.html', 'colum pinning'],
  ['/docs/v5/components/', ''],
  ['/material-ui/', 'material ui'],
  ['/%E3%81%82/', 'あ'],
  ['/100%/', '100'],
  ['/', ''],
])('the address %s suggests a search for “%s”', (path, words) => {
  expect(addressWords(path)).toBe(words);
});

const hit = (path: string, title = path, section = 0): SearchHit => ({
  title,
  path,
  section,
  tags: [],
  excerpt: [],
  kind: 'page',
});

test('pages with a similar address come first among those with similar names', () => {
  const hits = ['/joy-ui/react-button/', '/material-ui/api/button/', '/material-ui/react-button/'].map((path) =>
    hit(path),
  );
  expect(nearestFirst(hits, '/material-ui/react-buton/').map(({ path }) => path)).toEqual([
    '/material-ui/api/button/',
    '/material-ui/react-button/',
    '/joy-ui/react-button/',
  ]);
});

test('pages of one product with the same title need more than their names', () => {
  const [page, api, other] = [
    hit('/a/button/', 'Button'),
    hit('/a/api/button/', 'Button'),
    hit('/b/button/', 'Button', 1),
  ];
  expect([page, api, other].map((each) => isNamedTwice(each, [page, api, other]))).toEqual([true, true, false]);
});
