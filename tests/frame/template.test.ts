import { expect, test } from 'vitest';
import { cutSlots, fillFrame, markSlot, withoutMarks } from '../../site/frame/frame-template.ts';

const slots = {
  code: 'C',
  head: 'H',
  side: 'S',
  toc: 'T',
  opening: 'O',
  looks: 'L',
  main: 'M',
  address: '/p',
  'version 1': '/v1',
} as const;

test('a template is cut at its marks and filled in order, each slot as often as it occurs', () => {
  const template = cutSlots(`a${markSlot('head')}b${markSlot('address')}c${markSlot('version 1')}`);
  expect(template).toEqual({ parts: ['a', 'b', 'c', ''], slots: ['head', 'address', 'version 1'] });
  expect(fillFrame(template, slots)).toBe('aHb/pc/v1');
});

test('the content of a slot is not searched for marks', () => {
  const template = cutSlots(`<${markSlot('main')}>${markSlot('toc')}`);
  const main = `$& ${markSlot('head')} $1`;
  expect(fillFrame(template, { ...slots, main })).toBe(`<${main}>T`);
});

test('a name cannot forge a slot', () => {
  expect(cutSlots(`<b>${withoutMarks(`Kit${markSlot('main')}`)}</b>`).slots).toEqual([]);
});
