import { expect, test } from 'vitest';
import { readSettings } from '../../cli/make/demos/source/read-settings.ts';
import { parseModule } from '../../cli/system/modules/parse-module.ts';

const read = (source: string) => readSettings(parseModule(source, 'tsx'), source);

test('what a file says about its controls is read without running it', () => {
  const source = `import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import StarIcon from '@mui/icons-material/Star';
import { Moon as MoonIcon, Sun } from './icons';
import type { Controls } from 'docs-nav/react';

export const controls = {
  order: ['variant', 'size'],
  only: [],
  'without': ['href'],
  preset: { children: 'Save', tabIndex: -1, disabled: true, label: \`A "label"\` },
  labels: { startIcon: 'Icon' },
  choices: {
    startIcon: { Star: <StarIcon fontSize="small" />, 'A moon': (<MoonIcon><Sun /></MoonIcon>), None: null },
    'aria-label': { Long: 'A long text' },
    items: { Two: [{ id: 1 }, { id: 2 }] as const },
  },
} satisfies Controls<typeof Button>;

export default function Demo(props: ButtonProps) {
  return <Button {...props} />;
}
`;
  expect(read(source)).toMatchObject({
    settings: {
      order: ['variant', 'size'],
      only: [],
      without: ['href'],
      preset: { children: 'Save', tabIndex: -1, disabled: true, label: 'A "label"' },
      labels: { startIcon: 'Icon' },
      choices: {
        startIcon: [
          {
            label: 'Star',
            code: '<StarIcon fontSize="small" />',
            imports: ["import StarIcon from '@mui/icons-material/Star';"],
          },
          {
            label: 'A moon',
            code: '<MoonIcon><Sun /></MoonIcon>',
            imports: ["import { Moon as MoonIcon } from './icons';", "import { Sun } from './icons';"],
          },
          { label: 'None', code: 'null' },
        ],
        'aria-label': [{ label: 'Long', code: "'A long text'" }],
        items: [{ label: 'Two', code: '[{ id: 1 }, { id: 2 }]' }],
      },
    },
    unread: [],
    unknown: [],
  });
  const { places } = read(source) ?? {};
  expect(places?.get('order size')?.value).toBe(source.indexOf("'size'"));
  expect(places?.get('preset tabIndex')).toEqual({ name: source.indexOf('tabIndex'), value: source.indexOf('-1') });
  expect(places?.get('choices items')?.name).toBe(source.indexOf('items:'));
});

test('the place of what cannot be read is told, and the rest is read', () => {
  const source = `const ITEMS = ['a'], { b } = {};
function Icon() { return null; }
const id = 1;
export const controls = {
  order: names,
  preset: { children: text(), size: 'large', ...more },
  choices: { items: { Own: ITEMS, Two: [{ id: 2 }], B: b }, icon: { Own: <Icon /> }, [key]: {} },
  labels: 'none',
  colour: true,
};`;
  const found = read(source);
  expect(found?.settings).toEqual({
    preset: { size: 'large' },
    choices: { items: [{ label: 'Two', code: '[{ id: 2 }]' }], icon: [] },
    labels: {},
  });
  const places = ['names,', 'text()', '...more', 'ITEMS,', 'b }, icon', '<Icon />', '[key]', "'none'"];
  expect([...(found?.unread ?? [])].toSorted((a, b) => a - b)).toEqual(
    places.map((place) => source.lastIndexOf(place)),
  );
  expect(found?.unknown).toEqual([{ name: 'colour', at: source.indexOf('colour') }]);
});

test('what calls set is a value, or found in an argument', () => {
  const source = `export const controls = {
  kinds: { width: 'text' },
  preset: { value: null, range: [20, -40] },
  sets: {
    onChange: { value: (event: Event, { value }) => (event.target as HTMLInputElement).value, checked: (_, on) => on },
    onClose: { open: false, mode: () => mode, text: (event) => event.target[0], size: (size) => size + 1 },
  },
};`;
  expect(read(source)).toMatchObject({
    settings: {
      kinds: { width: 'text' },
      preset: { value: null, range: [20, -40] },
      sets: {
        onChange: { value: { argument: 0, path: ['target', 'value'] }, checked: { argument: 1, path: [] } },
        onClose: { open: { value: false } },
      },
    },
    unread: ['() => mode', '(event) => event.target[0]', '(size) => size'].map((code) => source.indexOf(code)),
  });
});

test('a constant that is made by running the file is told', () => {
  const source = 'export const controls = make();';
  expect(read(source)).toMatchObject({ settings: {}, unread: [source.indexOf('make')] });
});

test.each(['export default () => null;', 'const controls = {};', 'export function controls() {}'])(
  'a file without such an object says nothing: %s',
  (source) => {
    expect(read(source)).toBeUndefined();
  },
);
