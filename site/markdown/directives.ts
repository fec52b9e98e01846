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

/** Attributes of the directives that stand alone on a line with two colons, by their names; the value tells whether one is needed. */
export const PART_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  demo: { src: true, title: false },
  api: { package: true, name: true },
};

/** Every directive with something in it, written with three colons or more. */
export const CONTAINER_NAMES: readonly string[] = [...CALLOUTS, TAB_SET, TAB];

/** Every directive that a page may use. */
export const DIRECTIVE_NAMES: readonly string[] = [...CONTAINER_NAMES, ...Object.keys(PART_ATTRIBUTES)];
