import { loadBranch } from './sidebar-branch.ts';

/** Replaces a gap in the sidebar with its rows; a gap is as high as its rows, so nothing moves. */
export async function fillGap(gap: Element): Promise<void> {
  const group = gap.closest('li.g')?.querySelector(':scope > a');
  const branch = await loadBranch(group ?? gap.closest('.side'));
  if (!branch) {
    return;
  }
  const more = gap.nextElementSibling?.matches('.all') ? gap.nextElementSibling : undefined;
  gap.replaceWith(...rowsFor(gap, branch, (more ?? gap).nextElementSibling));
  more?.remove();
}

/**
 * Finds the rows of a branch that a gap stands for: those between its previous neighbor and its neighbor `after` it.
 */
function rowsFor(gap: Element, branch: Element, after: Element | null): Element[] {
  const before = gap.previousElementSibling;
  const owner = gap.parentElement?.parentElement;
  const subheaders = [...branch.querySelectorAll('li.h')].filter((row) => isSame(row, owner ?? null));
  const lists = owner?.matches('.h') ? subheaders.flatMap((row) => [...row.children].slice(1)) : [branch];
  // Two subheaders may have the same label: the neighbors identify the right one.
  const list = lists.find(({ children }) => [...children].some((row) => isSame(row, before ?? after))) ?? lists[0];
  const rows = [...(list?.children ?? [])];
  const last = rows.findIndex((row) => isSame(row, after));
  return rows.slice(rows.findIndex((row) => isSame(row, before)) + 1, last < 0 ? undefined : last);
}

function isSame(row: Element, other: Element | null): boolean {
  return other !== null && keyOf(row) === keyOf(other);
}

/** Returns the key that distinguishes a row from its siblings: its address, or the label of a subheader. */
function keyOf(row: Element): string {
  const face = row.firstElementChild;
  return face instanceof HTMLAnchorElement ? face.href : (face?.textContent ?? '');
}
