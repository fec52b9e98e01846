import { describe, expect, test } from 'vitest';
import { check, readFrontMatter } from '../../engine/index.ts';
import { tidy } from '../../cli/make/api/types/tidy-type.ts';
import { readCss } from '../../cli/links/read-html.ts';
import { MAX_PAGE_BYTES } from '../../engine/text/limits.ts';
import type { ComponentApi } from '../../site/api/api-data.ts';
import { renderDescription } from '../../site/api/render-description.ts';
import { writeApiMarkdown } from '../../site/api/write-markdown.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { RENDERING } from '../api/support.ts';
import { makeProject } from '../engine/support/project.ts';
import { firstRows } from '../support/runs.ts';
import {
  HOSTILE_DESCRIPTIONS,
  HOSTILE_MDX_PAGES,
  HOSTILE_PAGES,
  HOSTILE_SECTIONS,
  HOSTILE_STYLESHEETS,
  HOSTILE_TYPES,
  LARGE_SECTION,
  type MakeText,
} from './support/corpus.ts';
import { measureGrowth } from './support/growth.ts';
import { findFaults } from './support/judge.ts';
import { measureValidate } from './support/measure-validate.ts';

/** The length of the smaller of two texts, in characters. */
const PAGE = 50_000;
const SECTION = 30_000;

const COMPONENT: ComponentApi = {
  kind: 'component',
  name: 'Box',
  package: 'kit',
  imports: [],
  guides: [],
  props: [],
  hasAttributes: false,
  slots: [],
  classes: [],
};

const OPEN = 'id: w\nname: W\nprefixes: [/w]\npages:\n  - pathname: /w/a\n';

/** What takes longest, and is only tried in `.ci/run`; what guards the same code is quicker. */
const SLOW: ReadonlySet<string> = new Set([
  // pages
  'blocks without an end',
  'elements without an end',
  'merge conflicts beside code',
  'a wide table',
  'tags',
  // descriptions
  'open code',
  // sections
  'dashes without spaces',
  'lines after tabs',
  'lines without a colon',
  'marks in lists',
  'open lists',
  'wrong keys',
]);

/** The texts of a kind that are tried. */
function tried(texts: Readonly<Record<string, MakeText>>): readonly (readonly [name: string, make: MakeText])[] {
  const all = Object.entries(texts);
  const quick = all.filter(([name]) => !SLOW.has(name));
  return firstRows([...quick, ...all.filter(([name]) => SLOW.has(name))], quick.length);
}

describe('time grows linearly with the length', () => {
  test.each([
    ...tried(HOSTILE_PAGES).map(([name, make]) => ['md', name, make] as const),
    ...tried(HOSTILE_MDX_PAGES).map(([name, make]) => ['mdx', name, make] as const),
  ])('of a page in %s: %s', (format, _, make) => {
    const { isLinear, times } = measureGrowth((size) => {
      const text = make(size);
      const facts = readFrontMatter(readFacts(text, { format }));
      const { diagnostics } = check(makeProject({ sections: { w: OPEN }, pages: { '/w/a': facts } }));
      expect(findFaults(diagnostics, (path) => (path === 'content/w/a.md' ? text.length : undefined))).toEqual([]);
      renderBody(text, { format, resolveHref: (href) => ({ href, external: false }) });
    }, PAGE);
    expect(isLinear, times).toBe(true);
  });

  test.each(tried(HOSTILE_STYLESHEETS))('of a stylesheet: %s', (_, make) => {
    const { isLinear, times } = measureGrowth((size) => readCss(make(size)), PAGE);
    expect(isLinear, times).toBe(true);
  });

  test.each(tried(HOSTILE_DESCRIPTIONS))('of a description in the types of a package: %s', (_, make) => {
    const { isLinear, times } = measureGrowth((size) => {
      const description = make(size);
      const props = [{ name: 'tone', type: 'Tone', description }];
      renderDescription(description, RENDERING);
      writeApiMarkdown({ ...COMPONENT, description, props }, 1, RENDERING);
    }, PAGE);
    expect(isLinear, times).toBe(true);
  });

  test.each(tried(HOSTILE_TYPES))('of a type of a package: %s', (_, make) => {
    const { isLinear, times } = measureGrowth((size) => tidy(make(size)), PAGE);
    expect(isLinear, times).toBe(true);
  });

  test.each(tried(HOSTILE_SECTIONS))('of a section: %s', (_, make) => {
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

describe('a file of the largest allowed size takes at most 512 MB, and no longer than an author is willing to wait', () => {
  /** The most MB that a file within the limits may take, including the command itself. */
  const MOST_MB = 512;
  /**
   * Seconds of processor time: 2 are promised and measured by `npm run bench:growth`; this only catches superlinear
   * growth.
   */
  const MOST_SECONDS = 20;
  const SITE = { 'nav/site.yaml': 'title: W\nurl: https://w.example\n', 'content/w/a.md': '# A\n' };

  // Those that took the most of all.
  test.each(firstRows(['texts', 'misspelt levels', 'wrong keys'] as const))('of a section: %s', (name) => {
    const text = HOSTILE_SECTIONS[name]?.(LARGE_SECTION).slice(0, LARGE_SECTION) ?? '';
    const { exitCode, seconds, peakMb } = measureValidate({ ...SITE, 'nav/sections/w.yaml': text });
    expect([exitCode, seconds < MOST_SECONDS, peakMb < MOST_MB], `${seconds} s, ${peakMb} MB`).toEqual([1, true, true]);
  });

  test.each(firstRows(['a wide table', 'tags'] as const))('of a page: %s', (name) => {
    const text = HOSTILE_PAGES[name]?.(MAX_PAGE_BYTES).slice(0, MAX_PAGE_BYTES) ?? '';
    const { exitCode, seconds, peakMb } = measureValidate({
      ...SITE,
      'nav/sections/w.yaml': OPEN,
      'content/w/a.md': text,
    });
    expect([exitCode, seconds < MOST_SECONDS, peakMb < MOST_MB], `${seconds} s, ${peakMb} MB`).toEqual([0, true, true]);
  });
});
