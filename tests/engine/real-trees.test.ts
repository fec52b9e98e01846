import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compile, listRoutes, type ProjectInput } from '../../engine/index.ts';

// The real trees stand beside the repository where it is developed; elsewhere tests/sites covers the same rules.
const FACTS = new URL('../../../shared/nav-facts/', import.meta.url);
const SECTIONS = ['material-ui', 'joy-ui', 'system', 'core', 'docs-infra', 'default'];

interface ExpectedRow {
  readonly pathname: string;
  readonly label: string;
  readonly kind: 'page' | 'group' | 'subheader-group' | 'subheader-leaf';
  readonly href: string;
  readonly parents: readonly string[];
  readonly prev: string | null;
  readonly next: string | null;
}

test.skipIf(!existsSync(FACTS)).each(SECTIONS)('every row of the real tree %s compiles as expected', (id) => {
  const pages: unknown = JSON.parse(readFileSync(new URL(`${id}.json`, FACTS), 'utf8'));
  const expected = JSON.parse(readFileSync(new URL(`expected/${id}.json`, FACTS), 'utf8')) as ExpectedRow[];
  const result = compile(projectOf(id, pages));
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
  expect(rows).toEqual(withRepairs(expected));
});

// JSON is YAML, so the tree is loaded as it stands.
function projectOf(id: string, pages: unknown): ProjectInput {
  const section = { id, name: id, prefixes: [`/${id}`], pages };
  return {
    nav: [
      { path: 'nav/site.yaml', text: 'title: Real trees\nurl: https://example.com\n' },
      { path: `nav/sections/${id}.yaml`, text: JSON.stringify(section) },
    ],
    pages: [],
    assets: [],
    packages: {},
    components: {},
    today: '2026-01-01',
    unreadable: [],
  };
}

// What the expected rows are changed for: a subheader without children is no page, so previous and next pass it by;
// a link that leaves the site is a kind of its own; an entry without title is named after its address, not left blank;
// pathnames are compared without trailing slash.
function withRepairs(rows: readonly ExpectedRow[]): readonly ExpectedRow[] {
  const skipped = rows.find(({ kind }) => kind === 'subheader-leaf');
  const around = (pathname: string | null, side: 'prev' | 'next') => (skipped && pathname === skipped.pathname ? skipped[side] : pathname);
  return rows.map((row) => {
    const isLink = row.pathname.startsWith('https:');
    const isLeaf = row === skipped;
    return {
      pathname: isLink ? row.pathname : plain(row.pathname),
      label: row.label === '' ? 'Versions' : row.label,
      kind: (isLink ? 'link' : row.kind.replace(/-(group|leaf)$/, '')) as ExpectedRow['kind'],
      href: isLink ? row.href : plain(row.href),
      parents: row.parents.map(plain),
      prev: isLeaf ? null : plainOrNull(around(row.prev, 'prev')),
      next: isLeaf ? null : plainOrNull(around(row.next, 'next')),
    };
  });
}

function plain(address: string): string {
  return address.startsWith('https:') ? address : address.replace(/\/(?=#|$)/, '');
}

function plainOrNull(address: string | null): string | null {
  return address === null ? null : plain(address);
}
