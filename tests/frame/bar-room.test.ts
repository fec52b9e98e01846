import { expect, test } from 'vitest';
import type { Language, SiteInfo } from '../../engine/manifest/manifest.ts';
import { fitsOneRow } from '../../site/frame/menus.tsx';
import { ENGLISH as WORDING } from '../../site/words/words.ts';
import { path, section } from './support/trees.ts';

const ENGLISH: Language = { code: 'en', name: 'English', direction: 'ltr' };
const SITE: SiteInfo = {
  title: 'Pebble',
  url: 'https://docs.example',
  languages: [ENGLISH],
  content: 'content',
  stylesheets: [],
  search: true,
  serviceWorker: 'none',
  budgets: {},
};
const named = (...names: readonly string[]) =>
  names.map((name, at) => section([], { id: `s${at}`, name, home: path(`/${at}`), logo: '/static/logo.svg' }));
const NAMES = ['Material UI', 'Joy UI', 'MUI System', 'Base UI', 'Data Grid', 'docs-nav'];

test.each([
  ['six short names', named(...NAMES), {}, true],
  [
    'six short names beside the version of a release candidate',
    named(...NAMES),
    { title: 'MUI', versions: [{ text: 'v5.0.0-beta.52', current: true }] },
    true,
  ],
  ['ten names', named(...NAMES, ...NAMES.slice(0, 4)), {}, false],
  ['six names in wide characters', named(...NAMES.map(() => '组件库的用户界面系统')), {}, false],
  [
    'ten names, most of them hidden',
    named(...NAMES, ...NAMES).map((one, at) => (at < 4 ? one : { ...one, hidden: true as const })),
    {},
    true,
  ],
  [
    'long names of the site and its version',
    named(...NAMES),
    {
      title: 'A library of components for every stone',
      versions: [{ text: 'v2024.10.1-canary.20241003', current: true }],
    },
    false,
  ],
] as const)(
  '%s fit in one row: %#',
  (
    _,
    sections,
    { title = SITE.title, versions = [] }: { title?: string; versions?: readonly { text: string; current: boolean }[] },
    fits,
  ) => {
    expect(
      fitsOneRow({
        site: { ...SITE, title },
        section: { ...section([]), versions },
        sections,
        language: ENGLISH,
        wording: WORDING,
        base: '',
        assets: { openingStyles: '', stylesheet: '', laterStylesheet: '', script: '', bootScript: '', policy: '' },
        slots: {},
        hrefOf: String,
      }),
    ).toBe(fits);
  },
);
