import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { check, readFrontMatter } from '../../engine/index.ts';
import { MAX_PAGE_BYTES } from '../../engine/text/limits.ts';
import { readFacts } from '../../site/markdown/read-facts.ts';
import { renderBody } from '../../site/markdown/render/render-body.ts';
import { makeProject } from '../engine/support/project.ts';
import { randomRuns } from '../support/runs.ts';
import { findFaults } from './support/judge.ts';
import { MARKDOWN_PARTS } from './support/markdown-parts.ts';

const RUNS = randomRuns({ usual: 200, ci: 5000 });

/** Pages that start like any other, or with front matter; parts may be repeated many times. */
const anyPage = fc
  .record({
    start: fc.constantFrom('', '# A\n\n', '---\ntitle: A\n', '---\ntitle: A\n---\n\n', '---\n'),
    parts: fc.array(
      fc.record({
        part: fc.constantFrom(...MARKDOWN_PARTS),
        times: fc.oneof(
          { weight: 30, arbitrary: fc.constant(1) },
          { weight: 1, arbitrary: fc.integer({ min: 2, max: 3000 }) },
        ),
      }),
      { maxLength: 60 },
    ),
  })
  .map(({ start, parts }) => start + parts.map(({ part, times }) => part.repeat(times)).join(''))
  .filter((text) => text.length < MAX_PAGE_BYTES);

test('whatever a page contains, it is read and rendered, and every finding has a valid place and length', () => {
  fc.assert(
    fc.property(anyPage, (text) => {
      const facts = readFrontMatter(readFacts(text));
      const project = makeProject({
        sections: { w: 'id: w\nname: W\nprefixes: [/w]\npages:\n  - pathname: /w/a\n' },
        pages: { '/w/a': facts },
      });
      const { diagnostics } = check(project);
      expect(findFaults(diagnostics, (path) => (path === 'content/w/a.md' ? text.length : undefined))).toEqual([]);
      const { html } = renderBody(text, { resolveHref: (href) => ({ href, external: false }) });
      expect(html).not.toContain('<script');
    }),
    RUNS,
  );
}, 0);
