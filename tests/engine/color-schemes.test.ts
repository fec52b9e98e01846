import { expect, test } from 'vitest';
import { check } from '../../engine/index.ts';
import { toFiles, toInput } from '../edit/support/project-files.ts';

function findIn(settings: string): readonly string[] {
  const files = toFiles({
    'nav/site.yaml': `title: L\nurl: https://l.example\n${settings}`,
    'nav/sections/l.yaml': 'id: l\nname: L\nprefixes: [/l]\npages:\n  - { pathname: /l/a, planned: true }\n',
  });
  return check(toInput(files)).diagnostics.map(
    ({ code, origin, message }) => `${origin.range.start.line} ${code}: ${message}`,
  );
}

const scheme = (name: string, colors: string) => `colorSchemes:\n  ${name}: { title: S, ${colors} }\n`;

test.each([
  [scheme('sepia', "light: { paper: '#fbf5e9' }"), []],
  [
    scheme('sepia', "light: { ink: '#aaaaaa' }"),
    ['4 low-contrast: In light mode of `sepia`, the contrast between headings and `#fdfdfc` is only 2.3.'],
  ],
  // What a scheme leaves out is as in the brand.
  [
    `brand: { dark: { accent: '#5eead4' } }\n${scheme('sepia', "dark: { paper: '#5eaad4' }")}`,
    ['5 low-contrast: In dark mode of `sepia`, the contrast between links and `#5eaad4` is only 1.7.'],
  ],
])('colors of each scheme are readable, or reported at their place: %s', (settings, found) => {
  expect(findIn(settings)).toEqual(found);
});

test.each(['light', 'dark', 'Sepia', 'sepia-2'])('a scheme cannot be called %s', (name) => {
  expect(findIn(scheme(name, 'light: {}'))).toEqual([
    `4 invalid-value: \`${name}\` is not a valid key of \`colorSchemes\`.`,
  ]);
});
