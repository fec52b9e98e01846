import { expect, test } from 'vitest';
import { openRows } from '../../site/islands/search/find-rows.ts';
import { openTitles } from '../../site/islands/search/find-titles.ts';
import { inOtherWords } from '../../site/islands/search/other-words.ts';
import { cutQuery, MOST_LETTERS } from '../../site/islands/search/query-words.ts';
import type { SearchTitles } from '../../site/islands/search/titles.ts';
import { cpuSeconds } from '../support/cpu-time.ts';

const TITLES: SearchTitles = {
  sections: [{ id: 'kit', name: 'Kit', indexes: [] }],
  pages: Array.from({ length: 500 }, (_, at) => ({ title: `Part ${at} of word${at}`, path: `/${at}/`, section: 0 })),
  apiTitle: '{name} API',
  synonyms: Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`w${at}`, [`word${at}`, `part${at}`]])),
};

test.each([
  ['a thousand words', Array.from({ length: 1000 }, (_, at) => `w${at}`).join(' ')],
  ['a hundred thousand letters', 'x'.repeat(100_000)],
  ['letters of a script without spaces', '検索'.repeat(50_000)],
])('%s take no longer than a few words', (_, query) => {
  const findTitles = openTitles(TITLES);
  const findRows = openRows(TITLES, { details: [], pages: { 0: { 'part-prop-': ['word', 'other'] } } });
  const asked = cutQuery(query);
  expect(asked.length).toBeLessThanOrEqual(MOST_LETTERS);
  const spent = cpuSeconds(() => {
    for (const other of inOtherWords(asked, TITLES)) {
      findTitles(other.query);
      findRows(other.query);
    }
  });
  expect(spent).toBeLessThan(1);
});
