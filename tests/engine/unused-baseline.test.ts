import { describe, expect, test } from 'vitest';
import { check, type ProjectInput } from '../../engine/index.ts';
import { makeProject, SITE } from './support/project.ts';

const ALPHA = 'id: alpha\nname: Alpha\nprefixes: [/alpha]\npages:\n  - pathname: /alpha/a\n';
const BETA = 'id: beta\nname: Beta\nprefixes: [/beta]\npages:\n  - pathname: /beta/a\n';
const PAGES = ['/alpha/a', '/beta/a'];

const entry = (code: string, file: string, message: string) =>
  `  - { code: ${code}, file: ${file}, message: '${message}', owner: A, reason: B, until: 2999-12-31 }\n`;

/** Returns the lines of the entries that are reported as stale. */
function findUnused(
  entries: readonly string[],
  more: Partial<Parameters<typeof makeProject>[0]> = {},
): readonly number[] {
  const baseline = { path: 'nav/baseline.yaml', text: `findings:\n${entries.join('')}` };
  const input: ProjectInput = makeProject({
    sections: { alpha: ALPHA, beta: BETA },
    pages: PAGES,
    ...more,
    others: [baseline],
  });
  return check(input)
    .diagnostics.filter(({ code }) => code === 'unused-baseline')
    .map(({ origin }) => origin.range.start.line);
}

describe('an entry without a matching finding', () => {
  const stale = entry(
    'uppercase-pathname',
    'nav/sections/alpha.yaml',
    'The pathname `/alpha/Old` has upper-case letters.',
  );
  const orphan = entry('orphan-page', 'content/beta/old.md', 'No page tree contains `/beta/old`.');
  const link = entry('broken-link', 'content/alpha/a.md', 'The link `/beta/gone` leads to a page that does not exist.');

  test('is reported', () => {
    expect(findUnused([stale, orphan, link])).toEqual([2, 3, 4]);
  });

  test('is not reported as long as a file has a mistake, which may hide findings', () => {
    const unreadable = [{ path: 'content/beta/b.md', cause: 'not-utf-8', size: 1 }] as const;
    expect(findUnused([stale, orphan, link], { unreadable })).toEqual([]);
    expect(findUnused([stale, orphan, link], { site: `${SITE}socialCards: maybe\n` })).toEqual([]);
    expect(findUnused([stale, orphan, link], { sections: { alpha: `${ALPHA}  - 5\n`, beta: BETA } })).toEqual([]);
  });

  test('is not reported of code for readers before that has been checked', () => {
    const typed = entry('type-error', 'content/alpha/a.tsx', 'Cannot find name `A` (TS2304).');
    expect(findUnused([stale, typed])).toEqual([2]);
    expect(findUnused([stale, typed], { code: 'checked' as const })).toEqual([2, 3]);
  });
});
