import { describe, expect, test } from 'vitest';
import { hasSafeScheme, isAbsoluteUrl, splitAddress } from '../../engine/address/address.ts';
import { namedAnchor } from '../../engine/address/anchor.ts';
import { toHref } from '../../engine/address/href.ts';
import { contentPathname, folderPathname } from '../../engine/address/page-file.ts';
import {
  canonicalPathname,
  fromServedPathname,
  isBelow,
  isPlainPathname,
  joinPathname,
  toPathname,
  toCopyPathname,
  toServedPathname,
  indexPrefixes,
} from '../../engine/address/pathname.ts';
import { resolveReference } from '../../engine/address/reference.ts';

test.each(['/a/b', '/a/b/', '/a//b///', 'a/b', '/a/./b'])('toPathname(%j) is "/a/b"', (path) => {
  expect(toPathname(path)).toBe('/a/b');
});

test.each([
  ['/a/../b', '/b'],
  ['/../../a', '/a'],
  ['/a/...', '/a/...'],
  ['/', '/'],
  ['', '/'],
  // A combining accent, as macOS writes it.
  ['/cafe\u0301', '/caf\u00E9'],
])('toPathname(%j) is %j', (path, pathname) => {
  expect(toPathname(path)).toBe(pathname);
});

test.each([
  ['/a/b', { pathname: '/a/b' }],
  ['/a#c', { pathname: '/a', hash: 'c' }],
  ['/a?x=1#c', { pathname: '/a', hash: 'c' }],
  // A question mark after the hash sign belongs to the hash.
  ['/a#c?x', { pathname: '/a', hash: 'c?x' }],
  ['#c', { pathname: '', hash: 'c' }],
  ['/a#', { pathname: '/a', hash: '' }],
])('splitAddress(%j)', (address, parts) => {
  expect(splitAddress(address)).toEqual(parts);
});

test.each([
  ['/a', '/a', true],
  ['/a/b', '/a', true],
  ['/ab', '/a', false],
  ['/', '/a', false],
  ['/a', '/', true],
])('isBelow(%j, %j) is %j', (pathname, prefix, below) => {
  expect(isBelow(pathname, prefix)).toBe(below);
});

test.each([
  ['/a', 'b/c', '/a/b/c'],
  ['/', 'b', '/b'],
  ['/a/', '/b/', '/a/b'],
])('joinPathname(%j, %j) is %j', (parent, child, joined) => {
  expect(joinPathname(parent, child)).toBe(joined);
});

describe('sections and paths (requirements B1, B4 to B7)', () => {
  const languages = ['en', 'de', 'ar'];

  test.each([
    ['/de/a/b/?q=1#c', '/a/b'],
    ['/ar', '/'],
    // The default language has no prefix, and two letters are only a language if the site supports it.
    ['/en/a', '/en/a'],
    ['/fr/a', '/fr/a'],
    ['/design', '/design'],
    ['/a/de', '/a/de'],
  ])('canonicalPathname(%j) is %j', (address, pathname) => {
    expect(canonicalPathname(address, { languages })).toBe(pathname);
  });

  test('the base is removed before the language', () => {
    expect(canonicalPathname('/docs/de/a/', { languages, base: '/docs' })).toBe('/a');
    expect(canonicalPathname('/docsets/a', { languages, base: '/docs' })).toBe('/docsets/a');
  });

  const owners = [
    { id: 'outer', prefixes: ['/a'] },
    { id: 'inner', prefixes: ['/x', '/a/b'] },
  ];
  test.each([
    ['/a/c', 'outer'],
    ['/a/b/c', 'inner'],
    ['/a/bc', 'outer'],
    ['/x', 'inner'],
    ['/y', undefined],
  ])('the longest prefix of %j belongs to %j', (pathname, id) => {
    expect(
      indexPrefixes(owners.flatMap(({ id, prefixes }) => prefixes.map((prefix) => [prefix, id] as const)))(pathname),
    ).toBe(id);
  });

  test.each([
    ['/api', '/api-docs'],
    ['/api/button', '/api-docs/button'],
    ['/apiary', '/apiary'],
    ['/material-ui/api/button', '/material-ui/api/button'],
  ])('%j is served at %j', (pathname, served) => {
    expect(toServedPathname(pathname, {})).toBe(served);
    expect(fromServedPathname(served, {})).toBe(pathname);
  });

  test('a site may keep its addresses below /api', () => {
    expect(toServedPathname('/api/button', { apiAddresses: 'keep' })).toBe('/api/button');
    expect(fromServedPathname('/api-docs/button', { apiAddresses: 'keep' })).toBe('/api-docs/button');
    expect(toCopyPathname('/api/button', { apiAddresses: 'keep' })).toBe('/api/button.md');
  });

  test.each([
    ['/a/b', '/a/b.md'],
    ['/api/button', '/api-docs/button.md'],
    ['/', '/index.md'],
  ])('the Markdown of %j is at %j', (pathname, copy) => {
    expect(toCopyPathname(pathname, {})).toBe(copy);
  });

  test.each([
    ['/a/b', { base: '' }, undefined, '/a/b/'],
    ['/a/b', { base: '' }, 'c', '/a/b/#c'],
    ['/', { base: '' }, undefined, '/'],
    ['/', { base: '/docs', language: 'de' }, undefined, '/docs/de/'],
    ['/api/x', { base: '/docs' }, undefined, '/docs/api-docs/x/'],
  ])('toHref(%j, %j, %j) is %j', (pathname, context, hash, href) => {
    expect(toHref(pathname, context, hash)).toBe(href);
  });
});

