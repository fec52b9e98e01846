import { describe, expect, test } from 'vitest';
import { meantAnchor } from '../../site/browser/meant-anchor.ts';
import { createSlugger } from '../../site/markdown/read/survey.ts';
import { readFacts } from '../nav/support/facts.ts';
import { render } from './render.ts';

const SINGLE = [
  ['Getting started', 'getting-started'],
  ['v5 → v6', 'v5--v6'],
  ['useButton() hook', 'usebutton-hook'],
  ['Props & slots', 'props--slots'],
  ['C++ / C#', 'c--c'],
  ['Node.js (v18+)', 'nodejs-v18'],
  ['🚧 Under construction', '-under-construction'],
  ["Don't panic", 'dont-panic'],
  ['--dash--', '--dash--'],
  ['snake_case_name', 'snake_case_name'],
  ['日本語', '%E6%97%A5%E6%9C%AC%E8%AA%9E'],
  ['Über uns', '%C3%BCber-uns'],
  // Emoji of several characters, and scripts that write vowels as combining marks.
  ['I ❤️ it 👩‍💻 1️⃣', 'i--it--1'],
  ['हिन्दी', '%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80'],
  ['half \ud83d of a pair', 'half--of-a-pair'],
] as const;

describe('slugs', () => {
  test.each(SINGLE)('%s → %s', (text, slug) => {
    expect(createSlugger()(text)).toBe(slug);
  });

  test('equal headings are numbered and never get a slug that is taken', () => {
    const slug = createSlugger();
    expect(['Usage', 'Usage', 'usage', 'Usage 2', 'Usage', 'Usage-2'].map(slug)).toEqual([
      'usage',
      'usage-1',
      'usage-2',
      'usage-2-1',
      'usage-3',
      'usage-2-2',
    ]);
  });

  test('a heading without letters still gets an address', () => {
    const slug = createSlugger();
    expect([slug('🎉'), slug('!!!')]).toEqual(['section', 'section-1']);
  });

  test('numbers 20,000 equal headings', () => {
    const slug = createSlugger();
    const slugs = Array.from({ length: 20_000 }, () => slug('Usage'));
    expect(slugs.at(-1)).toBe('usage-19999');
  });
});

interface Row {
  readonly text: string;
  readonly hash: string;
}

describe('addresses of earlier releases', () => {
  const table = readFacts<{ readonly single: readonly Row[]; readonly sequenceSharedPool: readonly Row[] }>(
    'heading-slugs.json',
  );
  const idsOf = (texts: readonly Row[]) =>
    render(texts.map(({ text }) => `## ${text}`).join('\n\n')).headings.map(({ id }) => decodeURI(id));

  test('lead to the heading', () => {
    const other = { text: 'Something else', hash: '' };
    // A tag that Markdown does not know is shown, and part of the id.
    const found = table.single
      .filter(({ text }) => text !== 'Array<string>')
      .map((row) => {
        const ids = idsOf([other, row]);
        return [
          row.text,
          ids.includes(decodeURI(row.hash)) ? row.hash : meantAnchor(decodeURI(row.hash), ids),
          ids.at(-1),
        ];
      });
    expect(found.filter(([, answer, id]) => answer !== id && decodeURI(answer ?? '') !== id)).toEqual([]);
  });

  test('an address that means nothing leads nowhere', () => {
    expect([meantAnchor('missing', ['usage']), meantAnchor('!', ['usage', '-'])]).toEqual([undefined, undefined]);
    expect(meantAnchor('usage-2', ['usage', 'usage-1'])).toBe('usage-1');
  });
});
