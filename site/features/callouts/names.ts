/** Callouts with their styles, which are classes of the stylesheet. */
const LOOKS = {
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
export type Callout = keyof typeof LOOKS;

/** The names of all callouts. */
export const NAMES = Object.keys(LOOKS) as readonly Callout[];

/** Default titles. */
export const WORDS = {
  info: 'Info',
  note: 'Note',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  tip: 'Tip',
  important: 'Important',
  caution: 'Caution',
  danger: 'Danger',
} as const;

/** Returns the style of a callout. */
export function lookOf(name: string): string {
  return isCallout(name) ? LOOKS[name] : LOOKS.note;
}

/** Returns whether a directive is a callout. */
export function isCallout(name: string): name is Callout {
  return Object.hasOwn(LOOKS, name);
}
