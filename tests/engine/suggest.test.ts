import { describe, expect, test } from 'vitest';
import { nearestPathname } from '../../engine/address/nearest-pathname.ts';
import { enumerate } from '../../engine/text/enumerate.ts';
import { didYouMean, findNear, suggest } from '../../engine/text/suggest.ts';
import { wholeAddress } from '../../engine/address/whole-address.ts';

test.each([
  ['titel', ['title', 'tabs'], 'title'],
  ['Title', ['title'], 'title'],
  ['prro', ['pro', 'premium'], 'pro'],
  // A swap of neighbours is one mistake.
  ['chidlren', ['children', 'child'], 'children'],
  ['xyz', ['title', 'tabs'], undefined],
  // At most a third may differ.
  ['tab', ['tax', 'tub'], 'tax'],
  ['ab', ['cd'], undefined],
  // The word itself is not a suggestion.
  ['title', ['title'], undefined],
  ['', ['a'], undefined],
  ['a', ['b'], undefined],
])('suggest(%j, %j) is %j', (word, candidates, found) => {
  expect(suggest(word, candidates)).toBe(found);
});

test('equally close candidates are ranked by the alphabet, not by their order', () => {
  expect(suggest('bat', ['cat', 'hat', 'rat'])).toBe('cat');
  expect(suggest('bat', ['rat', 'hat', 'cat'])).toBe('cat');
});

test('didYouMean words a suggestion, or returns undefined', () => {
  expect(didYouMean('titel', ['title'])).toBe('did you mean `title`');
  expect(didYouMean('xyz', ['title'])).toBeUndefined();
});

test.each([
  // One close candidate, and one with a rival that is almost as close.
  ['titel', ['title', 'tabs'], true],
  ['tac', ['tab', 'tag'], false],
  ['buttn', ['button', 'buttons'], false],
  // Apart from case, it is the word itself.
  ['Button', ['button', 'buttons'], true],
])('findNear(%j, %j) has isClear %j', (word, candidates, isClear) => {
  expect(findNear(word, candidates)?.isClear).toBe(isClear);
});

describe('nearestPathname', () => {
  const nearest = nearestPathname(() => ['/a/button', '/a/buttons', '/b/slider', '/c/slider', '/c/text-field']);

  test.each([
    ['/a/buton', '/a/button'],
    // The only one with its name, wherever it is.
    ['/x/y/button', '/a/button'],
    // Of several with the same name, the one in the folder with the closest name.
    ['/cc/slider', '/c/slider'],
    // Folder and name are misspelled.
    ['/cx/text-feild', '/c/text-field'],
    ['/nothing/like-it', undefined],
  ])('%j is nearest to %j', (pathname, found) => {
    expect(nearest(pathname)?.value).toBe(found);
  });
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['github.com/a/b', 'https://github.com/a/b'],
  ['git@example.com:a/b.git', 'https://example.com/a/b'],
  ['ann@example.com', 'mailto:ann@example.com'],
  ['logo@2x.png', undefined],
  ['guides/start.md', undefined],
  ['//', undefined],
  ['javascript:alert(1)', undefined],
  ['ftp://a.example', undefined],
  ['C:\\a.b', undefined],
])('wholeAddress(%j) is %j', (text, address) => {
  expect(wholeAddress(text)).toBe(address);
});

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a or b'],
  [['a', 'b', 'c'], 'a, b or c'],
])('enumerate(%j)', (words, sentence) => {
  expect(enumerate(words, 'or')).toBe(sentence);
});
