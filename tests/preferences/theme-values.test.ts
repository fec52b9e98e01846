import { describe, expect, test } from 'vitest';
import type { ThemeControl } from '../../engine/manifest/manifest.ts';
import { fillTemplate } from '../../site/islands/preferences/theme-panel.ts';
import { acceptValue, readChoices, writeValue } from '../../site/preferences/theme-values.ts';

const COLOR: ThemeControl = { label: 'Accent', key: 'accent', kind: 'color', default: '#1976d2' };
const RADIUS: ThemeControl = {
  label: 'Radius',
  variable: '--ui-radius',
  kind: 'length',
  unit: 'rem',
  default: 0.5,
  min: 0,
  max: 2,
  step: 0.25,
};
const SCALE: ThemeControl = { label: 'Scale', key: 'scale', kind: 'number', default: 1, min: 1, max: 3, step: 1 };
const FONT: ThemeControl = {
  label: 'Font',
  variable: '--ui-font',
  kind: 'choice',
  default: 'Inter',
  options: { Inter: 'Inter', Serif: 'Georgia, serif' },
};
const CONTROLS = [COLOR, RADIUS, SCALE, FONT];

test.each([
  [COLOR, '#00796B', true],
  [COLOR, '#0796b', false],
  [COLOR, 'red;background:url(//x)', false],
  [COLOR, '#00796b\n', false],
  [COLOR, 0x00796b, false],
  [RADIUS, 2, true],
  [RADIUS, 2.25, false],
  [RADIUS, -0.1, false],
  [RADIUS, '1', false],
  [RADIUS, Number.NaN, false],
  [RADIUS, Number.POSITIVE_INFINITY, false],
  [RADIUS, null, false],
  [SCALE, 3, true],
  [SCALE, [2], false],
  [FONT, 'Georgia, serif', true],
  // What readers see is not the value, and an object has more names than those of its options.
  [FONT, 'Serif', false],
  [FONT, 'constructor', false],
  [FONT, undefined, false],
])('%j takes %j: %j', (control, value, isTaken) => {
  expect(acceptValue(control, value)).toBe(isTaken ? value : undefined);
});

test.each([
  [undefined, {}],
  ['', {}],
  ['{', {}],
  ['null', {}],
  ['"#00796b"', {}],
  ['[1]', {}],
  [
    '{"accent":"#00796b","--ui-radius":1,"other":"#000000","--ui-font":"Comic"}',
    { accent: '#00796b', '--ui-radius': 1 },
  ],
  ['{"__proto__":{"accent":"#00796b"}}', {}],
  // The library's own value is no choice, so that a new version of the library may change it.
  ['{"accent":"#1976d2","scale":2}', { scale: 2 }],
])('from storage, only what the controls accept is taken: %s', (stored, choices) => {
  expect(readChoices(CONTROLS, stored)).toEqual(choices);
});

test.each([
  [COLOR, '#00796b', '#00796b'],
  [RADIUS, 0.75, '0.75rem'],
  [SCALE, 2, 2],
  [FONT, 'Georgia, serif', 'Georgia, serif'],
])('the library is given what code has: %j, %j → %j', (control, value, written) => {
  expect(writeValue(control, value)).toBe(written);
});

describe('a template', () => {
  const fill = (template: string, choices = {}) => fillTemplate({ of: 'ui', controls: CONTROLS, template }, choices);

  test('has the choices, and the own values of the library for the others', () => {
    const template = "make({ accent: '{accent}', scale: {scale}, font: '{--ui-font}' }) // {--ui-radius}\n";
    expect(fill(template, { accent: '#00796b', '--ui-radius': 1 })).toBe(
      "make({ accent: '#00796b', scale: 1, font: 'Inter' }) // 1rem",
    );
  });

  test('keeps all braces that name no control, and dollar signs', () => {
    expect(fill('import {make} from "ui"; `${accent} {other}` {constructor} { accent }', { accent: '#$&$&$&' })).toBe(
      'import {make} from "ui"; `$#$&$&$& {other}` {constructor} { accent }',
    );
  });
});
