import { describe, expect, test } from 'vitest';
import { CACHES, cacheKey, isKeepable, kindOf, type Kind } from '../../site/service-worker/kinds.ts';

const PLACE = { origin: 'https://docs.example', base: '/docs' };
const kind = (address: string, isStream = false) => kindOf({ url: new URL(address, PLACE.origin), isStream }, PLACE);

describe('a request has one kind', () => {
  test.each<readonly [string, Kind | undefined]>([
    ['/docs/', 'page'],
    ['/docs/widgets/button/', 'page'],
    ['/docs/widgets/button/?from=mail', 'page'],
    ['/docs/_nav/main.juj1c932.js', 'asset'],
    ['/docs/_nav/demos/button.a1b2c3d4.js', 'asset'],
    ['/docs/_nav/branches/widgets.ijj7Otc4/top.html', 'branch'],
    ['/docs/_nav/site.json', 'file'],
    ['/docs/_nav/offline.html', 'file'],
    // The middle looks like a hash, but every release of the search has this name.
    ['/docs/_nav/search/widgets/wasm.unknown.pagefind', 'file'],
    ['/docs/static/logo.svg', 'file'],
    ['/docs/llms.txt', 'file'],
    ['/elsewhere/', undefined],
    // Beside the site, not below it.
    ['/docs', undefined],
    ['/docs-old/widgets/', undefined],
    ['https://cdn.example/docs/_nav/main.juj1c932.js', undefined],
    ['https://docs.example.evil.example/docs/', undefined],
  ])('%s → %s', (address, expected) => {
    expect(kind(address)).toBe(expected);
  });

  test('a film is left to the browser', () => {
    expect(kind('/docs/static/film.mp4', true)).toBeUndefined();
  });
});

describe('an answer is kept', () => {
  const good = { status: 200, type: 'basic', redirected: false } as const;
  const html = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const script = new Headers({ 'content-type': 'text/javascript' });

  test.each<readonly [boolean, string, Kind, Parameters<typeof isKeepable>[1]]>([
    [true, 'page', 'page', { ...good, headers: html }],
    [true, 'fragment', 'branch', { ...good, headers: html }],
    [true, 'script', 'asset', { ...good, headers: script }],
    [true, 'file of any type', 'file', { ...good, headers: html }],
    [false, 'page that is missing', 'page', { ...good, status: 404, headers: html }],
    [false, 'server that is down', 'page', { ...good, status: 503, headers: html }],
    [false, 'part of a file', 'file', { ...good, status: 206, headers: script }],
    [false, 'page from another address', 'page', { ...good, redirected: true, headers: html }],
    [false, 'redirect not followed', 'page', { status: 0, type: 'opaqueredirect', redirected: false, headers: html }],
    [
      false,
      'answer that cannot be looked at',
      'file',
      { status: 0, type: 'opaque', redirected: false, headers: script },
    ],
    [false, 'page that is not HTML', 'page', { ...good, headers: script }],
    [false, 'sign-in page in place of a script', 'asset', { ...good, headers: html }],
    [
      false,
      'film',
      'file',
      { ...good, headers: new Headers({ 'content-type': 'video/mp4', 'content-length': '9000000' }) },
    ],
  ])('%s: %s', (expected, _, kind, response) => {
    expect(isKeepable(kind, response)).toBe(expected);
  });

  test('under its address without query and hash', () => {
    expect(cacheKey('https://docs.example/docs/a/?x=1#y')).toBe('https://docs.example/docs/a/');
  });

  test('in a cache of limited size', () => {
    for (const { entries } of Object.values(CACHES)) expect(entries).toBeLessThanOrEqual(200);
  });
});
