import { eachPage } from '../browser/each-page.ts';
import { revealRow } from '../browser/reveal-row.ts';
import { nameGroups, startSidebarGroups } from './sidebar-groups.ts';
import { watchGaps } from './watch-gaps.ts';

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
