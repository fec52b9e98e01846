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
import { countPagesBelow, indexSidebar, type Row, type RowList } from './sidebar-index.ts';
import { chooseRows, type Level } from './sidebar-windows.ts';

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

/** Renders the sidebar of one page: a bounded number of rows around it, gaps for the rest. */
export function renderSidebar(settings: SidebarSettings & { readonly current: string | undefined }): string {
  const { section, current } = settings;
  const levels = chooseRows(section, current);
  const row = current === undefined ? undefined : indexSidebar(section).rows.get(current);
  return renderLevel(levels, 0, { ...settings, current: row }).join('');
}

/** Renders the legend for paid plans, for a section with such pages. */
export function renderLegend(section: Section, { words }: Wording = ENGLISH): string {
  const { plans } = indexSidebar(section);
  if (plans.length === 0) return '';
  return `<p class="legend">${plans.map((plan) => `<span><span class="plan ${plan}" aria-hidden="true"></span> ${escapeHtml(words[plan])}</span>`).join(' ')}</p>`;
}

/** Renders the fragment of one group: all its rows, inner groups closed, nothing current. */
export function renderBranch(settings: SidebarSettings & { readonly group: GroupNode }): string {
  return renderWhole(indexSidebar(settings.section).rows.get(settings.group.pathname)?.list, settings);
}

/** Renders the fragment of a section's top level, all groups closed, nothing current. */
export function renderTopLevel(settings: SidebarSettings): string {
  return renderWhole(indexSidebar(settings.section).list, settings);
}

/** Lists the groups of a section, inner groups first, because outer groups need the addresses of their fragments. */
export function listGroups(section: Section): readonly GroupNode[] {
  const groups: GroupNode[] = [];
  const collect = (list: RowList): void => {
    for (const { node, list: inner } of list.rows) {
      if (inner !== undefined) collect(inner);
      if (node.kind === 'group') groups.push(node);
    }
  };
  collect(indexSidebar(section).list);
  return groups;
}

interface Scope extends SidebarSettings {
  readonly current: Row | undefined;
}

function renderWhole(list: RowList | undefined, settings: SidebarSettings): string {
  if (list === undefined) return '<ul></ul>';
  const level: Level = { list, group: undefined, open: undefined, from: 0, to: Infinity, size: Infinity };
  return renderLevel([level], 0, { ...settings, current: undefined }).join('');
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

  const pushList = (list: RowList): void => {
    const { rows } = list;
    const first = firstEndingAfter(rows, level.from);
    let end = first;
    pieces.push('<ul>');
    pushGap((rows[first]?.start ?? rowsEnd(rows)) - (rows[0]?.start ?? 0));
    for (; end < rows.length; end++) {
      const row = rows[end] as Row;
      if (row.start >= level.to) break;
      pushRow(row);
    }
    if (end < rows.length) pushGap(rowsEnd(rows) - (rows[end] as Row).start);
    pieces.push('</ul>');
  };

  const pushRow = (row: Row): void => {
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

function rowsEnd(rows: readonly Row[]): number {
  const last = rows.at(-1);
  return last === undefined ? 0 : last.start + last.size;
}

/** Finds the first row that ends after `from`; rows are sorted by start. */
function firstEndingAfter(rows: readonly Row[], from: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle] as Row;
    if (row.start + row.size > from) high = middle;
    else low = middle + 1;
  }
  return low;
}
