import { storageKey } from '../../../preferences/storage-key.ts';
import type { LiveFiles } from './compile-files.ts';
import { tryTo } from '../../../preferences/safe-storage.ts';

/** Where the edited code of a demo is kept until the tab is closed. */
interface KeptCode {
  /** Returns whether there is any, be it of the page's own code or of what that was before. */
  readonly exists: () => boolean;
  /** Reads it; `undefined` if there is none, or if the page's own code has changed since. */
  readonly read: () => LiveFiles | undefined;
  /** Keeps it, unless it is the page's own. If storage is blocked or full, a reload loses it. */
  readonly write: (files: LiveFiles) => void;
  readonly remove: () => void;
}

/** Finds the place of a demo's edited code; `original` is its code in the page. */
export function findKeptCode(name: string, original: LiveFiles): KeptCode {
  const key = `${storageKey('edited')} ${location.pathname}#${name}`;
  const before = JSON.stringify(original);
  const guarded = <Value>(use: (storage: Storage) => Value) => tryTo(() => use(sessionStorage));
  const remove = () => guarded((storage) => storage.removeItem(key));
  return {
    exists: () => guarded((storage) => storage.getItem(key) !== null) === true,
    read: () =>
      guarded((storage) => {
        const kept = JSON.parse(storage.getItem(key) ?? '{}') as { readonly of?: string; readonly files?: LiveFiles };
        return kept.of === before ? kept.files : undefined;
      }),
    write: (files) =>
      JSON.stringify(files) === before
        ? remove()
        : guarded((storage) => storage.setItem(key, JSON.stringify({ of: before, files }))),
    remove,
  };
}
