import { expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest.ts';
import { followRedirects } from '../../site/prerender/follow-redirects.ts';

const MANIFEST = {
  routes: { '/new': {}, '/hidden': {} },
  redirects: [
    { from: '/old', to: '/new' },
    { from: '/older', to: '/old' },
    { from: '/part', to: '/new#part' },
    { from: '/away', to: 'https://away.example/x' },
    { from: '/round', to: '/about' },
    { from: '/about', to: '/round' },
    { from: '/hidden', to: '/new' },
  ],
} as unknown as RouteManifest;

test.each([
  ['/new#a', '/new#a'],
  ['/old/', '/new'],
  ['/older#a', '/new#a'],
  ['/part#a', '/new#part'],
  ['/away', 'https://away.example/x'],
])('the address %s leads to %s', (address, expected) => {
  expect(followRedirects(address, MANIFEST)).toBe(expected);
});

test.each([
  ['/none', 'of no redirect'],
  ['/round', 'of a circle, which ends somewhere on it; `validate` tells about it'],
  ['/hidden', 'of a page, which is never left for what a redirect says'],
])('the address %s, %s, stays as it is', (address) => {
  expect(followRedirects(address, MANIFEST)).toBe(address);
});
