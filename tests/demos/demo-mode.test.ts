import { expect, test } from 'vitest';
import { findMode } from '../../cli/make/demos/source/unset-mode.ts';

test.each([
  ['body.dark-app-theme { --ink: #fff }', '{ class: dark-app-theme }'],
  [':root{--ink:#000}.dark{--ink:#fff}', '{ class: dark }'],
  ['html.is-dark, .other { --ink: #fff }', '{ class: is-dark }'],
  ['.theme-dark\n{\n  --ink: #fff;\n}', '{ class: theme-dark }'],
  ['[data-theme="dark"] { --ink: #fff }', '{ attribute: data-theme }'],
  [':root[data-bs-theme=dark]{--ink:#fff}', '{ attribute: data-bs-theme }'],
  ['@layer base { .dark-mode { --ink: #fff } }', '{ class: dark-mode }'],
  // Single components, and what applies without a mode.
  ['.btn-dark { --ink: #fff }', undefined],
  ['.card.dark .title { --ink: #fff }', undefined],
  ['.dark { color: #fff }', undefined],
  ['.darken { --ink: #fff }', undefined],
  ['@media (prefers-color-scheme: dark) { :root { --ink: #fff } }', undefined],
])('a stylesheet with %j expects the mode %s', (sheet, mode) => {
  expect(findMode(sheet)).toBe(mode);
});
