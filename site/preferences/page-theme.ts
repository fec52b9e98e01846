import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { storageKey } from './storage-key.ts';
import {
  acceptChoices,
  controlName,
  readChoices,
  writeValue,
  type PageTheme,
  type ThemeChoices,
  type ThemeValue,
} from './theme-values.ts';
import { tellTheme, toldTheme } from './told-theme.ts';

/** Selects the element with the theme of a page, which only pages of libraries with one have. */
const THEME_META = 'meta[name="docs-nav-theme"]';

/** Returns the theme that readers of this page may change. */
export function pageTheme(): PageTheme | undefined {
  const content = document.querySelector<HTMLMetaElement>(THEME_META)?.content;
  return content === undefined ? undefined : (JSON.parse(content) as PageTheme);
}

let isFollowing = false;

/** Gives the demos of this page what its reader has chosen for its library, here or in another tab. */
export function showPageTheme(): void {
  const theme = pageTheme();
  // A choice that could not be stored holds until the reader is in another library.
  if (theme?.of === toldTheme()?.of) return;
  tell(theme, theme && readChoices(theme.controls, readStored(keyOf(theme))));
  if (isFollowing) return;
  isFollowing = true;
  const reread = (): void => {
    const current = pageTheme();
    if (current) tell(current, readChoices(current.controls, readStored(keyOf(current))));
  };
  addEventListener('storage', reread);
  addEventListener('pageshow', ({ persisted }) => persisted && reread());
}

/** Returns what the reader of this page has chosen. */
export function chosenTheme(): ThemeChoices {
  showPageTheme();
  return toldTheme()?.choices ?? {};
}

/** Applies and stores what a reader chooses; what the controls do not accept is left out. */
export function chooseTheme(theme: PageTheme, choices: ThemeChoices): void {
  const accepted = acceptChoices(theme.controls, choices);
  if (Object.keys(accepted).length === 0) removeStored(keyOf(theme));
  else writeStored(keyOf(theme), JSON.stringify(accepted));
  tell(theme, accepted);
}

function tell(theme: PageTheme | undefined, choices: ThemeChoices = {}): void {
  const variables: Record<string, string> = {};
  const values: Record<string, ThemeValue> = {};
  for (const control of theme?.controls ?? []) {
    const chosen = choices[controlName(control)];
    if (chosen === undefined) continue;
    const value = writeValue(control, chosen);
    if (control.variable !== undefined) variables[control.variable] = String(value);
    if (control.key !== undefined) values[control.key] = value;
  }
  tellTheme({ of: theme?.of, choices, variables, values });
}

function keyOf({ of }: PageTheme): string {
  return storageKey(`theme-${of}`);
}
