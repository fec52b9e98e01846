import { expect, test } from 'vitest';
import { reword } from '../../cli/demos/said-by-tools.ts';
import { findUnnamed } from '../../cli/demos/unnamed-file.ts';

const FILES = [
  { file: 'content/Counter.tsx', text: "import './card.css';\nimport data from './data.json';\n" },
  { file: 'content/whole.json', text: '\uFEFF{ "start": 3 }\n' },
  { file: 'content/data.json', text: '{\n  "start": 3,,\n}\n' },
  { file: 'content/card.css', text: '.card { color: red; }\n@media (min-width 300px { .b { color: red } }\n' },
];

const JSON_ERROR =
  '[builtin:vite-json] plugin `builtin:vite-json` threw an error\n\nCaused by:\n    key must be a string at line 2 column 14\n\nStack backtrace:\n';

test('JSON that cannot be read is found among the files of demos', () => {
  expect(findUnnamed({ message: reword(JSON_ERROR) }, () => FILES)).toEqual({
    file: 'content/data.json',
    line: 2,
    column: 14,
  });
});

test('a line of what was minified is found in its stylesheet', () => {
  const source = '@scope (.demo-stage) {.a { color: red }\n  @media (min-width 300px { .b { color: red } }; }\n';
  const message = reword('[lightningcss minify] Unexpected token Dimension { has_sign: false, value: 300.0 }');
  expect(message).toBe('Unexpected token');
  expect(findUnnamed({ message, source, loc: { line: 2, column: 19 } }, () => FILES)).toEqual({
    file: 'content/card.css',
    line: 2,
    column: 18,
  });
});

test.each([
  ['something else', { message: 'Expected `}` at line 2 column 1' }],
  ['what none of the files has', { message: 'Invalid state', source: '.other {}\n', loc: { line: 1, column: 0 } }],
  ['an empty line', { message: 'Invalid state', source: '\n', loc: { line: 1, column: 0 } }],
])('%s is not found', (_, said) => {
  expect(findUnnamed(said, () => FILES)).toBeUndefined();
});
