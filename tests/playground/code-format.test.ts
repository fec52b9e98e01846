import * as fc from 'fast-check';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { writeCode } from '../../site/features/playground/code/write-code.ts';
import type { Control, Playground, Values } from '../../site/features/playground/model/playground.ts';
import { randomRuns } from '../support/runs.ts';

const CONTROLS: readonly Control[] = [
  { name: 'children', kind: 'node' },
  { name: 'disabled', kind: 'switch', initial: false },
  { name: 'label', kind: 'text' },
  { name: 'helperText', kind: 'text' },
  { name: 'max', kind: 'number' },
  {
    name: 'startIcon',
    kind: 'node',
    choices: [{ label: 'Star', code: '<StarIcon />', imports: ["import StarIcon from '@mui/icons-material/Star';"] }],
  },
];

const BUTTON: Playground = {
  package: '@mui/material',
  name: 'Button',
  import: "import Button from '@mui/material/Button';",
  controls: CONTROLS,
  preset: {},
};

/** Formatters leave a single space as it is, where it is easy to overlook; code says `{' '}`. */
const text = fc
  .oneof(
    fc.string({ unit: 'grapheme-ascii', maxLength: 90 }),
    fc
      .array(
        fc.constantFrom(
          'Save',
          'all',
          "it's",
          '"so"',
          '{',
          '<b>',
          '&amp;',
          '\n',
          ' ',
          'internationalization',
          'é',
          '保存',
          '🎉',
        ),
        { maxLength: 24 },
      )
      .map((words) => words.join(' ')),
  )
  .filter((written) => written !== ' ');

const values: fc.Arbitrary<Values> = fc.record(
  {
    children: text,
    disabled: fc.boolean(),
    label: text,
    helperText: text,
    max: fc.integer(),
    startIcon: fc.constant('Star'),
  },
  { requiredKeys: [] },
);

const PRETTIER = { parser: 'babel-ts', singleQuote: true } as const;

describe('code', () => {
  test('is what a formatter would print', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (set) => {
        const code = writeCode(BUTTON, set);
        expect(code).toBe(await format(code, PRETTIER));
      }),
      randomRuns({ usual: 100, ci: 2000 }),
    );
  });
});
