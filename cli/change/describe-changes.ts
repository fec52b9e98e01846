import type { ManifestDiff } from '../../engine/diff/index.ts';
import { plural } from '../system/summary.ts';

/** Changes of one kind. */
export interface ChangeGroup {
  /** For example `3 pages moved`. */
  readonly title: string;
  readonly rows: readonly Change[];
}

/** One change: its subject and its description. */
export interface Change {
  /** A pathname, or the name of a section. */
  readonly subject: string;
  readonly words: string;
}

/** Describes every change, the most far-reaching kinds first; kinds without changes are left out. */
export function describeChanges({
  added,
  removed,
  moved,
  retitled,
  retagged,
  anchors,
  sections,
  versions,
  redirects,
}: ManifestDiff): readonly ChangeGroup[] {
  const groups: readonly ChangeGroup[] = [
    {
      title: `${plural(sections.added.length, 'section')} added`,
      rows: sections.added.map((subject) => ({ subject, words: '' })),
    },
    {
      title: `${plural(sections.removed.length, 'section')} removed`,
      rows: sections.removed.map((subject) => ({ subject, words: '' })),
    },
    {
      title: `${plural(removed.length, 'page')} removed`,
      rows: removed.map(({ pathname, title, leadsTo }) => ({
        subject: pathname,
        words: leadsTo === undefined ? title : `${title}; leads to ${leadsTo}`,
      })),
    },
    {
      title: `${plural(moved.length, 'page')} moved`,
      rows: moved.map(({ from, pathname }) => ({ subject: from, words: `→ ${pathname}` })),
    },
    {
      title: `${plural(added.length, 'page')} added`,
      rows: added.map(({ pathname, title }) => ({ subject: pathname, words: title })),
    },
    {
      title: `${plural(retitled.length, 'page')} retitled`,
      rows: retitled.map(({ pathname, was, is }) => ({ subject: pathname, words: `${was} → ${is}` })),
    },
    {
      title: `${plural(retagged.length, 'page')} with changed tags`,
      rows: retagged.map((page) => ({ subject: page.pathname, words: signed(page.added, page.removed) })),
    },
    {
      title: `${plural(anchors.length, 'page')} that lost anchors`,
      rows: anchors.map(({ pathname, gone }) => ({
        subject: pathname,
        words: signed(
          [],
          gone.map((anchor) => `#${anchor}`),
        ),
      })),
    },
    {
      title: `versions of ${plural(versions.length, 'section')} changed`,
      rows: versions.map((section) => ({
        subject: section.section,
        words: [signed(section.added, section.removed), ...section.changed.map((text) => `${text} leads elsewhere`)]
          .filter(Boolean)
          .join(', '),
      })),
    },
    {
      title: `${plural(redirects.added, 'redirect')} added`,
      rows: redirects.added === 0 ? [] : [{ subject: '', words: '' }],
    },
    {
      title: `${plural(redirects.removed, 'redirect')} removed`,
      rows: redirects.removed === 0 ? [] : [{ subject: '', words: '' }],
    },
  ];
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map((group) => ({ ...group, rows: group.rows.filter(({ subject }) => subject !== '') }));
}

function signed(added: readonly string[], removed: readonly string[]): string {
  return [...added.map((name) => `+${name}`), ...removed.map((name) => `-${name}`)].join(' ');
}
