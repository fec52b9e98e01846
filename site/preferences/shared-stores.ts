import type { CodeVariant, Direction, Mode, ResolvedMode } from './constants.ts';
import type { Store } from './store.ts';

/** The code variant and its tie to the page's address. */
export interface CodeVariantStore extends Store<CodeVariant> {
  /** Takes the variant again for the page that is shown now; called at load and after each page change. */
  readonly enterPage: () => void;
  /** Follows a hash that the page is given while it is open; one that asks for nothing changes nothing. */
  readonly enterHash: () => void;
}

/** What the reader chose and what it comes to on this device. */
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

/** What may be set; everything that is given changes at once or not at all. */
export type ColorModeChange = Partial<Pick<ColorMode, 'mode' | 'light' | 'dark'>>;

/** The stores that a document has one of each, though several of its bundles use them. */
export interface SharedStores {
  readonly codeVariant: CodeVariantStore;
  readonly colorMode: Store<ColorMode, ColorModeChange>;
  readonly dense: Store<boolean>;
  readonly direction: Store<Direction>;
}

const SHARED = Symbol.for('docs-nav stores');

/** Those that some bundle has made; none on a server that only renders. */
export function findStores(): { -readonly [Name in keyof SharedStores]?: SharedStores[Name] } {
  return ((globalThis as { [SHARED]?: ReturnType<typeof findStores> })[SHARED] ??= {});
}

/** Gives a document's store, which whoever comes first makes: what a demo sets is then what the shell shows. */
export function shareStore<Name extends keyof SharedStores>(
  name: Name,
  create: () => SharedStores[Name],
): SharedStores[Name] {
  const stores = findStores();
  const store: SharedStores[Name] = stores[name] ?? create();
  Object.assign(stores, { [name]: store });
  return store;
}
