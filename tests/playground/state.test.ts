import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accepts,
  withinBounds,
  type Control,
  type Playground,
  type Values,
} from '../../site/features/playground/model/playground.ts';
import { writeState, stateKey, readState } from '../../site/features/playground/state/address-state.ts';
import { randomRuns } from '../support/runs.ts';

const BUTTON: Playground = {
  package: '@mui/material',
  name: 'Button',
  import: "import Button from '@mui/material/Button';",
  controls: [
    { name: 'children', kind: 'node' },
    { name: 'disabled', kind: 'switch', initial: false },
    { name: 'loading', kind: 'switch' },
    { name: 'label', kind: 'text' },
    { name: 'max', kind: 'number', min: -10, max: 100 },
    { name: 'size', kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium' },
    { name: 'variant', kind: 'choice', options: ['text', 'outlined', 'contained'], initial: 'text' },
    { name: 'aria-modal', kind: 'choice', options: [true, false, 'true', 'false'] },
    { name: 'columns', kind: 'choice', options: [1, 2, 'auto', '2'] },
    { name: 'color', kind: 'color' },
    { name: 'align', kind: 'mixed', options: ['start', null, true, '2'], takes: ['string', 'number', 'numbers'] },
    { name: 'value', kind: 'mixed', options: [null], takes: ['number', 'numbers'], min: 0, max: 100 },
    { name: 'startIcon', kind: 'node', isText: false, choices: [{ label: 'Star, filled', code: '<Star />' }] },
    { name: 'onClick', kind: 'log', arguments: ['event'] },
  ],
  preset: { children: 'Save' },
};

test('what a reader types beyond the bounds of a number is one that its link can say', () => {
  const max = BUTTON.controls.find(({ name }) => name === 'max') as Extract<Control, { kind: 'number' }>;
  for (const [typed, value] of [
    [1000, 100],
    [-11, -10],
    [7, 7],
  ] as const) {
    expect(withinBounds(max, typed)).toBe(value);
    expect(accepts(max, value)).toBe(true);
  }
});

const write = (values: Values, search = '') => writeState(search, 'button', BUTTON, { children: 'Save', ...values });
const read = (search: string) => readState(search, 'button', BUTTON);

describe('the state of a playground in an address', () => {
  test.each<readonly [values: Values, search: string]>([
    [{}, ''],
    [{ variant: 'outlined', size: 'large' }, '?button=size:large,variant:outlined'],
    [{ disabled: true }, '?button=disabled'],
    // The preset and the defaults are no state.
    [{ size: 'medium', disabled: false }, ''],
    [{ loading: false }, '?button=loading:false'],
    [{ children: '' }, '?button=children:'],
    [{ children: 'Save, or 100%: “go”' }, '?button=children:Save~.+or+100%25:+%E2%80%9Cgo%E2%80%9D'],
    [{ max: -2.5 }, '?button=max:-2.5'],
    [{ 'aria-modal': 'true' }, "?button=aria-modal:'true'"],
    [{ 'aria-modal': true }, '?button=aria-modal'],
    [{ columns: 2 }, '?button=columns:2'],
    [{ columns: '2' }, "?button=columns:'2'"],
    [{ color: '#07f' }, '?button=color:%2307f'],
    [{ align: 'start' }, '?button=align:start'],
    [{ align: 'left, or so' }, '?button=align:left~.+or+so'],
    [{ align: null }, '?button=align:null'],
    [{ align: 'null' }, "?button=align:'null'"],
    [{ align: true }, '?button=align'],
    [{ align: 5 }, '?button=align:5'],
    [{ align: '5' }, "?button=align:'5'"],
    [{ align: "'5'" }, "?button=align:''5''"],
    [{ align: [1, 2] }, '?button=align:1~.+2'],
    [{ align: '1, 2' }, "?button=align:'1~.+2'"],
    [{ value: [20, 40.5] }, '?button=value:20~.+40.5'],
    [{ startIcon: 'Star, filled' }, '?button=startIcon:Star~.+filled'],
  ])('%j is %s', (values, search) => {
    expect(write(values)).toBe(search);
    const { values: found, unknown } = read(search);
    expect(write(found)).toBe(search);
    expect(unknown).toEqual([]);
  });

  test('a value of the preset can be unset', () => {
    expect(writeState('', 'button', BUTTON, {})).toBe('?button=!children');
    expect(read('?button=!children').values).toEqual({});
  });

  test('leaves other parameters as they are', () => {
    const search = '?q=a%2Cb&button=size:small&chip=label:A&flag';
    expect(write({ size: 'large' }, search)).toBe('?q=a%2Cb&chip=label:A&flag&button=size:large');
    expect(write({}, search)).toBe('?q=a%2Cb&chip=label:A&flag');
    expect(read(search).values).toEqual({ children: 'Save', size: 'small' });
  });

  test.each([
    ['?button=%76ariant%3Aoutlined%2Clabel:a~.b', { variant: 'outlined', label: 'a,b' }],
    ['?button=label:a%20b+c', { label: 'a b c' }],
    ['?button=label:100%', { label: '100%' }],
    ['?button=label:%E4%', { label: '%E4%' }],
    ['?button=', {}],
    ['?button', {}],
    ['?buttons=size:large', {}],
  ])('reads what other programs make of a link: %s', (search, values) => {
    expect(read(search)).toEqual({ values: { children: 'Save', ...values }, unknown: [] });
  });

  test.each([
    ['?button=colour:red,size:large', ['colour:red']],
    ['?button=size:huge', ['size:huge']],
    ['?button=disabled:yes', ['disabled:yes']],
    ['?button=max:many', ['max:many']],
    ['?button=max:', ['max:']],
    ['?button=max:101', ['max:101']],
    ['?button=value:101', ['value:101']],
    ['?button=value:20~.101', ['value:20,101']],
    ['?button=value:many', ['value:many']],
    ['?button=value:', ['value:']],
    ['?button=label', ['label']],
    ['?button=startIcon:Moon', ['startIcon:Moon']],
    ['?button=onClick:1', ['onClick:1']],
    ['?button=!colour', ['!colour']],
    ['?button=__proto__:1,constructor', ['__proto__:1', 'constructor']],
  ])('tells what no longer exists: %s', (search, unknown) => {
    expect(read(search).unknown).toEqual(unknown);
  });

  test('every text comes back', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(',', ':', '~', '%', '+', '&', '!', '=', ' ', '#', '\uD83D', '\uDE00', "'") }),
    );
    fc.assert(
      fc.property(text, text, text, (label, children, align) => {
        const values = { children, label, align };
        const search = write(values);
        expect(read(search)).toEqual({ values, unknown: [] });
        // As the browser's own encoder rewrites it.
        expect(read(`?${new URLSearchParams(search).toString()}`)).toEqual({ values, unknown: [] });
      }),
      randomRuns({ usual: 500, ci: 20_000 }),
    );
  });
});

test.each([
  ['Button', 0, 'button'],
  ['Button', 1, 'button2'],
  ['Accordion.Control', 0, 'accordionControl'],
  ['FormControlLabel', 0, 'formControlLabel'],
])('the key of %s, number %i, is %s', (name, at, key) => {
  expect(stateKey(name, at)).toBe(key);
});
