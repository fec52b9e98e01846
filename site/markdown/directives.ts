/** Callouts by directive name; the title that they get when the page gives none is the text of the same key. */
const CALLOUTS = ['info', 'note', 'success', 'warning', 'error'] as const;

/** Tells whether a directive is a callout. */
export function isCallout(name: string): name is (typeof CALLOUTS)[number] {
  return (CALLOUTS as readonly string[]).includes(name);
}

/** Name of the directive that holds `tab` directives, one per content tab. */
export const TAB_SET = 'tabs';

/** Name of the directive for one content tab; its label is the tab's. */
export const TAB = 'tab';

/** Every directive that a page may use, all of them written with three colons or more. */
export const DIRECTIVE_NAMES: readonly string[] = [...CALLOUTS, TAB_SET, TAB];
