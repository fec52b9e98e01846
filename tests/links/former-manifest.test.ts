import { expect, test } from 'vitest';
import { toManifest } from '../../cli/links/published-manifest.ts';
import { MANIFEST_FORMAT } from '../../engine/manifest/manifest.ts';

const ROUTE = { pathname: '/kit/button', title: 'Button', anchors: [] };
const KEYS = [{ keys: ['Escape'], does: 'Closes it.' }];
const FORMER = {
  formatVersion: MANIFEST_FORMAT - 1,
  redirects: [],
  routes: {
    '/kit/button': {
      ...ROUTE,
      demos: ['Basic.tsx', 'Wide.tsx'],
      demoSettings: { 'Wide.tsx': { wide: true } },
      openingDemo: 'Basic.tsx',
      includes: [{ package: '@kit/ui', name: 'Button', rows: ['size'] }],
      asks: { icons: [{ ask: { package: '@kit/icons' } }] },
      keyboard: KEYS,
    },
    '/kit/api/button': { ...ROUTE, api: { package: '@kit/ui', name: 'Button' } },
    '/kit': ROUTE,
  },
  translations: { de: { titles: {}, pages: { '/kit/button': { file: 'content/de/button.md', keyboard: KEYS } } } },
};

test('a manifest of the format before this one is read as if it were of this one', () => {
  expect(toManifest(FORMER)).toEqual({
    formatVersion: MANIFEST_FORMAT,
    redirects: [],
    routes: {
      '/kit/button': {
        ...ROUTE,
        given: { keyboard: KEYS },
        asks: [
          { kind: 'demo', ask: { src: 'Basic.tsx' }, opens: true },
          { kind: 'demo', ask: { src: 'Wide.tsx', wide: true } },
          { kind: 'api', ask: { package: '@kit/ui', name: 'Button', rows: ['size'] } },
          { kind: 'icons', ask: { package: '@kit/icons' } },
        ],
      },
      '/kit/api/button': { ...ROUTE, shows: { kind: 'api', ask: { package: '@kit/ui', name: 'Button' } } },
      '/kit': ROUTE,
    },
    translations: {
      de: { titles: {}, pages: { '/kit/button': { file: 'content/de/button.md', given: { keyboard: KEYS } } } },
    },
  });
});

test('one of this format stays as it is, and any other is none', () => {
  const current = { ...FORMER, formatVersion: MANIFEST_FORMAT };
  expect(toManifest(current)).toBe(current);
  for (const other of [
    null,
    'text',
    {},
    { ...FORMER, formatVersion: MANIFEST_FORMAT - 2 },
    { ...FORMER, routes: null },
  ])
    expect(toManifest(other)).toBeUndefined();
});
