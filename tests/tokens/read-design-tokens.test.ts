import { describe, expect, test } from 'vitest';
import { readDesignTokens } from '../../site/features/tokens/make/read-design-tokens.ts';

const srgb = (...components: readonly number[]) => ({ colorSpace: 'srgb', components });
const px = (value: number) => ({ value, unit: 'px' });
const BLACK = srgb(0, 0, 0);

/** Reads a file with a single token, `t`. */
function textOf($type: string, $value: unknown): string {
  const { tokens, unread } = readDesignTokens({ t: { $type, $value } });
  return tokens[0]?.light?.text ?? unread.map(({ name, why }) => `${name} ${why}`).join('\n');
}

describe('values', () => {
  test.each([
    ['color', srgb(1, 0, 0.5), '#ff0080'],
    ['color', { ...srgb(0, 0, 0), alpha: 0.5 }, 'rgb(0 0 0 / 0.5)'],
    ['color', { ...srgb(1, 1, 1), alpha: 1, hex: '#ffffff' }, '#ffffff'],
    // Outside of what has a byte.
    ['color', srgb(1.2, 0, 0), 'color(srgb 1.2 0 0)'],
    ['color', { colorSpace: 'oklch', components: [0.7, 0.1, 'none'] }, 'oklch(0.7 0.1 none)'],
    ['color', { colorSpace: 'hsl', components: [120, 50, 25], alpha: 0.2 }, 'hsl(120 50% 25% / 0.2)'],
    ['color', { colorSpace: 'display-p3', components: [1, 0, 0] }, 'color(display-p3 1 0 0)'],
    ['dimension', px(-4), '-4px'],
    ['dimension', { value: 0.123456, unit: 'rem' }, '0.1235rem'],
    ['duration', { value: 150, unit: 'ms' }, '150ms'],
    ['fontFamily', 'Inter', 'Inter'],
    ['fontFamily', ['Segoe UI', 'sans-serif'], '"Segoe UI", sans-serif'],
    ['fontWeight', 'semi-bold', '600'],
    ['fontWeight', 350, '350'],
    ['cubicBezier', [0, 0, 0.5, 1], 'cubic-bezier(0, 0, 0.5, 1)'],
    ['number', 1.5, '1.5'],
    ['strokeStyle', 'dashed', 'dashed'],
    ['strokeStyle', { dashArray: [px(2), px(4)], lineCap: 'round' }, 'dashes of 2px 4px, round'],
    ['border', { color: BLACK, width: px(1), style: 'solid' }, '1px solid #000000'],
    [
      'transition',
      { duration: { value: 1, unit: 's' }, delay: { value: 0, unit: 'ms' }, timingFunction: [0, 0, 1, 1] },
      '1s cubic-bezier(0, 0, 1, 1) 0ms',
    ],
    [
      'shadow',
      { color: BLACK, offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0), inset: true },
      'inset 0px 1px 2px 0px #000000',
    ],
    [
      'gradient',
      [
        { color: BLACK, position: 0 },
        { color: srgb(1, 1, 1), position: 2 },
      ],
      'linear-gradient(90deg, #000000 0%, #ffffff 100%)',
    ],
    [
      'typography',
      { fontFamily: 'Inter', fontSize: px(16), fontWeight: 700, letterSpacing: px(0), lineHeight: 1.5 },
      '700 16px/1.5 Inter, letter-spacing 0px',
    ],
  ])('%s %j is %s', (type, value, text) => {
    expect(textOf(type, value)).toBe(text);
  });

  test.each([
    [
      'color',
      '#ff0000',
      't has a value that is no color: it must be an object with `colorSpace` and three `components`',
    ],
    ['color', { colorSpace: 'constructor', components: [0, 0, 0] }, 't has a value that is no color'],
    ['color', { colorSpace: 'srgb', components: [0, 0] }, 't has a value that is no color'],
    ['dimension', '4px', 't has a value that is no dimension'],
    ['dimension', { value: 4, unit: 'em' }, 't has a value that is no dimension'],
    ['duration', px(4), 't has a value that is no duration'],
    ['fontWeight', 0, 't has a value that is no fontWeight'],
    ['fontFamily', [], 't has a value that is no fontFamily'],
    ['shadow', { color: BLACK }, 't has a value that is no shadow'],
    ['spacing', px(4), 't has the unknown type `spacing`'],
  ])('%s %j is told', (type, value, why) => {
    expect(textOf(type, value)).toContain(why);
  });
});

