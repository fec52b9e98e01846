import type { ColorMode, SharedStores } from '../preferences/shared-stores.ts';
import type { Store } from '../preferences/store.ts';

/** What a reader has chosen for one demo, as data attributes of its iframe: see `islands/demo/display.ts`. */
export interface Chosen {
  readonly mode?: string;
  readonly direction?: string;
  readonly density?: string;
}

/** The stores of a frame's demo, and a function that tells them that the reader has chosen something else. */
interface FrameStores {
  readonly stores: SharedStores;
  readonly changed: () => void;
}

/** Creates the stores of a frame: those of the page around it, except for what its reader has chosen for this demo. */
export function createFrameStores(page: SharedStores, chosen: () => Chosen): FrameStores {
  const listeners = new Set<() => void>();
  const over = <Value, Change>(store: Store<Value, Change>, choose: (value: Value) => Value): Store<Value, Change> => {
    let last: readonly [before: Value, key: string, after: Value] | undefined;
    return {
      get() {
        const before = store.get();
        const key = JSON.stringify(chosen());
        // The same object until something changes.
        if (last?.[0] !== before || last[1] !== key) last = [before, key, choose(before)];
        return last[2];
      },
      set: store.set,
      subscribe(listener) {
        const end = store.subscribe(listener);
        listeners.add(listener);
        return () => {
          end();
          listeners.delete(listener);
        };
      },
    };
  };
  const stores = {
    codeVariant: page.codeVariant,
    colorMode: over(page.colorMode, (value) => chooseMode(value, chosen().mode)),
    direction: over(page.direction, (value) => (chosen().direction as typeof value | undefined) ?? value),
    dense: over(page.dense, (value) => (chosen().density === undefined ? value : chosen().density === 'dense')),
  };
  return {
    stores,
    changed: () => {
      for (const listener of listeners) listener();
    },
  };
}

function chooseMode(value: ColorMode, mode: string | undefined): ColorMode {
  if (mode !== 'light' && mode !== 'dark') return value;
  return { ...value, mode, resolved: mode, scheme: value[mode] };
}
