import { expect, test } from 'vitest';
import { convertBody } from '../../cli/import/convert/convert-body.ts';
import type { Dialect } from '../../cli/import/convert/dialects.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';

const MANY = 3000;

test.each<[string, string, Dialect?]>([
  ['on separate lines', '<Note>\n'.repeat(MANY)],
  ['on one line', '<Note>'.repeat(MANY)],
  ['with closing tags', `${'<Note>\n'.repeat(MANY)}Within.\n${'</Note>\n'.repeat(MANY)}`],
  ['as tabs', '<Tabs>\n<Tab title="A">\n'.repeat(MANY / 2)],
  ['as directives', Array.from({ length: MANY }, (_, at) => `${':'.repeat(MANY + 3 - at)}note\n`).join('\n')],
  [
    'as tabs of an indented set at the greatest depth',
    `${Array.from({ length: 40 }, (_, at) => `${'    '.repeat(at)}!!! note "N"\n\n`).join('')}${'    '.repeat(40)}=== "A"\n\n${'    '.repeat(41)}Within.\n`,
    'mkdocs',
  ],
])('thousands of nested components, %s, are reported, and their content is kept', (_, body, dialect = 'mintlify') => {
  const told: string[] = [];
  const { text } = convertBody(`${body}\n\nLast.\n`, {
    dialect,
    isMdx: true,
    hasMath: false,
    extensions: new Set(),
    data: {},
    firstLine: 1,
    lose: (_line, reason) => void told.push(reason),
    take: () => undefined,
    include: () => undefined,
  });
  expect(told.filter((reason) => reason.includes('levels deep here'))).toEqual([
    'components and directives are nested more than 40 levels deep here, so only their content is kept',
  ]);
  expect(readFacts(text).problems).toEqual([]);
  expect(text).toContain('Last.');
});
