import { expect, test } from 'vitest';
import { renderDarkVariables, sheetsIn } from '../../cli/make/demos/bundle/dark-variables.ts';

test.each([
  [
    'those that stay the same, and other properties',
    '.app{--ink:#000;--space:8px;}.app.btn{--paper:rgb(255, 255, 255)}',
    '.app{--ink:#fff;--space:8px;}.app.btn{--paper:rgb(0, 0, 0)}.cache{content:"a:1"}',
    "[data-mode='dark'] .app{--ink:#fff}[data-mode='dark'] .app.btn{--paper:rgb(0, 0, 0)}",
  ],
  [
    'those of another rule with the same selector',
    '.app{--space:8px}.app{--ink:#000}',
    '.app{--space:8px}.app{--ink:#fff}',
    "[data-mode='dark'] .app{--ink:#fff}",
  ],
  [
    'repeating an earlier declaration',
    '.app{--ink:#000}',
    '.app{--ink:#fff}.app{--ink:#fff}',
    "[data-mode='dark'] .app{--ink:#fff}",
  ],
  [
    'repeating what neighbors have in common',
    '',
    '.one{--ink:#fff}.two{--ink:#fff}@layer kit{.two{--ink:#fff}}.two{--ink:#eee}.one{--ink:#fff}',
    "[data-mode='dark'] .one,[data-mode='dark'] .two{--ink:#fff}@layer kit{[data-mode='dark'] .two{--ink:#fff}}[data-mode='dark'] .two{--ink:#eee}",
  ],
])('variables that dark mode changes apply to dark pages, without %s', (_, light, dark, expected) => {
  expect(renderDarkVariables([light], [dark])).toBe(`<style>${expected}</style>`);
});

test.each([
  ['.app, .menu{--ink:#fff}', "[data-mode='dark'] .app,[data-mode='dark'] .menu{--ink:#fff}"],
  [':where(.app, .menu){--ink:#fff}', "[data-mode='dark'] :where(.app, .menu){--ink:#fff}"],
  [':root{--ink:#fff}', ":root[data-mode='dark']{--ink:#fff}"],
  ['html .app, html-box{--ink:#fff}', "html[data-mode='dark'] .app,[data-mode='dark'] html-box{--ink:#fff}"],
  [
    '@layer kit { @media (width > 9em) { .app{--ink:#fff} } }',
    "@layer kit{@media (width > 9em){[data-mode='dark'] .app{--ink:#fff}}}",
  ],
  [
    '.app{--icon:url("data:image/svg+xml;utf8,<svg>{}</svg>");--ink:#fff}',
    `[data-mode='dark'] .app{--icon:url("data:image/svg+xml;utf8,<svg>{}</svg>");--ink:#fff}`,
  ],
  ['/* .old{--ink:#fff} */ .app{--ink:#fff}', "[data-mode='dark'] .app{--ink:#fff}"],
  ['@keyframes fade { from{--ink:#fff} } .app{--ink:#fff}', "[data-mode='dark'] .app{--ink:#fff}"],
])('%s only applies to dark pages, in the same place', (dark, expected) => {
  expect(renderDarkVariables([], [dark])).toBe(`<style>${expected}</style>`);
});

test('a theme without variables, or with the same ones, adds no style element; nor does anything that is not CSS', () => {
  expect(renderDarkVariables([], ['.cache{content:"a:1"}'])).toBe('');
  expect(renderDarkVariables(['.app{--ink:#000}'], ['.app{--ink:#000}', '.app{--ink:#fff'])).toBe('');
});

test('style elements in the HTML of demos are read, whatever is around them', () => {
  expect(sheetsIn('<p>{--no: 1}</p><style id="theme">.a{--ink:#000}</style><b></b><style>.b{top:0}</style>')).toEqual([
    '.a{--ink:#000}',
    '.b{top:0}',
  ]);
  expect(sheetsIn('<p>nothing</p>')).toEqual([]);
});
