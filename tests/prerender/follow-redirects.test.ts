import { expect, test } from 'vitest';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { followRedirects } from '../../site/api/site-links.ts';

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
  ['/none', 'without a redirect'],
  ['/round', 'in a loop, which ends at one of its addresses; `validate` reports it'],
  ['/hidden', 'of a page, which takes precedence over a redirect'],
])('the address %s, %s, stays as it is', (address) => {
  expect(followRedirects(address, MANIFEST)).toBe(address);
});
