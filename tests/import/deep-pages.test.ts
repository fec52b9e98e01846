import { expect, test } from 'vitest';
import { convertBody } from '../../cli/import/convert/convert-body.ts';
import type { Importer } from '../../cli/import/convert/syntax.ts';
import { MINTLIFY } from '../../cli/import/tools/mintlify.ts';
import { MKDOCS } from '../../cli/import/tools/mkdocs.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';

const MANY = 3000;

const DEEP = 'components and directives are nested more than 40 levels deep here, so only their content is kept';

test.each<[string, string, Importer?]>([
  ['on separate lines', '<Note>\n'.repeat(MANY)],
  ['on one line', '<Note>'.repeat(MANY)],
  ['with closing tags', `${'<Note>\n'.repeat(MANY)}Within.\n${'</Note>\n'.repeat(MANY)}`],
  ['as tabs', '<Tabs>\n<Tab title="A">\n'.repeat(MANY / 2)],
  ['as directives', Array.from({ length: MANY }, (_, at) => `${':'.repeat(MANY + 3 - at)}note\n`).join('\n')],
  [
    'as tabs of an indented set at the greatest depth',
    `${Array.from({ length: 40 }, (_, at) => `${'    '.repeat(at)}!!! note "N"\n\n`).join('')}${'    '.repeat(40)}=== "A"\n\n${'    '.repeat(41)}Within.\n`,
    MKDOCS,
  ],
])('thousands of nested components, %s, are reported, and their content is kept', (_, body, { syntax } = MINTLIFY) => {
  const told: string[] = [];
  const text = convertBody(`${body}\n\nLast.\n`, {
    syntax,
    isMdx: syntax.isAlwaysMdx === true,
    hasMath: false,
    extensions: new Set(),
    data: {},
    firstLine: 1,
    lose: (_line, reason) => void told.push(reason),
    take: () => undefined,
    include: () => undefined,
  });
  // Components without an end are no MDX.
  expect(told.map((reason) => reason.replace(/:.*/, '')).filter((reason) => !reason.includes('has no end'))).toEqual([
    /nested/.test(told.join()) ? DEEP : 'this is not valid MDX, so the page is read as Markdown',
  ]);
  expect(readFacts(text).problems).toEqual([]);
  expect(text).toContain('Last.');
});
