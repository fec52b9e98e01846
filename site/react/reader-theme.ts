import { useSyncExternalStore } from 'react';
import { chooseTheme, chosenTheme, loadTheme } from '../preferences/page-theme.ts';
import { controlName, type PageTheme, type ThemeValue } from '../preferences/theme-values.ts';
import { followTheme, toldTheme } from '../preferences/told-theme.ts';

/** The same object whenever nothing is chosen, so that the first change is what makes providers render again. */
const NOTHING = {};

/**
 * Returns what the reader has chosen for the library's theme, by the keys of `theme.controls` in the section's file.
 * What the reader has not changed is missing, as is everything on the server and in the browser's first render.
 * `Theme` says which keys there are, and whether their values are texts or numbers; a length is a text with its unit.
 *
 * @example
 * const { primary = '#1976d2' } = useReaderTheme<{ primary: string }>();
 */
export function useReaderTheme<Theme extends object>(): { readonly [Key in keyof Theme]?: Theme[Key] } {
  return useSyncExternalStore(followTheme, readValues, () => NOTHING);
}

function readValues(): object {
  const { values = NOTHING } = toldTheme() ?? {};
  return Object.keys(values).length === 0 ? NOTHING : values;
}

/**
 * Changes the theme for all demos, as the preferences do; `undefined` stands for the library's own value. Values that a
 * control does not accept change nothing. A length is a number without its unit.
 */
export function setReaderTheme(changes: Readonly<Record<string, ThemeValue | undefined>>): void {
  void loadTheme().then(
    (theme) => theme && changeTheme(theme, changes),
    () => {},
  );
}

function changeTheme(theme: PageTheme, changes: Parameters<typeof setReaderTheme>[0]): void {
  const named = Object.fromEntries(
    theme.controls.flatMap((control): readonly (readonly [string, ThemeValue])[] => {
      const name = controlName(control);
      const value = name in changes ? changes[name] : chosenTheme()[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
  chooseTheme(theme, named);
}
