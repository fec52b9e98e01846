import { expect, test } from 'vitest';
import { readSiteAssets } from '../../cli/build/prepare/site-assets.ts';
import { compile } from '../../engine/index.ts';
import type { RouteManifest, SectionTheme } from '../../engine/manifest/manifest.ts';
import { renderPageTheme } from '../../site/pages/fill-page.ts';
import { makeProject } from '../engine/support/project.ts';
import { contextOf } from './support/context.ts';

const THEME = `theme:
  controls:
    - { label: 'A "b" <i>', key: a, kind: color, default: '#000000' }
  template: "</script>'{a}'&amp;"`;

function manifestOf(theme: string): RouteManifest {
  const result = compile(
    makeProject({
      sections: { l: `id: l\nname: L & M\nprefixes: [/l]\n${theme}\npages:\n  - { pathname: /l/a, planned: true }\n` },
    }),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  return result.manifest;
}

function render(theme: string, page: { readonly hasDemos: boolean; readonly isHome: boolean }, slots = {}): string {
  const manifest = manifestOf(theme);
  const context = contextOf(manifest);
  const [section] = manifest.sections;
  if (section === undefined) throw new Error('There is no section.');
  return renderPageTheme(section, { ...context, slots, assets: { ...context.assets, themeScript: 'SCRIPT' } }, page);
}

const META = /^<meta name="docs-nav-theme" content="([^"<>]*)">/;

test('a page says what readers may change as data, whatever characters that has', () => {
  const [, content = ''] = META.exec(render(THEME, { hasDemos: false, isHome: false })) ?? [];
  const decoded = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
  expect(JSON.parse(decoded)).toEqual({
    of: 'l',
    name: 'L & M',
    controls: [{ label: 'A "b" <i>', key: 'a', kind: 'color', default: '#000000' }],
    template: "</script>'{a}'&amp;",
  } satisfies SectionTheme & { readonly name: string });
});

const SHOWN = { html: '', styles: '' };

test.each([
  ['a page with demos', { hasDemos: true, isHome: false }, {}, true],
  ['a page without', { hasDemos: false, isHome: false }, {}, false],
  ['a page with a component in its frame', { hasDemos: false, isHome: false }, { footer: SHOWN }, true],
  ['a page of a site with a component on its start page', { hasDemos: false, isHome: false }, { home: SHOWN }, false],
  ['that start page', { hasDemos: false, isHome: true }, { home: SHOWN }, true],
] as const)('%s has the script that applies the theme before the first paint, or not', (_, page, slots, has) => {
  expect(render(THEME, page, slots).includes('<script>SCRIPT</script>')).toBe(has);
});

test('a page of a library without a theme has nothing of it', () => {
  expect(render('', { hasDemos: true, isHome: true }, { home: SHOWN })).toBe('');
});

test('only the policy of a site with a theme allows its script', () => {
  const { site } = manifestOf('');
  const policyOf = (hasThemes: boolean) => readSiteAssets(site, { hasDemos: true, hasThemes, styles: {} }).policy;
  const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
  expect(hashes(policyOf(true)).length).toBe(hashes(policyOf(false)).length + 1);
  expect(policyOf(true)).toContain(hashes(policyOf(false)).join(' '));
});
