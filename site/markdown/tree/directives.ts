/** Callouts by directive name, with their style; the default title is the text with the same key. */
const CALLOUTS = {
  info: 'info',
  note: 'note',
  success: 'success',
  warning: 'warning',
  error: 'error',
  tip: 'success',
  important: 'info',
  caution: 'warning',
  danger: 'error',
} as const;

/** The name of a callout. */
export type Callout = keyof typeof CALLOUTS;

/** Returns whether a directive is a callout. */
export function isCallout(name: string): name is Callout {
  return Object.hasOwn(CALLOUTS, name);
}

/** Returns the style of a callout: a class of the stylesheet. */
export function lookOf(callout: Callout): string {
  return CALLOUTS[callout];
}

/** Finds the callout for a word of another tool, regardless of case. */
export function calloutOf(word: string): Callout | undefined {
  const name = word.toLowerCase();
  return isCallout(name) ? name : ALSO_CALLED.get(name);
}

const ALSO_CALLED: ReadonlyMap<string, Callout> = new Map([
  ['hint', 'tip'],
  ['primary', 'info'],
  ['secondary', 'note'],
  ['warn', 'warning'],
  ['failure', 'error'],
  ['check', 'success'],
]);

/** Name of the directive for collapsible text. */
export const DETAILS = 'details';

/** Attributes of container directives; their title is in brackets or in `title`. */
export const CONTAINER_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { [DETAILS]: ['title', 'open'] };
export const TITLE_ATTRIBUTE: readonly string[] = ['title'];

/** Name of the directive that contains `tab` directives, one per content tab. */
export const TAB_SET = 'tabs';

/** Name of the directive for a content tab; its label is the tab's label. */
export const TAB = 'tab';

/**
 * Attributes of leaf directives, which have two colons, by their names; the value tells whether the attribute is
 * required.
 */
export const PART_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  demo: { src: true, title: false, frame: false, wide: false, client: false },
  api: { package: true, name: true, rows: false },
  icons: { package: true, styles: false },
  pages: { of: true },
  toc: {},
};

/** All container directives, which have three or more colons. */
const CONTAINER_NAMES: readonly string[] = [...Object.keys(CALLOUTS), DETAILS, TAB_SET, TAB];

/** All directives. */
export const DIRECTIVE_NAMES: readonly string[] = [...CONTAINER_NAMES, ...Object.keys(PART_ATTRIBUTES)];
