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
export function describeChanges(diff: ManifestDiff): readonly ChangeGroup[] {
  const { added, removed, moved, retitled, retagged, anchors, texts, reordered, sections, versions, redirects } = diff;
  return [
    listOf(sections.added, 'section', '# added', (name) => [name]),
    listOf(sections.removed, 'section', '# removed', (name) => [name]),
    listOf(removed, 'page', '# removed', ({ pathname, title, leadsTo }) => [
      pathname,
      leadsTo === undefined ? title : `${title}; leads to ${leadsTo}`,
    ]),
    listOf(moved, 'page', '# moved', ({ from, pathname }) => [from, `→ ${pathname}`]),
    listOf(added, 'page', '# added', ({ pathname, title }) => [pathname, title]),
    listOf(retitled, 'page', '# retitled', ({ pathname, was, is }) => [pathname, `${was} → ${is}`]),
    listOf(retagged, 'page', '# with changed tags', (page) => [page.pathname, signed(page.added, page.removed)]),
    listOf(texts, 'page', '# with changed text', ({ pathname, isLost }) => [pathname, isLost ? 'lost its text' : '']),
    listOf(anchors, 'page', '# that lost anchors', ({ pathname, gone }) => [pathname, signed([], gone, '#')]),
    listOf(reordered, 'sidebar', '# in another order', ({ section, from }) => [section, `from ${from} on`]),
    listOf(versions, 'section', 'versions of # changed', (section) => [
      section.section,
      [signed(section.added, section.removed), ...section.changed.map((text) => `${text} leads elsewhere`)]
        .filter(Boolean)
        .join(', '),
    ]),
    { title: `${plural(redirects.added, 'redirect')} added`, count: redirects.added, rows: [] },
    { title: `${plural(redirects.removed, 'redirect')} removed`, count: redirects.removed, rows: [] },
  ].filter(({ count }) => count > 0);
}

/** Lists changes of one kind; in its title, `#` stands for their number. */
function listOf<Item>(
  items: readonly Item[],
  noun: string,
  title: string,
  toRow: (item: Item) => readonly [subject: string, words?: string],
): ChangeGroup & { readonly count: number } {
  const rows = items.map(toRow).map(([subject, words = '']) => ({ subject, words }));
  return { title: title.replace('#', plural(items.length, noun)), count: items.length, rows };
}

function signed(added: readonly string[], removed: readonly string[], mark = ''): string {
  return [...added.map((name) => `+${mark}${name}`), ...removed.map((name) => `-${mark}${name}`)].join(' ');
}
