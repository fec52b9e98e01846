import { indexSidebar, levelSize, type Row, type RowList, type SidebarIndex } from './sidebar-index.ts';
import type { Section } from '../../../engine/manifest/manifest.ts';

/** Visible part of a level in a page's sidebar: of the top level, or of the rows of an open group. */
export interface Level {
  readonly list: RowList;
  /** The open group that owns it; absent at the top. */
  readonly group: Row | undefined;
  /** The row that is or contains the current page. */
  readonly open: Row | undefined;
  /** Range of visible rows within the level; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
  readonly size: number;
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
export function chooseRows(section: Section, current: string | undefined): readonly Level[] {
  const index = indexSidebar(section);
  const levels = openLevels(index, current === undefined ? undefined : index.rows.get(current));
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
function openLevels(index: SidebarIndex, current: Row | undefined): readonly Level[] {
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
  return [{ ...whole(index.list, undefined, open), size: index.size, to: index.size }, ...levels];
}

function whole(list: RowList, group: Row | undefined, open: Row | undefined): Level {
  const size = levelSize(list);
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
