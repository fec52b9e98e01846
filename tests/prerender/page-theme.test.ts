import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { readSiteAssets } from '../../cli/build/prepare/site-assets.ts';
import { themeFiles } from '../../cli/make/demos/theme-files.ts';
import { compile } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import { renderFrame } from '../../site/demos/render-frame.ts';
import { renderThemeName } from '../../site/demos/render-theme.ts';
import { renderThemeScript } from '../../site/pages/fill-page.ts';
import { DESCRIBED } from '../../site/preferences/page-theme.ts';
import type { PageTheme } from '../../site/preferences/theme-values.ts';
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

/** What browsers know of themes when the script of one has run, which here ends before it looks for a page. */
function described(theme: string): Record<string, unknown> {
  const [file] = Object.values(themeFiles(manifestOf(theme).sections));
  const data = (file?.text ?? '').replace(/;\(function[^]*$/, '');
  return runInNewContext(`${data};globalThis[Symbol.for('${DESCRIBED}')]`) as Record<string, unknown>;
}

test('the script of a theme says what readers may change as data, whatever characters that has', () => {
  expect(JSON.parse(JSON.stringify(Object.values(described(THEME))[0]))).toEqual({
    of: 'l',
    name: 'L & M',
    controls: [{ label: 'A "b" <i>', key: 'a', kind: 'color', default: '#000000' }],
    template: "</script>'{a}'&amp;",
  } satisfies PageTheme);
});

test('a page names that script, whose name changes with it, and nothing else of the theme', () => {
  const nameIn = (theme: string) => renderThemeName(themeFiles(manifestOf(theme).sections)['l']);
  expect(nameIn(THEME)).toMatch(/^ data-theme="l\.[\w-]{6}"$/);
  expect(nameIn(THEME.replace('"b"', 'c'))).not.toBe(nameIn(THEME));
  expect(nameIn('')).toBe('');
});

test('the document of a demo names it in the same way, with the address of the site', () => {
  const demo = { name: 'A', html: '', styles: '', module: '', start: '', site: 's', language: 'en', mode: {} };
  const html = renderFrame({ ...demo, direction: 'ltr', base: '/docs/', theme: { name: 'l.abcdef.js' } });
  expect(html).toContain(' data-theme="l.abcdef" data-base="/docs/"');
});

const SHOWN = { html: '', styles: '' };

const SCRIPT = { name: 'l.a.js', text: '' };

function scriptOf(theme: typeof SCRIPT | undefined, page: { hasDemos: boolean; isHome: boolean }, slots = {}): string {
  const { assets } = contextOf(manifestOf(''));
  return renderThemeScript(theme, { slots, assets: { ...assets, themeScript: 'SCRIPT' } }, page);
}

test.each([
  ['a page with demos', { hasDemos: true, isHome: false }, {}, true],
  ['a page without', { hasDemos: false, isHome: false }, {}, false],
  ['a page with a component in its frame', { hasDemos: false, isHome: false }, { footer: SHOWN }, true],
  ['a page of a site with a component on its start page', { hasDemos: false, isHome: false }, { home: SHOWN }, false],
  ['that start page', { hasDemos: false, isHome: true }, { home: SHOWN }, true],
] as const)('%s has the script that waits for a stored theme before the first paint, or not', (_, page, slots, has) => {
  expect(scriptOf(SCRIPT, page, slots)).toBe(has ? '<script>SCRIPT</script>' : '');
});

test('a page of a library without a theme has nothing of it', () => {
  expect(scriptOf(undefined, { hasDemos: true, isHome: true }, { home: SHOWN })).toBe('');
});

test('only the policy of a site with a theme allows its script', () => {
  const { site } = manifestOf('');
  const policyOf = (hasThemes: boolean) => readSiteAssets(site, { hasDemos: true, hasThemes, styles: {} }).policy;
  const hashes = (policy: string) => policy.match(/'sha256-[^']+'/g) ?? [];
  expect(hashes(policyOf(true)).length).toBe(hashes(policyOf(false)).length + 1);
  expect(policyOf(true)).toContain(hashes(policyOf(false)).join(' '));
});
