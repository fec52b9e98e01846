import { expect, test } from 'vitest';
import { indexLines } from '../../engine/text/source.ts';

test.each([
  ['a\nb', 2, { line: 2, column: 1 }],
  ['a\r\nb', 3, { line: 2, column: 1 }],
  // Both characters of a line break are on the line that they end.
  ['a\r\nb', 2, { line: 1, column: 3 }],
  ['a\rb', 2, { line: 2, column: 1 }],
  ['\n\n\n', 2, { line: 3, column: 1 }],
  // Columns count UTF-16 units, as editors do.
  ['😀x', 2, { line: 1, column: 3 }],
  ['', 0, { line: 1, column: 1 }],
  ['a', 1, { line: 1, column: 2 }],
])('in %j, offset %i is at %j', (text, offset, place) => {
  expect(indexLines(text).position(offset)).toEqual({ ...place, offset });
});

test('every line of a long text is found', () => {
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}\r\n`);
  const text = lines.join('');
  const index = indexLines(text);
  for (const [at, line] of lines.entries())
    expect(index.position(text.indexOf(line))).toMatchObject({ line: at + 1, column: 1 });
});
