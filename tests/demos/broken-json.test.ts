import { expect, test } from 'vitest';
import { findBrokenJson } from '../../cli/make/demos/problems/describe-syntax.ts';
import { reword } from '../../cli/make/demos/bundle/said-by-tools.ts';

const FILES = [
  { file: 'content/Counter.tsx', text: "import data from './data.json';\n" },
  { file: 'content/whole.json', text: '\uFEFF{ "start": 3 }\n' },
  { file: 'content/data.json', text: '{\n  "start": 3,,\n}\n' },
];

test('JSON that cannot be read is found among the files of demos', () => {
  const said =
    '[builtin:vite-json] plugin `builtin:vite-json` threw an error\n\nCaused by:\n    key must be a string at line 2 column 14\n\nStack backtrace:\n';
  expect(findBrokenJson(reword(said), () => FILES)).toEqual({ file: 'content/data.json', line: 2, column: 14 });
});

test('an error about anything else is ignored', () => {
  expect(findBrokenJson('Expected `}` at line 2 column 1', () => FILES)).toBeUndefined();
});
