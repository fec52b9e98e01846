import { describe, expect, test } from 'vitest';
import { compile } from '../../engine/index.ts';
import { DESCRIPTION_LENGTH, describePage, shortenDescription } from '../../site/pages/describe-page.ts';
import { makeProject, SITE } from '../engine/support/project.ts';
import { measureGrowth } from '../fuzz/support/growth.ts';
import { contextOf } from './support/context.ts';

describe('a lead as a description', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  test.each([
    ['stays the same when it fits', 'A short lead.', 'A short lead.'],
    [
      'ends with its last sentence that fits',
      `A slider lets users choose from a range. ${words(40)}.`,
      'A slider lets users choose from a range.',
    ],
    ['ends after a word if its first sentence is too long', words(40), `${words(31)}…`],
    ['ends after a word if its first sentence says too little', `Hello. ${words(40)}`, `Hello. ${words(30)}…`],
    ['is cut anywhere when it has no words', 'x'.repeat(300), `${'x'.repeat(DESCRIPTION_LENGTH - 1)}…`],
  ])('%s', (_, lead, description) => {
    expect(shortenDescription(lead)).toBe(description);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
  });
});

test('a page that has a file is never described as unwritten', () => {
  const compiled = compile(
    makeProject({
      site: `${SITE}rules: { unwritten-page: warning }\n`,
      sections: {
        kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/badge\n  - pathname: /kit/card\n',
      },
      pages: ['/kit/badge'],
    }),
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const { manifest } = compiled;
  const describe = (pathname: string) => {
    const route = manifest.routes[pathname];
    if (route === undefined) throw new Error('There is such a page.');
    return describePage(route, undefined, { context: contextOf(manifest), parts: {} });
  };
  expect(describe('/kit/badge')).toBe('Badge – Kit');
  expect(describe('/kit/card')).toContain('has not been written yet');
});

test('a section is described by its first pages, in time that grows with their number', () => {
  const compiled = compile(
    makeProject({
      sections: { kit: 'id: kit\nname: Kit\nprefixes: [/kit]\npages: [{ pathname: /kit/badge }]\n' },
      pages: ['/kit/badge'],
    }),
  );
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics));
  const { sections, routes } = compiled.manifest;
  const [section, page, node] = [sections[0], routes['/kit/badge'], sections[0]?.tree[0]];
  if (section === undefined || page === undefined || node === undefined) throw new Error('The section has a page.');
  const describeSection = (pages: number): string => {
    const tree = Array.from({ length: pages }, (_, at) => ({ ...node, title: `Page ${at}` }));
    return describePage({ ...page, kind: 'section' }, undefined, {
      context: contextOf({ ...compiled.manifest, sections: [{ ...section, tree }] }),
      parts: {},
    });
  };
  expect(describeSection(4)).toMatch(/Page 0, Page 1, Page 2, and Page 3\b/);
  expect(describeSection(5_000)).toMatch(/Page 0, Page 1, .*, and 4,?9\d\d more/);
  const { isLinear, times } = measureGrowth(describeSection, 5_000);
  expect(isLinear, times).toBe(true);
});
