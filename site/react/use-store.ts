import { useSyncExternalStore } from 'react';
import { findStores, type SharedStores } from '../preferences/shared-stores.ts';

/** Subscribes to a store of the page. `server` is the value on the server and in the browser's first render. */
export function useStore<Name extends keyof SharedStores>(
  name: Name,
  server: ReturnType<SharedStores[Name]['get']>,
): ReturnType<SharedStores[Name]['get']>;
export function useStore(name: keyof SharedStores, server: unknown): unknown {
  const store = findStores()[name];
  return useSyncExternalStore<unknown>(store?.subscribe ?? neverChanges, store?.get ?? (() => server), () => server);
}

/** Subscribes to nothing, as to what stays the same in a document. */
export function neverChanges(): () => void {
  return () => {};
}
