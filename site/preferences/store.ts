/** A value outside React that components follow with `useSyncExternalStore(store.subscribe, store.get)`. */
export interface Store<Value, Change = Value> {
  /** The same object until the value changes. */
  readonly get: () => Value;
  readonly set: (change: Change) => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** The internals of a store: read on first access, connected to outside events on first subscription. */
export interface Cell<Value> extends Omit<Store<Value>, 'set'> {
  readonly put: (value: Value) => void;
}

/** Creates a cell; `connect` starts listening to other tabs and to the device. */
export function createCell<Value>(read: () => Value, connect: () => void): Cell<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let connected = false;
  const get = (): Value => (value ??= read());
  return {
    get,
    put(next) {
      if (get() !== next) {
        value = next;
        for (const listener of listeners) {
          listener();
        }
      }
    },
    subscribe(listener) {
      if (!connected) {
        connected = true;
        connect();
      }
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
