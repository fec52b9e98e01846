import { expect, test } from 'vitest';
import { check, compile } from '../../engine/index.ts';
import { localizeManifest } from '../../site/pages/localize.ts';
import { toFiles, toInput } from '../edit/support/project-files.ts';

const files = (theme: string, { site = '', ...more }: Readonly<Record<string, string>> = {}) =>
  toInput(
    toFiles({
      'nav/site.yaml': `title: L\nurl: https://l.example\n${site}`,
      'nav/sections/l.yaml': `id: l\nname: L\nprefixes: [/l]\n${theme}\npages:\n  - { pathname: /l/a, planned: true }\n`,
      ...more,
    }),
  );

const controls = (...written: readonly string[]) =>
  ['theme:', '  controls:', ...written.map((control) => `    - { ${control} }`)].join('\n');

const COLOR = "label: Accent, key: accent, variable: --ui-accent, kind: color, default: '#1976d2'";
const RADIUS = 'label: Radius, variable: --ui-radius, kind: length, min: 0, max: 24, default: 4';
const FONT =
  'label: Font, variable: --ui-font, kind: choice, default: Inter, options: { Inter: Inter, Serif: Georgia }';

test.each([
  [controls(COLOR, RADIUS, FONT), []],
  [`${controls(COLOR)}\n  template: "make('{accent}')"`, []],
  [
    controls('label: A, kind: color, default: red'),
    ['6:9 missing-field: `variable` is missing.', '6:41 invalid-value: `red` is not a valid `default`.'],
  ],
  [
    controls('label: A, key: a b, kind: colour, default: 1'),
    ['6:24 invalid-value: `a b` is not a valid `key`.', '6:35 unknown-value: `colour` is not a valid value of `kind`.'],
  ],
  [
    controls("label: A, variable: --dn-ink, kind: color, default: '#000000'"),
    ['6:29 invalid-value: `--dn-ink` is not a valid `variable`.'],
  ],
  [
    controls('label: A, key: a, kind: length, unit: rem, default: 4'),
    ['6:9 missing-field: `max` is missing.', '6:9 missing-field: `min` is missing.'],
  ],
  [
    controls('label: A, key: a, kind: length, unit: pt, min: 0, max: 4, default: 4'),
    ['6:47 unknown-value: `pt` is not a valid value of `unit`.'],
  ],
  [
    controls('label: A, key: a, kind: number, min: 4, max: 4, default: 4'),
    ['6:54 invalid-value: `4` is not a valid `max`.'],
  ],
  [
    controls('label: A, key: a, kind: number, min: 0, max: 4, default: 5'),
    ['6:66 invalid-value: `5` is not a valid `default`.'],
  ],
  [controls('label: A, key: a, kind: choice, default: b'), ['6:9 missing-field: `options` is missing.']],
  [
    controls('label: A, key: a, kind: choice, default: B, options: { B: b }'),
    ['6:50 invalid-value: `B` is not a valid `default`.'],
  ],
  [controls(COLOR, COLOR), ['7:29 invalid-value: `accent` is not a valid `key`.']],
  [
    `${controls(COLOR, RADIUS)}\n  template: "make('{acent}', '{--ui-radius}')"`,
    ["8:13 invalid-value: `make('{acent}', '{--ui-radius}')` is not a valid `template`."],
  ],
  [
    controls(`${COLOR}, unit: px, min: 1`),
    [
      '6:93 misplaced-key: `unit` has no effect with `kind: color`.',
      '6:103 misplaced-key: `min` has no effect with `kind: color`.',
    ],
  ],
  ['theme: other', ['4:8 unknown-section: There is no section `other`.']],
  ['theme: l', ['4:8 misplaced-key: The section `l` has no `theme` of its own.']],
  ['theme: 5', ['4:8 wrong-type: `theme` must be text or a mapping, not the number `5`.']],
])('what is wrong in a theme is said at its place: %s', (theme, found) => {
  expect(
    check(files(theme)).diagnostics.map(({ code, origin, message }) => {
      const { line, column } = origin.range.start;
      return `${line}:${column} ${code}: ${message}`;
    }),
  ).toEqual(found);
});

const OTHER = 'id: m\nname: M\nprefixes: [/m]\ntheme: l\npages:\n  - { pathname: /m/a, planned: true }\n';

test('a section may have the theme of another one, under whose id browsers keep it', () => {
  const result = compile(files(controls(COLOR, RADIUS), { 'nav/sections/m.yaml': OTHER }));
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  const [own, other] = result.manifest.sections.map(({ theme }) => theme);
  expect(own).toEqual({
    of: 'l',
    controls: [
      { label: 'Accent', key: 'accent', variable: '--ui-accent', kind: 'color', default: '#1976d2' },
      { label: 'Radius', variable: '--ui-radius', kind: 'length', unit: 'px', min: 0, max: 24, step: 1, default: 4 },
    ],
  });
  expect(other).toEqual(own);
});

const GERMAN = 'languages: [{ code: en, name: English }, { code: de, name: Deutsch }]\n';

test('what readers see of a theme is translated with the other texts of the settings', () => {
  const words =
    "texts: { Accent: Akzent, Font: Schrift, Inter: 'Inter, ohne Serifen', Serif: Mit Serifen }\ntitles: { /l/a: A }\n";
  const input = files(controls(COLOR, FONT), { site: GERMAN, 'nav/translations/de.yaml': words });
  expect(check(input).diagnostics.filter(({ message }) => /Accent|Font|Inter|Serif/.test(message))).toEqual([]);
  const result = compile(input);
  if (!result.ok) throw new Error(JSON.stringify(result.diagnostics));
  expect(localizeManifest(result.manifest, 'de').sections[0]?.theme?.controls).toMatchObject([
    { label: 'Akzent', key: 'accent' },
    { label: 'Schrift', options: { 'Inter, ohne Serifen': 'Inter', 'Mit Serifen': 'Georgia' } },
  ]);
});

test('a missing translation of a theme is reported', () => {
  const input = files(controls(COLOR), { site: GERMAN, 'nav/translations/de.yaml': 'titles: { /l/a: A }\n' });
  expect(
    check(input).diagnostics.flatMap(({ code, help = '' }) => (code === 'missing-translation' ? help : [])),
  ).toEqual([expect.stringContaining('Accent')]);
});
