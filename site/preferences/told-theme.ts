import type { ThemeChoices, ThemeValue } from './theme-values.ts';

/** What a reader has made of a library's theme, for everything that runs in the same document. */
interface ToldTheme {
  /** Id of the section that declares the theme; undefined on a page without one. */
  readonly of: string | undefined;
  /** By the names of controls. */
  readonly choices: ThemeChoices;
  /** For the document, by the names of CSS variables. */
  readonly variables: Readonly<Record<string, string>>;
  /** For providers, by key. The same object until one of them changes. */
  readonly values: Readonly<Record<string, ThemeValue>>;
}

// A global and an event instead of a store, because providers must hear of a theme whose script is loaded after them,
// or never.
const TOLD = Symbol.for('docs-nav theme');
const EVENT = 'docs-nav-theme';

type Place = Pick<Window, 'addEventListener' | 'removeEventListener'> & { [TOLD]?: ToldTheme };

/** Returns the theme of a document; undefined where nothing has told of one. */
export function toldTheme(place: object = globalThis): ToldTheme | undefined {
  return (place as Place)[TOLD];
}

/** Calls `listener` after each change of a document's theme; returns a function that ends that. */
export function followTheme(listener: () => void, place: object = globalThis): () => void {
  const { addEventListener, removeEventListener } = place as Place;
  addEventListener.call(place, EVENT, listener);
  return () => removeEventListener.call(place, EVENT, listener);
}

/** Sets the variables of this document, and tells its providers. */
export function tellTheme(told: ToldTheme): void {
  const before = toldTheme();
  const { style } = document.documentElement;
  for (const name of Object.keys(before?.variables ?? {})) if (!(name in told.variables)) style.removeProperty(name);
  for (const [name, value] of Object.entries(told.variables)) style.setProperty(name, value);
  const isSame = JSON.stringify(before?.values) === JSON.stringify(told.values);
  (globalThis as unknown as Place)[TOLD] = { ...told, values: (isSame && before?.values) || told.values };
  dispatchEvent(new Event(EVENT));
}
