import { expect, test } from 'vitest';
import { findUnfilled } from '../../cli/make/demos/source/inputs.ts';
import { scopeStyles } from '../../cli/make/demos/bundle/scope-styles.ts';
import { moveToPortals, moveToStage } from '../../cli/make/demos/bundle/stage-selectors.ts';

test.each([
  // What applies to the document applies to the stage.
  ['html, body', 'STAGE, STAGE'],
  ['html > body', 'STAGE'],
  [':where(:root, :host)', ':where(STAGE, :host)'],
  ['body::before', 'STAGE::before'],
  ['html:focus-within', 'STAGE:focus-within'],
  ['body > .app', ':scope > .app'],
  // A condition on the document is one on the site's document.
  ['body.dark', 'html.dark STAGE'],
  [':root[data-theme="dark"]', ':root[data-theme="dark"] STAGE'],
  [':root:not(.light)', ':root:not(.light) STAGE'],
  ['html.dark body', 'html.dark STAGE'],
  ['html.dark .card', 'html.dark :where(:scope) .card'],
  ['html.dark body .card b', 'html.dark :where(:scope) .card b'],
  ['html.dark body > .card', 'html.dark :scope > .card'],
  [':scope .card', '.card'],
  // The rest stays as it was.
  ['body .card', '.card'],
  ['.card:hover > .title + *', '.card:hover > .title + *'],
  ['.sm\\:p-2', '.sm\\:p-2'],
  ['.part:where([data-side="a b"] *)', '.part:where([data-side="a b"] *)'],
  ['*, ::before', '*, ::before'],
  ['.body, #html', '.body, #html'],
  // The selector of dark mode stands for the stage as well.
  ['.dark', '.dark, .dark STAGE'],
  ['.dark .card', '.dark .card, .dark :where(:scope) .card'],
  [':where(.dark) .card > b', ':where(.dark) .card > b, :where(.dark) :where(:scope) .card > b'],
  ['[dir="rtl"] .card', '[dir="rtl"] .card, [dir="rtl"] :where(:scope) .card'],
  ['.card .dark', '.card .dark, .card .dark STAGE'],
  ['.page .card', '.page .card'],
  ['.light, .dark', '.light, .dark, .dark STAGE'],
])('%s is moved to the stage: %s', (written, expected) => {
  expect(moved(written, '.dark')).toBe(expected);
});

test('the attribute of the mode is recognized whatever quotes it has', () => {
  expect(moved('[data-theme="dark"]', '[data-theme=dark]')).toBe('[data-theme="dark"], [data-theme="dark"] STAGE');
});

test.each([
  ['[data-theme=light] .card', '[data-theme=light] .card, [data-theme=light] :where(:scope) .card'],
  ['[data-theme=light]', '[data-theme=light], [data-theme=light] STAGE'],
])('every value of the attribute of the mode belongs to the document: %s', (written, expected) => {
  expect(moved(written, '[data-theme=dark]')).toBe(expected);
});

test('a site that sets the mode by a class and by an attribute uses both', () => {
  expect(moved('.dark, [data-theme=dark]', '.dark', '[data-theme=dark]')).toBe(
    '.dark, .dark STAGE, [data-theme=dark], [data-theme=dark] STAGE',
  );
});

test.each([
  ['html.dark STAGE, .card', ':where(html.dark body:scope > div)'],
  [':where(STAGE, STAGE)', ':where(:where(body:scope > div, body:scope > div))'],
  ['STAGE::before', ''],
  ['STAGE:hover', ''],
])('what is inherited from the stage reaches what is at the end of the body: %s', (list, expected) => {
  expect(moveToPortals(list.replaceAll('STAGE', STAGE))).toBe(expected);
});

const STAGE = ':scope:where(.demo-stage)';

/** A selector list after it was moved, with a name for the stage. */
function moved(list: string, ...modes: readonly string[]): string {
  return moveToStage(list, modes)
    .replaceAll(STAGE, 'STAGE')
    .replaceAll(/\s*,\s*/g, ', ');
}

async function scoped(sheet: string, ...modes: readonly string[]): Promise<string> {
  return (await scopeStyles(sheet, modes)).replaceAll('\n', '').replaceAll(STAGE, 'STAGE').replace(SCOPE, '@scope ');
}

const SCOPE = '@scope (.demo-stage, body) to (body:scope > :not(div:not(.demo-stage)))';

test('a sheet only applies to stages, except for names that belong to the whole document', async () => {
  const sheet =
    '@layer base, parts;@import url(x.css);body{margin:0}@layer base{@keyframes turn{to{rotate:1turn}}html{margin:1px}}@media print{.x{background:url(__VITE_ASSET__a__)}}@font-face{font-family:A}';
  expect(await scoped(sheet)).toBe(
    '@layer base, parts;@import url(x.css);@keyframes turn{to{rotate:1turn}}@font-face{font-family:A}@scope {STAGE{margin:0}@layer base{STAGE{margin:1px}}@media print{.x{background:url(__VITE_ASSET__a__)}}}',
  );
});