describe('types, aliases and groups', () => {
  test('a type comes from the token, then from what it refers to, then from the nearest group', () => {
    const { tokens, unread } = readDesignTokens({
      space: {
        $type: 'dimension',
        small: { $value: px(4) },
        weight: { $type: 'number', $value: 2 },
        ink: { $value: '{ink}' },
        deep: { $type: 'duration', fast: { $value: { value: 1, unit: 'ms' } } },
      },
      ink: { $type: 'color', $value: BLACK },
    });
    expect(tokens.map(({ name, group, type, light }) => [name, group, type, light?.text, light?.alias])).toEqual([
      ['space.small', 'space', 'dimension', '4px', undefined],
      ['space.weight', 'space', 'number', '2', undefined],
      ['space.ink', 'space', 'color', '#000000', 'ink'],
      ['space.deep.fast', 'space.deep', 'duration', '1ms', undefined],
      ['ink', '', 'color', '#000000', undefined],
    ]);
    expect(unread).toEqual([]);
  });

  test('aliases are followed over others, and within values; `$root` is a token of its group', () => {
    const { tokens } = readDesignTokens({
      $type: 'color',
      a: { $root: { $value: BLACK }, b: { $value: '{a.$root}' } },
      line: { $type: 'border', $value: { color: '{a.b}', width: px(1), style: 'solid' } },
    });
    expect(tokens.map(({ name, light }) => [name, light?.text])).toEqual([
      ['a.$root', '#000000'],
      ['a.b', '#000000'],
      ['line', '1px solid #000000'],
    ]);
  });

  test('what a group says about age holds for its tokens, which may say otherwise', () => {
    const token = { $type: 'number', $value: 1, $description: 'One' };
    const { tokens } = readDesignTokens({
      old: {
        $deprecated: 'use `new`',
        a: token,
        b: { ...token, $deprecated: true },
        c: { ...token, $deprecated: false },
      },
    });
    expect(tokens.map(({ deprecated, description }) => [deprecated, description])).toEqual([
      ['use `new`', 'One'],
      ['', 'One'],
      [undefined, 'One'],
    ]);
  });

  test.each([
    [{ a: { $value: 1 } }, 'a has no `$type`, and no group around it has one'],
    [{ $type: 'number', a: { $value: '{b}' } }, 'a refers to `{b}`, which is no token of the file'],
    // A group is no token.
    [{ $type: 'number', a: { $value: '{g}' }, g: {} }, 'a refers to `{g}`, which is no token of the file'],
    [{ $type: 'number', a: { $value: '{a}' } }, 'a refers to itself: `a` → `a`'],
    [
      { a: { $type: 'fontFamily', $value: ['{b}'] }, b: { $type: 'fontFamily', $value: ['{a}'] } },
      'a refers to itself: `a` → `b` → `a`',
    ],
    [{ a: { $type: 'number', $ref: '#/b' } }, 'a has `$ref`, which is not read'],
    [{ a: { $type: 'color', $value: { $ref: '#/b' } } }, 'a has `$ref` in its value, which is not read'],
    [{ g: { $extends: '{h}' } }, 'g has `$extends`, which is not read'],
    [{ g: { value: '#fff' } }, 'g.value is neither a token nor a group: a token is an object with `$value`'],
    [{ g: { $themes: {} } }, 'g.$themes has a name that is not allowed'],
    [{ 'a.b': { $type: 'number', $value: 1 } }, 'a.b has a name that is not allowed'],
    [[], ' is neither a token nor a group'],
  ])('%j is told', (file, says) => {
    const { unread } = readDesignTokens(file);
    expect(unread.map(({ name, why }) => `${name} ${why}`)[0]).toContain(says);
  });

  test('a deep file, and a long way of aliases, are told instead of read without end', () => {
    let deep: unknown = { $type: 'number', $value: 1 };
    for (let level = 0; level < 5000; level++) deep = { g: deep };
    expect(readDesignTokens(deep).unread[0]?.why).toBe('is in more than 50 groups');
    const far = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`t${at}`, { $type: 'number', $value: `{t${at + 1}}` }]),
    );
    const { tokens, unread } = readDesignTokens({ ...far, t5000: { $type: 'number', $value: 1 } });
    expect(tokens.length + unread.length).toBe(5001);
  });
});

test('a dark file replaces values, keeps types, and changes what refers to them', () => {
  const { tokens } = readDesignTokens(
    { $type: 'color', ink: { $value: BLACK }, text: { $value: '{ink}' }, paper: { $value: srgb(1, 1, 1) } },
    { ink: { $value: srgb(1, 1, 1) }, glow: { $type: 'color', $value: BLACK } },
  );
  expect(tokens.map(({ name, light, dark }) => [name, light?.text, dark?.text])).toEqual([
    ['ink', '#000000', '#ffffff'],
    ['text', '#000000', '#ffffff'],
    ['paper', '#ffffff', '#ffffff'],
    ['glow', undefined, '#000000'],
  ]);
});

test('a token that only the dark file has stands in its group, else after the groups around it', () => {
  const token = { $type: 'color', $value: BLACK };
  const { tokens } = readDesignTokens(
    { color: { a: token, sub: { b: token } }, space: { s: token }, top: token },
    {
      color: { only: token, deep: { new: { c: token } }, sub: { only: token } },
      other: { d: token },
      space: { s: token, t: token },
      last: token,
    },
  );
  expect(tokens.map(({ name, light }) => (light === undefined ? `${name} (dark)` : name))).toEqual([
    'color.a',
    'color.only (dark)',
    'color.sub.b',
    'color.sub.only (dark)',
    'color.deep.new.c (dark)',
    'space.s',
    'space.t (dark)',
    'top',
    'last (dark)',
    'other.d (dark)',
  ]);
});
