import { eachPage } from '../browser/each-page.ts';
import { revealRow } from '../browser/reveal-row.ts';
import { loadActs } from './load-acts.ts';
import { nameGroups, startSidebarGroups } from './sidebar-groups.ts';

/** Distance at which a gap is filled: about a dozen rows. */
const AHEAD = '400px';

/** Starts the sidebar: its groups, the gaps in long branches, and scrolling to the open page's row. */
export function startSidebar(): void {
  startSidebarGroups();
  const observeGaps = watchGaps(nameGroups);
  eachPage(() => {
    nameGroups();
    revealRow(document.querySelector('.side [aria-current]'));
    observeGaps();
  });
}

/**
 * Fills in the rows that pages leave out of very long branches when the reader scrolls near them.
 * Call the returned function after every change of the sidebar.
 */
function watchGaps(onFilled: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          // If this fails, the gap keeps its link to the page that lists the rows.
          loadActs()
            .then((acts) => acts.fillGap(target))
            .then(onFilled, () => {});
        }
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  return () => document.querySelectorAll('.side li.gap').forEach((gap) => observer.observe(gap));
}
