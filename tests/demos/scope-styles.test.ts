import { expect, test } from 'vitest';
import { scopeStyles } from '../../cli/demos/scope-styles.ts';
import { moveToStage } from '../../cli/demos/stage-selectors.ts';

test.each([
  // What speaks of the document speaks of the stage.
  ['html, body', ':scope, :scope'],
  ['html > body', ':scope'],
  [':host', ':scope'],
  [':where(:root, :host)', ':where(:scope, :scope)'],
  ['body::before', ':scope::before'],
  ['html:focus-within', ':scope:focus-within'],
  ['body > .app', ':scope > .app'],
  // What is asked of the document is asked of the site's.
  ['body.dark', 'html.dark :scope'],
  [':root[data-theme="dark"]', ':root[data-theme="dark"] :scope'],
  [':root:not(.light)', ':root:not(.light) :scope'],
  ['html.dark body', 'html.dark :scope'],
  ['html.dark .card', 'html.dark :where(:scope) .card'],
  ['html.dark body .card b', 'html.dark :where(:scope) .card b'],
  ['html.dark body > .card', 'html.dark :scope > .card'],
  // The rest is as it was.
  ['body .card', '.card'],
  ['.card:hover > .title + *', '.card:hover > .title + *'],
  ['.sm\\:p-2', '.sm\\:p-2'],
  ['.part:where([data-side="a b"] *)', '.part:where([data-side="a b"] *)'],
  ['*, ::before', '*, ::before'],
  ['.body, #html', '.body, #html'],
  // The selector of the dark mode stands for the stage as well.
  ['.dark', '.dark, .dark :scope'],
  ['.dark .card', '.dark .card, .dark :where(:scope) .card'],
  [':where(.dark) .card > b', ':where(.dark) .card > b, :where(.dark) :where(:scope) .card > b'],
  ['[dir="rtl"] .card', '[dir="rtl"] .card, [dir="rtl"] :where(:scope) .card'],
  ['.card .dark', '.card .dark, .card .dark :scope'],
  ['.page .card', '.page .card'],
  ['.light, .dark', '.light, .dark, .dark :scope'],
])('%s is moved to the stage: %s', (written, moved) => {
  expect(moveToStage(written, '.dark').replaceAll(/\s*,\s*/g, ', ')).toBe(moved);
});

test('an attribute is the mode whatever quotes it has', () => {
  expect(moveToStage('[data-theme="dark"]', '[data-theme=dark]')).toBe(
    '[data-theme="dark"], [data-theme="dark"] :scope',
  );
});

test('every value of the attribute that tells the mode is one of the document', () => {
  expect(moveToStage('[data-theme=light] .card', '[data-theme=dark]')).toBe(
    '[data-theme=light] .card, [data-theme=light] :where(:scope) .card',
  );
});

test('a sheet holds in stages alone, but for what is a name in the whole document', async () => {
  const sheet =
    '@layer base, parts;@import url(x.css);body{margin:0;& a{color:red}}@layer base{@keyframes turn{to{rotate:1turn}}html{color:red}}@media print{.x{background:url(__VITE_ASSET__a__)}}@font-face{font-family:A}';
  expect((await scopeStyles(sheet)).replaceAll('\n', '')).toBe(
    '@layer base, parts;@import url(x.css);@keyframes turn{to{rotate:1turn}}@font-face{font-family:A}@scope (.demo-stage, body > div){:scope{margin:0;& a{color:red}}@layer base{:scope{color:red}}@media print{.x{background:url(__VITE_ASSET__a__)}}}',
  );
});

test('layers keep their order', async () => {
  const sheet = '@layer theme{a{color:red}}@layer parts;@layer base{a{color:blue}}';
  expect((await scopeStyles(sheet)).replaceAll('\n', '')).toMatch(/^@layer theme, parts, base;@scope/);
});

test('variables of the document stay there, where libraries set them again, but for those that the site has as well', async () => {
  const sheet =
    ':root{--own:1;--ink:red;margin:0}@layer base{:root[data-theme=dark]{--own:2}}.dark{--own:3}.card{--own:4}';
  expect((await scopeStyles(sheet, { mode: '.dark', taken: new Set(['--ink']) })).replaceAll('\n', '')).toBe(
    '@layer base;:root{--own:1}@layer base{:root[data-theme=dark]{--own:2}}.dark{--own:3}@scope (.demo-stage, body > div){:scope{--ink:red;margin:0}.card{--own:4}}',
  );
});

test('a sheet without rules stays as it is', async () => {
  expect((await scopeStyles('@import url(x.css);/* nothing */')).replaceAll('\n', '')).toBe(
    '@import url(x.css);/* nothing */',
  );
});
