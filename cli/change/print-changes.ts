import type { ManifestDiff } from '../../engine/diff/index.ts';
import type { Palette } from '../system/base/paint.ts';
import { harmless, inColumns } from '../system/base/terminal-text.ts';
import { plural } from '../system/summary.ts';

/** Redirects that a change lacks. */
type MissingRedirects = readonly { readonly from: string; readonly to: string | undefined }[];

/** Prints the changes for the terminal. */
export function printChanges(diff: ManifestDiff, against: string, palette: Palette): string {
  const groups = describeChanges(diff);
  if (groups.length === 0) return `${nothing(against, against)}\n`;
  const paragraphs = groups.map(({ title, rows }) => [palette.strong(title), ...listed(rows)].join('\n'));
  return `${[`Compared with ${against}:`, ...paragraphs].join('\n\n')}\n`;
}

function listed(rows: readonly Change[]): readonly string[] {
  return inColumns(
    rows.map(({ subject, words }) => [`  ${harmless(subject)}`, harmless(words)]),
    MAX_COLUMN,
  );
}

const MAX_COLUMN = 62;

/** Returns the missing redirects, ready to be pasted into `nav/site.yaml`. */
export function printRedirects(redirects: MissingRedirects): string {
  return redirects
    .map(({ from, to }) => `  - from: ${from}\n    to: ${to ?? '# the page that takes its place'}\n`)
    .join('');
}

/** Prints the changes for a comment on a pull request, in the Markdown of GitHub and GitLab. */
export function printMarkdown(
  diff: ManifestDiff,
  against: string,
  { redirects, messages }: { readonly redirects: MissingRedirects; readonly messages: readonly string[] },
): string {
  const groups = describeChanges(diff);
  const lost =
    messages.length === 0
      ? []
      : ['**Addresses that would break:**', messages.map((message) => `- ${escape(message)}`).join('\n')];
  const yaml =
    redirects.length === 0
      ? []
      : ['Add to `redirects` in `nav/site.yaml`:', `\`\`\`yaml\n${printRedirects(redirects)}\`\`\``];
  const lists = groups.map(({ title, rows }) =>
    rows.length === 0
      ? `- ${title}`
      : `<details><summary>${title}</summary>\n\n${rows.map(({ subject, words }) => `- ${inCode(subject)} ${escape(words)}`.trimEnd()).join('\n')}\n\n</details>`,
  );
  const head =
    groups.length === 0
      ? nothing(against, inCode(against))
      : `Compared with ${inCode(against)}: ${groups.map(({ title }) => title).join(', ')}.`;
  return `${['### What changes for readers', head, ...lost, ...yaml, ...lists].join('\n\n')}\n`;
}

/** A manifest does not tell everything. */
function nothing(against: string, name: string): string {
  return `Nothing changes for readers, compared with ${name}${against.endsWith('.json') ? ', which has no texts' : ''}.`;
}

/** Puts a writer’s own words into code. */
export function inCode(text: string): string {
  return `\`${harmless(text).replaceAll('`', '')}\``;
}

/** Escapes Markdown in the writers' own words, but not code in a message. */
export function escape(text: string): string {
  return harmless(text).replace(
    /(`[^`]*`)|([\\<>*_[\]#|~])/g,
    (_, code: string | undefined, mark: string | undefined) => code ?? `\\${mark ?? ''}`,
  );
}

/** Changes of one kind. */
interface ChangeGroup {
  /** For example `3 pages moved`. */
  readonly title: string;
  readonly rows: readonly Change[];
}

/** One change: its subject and its description. */
interface Change {
  /** A pathname, or the name of a section. */
  readonly subject: string;
  readonly words: string;
}

/** Describes every change, the most far-reaching kinds first; kinds without changes are left out. */
function describeChanges(diff: ManifestDiff): readonly ChangeGroup[] {
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
