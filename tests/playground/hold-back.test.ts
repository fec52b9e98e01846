import { expect, test } from 'vitest';
import type { Control, Playground, Value } from '../../site/features/playground/model/playground.ts';
import { holdBack } from '../../site/features/playground/state/hold-back.ts';

const PAGE = 'https://docs.example/kit/card/?card=href:x';

const text = (name: string): Control => ({ name, kind: 'text' });

const CARD: Pick<Playground, 'controls' | 'preset'> = {
  controls: [
    ...['href', 'src', 'srcSet', 'to', 'action', 'poster', 'imageUrl', 'label', 'image'].map(text),
    { name: 'children', kind: 'node' },
    { name: 'tint', kind: 'color' },
    { name: 'max', kind: 'number' },
    { name: 'size', kind: 'number', min: -20_000, max: 50_000 },
    { name: 'step', kind: 'number', step: 0.000_01 },
    { name: 'width', kind: 'choice', options: [50_000, 'https://a.example/'] },
    { name: 'open', kind: 'switch' },
    { name: 'length', kind: 'mixed', options: [50_000], takes: ['string', 'number', 'numbers'] },
  ],
  preset: { to: 'https://chosen.example/', children: 'Card' },
};

const isHeld = (name: string, value: Value): boolean =>
  name in holdBack({ ...CARD.preset, [name]: value }, CARD, { page: PAGE }).held;

test.each<readonly [name: string, value: Value]>([
  ['max', 10_001],
  ['max', 1e9],
  ['max', -1e9],
  // As many steps as a large number makes.
  ['max', 1e-9],
  ['size', -1e-9],
  ['step', 1e-6],
  ['length', 1e9],
  ['length', [1, 1e9]],
  ['length', 'url(//evil.example/a.png)'],
  ['href', '//evil.example'],
  ['href', 'https://evil.example/'],
  ['href', 'HTTP:evil.example'],
  ['href', String.raw`/\evil.example`],
  ['href', '/\t/evil.example'],
  ['href', 'javascript:alert(1)'],
  ['href', 'java\nscript:alert(1)'],
  ['href', ' mailto:a@evil.example'],
  ['href', 'http://docs.example/'],
  ['src', 'https://evil.example/track.png'],
  ['src', 'data:image/png;base64,AA=='],
  ['srcSet', '/a.png 1x, //evil.example/b.png 2x'],
  ['to', 'https://evil.example/'],
  ['action', 'https://evil.example/'],
  ['poster', 'https://evil.example/a.png'],
  ['imageUrl', 'tel:123'],
  // Whatever a prop is called.
  ['image', 'https://evil.example/a.png'],
  ['image', 'url(//evil.example/a.png)'],
  ['image', String.raw`url("\2f\2f evil.example/a.png")`],
  ['label', '<img src=&#47;&#47;evil.example>'],
  ['tint', 'url(https://evil.example/a.svg#a)'],
  ['children', 'Log in at https://evil.example'],
])('%s: %j waits for the reader', (name, value) => {
  expect(isHeld(name, value)).toBe(true);
});

test.each<readonly [name: string, value: Value]>([
  ['max', 10_000],
  ['max', -10_000],
  ['max', 0],
  ['max', 0.0001],
  // As far as the type says.
  ['size', 50_000],
  ['size', -20_000],
  ['step', 0.000_01],
  ['width', 50_000],
  ['width', 'https://a.example/'],
  ['open', true],
  ['href', '/kit/meter/'],
  ['href', '#more'],
  // Without slashes after the page's own scheme, this is a path.
  ['href', 'https:evil.example'],
  ['href', 'https://docs.example/kit/'],
  ['src', 'picture.png'],
  ['srcSet', 'a.png 1x, b.png 2x'],
  ['to', 'https://chosen.example/'],
  ['label', 'Error:404 // 10:30, and/or a & b'],
  ['label', 'metadata: none'],
  ['children', 'Log in again'],
  ['tint', '#ff0000'],
])('%s: %j is used at once', (name, value) => {
  expect(isHeld(name, value)).toBe(false);
});

test('instead of what waits, the preset is used, or nothing', () => {
  const linked = { to: '//evil.example', max: 1e9, children: 'Hello', open: true };
  expect(holdBack(linked, CARD, { page: PAGE })).toEqual({
    values: { to: 'https://chosen.example/', children: 'Hello', open: true },
    held: { to: '//evil.example', max: 1e9 },
  });
});

test('after the same has blocked the browser, everything that the address sets waits', () => {
  const linked = { ...CARD.preset, children: 'Hello', open: true, max: 3 };
  expect(holdBack(linked, CARD, { page: PAGE, isAll: true })).toEqual({
    values: CARD.preset,
    held: { children: 'Hello', open: true, max: 3 },
  });
});
