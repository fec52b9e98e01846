import { codeVariant } from '../preferences/code-variant.ts';
import { colorMode } from '../preferences/color-mode.ts';
import { dense } from '../preferences/dense.ts';
import { direction } from '../preferences/direction.ts';
import { showScheme } from '../preferences/show-scheme.ts';
import type { Store } from '../preferences/store.ts';
import { eachPage } from '../browser/each-page.ts';

/** Keeps the page's attributes in sync with the reader's preferences (requirements D1, D4, D5, D7). */
export function startPreferences(): void {
  const root = document.documentElement;
  follow(colorMode, ({ mode, scheme }) => {
    root.dataset.choice = mode;
    showScheme(root, scheme);
    for (const name of ['light', 'dark']) document.body.classList.toggle(name, name === root.dataset.mode);
  });
  follow(codeVariant, (variant) => (root.dataset.code = variant));
  follow(direction, (value) => {
    // Browsers restyle the whole page even if the direction is the same.
    if (root.dir !== value) root.dir = value;
  });
  follow(dense, (value) => root.toggleAttribute('data-dense', value));
  eachPage(codeVariant.enterPage);
  addEventListener('hashchange', codeVariant.enterHash);
}

function follow<Value>(store: Store<Value, never>, apply: (value: Value) => void): void {
  const update = (): void => apply(store.get());
  store.subscribe(update);
  update();
}
