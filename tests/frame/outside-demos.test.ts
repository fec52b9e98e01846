import { expect, test } from 'vitest';
import { outsideDemos } from '../../site/frame/styles/outside-demos.ts';

const mark = (sheet: string) => outsideDemos(sheet).replaceAll(':where(:not(.demo-stage *,body>div *))', '∅').replace(/\s+/g, ' ').trim();

test.each([
  ['a { color: red }', 'a∅ { color: red }'],
  ['.prose li::marker { a: b }', '.prose li∅::marker { a: b }'],
  ['.prose :where(p, .table) { a: b }', '.prose :where(p, .table)∅ { a: b }'],
  ['h2, .prose h3 + h4 { a: b }', 'h2∅, .prose h3 + h4∅ { a: b }'],
  [`.prose input[type='checkbox'] { a: b }`, `.prose input[type='checkbox']∅ { a: b }`],
  ['@media (width < 600px) { .prose h2 { a: b } }', '@media (width < 600px) { .prose h2∅ { a: b } }'],
  // Classes of the site are found in no demo.
  ['.anchor:hover { a: b }', '.anchor:hover { a: b }'],
  ['.prose .task { a: b }', '.prose .task { a: b }'],
  ['[data-dense] .side { a: b }', '[data-dense] .side { a: b }'],
])('%s', (sheet, expected) => {
  expect(mark(sheet)).toBe(expected);
});
