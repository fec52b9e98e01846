import { describe, expect, test } from 'vitest';
import { createSlugger } from '../../site/markdown/slug.ts';
import { readFacts } from '../nav/support/facts.ts';
import { render } from './render.ts';

const SINGLE = [
  ['Getting started', 'getting-started'],
  ['v5 → v6', 'v5-v6'],
  ['The `sx` prop', 'the-sx-prop'],
  ['<code>useButton()</code> hook', 'usebutton-hook'],
  ['Props &amp; slots', 'props-amp-slots'],
  ['A & B', 'a-b'],
  ['C++ / C#', 'c-c'],
  ['Node.js (v18+)', 'node-js-v18'],
  ['🚧 Under construction', 'under-construction'],
  ['Don&#39;t panic', 'dont-panic'],
  ["Don't panic", 'don-t-panic'],
  ['Array<string>', 'array'],
  ['--dash--', 'dash'],
  ['snake_case_name', 'snake-case-name'],
  ['日本語', '%E6%97%A5%E6%9C%AC%E8%AA%9E'],
  ['Über uns', '%C3%BCber-uns'],
  ['— em dash —', 'em-dash'],
  // Not in the agreed table: emoji of several characters, and scripts that write vowels as combining marks.
  ['I ❤️ it 👩‍💻 1️⃣', 'i-it-1'],
  ['हिन्दी', '%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80'],
  ['a < b', 'a-b'],
  ['half \ud83d of a pair', 'half-of-a-pair'],
] as const;

describe('slugs', () => {
  test.each(SINGLE)('%s → %s', (text, slug) => {
    expect(createSlugger()(text)).toBe(slug);
  });

  test('equal headings are numbered and never get a slug that is taken', () => {
    const slug = createSlugger();
    expect(['Usage', 'Usage', 'usage', 'Usage 2', 'Usage', 'Usage-2'].map(slug)).toEqual([
      'usage',
      'usage-2',
      'usage-3',
      'usage-2-2',
      'usage-4',
      'usage-2-3',
    ]);
  });

  test('a heading without letters still gets an address', () => {
    const slug = createSlugger();
    expect([slug('🎉'), slug('!!!')]).toEqual(['section', 'section-2']);
  });

  test('numbers 20,000 equal headings', () => {
    const slug = createSlugger();
    const slugs = Array.from({ length: 20_000 }, () => slug('Usage'));
    expect(slugs.at(-1)).toBe('usage-20000');
  });
});

interface Row {
  readonly text: string;
  readonly hash: string;
}

describe('the agreed table', () => {
  const table = readFacts<{ readonly single: readonly Row[]; readonly sequenceSharedPool: readonly Row[] }>(
    'heading-slugs.json',
  );

  test('gives the slug of every text on its own', () => {
    expect(table.single.map(({ text }) => ({ text, hash: createSlugger()(text) }))).toEqual(table.single);
  });

  test('gives the id of every text as the heading of a page', () => {
    const ids = table.single.map(({ text }) => ({ text, hash: render(`## ${text}`).headings[0]?.id }));
    expect(ids).toEqual(table.single);
  });

  test('gives the ids of all texts of the sequence on one page', () => {
    const page = render(table.sequenceSharedPool.map(({ text }) => `## ${text}`).join('\n\n'));
    expect(page.headings.map(({ id }) => id)).toEqual(table.sequenceSharedPool.map(({ hash }) => hash));
  });
});
