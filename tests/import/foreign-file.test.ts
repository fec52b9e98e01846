import { expect, test } from 'vitest';
import { lineOfKey } from '../../cli/import/read/foreign-file.ts';
import { cpuSeconds } from '../support/cpu-time.ts';

const TEXT = `export default [
  { label: 'A', badge: 'New' },
  { badge: 'New', label: "It's B" },
  { label: \`C\`, note: 'label' },
  { text: 'D or badges' },
];
`;

test.each([
  ['badge', 'A', 2],
  // The key may come before the name, and a name may contain the other quotation mark.
  ['badge', "It's B", 3],
  ['note', 'C', 4],
  ['label', 'C', 4],
  // Without the key, the line of the words is used; without both, the first line.
  ['gone', 'C', 4],
  ['gone', 'D', 1],
  ['badge', 'D', 2],
  ['', 'A', 2],
])('the key %j of %j is on line %i', (key, words, line) => {
  expect(lineOfKey(TEXT, key, words)).toBe(line);
});

test('reads a sidebar of 20,000 entries only once', () => {
  const text = Array.from({ length: 20_000 }, (_, at) => `{ id: 'page-${at}', className: 'x' },\n`).join('');
  const seconds = cpuSeconds(() => {
    for (let at = 0; at < 20_000; at++) expect(lineOfKey(text, 'className', `page-${at}`)).toBe(at + 1);
  });
  expect(seconds).toBeLessThan(5);
});
