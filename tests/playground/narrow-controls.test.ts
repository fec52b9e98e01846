import { describe, expect, test } from 'vitest';
import { listControls, lackingProps, controlsOf } from '../../site/features/playground/controls/list-controls.ts';
import { narrow } from '../../site/features/playground/controls/narrow-controls.ts';
import type { PropsSource } from '../../site/features/playground/controls/control-of.ts';

const CHIP: PropsSource = {
  props: [
    { name: 'avatar', type: 'React.ReactElement<unknown>' },
    { name: 'icon', type: 'React.ReactNode', default: "'·'" },
    { name: 'label', type: 'string', required: true },
    { name: 'size', type: "'small' | 'medium'", default: "'medium'" },
    { name: 'options', type: 'readonly Option[]', required: true },
    { name: 'className', type: 'string' },
    { name: 'old', type: 'boolean', deprecated: 'Use `size`.' },
  ],
};

const STAR = [{ label: 'Star', code: '<StarIcon />' }];
const namesOf = (settings: Parameters<typeof controlsOf>[1]) => controlsOf(CHIP, settings).map(({ name }) => name);

describe('the file of a demo', () => {
  test.each([
    [{}, ['icon', 'label', 'size', 'old']],
    [{ order: ['size', 'label'] }, ['size', 'label', 'icon', 'old']],
    [{ only: ['size', 'icon'] }, ['icon', 'size']],
    [{ without: ['icon', 'old'] }, ['label', 'size']],
    [{ order: ['size'], only: ['icon', 'size'] }, ['size', 'icon']],
    [{ choices: { avatar: STAR } }, ['avatar', 'icon', 'label', 'size', 'old']],
  ])('%j', (settings, names) => {
    expect(namesOf(settings)).toEqual(names);
  });

  test('labels a prop', () => {
    const [size] = controlsOf(CHIP, { only: ['size'], labels: { size: 'Größe' } });
    expect(size).toMatchObject({ name: 'size', label: 'Größe', initial: 'medium' });
  });

  test('gives a control another kind, with its default if that fits', () => {
    const kinds = { size: 'text', label: 'number', old: 'switch', avatar: 'color' };
    expect(controlsOf(CHIP, { only: Object.keys(kinds), kinds })).toEqual([
      { name: 'avatar', kind: 'color' },
      { name: 'label', kind: 'number', isRequired: true },
      { name: 'size', kind: 'text', initial: 'medium' },
      { name: 'old', kind: 'switch', isMore: true },
    ]);
  });

  test('listens to what sets something, whatever its type', () => {
    const sets = { options: { label: { value: 'A' } } };
    expect(controlsOf(CHIP, { only: ['options'], sets })).toEqual([
      { name: 'options', kind: 'log', arguments: [], isRequired: true },
    ]);
  });

  test('offers values beside a text, and instead of what cannot be typed', () => {
    expect(
      controlsOf(CHIP, {
        only: ['avatar', 'icon', 'size', 'old'],
        choices: { avatar: STAR, icon: STAR, size: STAR, old: STAR },
      }),
    ).toEqual([
      { name: 'avatar', kind: 'node', choices: STAR, isText: false },
      { name: 'icon', kind: 'node', choices: STAR },
      { name: 'size', kind: 'node', choices: STAR, isText: false },
      { name: 'old', kind: 'node', choices: STAR, isText: false, isMore: true },
    ]);
  });

  test.each([
    [
      { order: ['sise'], only: ['colour'], without: ['sise'], labels: { big: '' }, choices: { '': [] } },
      ['order sise', 'only colour', 'without sise', 'labels big', 'choices '],
    ],
    [{ preset: { sise: 'small' } }, ['preset sise']],
    [
      { preset: { size: 'huge', label: 3, old: 'yes', avatar: 'Star' } },
      ['preset size choice', 'preset label text', 'preset old choice', 'preset avatar node'],
    ],
    [{ kinds: { sise: 'text', size: 'date' } }, ['kinds sise', 'kinds size date']],
    [{ sets: { onPick: { label: { value: '' } }, old: { sise: { value: 1 } } } }, ['sets onPick', 'sets sise']],
    // A class has no control, and can be preset.
    [{ preset: { className: 'wide' } }, []],
    [{ preset: { size: 'small', label: 'A', old: true, avatar: 'Star' }, choices: { avatar: STAR } }, []],
  ])('is told what the component does not have: %j', (settings, mistakes) => {
    const found = narrow(listControls(CHIP), settings).mistakes;
    expect(
      found.map(({ setting, name, control, kind = control?.kind }) =>
        [setting, name, ...(kind === undefined ? [] : [kind])].join(' '),
      ),
    ).toEqual(mistakes);
  });
});

describe('a component cannot be shown', () => {
  test('if a required prop can neither be set nor is offered or preset', () => {
    expect(lackingProps(CHIP, controlsOf(CHIP))).toEqual(['options']);
    const choices = { options: [{ label: 'Two', code: "[{ id: 'a' }, { id: 'b' }]" }] };
    expect(lackingProps(CHIP, controlsOf(CHIP, { choices }))).toEqual([]);
    expect(lackingProps(CHIP, controlsOf(CHIP, { without: ['label'] }))).toEqual(['label', 'options']);
    expect(lackingProps(CHIP, controlsOf(CHIP, { without: ['label'] }), { label: 'A' })).toEqual(['options']);
  });
});