test.each([
  ['https://a.b', true, true],
  ['HTTP://a.b', true, true],
  ['mailto:a@b.c', true, true],
  ['javascript:alert(1)', true, false],
  ['data:text/html,x', true, false],
  ['//a.b/c', true, false],
  ['https:a', true, false],
  ['/a:b', false, false],
  ['a/b', false, false],
])('%j is absolute: %j, safe: %j', (address, absolute, safe) => {
  expect([isAbsoluteUrl(address), hasSafeScheme(address)]).toEqual([absolute, safe]);
});

test.each([
  ['/a/b#c', { kind: 'page', pathname: '/a/b', hash: 'c' }],
  ['/a/b/', { kind: 'page', pathname: '/a/b' }],
  ['#c', { kind: 'page', pathname: '/a/page', hash: 'c' }],
  ['./other.md#c', { kind: 'page', pathname: '/a/other', hash: 'c' }],
  ['../b/index.md', { kind: 'page', pathname: '/b' }],
  ['../../../b.md', { kind: 'page', pathname: '/b' }],
  ['/static/x.png', { kind: 'asset', path: '/static/x.png' }],
  ['x.svg', { kind: 'asset', path: '/a/x.svg' }],
  // As browsers read it; a percent sign that encodes nothing is a plain character.
  ['./t%C3%BCr%20a.png', { kind: 'asset', path: '/a/tür a.png' }],
  ['tür a.png', { kind: 'asset', path: '/a/tür a.png' }],
  ['100%.png', { kind: 'asset', path: '/a/100%.png' }],
  ['/gr%C3%BC%C3%9Fe/#%C3%BCber', { kind: 'page', pathname: '/grüße', hash: '%C3%BCber' }],
  ['./my%20guide%2Emd', { kind: 'page', pathname: '/a/my guide' }],
  ['/cafe%CC%81.png', { kind: 'asset', path: '/caf\u00E9.png' }],
  // A version number is not a file extension.
  ['/guides/v1.2', { kind: 'page', pathname: '/guides/v1.2' }],
  ['https://a.b/c', { kind: 'external', href: 'https://a.b/c' }],
])('a link from a page in /a to %j leads to %j', (href, reference) => {
  expect(resolveReference(href, { from: '/a/page', folder: '/a' })).toEqual(reference);
});

test.each([
  ['/a/b.md', '/a/b'],
  ['/a/index.md', '/a'],
  ['/index.md', '/'],
  ['/a/reindex.md', '/a/reindex'],
])('contentPathname(%j) is %j', (file, pathname) => {
  expect(contentPathname(file)).toBe(pathname);
});

test('folderPathname returns the folder that contains the file', () => {
  expect(folderPathname('content/a/b.md', 'content')).toBe('/a');
  expect(folderPathname('site/reference/content/index.md', 'site/reference/content')).toBe('/');
});

test.each([
  ['/a/b-c#d', true],
  ['/a/v1.2_x', true],
  ['/größe/日本語', true],
  ['/a//b', false],
  ['/a/../b', false],
  ['a', false],
  ['/a/', false],
  ['/a b', false],
])('isPlainPathname(%j) is %j', (written, plain) => {
  expect(isPlainPathname(written)).toBe(plain);
});

test.each([
  ['usage', 'usage'],
  ['usage:~:text=a', 'usage'],
  [':~:text=a', undefined],
  ['Top', undefined],
  ['topic', 'topic'],
])('namedAnchor(%j) is %j', (hash, anchor) => {
  expect(namedAnchor(hash)).toBe(anchor);
});
