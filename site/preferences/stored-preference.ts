import { onStored, readStored, removeStored, writeStored } from './safe-storage.ts';
import { createCell, type Store } from './store.ts';

/**
 * Creates a store for one value under one storage key; `parse` returns undefined for invalid values.
 * A choice equal to the page's own default is not stored, so that pages with other defaults keep them.
 */
export function createStoredPreference<Value extends string | boolean>(
  key: string,
  parse: (raw: string | undefined) => Value | undefined,
  initial: () => Value,
): Store<Value> {
  const cell = createCell<Value>(
    () => parse(readStored(key)) ?? initial(),
    () =>
      onStored([key], (_key, raw) => {
        const value = raw === undefined ? initial() : parse(raw);
        if (value !== undefined) {
          cell.put(value);
        }
      }),
  );
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    set(value) {
      if (parse(String(value)) === undefined) {
        return;
      }
      if (value === initial()) {
        removeStored(key);
      } else {
        writeStored(key, String(value));
      }
      cell.put(value);
    },
  };
}
