import { describe, expect, test } from 'vitest';
import { modeOfSelectors } from '../../site/features/tokens/make/css-mode.ts';
import { readCssTokens } from '../../site/features/tokens/make/read-css-tokens.ts';
import { isHarmless } from '../../site/features/tokens/make/sample.ts';

/** Returns the values of `--a` in both modes. */
function modesOf(sheet: string): readonly (string | undefined)[] {
  const { light, dark } = readCssTokens(sheet).tokens.find(({ name }) => name === '--a') ?? {};
  return [light?.text, dark?.text];
}

describe('modes', () => {
  test.each([
    [':root { --a: 1px }', '1px', '1px'],
    [':root { --a: light-dark(#000, rgb(1, 2, 3)) }', '#000', 'rgb(1, 2, 3)'],
    [':root { --a: 1px solid light-dark(#000, #fff) }', '1px solid #000', '1px solid #fff'],
    [':root { --a: #000 } @media (prefers-color-scheme: dark) { :root { --a: #fff } }', '#000', '#fff'],
    [
      ':root { --a: #000 } @media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { --a: #fff } }',
      '#000',
      '#fff',
    ],
    // As in a browser, the later one of two rules wins, unless the other one says more about the document.
    ['.dark { --a: #fff } :root { --a: #000 }', '#000', '#000'],
    [':root { --a: #000 } .dark { --a: #fff }', '#000', '#fff'],
    ['html.dark { --a: #fff } :root { --a: #000 }', '#000', '#fff'],
    [":root[data-theme='dark'] { --a: #fff } .dark { --a: #eee } :root { --a: #000 }", '#000', '#fff'],
    ['@media (prefers-color-scheme: dark) { :root { --a: #fff } } :root { --a: #000 }', '#000', '#000'],
    ['@media (prefers-color-scheme: dark) { :root:not(.x) { --a: #fff } } :root { --a: #000 }', '#000', '#fff'],
    [':root { --a: #000 } :where(.dark) { --a: #fff }', '#000', '#000'],
    ['html { --a: #000 } :is(.dark, .night) { --a: #fff } .dark { --a: #eee }', '#000', '#eee'],
    [':root { &.dark { --a: #fff } } :root { --a: #000 }', '#000', '#fff'],
    ['.dark { --a: #fff !important } :root.dark { --a: #000 } :root { --a: #111 }', '#111', '#fff'],
    ['.dark { --a: #fff } @layer base { :root.dark { --a: #000 } :root { --a: #111 } }', '#111', '#fff'],
    ['@layer b, a; @layer a { .dark { --a: #fff } } @layer b { :root.dark { --a: #000 } }', undefined, '#fff'],
    ['@theme { --a: #000 } @layer base { .dark { --a: #fff } }', '#000', '#fff'],
    ['.light, .dark { --a: #000 } :root, .dark { --a: #fff }', '#fff', '#fff'],
    ["html[data-theme='dark'] { --a: #fff } [data-theme='light'] { --a: #000 }", '#000', '#fff'],
    [':root, .theme-dark { --a: #000 }', '#000', '#000'],
    [':root { --a: #000; &.dark { --a: #fff } }', '#000', '#fff'],
    // An element within the document.
    [':root { --a: #000; .dark { --a: #fff } }', '#000', '#000'],
    ['.dark { --a: #fff }', undefined, '#fff'],
    ['@layer base { @supports (color: red) { :root { --a: #000 } } }', '#000', '#000'],
    ['@theme inline { --a: #000 }', '#000', '#000'],
    // Not the document, or not always.
    ['.card { --a: 1px } .dark .card { --a: 2px }', undefined, undefined],
    ['@media (min-width: 40rem) { :root { --a: 1px } }', undefined, undefined],
    ['@media print { :root { --a: 1px } }', undefined, undefined],
    // The last one wins.
    [':root { --a: 1px; --a: 2px }', '2px', '2px'],
  ])('%s', (sheet, light, dark) => {
    expect(modesOf(sheet)).toEqual([light, dark]);
  });

  test.each([
    [':root', 'both'],
    ['html, :host', 'both'],
    [':where(:root, .light)', 'both'],
    ['.night-mode', 'dark'],
    ['.darkroom', undefined],
    ['#dark', undefined],
    ['.dark > *', undefined],
  ])('%s is of %s', (selector, mode) => {
    expect(modeOfSelectors(selector)).toBe(mode);
  });
});

