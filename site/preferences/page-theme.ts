import { readStored, removeStored, writeStored } from './safe-storage.ts';
import { storageKey } from './storage-key.ts';
import { themeAddress } from './stored-theme.ts';
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

/** Name of the global with the themes whose scripts have run, by their names in pages. */
export const DESCRIBED = 'docs-nav themes';

type Place = Record<symbol, Readonly<Record<string, PageTheme>> | undefined>;

function describedTheme({ dataset } = document.documentElement): PageTheme | undefined {
  return (globalThis as unknown as Place)[Symbol.for(DESCRIBED)]?.[dataset['theme'] ?? ''];
}

/** Loads the theme that readers of a page may change; undefined if there is none. */
export async function loadTheme(page = document.documentElement): Promise<PageTheme | undefined> {
  if (page.dataset['theme'] && !describedTheme(page)) await import(/* @vite-ignore */ themeAddress(page, true) ?? '');
  return describedTheme(page);
}

/** Loads it if the reader has chosen something for it, and it can be loaded. */
export async function loadStoredTheme(page?: HTMLElement): Promise<PageTheme | undefined> {
  return describedTheme(page) ?? (themeAddress(page) ? loadTheme(page).catch(() => undefined) : undefined);
}

let isFollowing = false;

/** Gives the demos of this page what its reader has chosen for its library, if that is loaded, and later here or in another tab. */
export function showPageTheme(): void {
  const theme = describedTheme();
  // A choice that could not be stored holds until the reader is in another library.
  if (theme?.of !== toldTheme()?.of) tell(theme, theme && readChosen(theme));
  if (isFollowing) return;
  isFollowing = true;
  const reread = async (): Promise<void> => {
    const current = await loadStoredTheme();
    if (current) tell(current, readChosen(current));
  };
  addEventListener('storage', reread);
  addEventListener('pageshow', ({ persisted }) => persisted && void reread());
}

function readChosen(theme: PageTheme): ThemeChoices {
  return readChoices(theme.controls, readStored(keyOf(theme)));
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
