import { expect, test } from 'vitest';
import { compile, listRoutes, type ProjectInput } from '../../engine/index.ts';
import { KNOWN_TREES, knownRows, plain, readFacts } from '../nav/support/facts.ts';
import { FEATURES } from '../../site/features/index.ts';

test.each(KNOWN_TREES)('every row of the real tree %s compiles as expected', (id) => {
  const result = compile(projectOf(id, readFacts(`${id}.json`)));
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join('\n'));

  const rows = listRoutes(result.manifest).map((row) => ({
    pathname: row.pathname,
    label: row.title,
    kind: row.kind,
    href: plain(row.href),
    parents: row.trail,
    prev: row.previous,
    next: row.next,
  }));
  expect(rows).toEqual(knownRows(id));
});

// JSON is valid YAML, so the tree is used as is.
function projectOf(id: string, pages: unknown): ProjectInput {
  const section = { id, name: id, prefixes: [`/${id}`], pages };
  return {
    nav: [
      { path: 'nav/site.yaml', text: 'title: Real trees\nurl: https://example.com\nrules: { unwritten-page: off }\n' },
      { path: `nav/sections/${id}.yaml`, text: JSON.stringify(section) },
    ],
    pages: [],
    assets: [],
    builtIn: FEATURES,
    packages: {},
    today: '2026-01-01',
    unreadable: [],
  };
}