describe('variables', () => {
  test('a variable takes the value of another one in the same mode', () => {
    const { tokens } = readCssTokens(
      ':root { --b: light-dark(#000, #fff); --a: var(--b); --c: rgb(from var(--a) r g b / var(--x, 50%)); --d: var(--y) }',
    );
    expect(tokens.map(({ name, light, dark }) => [name, light?.text, dark?.text, light?.alias, light?.sample])).toEqual(
      [
        ['--b', '#000', '#fff', undefined, 'fill'],
        ['--a', '#000', '#fff', '--b', 'fill'],
        ['--c', 'rgb(from #000 r g b / 50%)', 'rgb(from #fff r g b / 50%)', undefined, 'fill'],
        // Another stylesheet may set it.
        ['--d', 'var(--y)', 'var(--y)', undefined, undefined],
      ],
    );
  });

  test('a circle is told, and what leads into it is shown as it is written', () => {
    const { tokens, unread } = readCssTokens(':root { --a: var(--b); --b: calc(1px + var(--a)); --c: var(--a) }');
    expect(unread).toEqual([
      { name: '--a', why: 'refers to itself: `--a` → `--b` → `--a`' },
      { name: '--b', why: 'refers to itself: `--b` → `--a` → `--b`' },
    ]);
    expect(tokens.map(({ name, light }) => [name, light?.text])).toEqual([['--c', 'var(--a)']]);
  });

  test('variables that double each other have an end', () => {
    const lines = Array.from({ length: 60 }, (_, at) => `--v${at}: var(--v${at + 1}) var(--v${at + 1});`);
    const { tokens } = readCssTokens(`:root { ${lines.join('')} --v60: 1px }`);
    expect(tokens[0]?.light?.text).toBe('var(--v1) var(--v1)');
  });
});

test.each([
  ['--ink', 'oklch(0.5 0.1 20)', 'color', 'fill'],
  ['--ink', 'transparent', 'color', 'fill'],
  ['--fade', 'linear-gradient(#000, #fff)', 'gradient', 'fill'],
  ['--gap', '-0.5rem', 'dimension', 'length'],
  ['--gap', 'clamp(1rem, 2vw, 3rem)', 'dimension', 'length'],
  ['--radius-2', '8px', 'dimension', 'radius'],
  ['--fast', '150ms', 'duration', undefined],
  ['--ease', 'cubic-bezier(0, 0, 1, 1)', 'cubicBezier', undefined],
  ['--lift', '0 1px 2px rgb(0 0 0 / 0.3), 0 0 1px #000', 'shadow', 'shadow'],
  ['--font-weight-bold', '700', 'fontWeight', 'weight'],
  ['--z', '700', 'number', undefined],
  ['--font-sans', "'Segoe UI', sans-serif", 'fontFamily', 'family'],
  ['--columns', 'a b', undefined, undefined],
  // Nothing that a sample would load.
  ['--fade', 'linear-gradient(#000, #fff), url(//a.example)', 'gradient', undefined],
])('%s: %s is a %s', (name, value, type, sample) => {
  const [token] = readCssTokens(`:root { ${name}: ${value} }`).tokens;
  expect([token?.type, token?.light?.sample]).toEqual([type, sample]);
});

test.each([
  ['rgb(0 0 0 / 0.5)', true],
  ['"Segoe UI", sans-serif', true],
  ['red;position:fixed', false],
  ['linear-gradient(red, url(//a.example))', false],
  ['URL( //a.example)', false],
  ['image-set("a.png" 1x)', false],
  ['rgb(0 0 0', false],
  ['"a', false],
  [String.raw`u\72l(a)`, false],
])('%s is harmless in a style attribute: %s', (css, is) => {
  expect(isHarmless(css)).toBe(is);
});
