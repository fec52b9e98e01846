import { expect, test } from 'vitest';
import type { ProductVersion } from '../../engine/manifest/manifest.ts';
import { localizeAddress, versionAddress, type VersionPlace } from '../../site/frame/page/version-address.ts';
import { path } from './support/trees.ts';

const PLACE: VersionPlace = {
  site: {
    languages: [
      { code: 'en', name: 'English', direction: 'ltr' },
      { code: 'ar', name: 'العربية', direction: 'rtl' },
    ],
  },
  sections: [{ prefixes: [path('/kit')] }],
  language: { code: 'en' },
  base: '/docs',
};
const ARABIC = { ...PLACE, language: { code: 'ar' } };
const V6: ProductVersion = {
  text: 'v6',
  current: false,
  href: 'https://v6.example{LANG}/start/',
  pathTemplate: 'https://v6.example{LANG}{pathname}/',
  without: [path('/kit/new'), path('/kit/guides')],
};

test.each([
  // The same page, and the same page in another language.
  ['/kit/button', V6, PLACE, 'https://v6.example/kit/button/'],
  ['/kit/button', V6, ARABIC, 'https://v6.example/ar/kit/button/'],
  // Pages that the version does not have, and those below them; only whole segments count.
  ['/kit/new', V6, PLACE, 'https://v6.example/start/'],
  ['/kit/guides/types', V6, ARABIC, 'https://v6.example/ar/start/'],
  ['/kit/newer', V6, PLACE, 'https://v6.example/kit/newer/'],
  // The start page and the 404 page do not belong to any version.
  ['', V6, PLACE, 'https://v6.example/start/'],
  ['', { text: 'v6', current: false, pathTemplate: 'https://v6.example{pathname}/' }, PLACE, 'https://v6.example/'],
  [
    '/widgets/a',
    { text: 'v6', current: false, pathTemplate: 'https://v6.example/{pathname}' },
    PLACE,
    'https://v6.example/widgets/a',
  ],
  [
    '/widgets/a',
    { text: 'v6', current: false, pathTemplate: 'https://v6.example/{LANG}{pathname}/' },
    PLACE,
    'https://v6.example/widgets/a/',
  ],
  ['/kit/button', { text: 'v4', current: false, href: 'https://v4.example/' }, PLACE, 'https://v4.example/'],
  ['/kit/button', { text: 'v7', current: true }, PLACE, '#main'],
] as const)('from %s', (pathname, version, place, address) => {
  expect(versionAddress(version, pathname, place)).toBe(address);
});

test.each([
  ['https://kit.example{LANG}/versions/', 'https://kit.example/ar/versions/'],
  // A page of this site is below its root; other paths on the host may belong to another version.
  ['/kit/versions/', '/docs/kit/versions/'],
  ['{LANG}/kit/versions/', '/docs/ar/kit/versions/'],
  ['/v6/', '/v6/'],
])('the address %s is %s', (written, address) => {
  expect(localizeAddress(written, ARABIC)).toBe(address);
});
