import { expect, test } from 'vitest';
import { fitHeights } from '../../cli/make/demos/bundle/fit-heights.ts';

const FIT = 'var(--dn-window, ';

test.each([
  ['.a{min-height:100vh}', `.a{min-height:${FIT}100vh)}`],
  [
    '.a { color: red; min-block-size : 100DVH !important }',
    `.a { color: red; min-block-size : ${FIT}100DVH )!important }`,
  ],
  ['.a{/* b */min-height:calc(100svh - 4rem);top:0}', `.a{/* b */min-height:${FIT}calc(100svh - 4rem));top:0}`],
  [
    '@supports (min-height:100dvh){.a{min-height:100dvh}}',
    `@supports (min-height:100dvh){.a{min-height:${FIT}100dvh)}}`,
  ],
  // Less than a window, other properties and names are as written.
  ...['.a{min-height:50vh}', '.a{height:100vh}', '.a{--min-height:100vh}', '.a{min-height:1100vhs}'].map((css) => [
    css,
    css,
  ]),
])('%s → %s', (css, expected) => {
  expect(fitHeights(css ?? '')).toBe(expected);
});