test('what is inherited from the document also applies at the end of the body; backgrounds and layout do not', async () => {
  expect(
    await scoped('body{margin:0;background:red;color:red;--ink:red;font:1em A;@media print{color:blue;margin:0}}'),
  ).toBe(
    '@scope {:where(body:scope > div){color:red;--ink:red;font:1em A;@media print{color:blue}}STAGE{margin:0;background:red;color:red;--ink:red;font:1em A;@media print{color:blue;margin:0}}}',
  );
});

// As in the resets of Meyer and of Carbon.
test('a reset leaves a stage the space around its demo, and removes it from everything else', async () => {
  expect(await scoped('html,body,div{margin:0;padding:0}')).toBe('@scope {STAGE,STAGE,div{margin:0}div{padding:0}}');
  expect(await scoped(':where(body,ul){padding:0 0px}body{padding:0;@media print{padding-left:0}}')).toBe(
    '@scope {:where(ul){padding:0 0px}}',
  );
  expect(await scoped('body{padding:1rem}body::before{padding:0}')).toBe(
    '@scope {STAGE{padding:1rem}STAGE::before{padding:0}}',
  );
  expect(await scoped('body,div{padding-left:1rem;padding:0}body{padding:0vw 0.0em}')).toBe(
    '@scope {STAGE,div{padding-left:1rem}div{padding-left:1rem;padding:0}}',
  );
});

test('rules nested in one of the document apply to stages and at the end of the body, but not to the body itself', async () => {
  expect(await scoped('body{margin:0;& a{left:0}.card{left:1px}&.dark{left:2px}.dark &{left:3px}}')).toBe(
    '@scope {STAGE{margin:0;&.dark{left:2px}.dark &{left:3px}}:scope{& a{left:0}.card{left:1px}}}',
  );
});

// As in the dark themes of Shoelace and HeroUI.
test('rules for the host of a shadow tree do not apply to a document', async () => {
  expect(
    await scoped(':root,:host{--own:1;left:0}:host,.dark{--own:2}:host([data-theme=dark]){left:1px}', '.dark'),
  ).toBe(':root{--own:1}.dark{--own:2}@scope {STAGE{left:0}}');
});

test('a scope of the library keeps its own root', async () => {
  expect(await scoped('@scope (.card){:scope{left:0}}')).toBe('@scope {@scope (.card){:scope{left:0}}}');
});

test('layers keep their order', async () => {
  const sheet = '@layer theme{a{color:red}}@layer parts;@layer base{a{color:blue}}';
  expect(await scoped(sheet)).toMatch(/^@layer theme, parts, base;@scope/);
});

test('variables of the document stay there, where libraries set them again', async () => {
  const sheet =
    ':root{--own:1;--ink:red;margin:0}@layer base{:root[data-theme=dark]{--own:2}}.dark{--own:3}.card{--own:4}';
  expect(await scoped(sheet, '.dark')).toBe(
    '@layer base;:root{--own:1;--ink:red}@layer base{:root[data-theme=dark]{--own:2}}.dark{--own:3}@scope {STAGE{margin:0}.card{--own:4}}',
  );
});

// As in Bootstrap and Radix Colors.
test('variables of a mode stay with those of the document, whatever else is in their selector list', async () => {
  const sheet =
    ':root,[data-theme=light]{--own:1}[data-theme="dark"]{--own:2;color-scheme:dark}:root,.light{--own:3;left:0}';
  expect(await scoped(sheet, '[data-theme=dark]')).toBe(
    ':root,[data-theme=light]{--own:1}[data-theme="dark"]{--own:2}:root{--own:3}@scope {:where([data-theme="dark"] body:scope > div){color-scheme:dark}[data-theme="dark"], [data-theme="dark"] STAGE{color-scheme:dark}.light{--own:3;left:0}STAGE{left:0}}',
  );
});

test('a sheet without rules stays as it is', async () => {
  expect(await scoped('@import url(x.css);/* nothing */')).toBe('@import url(x.css);/* nothing */');
});

test.each([
  ['@tailwind utilities;', '@tailwind'],
  ['.a { @apply p-4; }', '@apply'],
  ['/* @apply p-4 */ .a { @apply --mixin; }', undefined],
  ['@theme { --color-brand: teal }', '@theme'],
  ['.a { color: red }', undefined],
])('%s leaves to be filled in: %s', (sheet, expected) => {
  expect(findUnfilled(sheet)).toBe(expected);
});
