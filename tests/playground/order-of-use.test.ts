import { expect, test } from 'vitest';
import { inOrderOfUse, propsInUse } from '../../site/features/playground/controls/order-of-use.ts';
import type { Control } from '../../site/features/playground/model/playground.ts';

const text = (name: string, isMore?: true): Control => ({ name, kind: 'text', ...(isMore && { isMore }) });

test('the first eight props are those that readers need first', () => {
  const names = ['zoom', 'size', 'label', 'dense', 'color', 'align', 'icon', 'end', 'fade', 'variant'];
  const log: Control = { name: 'onAdd', kind: 'log', arguments: [] };
  const controls = [text('base', true), log, ...names.map((name) => text(name)), text('href', true)];
  const ordered = inOrderOfUse(controls, ['label', 'href', 'icon'], ['end']);
  const shown = (isMore?: true) => ordered.filter((control) => control.isMore === isMore).map(({ name }) => name);
  expect(shown()).toEqual(['end', 'variant', 'color', 'size', 'label', 'href', 'icon', 'align']);
  expect(shown(true)).toEqual(['dense', 'fade', 'onAdd', 'zoom', 'base']);
});

test('what the demos of a page set on a component is counted', () => {
  const demos = [
    `<Chip label="a > b" onClick={() => <b>It's {'}'}</b>} /><Chip.Icon size={1} /><Chips all />`,
    `<Chip\n  {...rest}\n  label={'c'}\n  aria-label='d'\n>\n  Text\n</Chip>`,
    '<Chip label={`${a}}`} disabled/><Chip>',
    '<Chip label={broken',
  ];
  expect(propsInUse('Chip', demos)).toEqual(['label', 'children', 'aria-label', 'disabled', 'onClick']);
  expect(propsInUse('Chip.Icon', demos)).toEqual(['size']);
});
