import { loadBranch } from './sidebar-groups.ts';

/** Distance at which a gap counts as near: about a dozen rows. */
const AHEAD = '400px';

/**
 * Fills in the rows that pages leave out of very long branches, when the reader scrolls near them. A gap is as high as
 * the rows it stands for, so nothing moves. Call the returned function after every change of the sidebar.
 */
export function watchGaps(onFilled: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void fillGap(target).then(onFilled);
        }
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return () => document.querySelectorAll('.side li.gap').forEach((gap) => observer.observe(gap));
}

async function fillGap(gap: Element): Promise<void> {
  const group = gap.closest('li.g')?.querySelector(':scope > a');
  const branch = await loadBranch(group ?? gap.closest('.side')).catch(() => undefined);
  if (!branch) {
    // The gap keeps its way to the page that lists the rows.
    return;
  }
  const more = gap.nextElementSibling?.matches('.all') ? gap.nextElementSibling : undefined;
  gap.replaceWith(...rowsFor(gap, branch, (more ?? gap).nextElementSibling));
  more?.remove();
}

/** The rows of a whole branch that a gap stands for: from its neighbour before it to its neighbour `after` it. */
function rowsFor(gap: Element, branch: Element, after: Element | null): Element[] {
  const before = gap.previousElementSibling;
  const owner = gap.parentElement?.parentElement;
  const subheaders = [...branch.querySelectorAll('li.h')].filter((row) => isSame(row, owner ?? null));
  const lists = owner?.matches('.h') ? subheaders.flatMap((row) => [...row.children].slice(1)) : [branch];
  // Two subheaders may have one label: the neighbours tell which is meant.
  const list = lists.find(({ children }) => [...children].some((row) => isSame(row, before ?? after))) ?? lists[0];
  const rows = [...(list?.children ?? [])];
  const last = rows.findIndex((row) => isSame(row, after));
  return rows.slice(rows.findIndex((row) => isSame(row, before)) + 1, last < 0 ? undefined : last);
}

function isSame(row: Element, other: Element | null): boolean {
  return other !== null && keyOf(row) === keyOf(other);
}

/** What tells a row from its siblings: the address, or the label of a subheader. */
function keyOf(row: Element): string {
  const face = row.firstElementChild;
  return face instanceof HTMLAnchorElement ? face.href : (face?.textContent ?? '');
}
