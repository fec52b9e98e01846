import { expect, test } from 'vitest';
import { renderDarkVariables, stylesIn } from '../../cli/demos/dark-variables.ts';

test('variables that dark mode changes hold on dark pages, and nothing else is said twice', () => {
  const light = '.app{--ink:#000;--space:8px;}.app.btn{--paper:rgb(255, 255, 255)}';
  const dark = '.app{--ink:#fff;--space:8px;}.app.btn{--paper:rgb(0, 0, 0)}.cache{content:"a:1"}';
  expect(renderDarkVariables(light, dark)).toBe(
    "<style>[data-mode='dark'] .app{--ink:#fff}[data-mode='dark'] .app.btn{--paper:rgb(0, 0, 0)}</style>",
  );
});

test('a theme without variables, or with the same ones, adds no style element', () => {
  expect(renderDarkVariables('', '.cache{content:"a:1"}')).toBe('');
  expect(renderDarkVariables('.app{--ink:#000}', '.app{--ink:#000}')).toBe('');
});

test('what style elements in the HTML of demos say is read, whatever is around them', () => {
  expect(stylesIn('<p>{--no: 1}</p><style id="theme">.a{--ink:#000}</style><b></b><style>.b{top:0}</style>')).toBe(
    '.a{--ink:#000}.b{top:0}',
  );
  expect(stylesIn('<p>nothing</p>')).toBe('');
});
