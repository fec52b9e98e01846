import { expect, test } from 'vitest';
import { renderCodeLanguage, renderLooks, renderMarkStyles, renderRoom } from '../../site/pages/page-looks.ts';
import type { SiteAssets } from '../../site/pages/context/site-context.ts';
import { renderCode, renderVariants } from '../../site/markdown/render/render-code.ts';

test('a page has a code language for its boot script if it has code in two languages', () => {
  const block = { type: 'code', lang: 'tsx', meta: null, value: 'const size: number = 1;' } as const;
  expect(renderCodeLanguage(renderVariants(block, 'const size = 1;'))).toBe(' data-code="TS"');
  expect(renderCodeLanguage(renderCode(block))).toBe('');
});

test.each([
  ['<h1>Tabs</h1><p class="lead">Tabs <a href="/">switch</a> views.</p>', ''],
  ['<h1>Tabs <span class="tag new">New</span></h1>', '<style>.tag{}</style>'],
  ['<h1>Tabs</h1><p class="lead">Wrap it in <code>TabList</code>.</p>', '<style>.tag{}</style>'],
])('a page starts with the styles of tags and code if its opening has them: %s', (opening, styles) => {
  expect(renderMarkStyles(opening, { assets: { markStyles: '.tag{}' } as SiteAssets })).toBe(styles);
});

test('API pages and references of settings use the room of wide windows, and no others', () => {
  expect(renderRoom('<p>Text</p>', true)).toBe(' data-wide');
  expect(renderRoom('<ul class="rows reference"><li></ul>')).toBe(' data-wide');
  expect(renderRoom('<ul class="rows" aria-label="Props"><li></ul>')).toBe('');
});

const context = {
  base: '/docs',
  assets: {
    stylesheets: {
      first: '',
      later: '',
      features: { 'feature-cards': '_nav/assets/cards.css' },
      kinds: { rows: 'rows.css', demos: 'demos.css', home: 'home.css', landings: 'landings.css', slots: 'slots.css' },
    },
  },
} as unknown as Parameters<typeof renderLooks>[1];

test.each([
  ['<p>Text of a page</p><pre class="language-tsx"><i class=k>class</i></pre>', []],
  ['<figure class="demo" id="a"></figure><div class="demo-stage"></div>', ['demos']],
  ['<div class="demo-stage"></div>', []],
  ['<section class="wide cards"><ul class="index described"></ul></section>', ['landings']],
  ['<ul class="pictured"></ul><code class="ty"></code>', ['rows', 'landings']],
  ['<div class="slot home"></div><div class="hero"></div>', ['home', 'slots', 'landings']],
  ['<ul class="feature-cards"></ul>', ['cards']],
  ['<p class="', []],
])('%s', (html, expected) => {
  expect(
    Array.from(renderLooks(html, context).matchAll(/href="\/docs\/_nav\/assets\/(\w+)\.css"/g), ([, name]) => name),
  ).toEqual(expected);
});
