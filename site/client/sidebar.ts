import { eachPage } from '../browser/each-page.ts';
import { revealRow } from '../browser/reveal-row.ts';
import { loadActs } from './load-acts.ts';
import { nameGroups, startSidebarGroups } from './sidebar-groups.ts';

/** Distance at which a gap is filled: about a dozen rows. */
const AHEAD = '400px';

/**
 * Starts the sidebar: its groups, scrolling to the open page's row, and the rows that pages leave out of very long branches,
 * which are filled in when the reader scrolls near them.
 */
export function startSidebar(): void {
  startSidebarGroups();
  const gaps = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          gaps.unobserve(target);
          // If this fails, the gap keeps its link to the page that lists the rows.
          loadActs()
            .then((acts) => acts.fillGap(target))
            .then(nameGroups, () => {});
        }
      }
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  eachPage(() => {
    nameGroups();
    revealRow(document.querySelector('.side [aria-current]'));
    document.querySelectorAll('.side li.gap').forEach((gap) => gaps.observe(gap));
  });
}
