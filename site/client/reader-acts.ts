import { startBarAway } from './bar/bar-away.ts';
import { startDrawer } from './bar/drawer.ts';
import { startMenus } from './bar/menus.ts';
import { startPrefetch } from './pages/prefetch.ts';

// In one file, because a reader who does one of these things will soon do another.
export { changePage, showEdit } from './change-page.ts';
export { chooseTab, moveFromTab } from './choose-tab.ts';
export { copyByKeys } from './copy-keys.ts';
export { copyByCommand } from './copy-by-command.ts';
export { goToAnchor } from './find-anchor.ts';
export { fillGap } from './pages/fill-gap.ts';
export { loadBranch } from './pages/sidebar-branch.ts';

/** Starts everything that responds to readers from their first interaction on; `target` is where that was. */
export function follow(target: EventTarget | null): void {
  startBarAway();
  startDrawer();
  startMenus();
  // Scrolls a focused link of a scrolling row fully into view; browsers only make sure that a part of it is visible.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches('.lineup a, .tabs a')) {
      target.scrollIntoView({ inline: 'nearest', block: 'nearest' });
    }
  });
  startPrefetch(target);
}
