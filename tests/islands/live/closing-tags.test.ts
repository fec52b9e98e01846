/** A closing tag is typed over the one that the editor has inserted. */
import { expect, test } from 'vitest';
import { findTypedOver } from '../../../site/islands/demo/live/syntax/closing-tags.ts';

/** Types a letter where the bar is. */
function type(text: string, letter: string): string {
  const at = text.indexOf('|');
  const whole = text.replace('|', '');
  const over = findTypedOver(whole, at, letter);
  const [from, cursor] = over === undefined ? [at, at + 1] : [over.from, over.cursor];
  const next = whole.slice(0, from) + (over === undefined ? letter : '') + whole.slice(at);
  return `${next.slice(0, cursor)}|${next.slice(cursor)}`;
}

test.each([
  // Letter by letter.
  ['<b>hi<|</b>', '/', '<b>hi</|b>'],
  ['<b>hi</|b>', 'b', '<b>hi</b|>'],
  ['<b>hi</b|>', '>', '<b>hi</b>|'],
  ['<>hi<|</>', '/', '<>hi</|>'],
  ['<>hi</|>', '>', '<>hi</>|'],
  ['<a.B-c><|</a.B-c>', '/', '<a.B-c></|a.B-c>'],
  // In code that is not complete yet.
  [
    'const f = () => {\n  return (\n    <div>\n      <b>hi<|</b></div>',
    '/',
    'const f = () => {\n  return (\n    <div>\n      <b>hi</|b></div>',
  ],
  // After a tag that the slash has completed.
  ['<b>hi</b>b|', '>', '<b>hi</b>|'],
  ['<>hi</>|', '>', '<>hi</>|'],
  // Anything else is inserted.
  ['<b>hi</b>|', '>', '<b>hi</b>>|'],
  ['<b>hi</b>|;', ';', '<b>hi</b>;|;'],
  ['<div><b>hi<|</div>', '/', '<div><b>hi</|</div>'],
  ['<b><b>hi<|</b>', '/', '<b><b>hi</|</b>'],
  ['<|b></b>', 'b', '<b|b></b>'],
  ['<b>|</b>', '<', '<b><|</b>'],
  ['<b></|b>', 'u', '<b></u|b>'],
])('%j and %s', (text, letter, expected) => {
  expect(type(text, letter)).toBe(expected);
});
