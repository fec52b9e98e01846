import { describe, expect, test } from 'vitest';
import { check, readFrontMatter } from '../../engine/index.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { renderBody } from '../../site/markdown/render-body.ts';
import { makeProject } from '../engine/support/project.ts';
import { HOSTILE_PAGES, HOSTILE_SECTIONS } from './support/corpus.ts';
import { measureGrowth } from './support/growth.ts';
import { findFaults } from './support/judge.ts';

/** Characters of the smaller of two texts. */
const PAGE = 50_000;
const SECTION = 30_000;

const OPEN = 'id: w\nname: W\nprefixes: [/w]\npages:\n  - pathname: /w/a\n';

describe('time grows with the text', () => {
  test.each(Object.entries(HOSTILE_PAGES))('of a page: %s', (_, make) => {
    const { isLinear, times } = measureGrowth((size) => {
      const text = make(size);
      const facts = readFrontMatter(readFacts(text));
      const { diagnostics } = check(makeProject({ sections: { w: OPEN }, pages: { '/w/a': facts } }));
      expect(findFaults(diagnostics, (path) => (path === 'content/w/a.md' ? text.length : undefined))).toEqual([]);
      renderBody(text, { resolveHref: (href) => ({ href, external: false }) });
    }, PAGE);
    expect(isLinear, times).toBe(true);
  });

  test.each(Object.entries(HOSTILE_SECTIONS))('of a section: %s', (_, make) => {
    const { isLinear, times } = measureGrowth((size) => {
      const text = make(size);
      const { diagnostics } = check(
        makeProject({ sections: { w: text }, pages: Array.from({ length: 300 }, (__, at) => `/w/page-${at}`) }),
      );
      expect(findFaults(diagnostics, (path) => (path === 'nav/sections/w.yaml' ? text.length : undefined))).toEqual([]);
    }, SECTION);
    expect(isLinear, times).toBe(true);
  });
});
