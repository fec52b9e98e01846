/** Callouts by directive name, with the title that they get when the page gives none. */
export const CALLOUT_TITLES: ReadonlyMap<string, string> = new Map([
  ['info', 'Info'],
  ['note', 'Note'],
  ['success', 'Success'],
  ['warning', 'Warning'],
  ['error', 'Error'],
]);

/** Name of the directive that holds `tab` directives, one per content tab. */
export const TAB_SET = 'tabs';

/** Name of the directive for one content tab; its label is the tab's. */
export const TAB = 'tab';

/** Every directive that a page may use, all of them written with three colons or more. */
export const DIRECTIVE_NAMES: readonly string[] = [...CALLOUT_TITLES.keys(), TAB_SET, TAB];
