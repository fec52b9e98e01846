import type { SectionTheme, ThemeControl } from '../../engine/manifest/manifest.ts';
import { tryTo } from './safe-storage.ts';

/** A value as browsers keep it; lengths are numbers without their unit. */
export type ThemeValue = string | number;

/** What a reader has chosen, by the names of controls; the others have the library's own values. */
export type ThemeChoices = Readonly<Record<string, ThemeValue>>;

/** The theme that readers of a page may change. */
export interface PageTheme extends SectionTheme {
  /** Name of the library. */
  readonly name: string;
}

/** Returns the name of a control in storage and templates. */
export function controlName({ key, variable }: ThemeControl): string {
  return key ?? variable ?? '';
}

/** Returns a value if the control accepts it: what is in storage may come from anywhere. */
export function acceptValue(control: ThemeControl, value: unknown): ThemeValue | undefined {
  switch (control.kind) {
    case 'color':
      return typeof value === 'string' && /^#[\da-f]{6}$/i.test(value) ? value : undefined;
    case 'choice':
      return typeof value === 'string' && Object.values(control.options).includes(value) ? value : undefined;
    case 'number':
    case 'length':
      return typeof value === 'number' && value >= control.min && value <= control.max ? value : undefined;
  }
}

/** Returns the choices in a stored text that the controls accept. */
export function readChoices(controls: readonly ThemeControl[], stored: string | undefined): ThemeChoices {
  return acceptChoices(controls, parse(stored));
}

/** Returns the choices that the controls accept, without those that are the library's own values. */
export function acceptChoices(controls: readonly ThemeControl[], choices: object): ThemeChoices {
  const accepted: Record<string, ThemeValue> = {};
  for (const control of controls) {
    const name = controlName(control);
    const value = acceptValue(control, Object.hasOwn(choices, name) ? (choices as ThemeChoices)[name] : undefined);
    if (value !== undefined && value !== control.default) accepted[name] = value;
  }
  return accepted;
}

/**
 * Returns a value as code has it.
 *
 * @example
 * A length of 8 in `px`  → '8px'
 * A number of 8          → 8
 */
export function writeValue(control: ThemeControl, value: ThemeValue): ThemeValue {
  return control.kind === 'length' ? `${value}${control.unit}` : value;
}

function parse(stored = '{}'): object {
  return tryTo(() => Object(JSON.parse(stored)) as object) ?? {};
}
