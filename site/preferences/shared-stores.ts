import type { CodeVariantStore } from './code-variant.ts';
import type { ColorMode, ColorModeChange } from './color-mode.ts';
import type { Direction } from './constants.ts';
import type { Store } from './store.ts';

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
export function shareStore<Name extends keyof SharedStores>(name: Name, create: () => SharedStores[Name]): SharedStores[Name] {
  const stores = findStores();
  const store: SharedStores[Name] = stores[name] ?? create();
  Object.assign(stores, { [name]: store });
  return store;
}
