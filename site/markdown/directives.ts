/** Callouts by directive name, each with what it looks like; the title of one without is the text of the same key. */
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

/** The look of a callout: a class of the stylesheet. */
export function lookOf(callout: Callout): string {
  return CALLOUTS[callout];
}

/** The callout that a word of another tool means, in any case. */
export function calloutOf(word: string): Callout | undefined {
  const name = word.toLowerCase();
  return isCallout(name) ? name : ALSO_CALLED[name];
}

const ALSO_CALLED: Readonly<Record<string, Callout>> = {
  hint: 'tip',
  primary: 'info',
  secondary: 'note',
  warn: 'warning',
  failure: 'error',
  check: 'success',
};

/** Name of the directive for text that readers open. */
export const DETAILS = 'details';

/** Attributes of directives with something in them; their title is in brackets or in `title`. */
export const CONTAINER_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = { [DETAILS]: ['title', 'open'] };
export const TITLE_ATTRIBUTE: readonly string[] = ['title'];

/** Name of the directive that holds `tab` directives, one per content tab. */
export const TAB_SET = 'tabs';

/** Name of the directive for one content tab; its label is the tab's. */
export const TAB = 'tab';

/** Attributes of the directives that stand alone on a line with two colons, by their names; the value returns whether one is needed. */
export const PART_ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, boolean>>>> = {
  demo: { src: true, title: false, frame: false, wide: false, client: false },
  api: { package: true, name: true, rows: false },
  icons: { package: true, styles: false },
  pages: { of: true },
  toc: {},
};

/** Every directive with something in it, written with three colons or more. */
const CONTAINER_NAMES: readonly string[] = [...Object.keys(CALLOUTS), DETAILS, TAB_SET, TAB];

/** Every directive that a page may use. */
export const DIRECTIVE_NAMES: readonly string[] = [...CONTAINER_NAMES, ...Object.keys(PART_ATTRIBUTES)];
