import { startKeepTyped } from './keep-typed.ts';

// One file for all of it: whoever does one thing soon does another.
export { changePage, showEdit } from './change-page.ts';
export { fillGap } from './fill-gap.ts';
export { startMenus } from './menus.ts';
export { startPrefetch } from './prefetch.ts';
export { startShowFocused } from './show-focused.ts';
export { loadBranch } from './sidebar-branch.ts';

// By itself, so that the script that is there from the start need not name it.
startKeepTyped();
