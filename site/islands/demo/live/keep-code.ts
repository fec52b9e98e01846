import { storageKey } from '../../../preferences/storage-key.ts';
import type { LiveFiles } from './compile-files.ts';

/** Where the edited code of a demo is kept until the tab is closed. */
export interface KeptCode {
  /** Reads it; `undefined` if there is none, or if the page's own code has changed since. */
  readonly read: () => LiveFiles | undefined;
  /** Keeps it, unless it is that of the page. If storage is blocked or full, a reload loses it. */
  readonly write: (files: LiveFiles) => void;
  readonly remove: () => void;
}

/** Returns whether a demo has been edited, or its code has changed since it was. */
export function hasKeptCode(name: string): boolean {
  return guarded((storage) => storage.getItem(keyOf(name)) !== null) === true;
}

/** Finds the place of a demo's edited code; `original` is its code in the page. */
export function findKeptCode(name: string, original: LiveFiles): KeptCode {
  const key = keyOf(name);
  const before = JSON.stringify(original);
  const remove = (): void => guarded((storage) => storage.removeItem(key));
  return {
    read: () =>
      guarded((storage) => {
        const kept = JSON.parse(storage.getItem(key) ?? '{}') as { readonly of?: string; readonly files?: LiveFiles };
        return kept.of === before ? kept.files : undefined;
      }),
    write(files) {
      if (JSON.stringify(files) === before) remove();
      else guarded((storage) => storage.setItem(key, JSON.stringify({ of: before, files })));
    },
    remove,
  };
}

function keyOf(name: string): string {
  return `${storageKey('edited')} ${location.pathname}#${name}`;
}

function guarded<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
