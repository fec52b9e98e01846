import { expect, test } from 'vitest';
import { compile, readNavigation } from '../../engine/index.ts';
import { createInsideCheck } from '../../cli/links/link-mistakes.ts';
import { findPlaces } from '../../cli/links/find-places.ts';
import type { Output } from '../../cli/links/read-output.ts';
import type { CheckedPageFacts } from '../../engine/index.ts';
import { makeProject, SITE } from '../engine/support/project.ts';
import { measureGrowth } from '../fuzz/support/growth.ts';

/** A built site whose navigation, pages and redirects contain many addresses. */
function siteWith(size: number, facts: Partial<CheckedPageFacts> = {}) {
  const numbers = Array.from({ length: size }, (_, at) => at);
  const project = makeProject({
    site: `${SITE}redirects:\n${numbers.map((at) => `  - { from: /old/${at}, to: /w/a }\n`).join('')}`,
    sections: {
      w: `id: w\nname: W\nprefixes: [/w]\npages:\n  - pathname: /w/a\n${numbers
        .map((at) => `  - { pathname: 'https://other.example/${at}', title: Other ${at} }\n`)
        .join('')}`,
    },
    pages: { '/w/a': facts },
  });
  const compiled = compile(project);
  if (!compiled.ok) throw new Error(compiled.diagnostics[0]?.message);
  const { manifest } = compiled;
  const output: Output = {
    folder: 'out',
    files: new Set(['w/a/index.html']),
    manifest,
    root: 'https://widgets.example/',
    *documents() {},
    readText: () => '',
  };
  return { numbers, output, input: { ...project, navigation: readNavigation(project.nav, []) } };
}

test('finding the places of many addresses takes linear time', () => {
  const at = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
  const { isLinear, times } = measureGrowth((size) => {
    const links = Array.from({ length: size }, () => ({ href: 'https://other.example/0', range: at }));
    const { numbers, output, input } = siteWith(size, { links } as Partial<CheckedPageFacts>);
    const places = findPlaces(output, input);
    expect(places.inPage('w/a/index.html', 'https://other.example/0')).toHaveLength(size);
    for (const number of numbers) {
      expect(places.inNavigation(`https://other.example/${number}`)).toHaveLength(1);
      expect(places.ofRedirect(`/old/${number}`)).toBeDefined();
    }
  }, 2000);
  expect(isLinear, times).toBe(true);
});

test('many broken links share one limit on the work for suggestions', () => {
  const { isLinear, times } = measureGrowth((size) => {
    const { output } = siteWith(1);
    const routes = Object.fromEntries(
      Array.from({ length: size }, (_, number) => [`/w/page-${number}`, output.manifest.routes['/w/a']]),
    );
    const check = createInsideCheck(
      { ...output, manifest: { ...output.manifest, routes } as Output['manifest'] },
      { documents: 0, references: 0, targets: [], ids: new Map(), refreshes: new Map() },
    );
    for (let number = 0; number < size; number++)
      expect(check({ kind: 'inside', path: `w/pgae-${number}/`, hash: undefined })?.message).toContain(
        'leads to nothing',
      );
  }, 2000);
  expect(isLinear, times).toBe(true);
});
