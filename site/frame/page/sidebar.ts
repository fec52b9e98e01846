import type { GroupNode, Section } from '../../../engine/manifest/manifest.ts';
import { countAllPages, ENGLISH, type Wording } from '../../words/words.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import {
  externalAttributes,
  pageAttributes,
  renderIcon,
  renderLabel,
  tooltip,
  type HrefOf,
} from '../../text/node-link.ts';
import { countPagesBelow, indexSidebar, rowsEnd, type SidebarRow } from './sidebar-index.ts';

/** Settings for all sidebars of a section. */
export interface SidebarSettings {
  readonly section: Section;
  readonly hrefOf: HrefOf;
  /** Path of the site's root without a trailing slash, for the icons of nodes; empty by default. */
  readonly base?: string;
  /** Returns the address of the fragment with the rows of the group at a pathname, for `data-branch`. */
  readonly fragmentUrl: (group: string) => string;
  /** English by default. */
  readonly wording?: Wording;
}

/** Visible part of a level in a page's sidebar: of the top level, or of the rows of an open group. */
interface Level {
  readonly list: readonly SidebarRow[];
  /** The open group that owns it; absent at the top. */
  readonly group: SidebarRow | undefined;
  /** The row that is or contains the current page. */
  readonly open: SidebarRow | undefined;
  /** Range of visible rows within the level; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly size: number;
}

/** Renders the sidebar of one page: a bounded number of rows around it, gaps for the rest. */
export function renderSidebar(settings: SidebarSettings & { readonly current: string | undefined }): string {
  const { section, current } = settings;
  const row = current === undefined ? undefined : indexSidebar(section).rows.get(current);
  return renderLevel(chooseRows(section, row), 0, { ...settings, current: row }).join('');
}

/** Renders the legend for paid plans, for a section with such pages. */
export function renderLegend(section: Section, { words }: Wording = ENGLISH): string {
  const { plans } = indexSidebar(section);
  if (plans.length === 0) return '';
  return `<p class="legend">${plans.map((plan) => `<span><span class="plan ${plan}" aria-hidden="true"></span> ${escapeHtml(words[plan])}</span>`).join(' ')}</p>`;
}

/** Renders the fragment of a group, or of the top level: all its rows, inner groups closed, nothing current. */
export function renderBranch(settings: SidebarSettings & { readonly group?: GroupNode }): string {
  const { list, rows } = indexSidebar(settings.section);
  const shown = settings.group === undefined ? list : (rows.get(settings.group.pathname)?.list ?? []);
  return renderLevel([whole(shown, undefined, undefined)], 0, { ...settings, current: undefined }).join('');
}

/** Lists the groups of a section, inner groups first, because outer groups need the addresses of their fragments. */
export function listGroups(section: Section): readonly GroupNode[] {
  const groups: GroupNode[] = [];
  const collect = (rows: readonly SidebarRow[]): void => {
    for (const { node, list: inner } of rows) {
      if (inner !== undefined) collect(inner);
      if (node.kind === 'group') groups.push(node);
    }
  };
  collect(indexSidebar(section).list);
  return groups;
}

interface Scope extends SidebarSettings {
  readonly current: SidebarRow | undefined;
}

/**
 * Renders the level at `at` with the next level in its place; in pieces, for the link after the last gap.
 * Omits `</li>`, which would be the most frequent tag of a page and is optional before another item and at the end of
 * a list (https://html.spec.whatwg.org/multipage/syntax.html#optional-tags).
 */
function renderLevel(levels: readonly Level[], at: number, scope: Scope): string[] {
  const level = levels[at] as Level;
  const { wording = ENGLISH } = scope;
  const pieces: string[] = [];
  let lastGap = -1;

  const pushGap = (rows: number): void => {
    if (rows === 0) return;
    lastGap = pieces.length;
    pieces.push(`<li class="gap" style="--dn-rows:${rows}">`);
  };

  const pushList = (rows: readonly SidebarRow[]): void => {
    const first = firstEndingAfter(rows, level.from);
    let end = first;
    pieces.push('<ul>');
    pushGap((rows[first]?.start ?? rowsEnd(rows)) - (rows[0]?.start ?? 0));
    for (; end < rows.length; end++) {
      const row = rows[end] as SidebarRow;
      if (row.start >= level.to) break;
      pushRow(row);
    }
    if (end < rows.length) pushGap(rowsEnd(rows) - (rows[end] as SidebarRow).start);
    pieces.push('</ul>');
  };

  const pushRow = (row: SidebarRow): void => {
    const { node } = row;
    const label = renderIcon(node, scope.base ?? '') + renderLabel(node, wording);
    const mark = row === scope.current ? ' aria-current="page"' : '';
    switch (node.kind) {
      case 'page':
        pieces.push(`<li><a ${pageAttributes(node, scope.hrefOf)}${mark}>${label}</a>`);
        return;
      case 'link':
        pieces.push(`<li><a ${externalAttributes(node)}>${label}</a>`);
        return;
      case 'subheader':
        pieces.push(`<li class="h"><span${tooltip(node)}>${label}</span>`);
        if (row.list !== undefined) pushList(row.list);
        return;
      case 'group': {
        const inner = levels[at + 1];
        const open = inner !== undefined && inner.group === row;
        pieces.push(
          `<li class="g"><a href="${escapeHtml(scope.hrefOf(node.pathname))}"${tooltip(node)}${open ? ' aria-expanded="true"' : ''}` +
            ` data-branch="${escapeHtml(scope.fragmentUrl(node.pathname))}"${mark}>${label}</a>`,
        );
        if (open) for (const piece of renderLevel(levels, at + 1, scope)) pieces.push(piece);
      }
    }
  };

  pushList(level.list);
  if (lastGap >= 0) pieces.splice(lastGap + 1, 0, renderAll(level, scope));
  return pieces;
}

/** Renders the link to the omitted rows, which works without scripts. */
function renderAll({ group }: Level, { section, hrefOf, wording = ENGLISH }: Scope): string {
  const node = group?.node;
  const home = node?.kind === 'group' ? node.pathname : section.home;
  if (home === undefined) return '';
  const count = node?.kind === 'group' ? countPagesBelow(node) : indexSidebar(section).pages;
  return `<li class="all"><a href="${escapeHtml(hrefOf(home))}">${escapeHtml(countAllPages(count, wording))}</a>`;
}

/** Finds the first row that ends after `from`; rows are sorted by start. */
function firstEndingAfter(rows: readonly SidebarRow[], from: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle] as SidebarRow;
    if (row.start + row.size > from) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Maximum number of rows of the top level in a page. */
const TOP_ROWS = 20;

/** Approximate maximum number of rows in a page, regardless of the size of its section. */
const PAGE_ROWS = 30;

/** Number of rows above the limit that cost less than a gap. */
const SLACK = 4;

/** Minimum number of rows for the open branch, even if the top level has used up the limit. */
const BRANCH_ROWS = 10;

/** Minimum size of a gap; one or two rows save nothing. */
const SMALLEST_GAP = 3;

/** Decides which rows of a section are in the page at `current`; the rest become gaps. */
function chooseRows(section: Section, current: SidebarRow | undefined): readonly Level[] {
  const levels = openLevels(section, current);
  const total = levels.reduce((sum, level) => sum + level.size, 0);
  if (total <= PAGE_ROWS + SLACK) return levels;

  const top = levels[0];
  if (top === undefined) return levels;
  const shownTop = Math.min(top.size, levels.length === 1 ? PAGE_ROWS : TOP_ROWS);
  let left = Math.max(PAGE_ROWS - shownTop, BRANCH_ROWS);
  const chosen: Level[] = [];
  // The innermost level contains the current page, so it takes its rows first.
  for (let at = levels.length - 1; at > 0; at--) {
    const level = levels[at] as Level;
    const narrowed = narrow(level, Math.max(left - at + 1, 1));
    left -= narrowed.to - narrowed.from;
    chosen.unshift(narrowed);
  }
  return [narrow(top, shownTop), ...chosen];
}

/** Returns the groups that are open for the current page, outermost first, each as a level that shows everything. */
function openLevels(section: Section, current: SidebarRow | undefined): readonly Level[] {
  const levels: Level[] = [];
  let open = current;
  if (current?.node.kind === 'group' && current.list !== undefined) {
    levels.unshift(whole(current.list, current, undefined));
  }
  for (let row = current; row !== undefined; row = row.parent) {
    const group = row.parent;
    if (group?.node.kind === 'group' && group.list !== undefined) {
      levels.unshift(whole(group.list, group, open));
      open = group;
    }
  }
  return [whole(indexSidebar(section).list, undefined, open), ...levels];
}

function whole(list: readonly SidebarRow[], group: SidebarRow | undefined, open: SidebarRow | undefined): Level {
  const size = rowsEnd(list);
  return { list, group, open, from: 0, to: size, size };
}

/** Narrows a level to `room` rows around the open one. */
function narrow(level: Level, room: number): Level {
  if (level.size < room + SMALLEST_GAP) return level;
  const center = level.open?.start ?? 0;
  let from = Math.max(0, Math.min(center - (room >> 1), level.size - room));
  let to = from + room;
  if (from < SMALLEST_GAP) from = 0;
  if (level.size - to < SMALLEST_GAP) to = level.size;
  return { ...level, from, to };
}
