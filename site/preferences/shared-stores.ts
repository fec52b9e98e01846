import type { CodeVariant, Direction, Mode, ResolvedMode } from './constants.ts';
import type { Store } from './store.ts';

/** Store of the code variant, which also follows the page's address. */
export interface CodeVariantStore extends Store<CodeVariant> {
  /** Determines the variant for the current page; called on load and after each page change. */
  readonly enterPage: () => void;
  /** Applies a hash change on the open page; a hash that requests no variant changes nothing. */
  readonly enterHash: () => void;
}

/** A reader's choice and its effect on this device. */
export interface ColorMode {
  readonly mode: Mode;
  /** Scheme used in light mode. */
  readonly light: string;
  /** Scheme used in dark mode. */
  readonly dark: string;
  readonly resolved: ResolvedMode;
  /** Scheme in use: that of the resolved mode. */
  readonly scheme: string;
}

/** A change to the color mode, applied as a whole or not at all. */
export type ColorModeChange = Partial<Pick<ColorMode, 'mode' | 'light' | 'dark'>>;

/** Stores that exist once per document, even though several bundles use them. */
export interface SharedStores {
  readonly codeVariant: CodeVariantStore;
  readonly colorMode: Store<ColorMode, ColorModeChange>;
  readonly dense: Store<boolean>;
  readonly direction: Store<Direction>;
}

const SHARED = Symbol.for('docs-nav stores');

/** Returns the stores that any bundle has created; none on a server that only renders. */
export function findStores(): { -readonly [Name in keyof SharedStores]?: SharedStores[Name] } {
  return ((globalThis as { [SHARED]?: ReturnType<typeof findStores> })[SHARED] ??= {});
}

/** Returns the document's store, created by its first caller, so that the shell shows what a demo sets. */
export function shareStore<Name extends keyof SharedStores>(
  name: Name,
  create: () => SharedStores[Name],
): SharedStores[Name] {
  const stores = findStores() as Partial<Pick<SharedStores, Name>>;
  return (stores[name] ??= create());
}
