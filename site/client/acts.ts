// In one file, because a reader who does one of these things will soon do another.
export { changePage, showEdit } from './change-page.ts';
export { chooseTab, moveFromTab } from './choose-tab.ts';
export { copyByCommand } from '../browser/copy-by-command.ts';
export { goToAnchor } from './find-anchor.ts';
export { fillGap } from './pages/fill-gap.ts';
export { startMenus } from './menus.ts';
export { startPrefetch } from './pages/prefetch.ts';
export { startShowFocused } from './show-focused.ts';
export { loadBranch } from './pages/sidebar-branch.ts';
