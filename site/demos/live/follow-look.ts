import type { Look } from '../../islands/demo/live/messages.ts';
import { showScheme } from '../../preferences/show-scheme.ts';
import { findStores, type ColorMode } from '../../preferences/shared-stores.ts';
import { createCell, type Cell, type Store } from '../../preferences/store.ts';

/** Makes the document look as the page does, and keep to it: returns what to call when the page has changed. */
export function followLook(first: Look): (look: Look) => void {
  // What the page has is kept nowhere else.
  const nowhere = (): void => {};
  const mode = createCell(() => modeOf(first), nowhere);
  const direction = createCell(() => first.direction, nowhere);
  const dense = createCell(() => first.dense, nowhere);
  Object.assign(findStores(), {
    colorMode: fixed(mode),
    direction: fixed(direction),
    dense: fixed(dense),
  });
  const follow = (look: Look): void => {
    const { documentElement: root, body } = document;
    const { modeClass, modeAttribute, only } = look;
    root.lang = look.language;
    root.dir = look.direction;
    Object.assign(root.dataset, modeClass && { modeClass }, modeAttribute && { modeAttribute }, only && { only });
    root.toggleAttribute('data-dense', look.dense);
    showScheme(root, only ?? look.scheme);
    for (const [name, value] of Object.entries(look.styles)) root.style.setProperty(name, value);
    body.toggleAttribute('data-wide', look.wide);
    body.toggleAttribute('data-fill', look.fill);
    if (JSON.stringify(mode.get()) !== JSON.stringify(modeOf(look))) mode.put(modeOf(look));
    direction.put(look.direction);
    dense.put(look.dense);
  };
  follow(first);
  return follow;
}

/** What the page has cannot be changed from here: the frame has neither storage nor a way to it. */
function fixed<Value>({ get, subscribe }: Cell<Value>): Store<Value, unknown> {
  return { get, subscribe, set: () => {} };
}

function modeOf({ mode, scheme }: Look): ColorMode {
  return { mode, resolved: mode, scheme, light: 'light', dark: 'dark', [mode]: scheme };
}
