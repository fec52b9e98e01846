import { readFileSync } from 'node:fs';

/** The trees of the public documentation on which the reference site is modelled, and the rows of its navigation. */
const FACTS = new URL('../facts/', import.meta.url);

/** Sections whose trees are known. */
export const KNOWN_TREES = ['material-ui', 'joy-ui', 'system', 'core', 'docs-infra', 'default'] as const;

/** A node of a known tree, as the sidebar must show it. */
export interface KnownRow {
  readonly pathname: string;
  readonly label: string;
  readonly kind: 'page' | 'group' | 'subheader' | 'link';
  readonly href: string;
  /** Pathnames of the nodes above it, nearest first. */
  readonly parents: readonly string[];
  readonly prev: string | null;
  readonly next: string | null;
}

/** The version menu of a section: its entries in order, with the page of all versions last. */
export interface KnownVersions {
  readonly name: string;
  readonly versions: readonly { readonly text: string; readonly href?: string; readonly current?: true }[];
}

/** Reads a file of facts by its name below `tests/nav/facts/`. */
export function readFacts<Facts>(name: string): Facts {
  return JSON.parse(readFileSync(new URL(name, FACTS), 'utf8')) as Facts;
}

/**
 * The rows of a known tree with its flaws fixed: a subheader without children is not a page, so previous and next skip
 * it; an external link is a separate kind; an entry without a title is named after its address instead of left blank;
 * pathnames are compared without a trailing slash.
 */
export function knownRows(id: string): readonly KnownRow[] {
  const rows = readFacts<readonly WrittenRow[]>(`expected/${id}.json`);
  const skipped = rows.find(({ kind }) => kind === 'subheader-leaf');
  const around = (pathname: string | null, side: 'prev' | 'next') => (skipped && pathname === skipped.pathname ? skipped[side] : pathname);
  return rows.map((row) => {
    const isLink = row.pathname.startsWith('https:');
    const isLeaf = row === skipped;
    return {
      pathname: plain(row.pathname),
      label: row.label === '' ? 'Versions' : row.label,
      kind: (isLink ? 'link' : row.kind.replace(/-(group|leaf)$/, '')) as KnownRow['kind'],
      href: plain(row.href),
      parents: row.parents.map(plain),
      prev: isLeaf ? null : plainOrNull(around(row.prev, 'prev')),
      next: isLeaf ? null : plainOrNull(around(row.next, 'next')),
    };
  });
}

interface WrittenRow extends Omit<KnownRow, 'kind'> {
  readonly kind: 'page' | 'group' | 'subheader-group' | 'subheader-leaf';
}

/** Removes the trailing slash from a pathname, also before an anchor; addresses of other sites stay unchanged. */
export function plain(address: string): string {
  return address.startsWith('https:') ? address : address.replace(/\/(?=#|$)/, '');
}

function plainOrNull(address: string | null): string | null {
  return address === null ? null : plain(address);
}
