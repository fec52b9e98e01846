import { describe, expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { ENGLISH } from '../../site/words/words.ts';
import { joinNames, namePage } from '../../site/pages/page-names.ts';
import { readReferenceManifest } from '../support/reference-manifest.ts';
import { FEATURES } from '../../site/features/index.ts';

function compileTree(pages: string): RouteManifest {
  const nav = [
    { path: 'nav/site.yaml', text: 'title: Kits\nurl: https://kits.example\nrules: { unwritten-page: off }\n' },
    { path: 'nav/sections/kit.yaml', text: `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n${pages}` },
  ];
  const result = compile({
    nav,
    pages: [],
    assets: [],
    builtIn: FEATURES,
    packages: {},
    today: '2026-01-01',
    unreadable: [],
  });
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.manifest;
}

const namesIn = (manifest: RouteManifest) =>
  Object.values(manifest.routes).map((route) => namePage(route, { manifest, wording: ENGLISH }));

describe('names of pages', () => {
  test('include the group of a page only if another page of the product has the same name', () => {
    const manifest = compileTree(
      [
        '  - { pathname: /kit/parts, title: Parts, children: [{ pathname: /kit/button, title: Button }, { pathname: /kit/type, title: Typography }] }',
        '  - { pathname: /kit/theme, title: Theme, children: [{ pathname: /kit/theme/type, title: Typography }] }',
        '  - { pathname: /kit/typography, title: Typography, children: [{ pathname: /kit/fonts, title: Fonts }] }',
      ].join('\n'),
    );
    expect(
      Object.fromEntries(
        Object.entries(manifest.routes).map(([pathname, route]) => [
          pathname,
          namePage(route, { manifest, wording: ENGLISH }).page,
        ]),
      ),
    ).toMatchObject({
      '/kit/button': 'Button',
      '/kit/type': 'Typography - Parts',
      '/kit/theme/type': 'Typography - Theme',
      '/kit/typography': 'Typography',
      '/kit': 'Kit',
    });
  });

  test('include the page that a tab belongs to, and end with the pathname if nothing else differs', () => {
    const manifest = compileTree(
      '  - { pathname: /kit/slider, title: Slider, tabs: [{ title: Demos }, { segment: api, title: API }] }\n  - { pathname: /kit/a, title: Same }\n  - { pathname: /kit/b, title: Same }\n',
    );
    expect(namesIn(manifest).map(({ page }) => page)).toEqual(
      expect.arrayContaining(['Slider', 'API - Slider', 'Same - /kit/a', 'Same - /kit/b']),
    );
  });

  test('are joined without repetition', () => {
    expect(joinNames(['Kit', 'Kit', 'Kits'])).toBe('Kit - Kits');
    expect(joinNames(['Home', '', 'Kits'])).toBe('Home - Kits');
  });

  test('differ for all pages of the reference site', () => {
    const names = namesIn(readReferenceManifest()).map(({ page, product }) => joinNames([page, product]));
    expect(names.length).toBeGreaterThan(600);
    expect(new Set(names).size).toBe(names.length);
  });
});
