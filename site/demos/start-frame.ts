/*
 * Runs in the document of a demo: in a frame of the page, which the build made or a reader asked for, or on a page of
 * its own. All belong to the same site, so the reader's preferences apply, unless this demo has its own.
 */
import { codeVariant } from '../preferences/code-variant.ts';
import { colorMode } from '../preferences/color-mode.ts';
import { dense } from '../preferences/dense.ts';
import { direction } from '../preferences/direction.ts';
import type { ColorMode, SharedStores } from '../preferences/shared-stores.ts';
import type { Store } from '../preferences/store.ts';
import { awaitTheme } from '../preferences/stored-theme.ts';
import { showScheme } from '../preferences/show-scheme.ts';
import { followTheme, tellTheme, toldTheme } from '../preferences/told-theme.ts';
import type { DemoProps } from './demo-tree.tsx';
import type { PageModule } from '../islands/demo/page-module.ts';

const root = document.documentElement;
const outside = parent.document.documentElement;
const isAlone = parent === window;
/** What a reader has chosen for this demo: see `islands/demo/display.ts`. */
const chosen: DOMStringMap = (frameElement as HTMLElement | null)?.dataset ?? {};
const SHARED = Symbol.for('docs-nav stores');

const own: SharedStores = { codeVariant, colorMode, dense, direction };
const around = isAlone ? {} : (parent as unknown as Record<symbol, Partial<SharedStores> | undefined>)[SHARED];
// A page whose script arrives later has none yet; those of this document follow what it stores.
const { stores, changed } = createFrameStores({ ...own, ...around });
Object.assign(globalThis, { [SHARED]: stores });

/**
 * Creates the stores of a frame: those of the page around it, except for what its reader has chosen for this demo; and a
 * function that tells them that the reader has chosen something else.
 */
function createFrameStores(page: SharedStores): { readonly stores: SharedStores; readonly changed: () => void } {
  const listeners = new Set<() => void>();
  const over = <Value, Change>(store: Store<Value, Change>, choose: (value: Value) => Value): Store<Value, Change> => {
    let last: readonly [before: Value, key: string, after: Value] | undefined;
    return {
      get() {
        const before = store.get();
        const key = JSON.stringify({ ...chosen });
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
    colorMode: over(page.colorMode, (value) => chooseMode(value, chosen.mode)),
    direction: over(page.direction, (value) => (chosen.direction as typeof value | undefined) ?? value),
    dense: over(page.dense, (value) => (chosen.density === undefined ? value : chosen.density === 'dense')),
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

function follow(): void {
  const page = isAlone
    ? { mode: colorMode.get().resolved, dir: direction.get(), isDense: dense.get() }
    : { mode: outside.dataset.mode, dir: outside.dir, isDense: outside.hasAttribute('data-dense') };
  showScheme(root, root.dataset.only ?? chosen.mode ?? page.mode ?? 'light');
  root.dir = chosen.direction ?? page.dir;
  root.toggleAttribute('data-dense', chosen.density === undefined ? page.isDense : chosen.density === 'dense');
  changed();
}

follow();
if (isAlone) for (const store of [colorMode, dense, direction]) store.subscribe(follow);
else {
  const observer = new MutationObserver(follow);
  observer.observe(outside, { attributeFilter: ['data-mode', 'data-dense', 'dir'] });
  if (frameElement)
    observer.observe(frameElement, { attributeFilter: ['data-mode', 'data-density', 'data-direction'] });
}

function takeTheme(): void {
  const told = toldTheme(parent);
  if (told) tellTheme(told);
}

if (isAlone) awaitTheme();
else {
  takeTheme();
  // The page must not keep what has left it.
  addEventListener('pagehide', followTheme(takeTheme, parent));
}

async function start(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('.demo-stage');
  const { name = '', module = '' } = stage?.dataset ?? {};
  if (!stage) return;
  const tell = (type: 'demo-shown' | 'error'): void => void frameElement?.dispatchEvent(new Event(type));
  try {
    // From the document, not from this script, which is in another folder.
    const address = new URL(module, document.baseURI).href;
    const { mount } = (await import(/* @vite-ignore */ address)) as PageModule;
    // The page waits for the first content of a demo that only browsers render.
    new MutationObserver(() => tell('demo-shown')).observe(stage, { childList: true });
    const { update } = mount(stage, name, { onError: (error) => (stage.textContent = String(error)) });
    frameElement?.addEventListener('demo-props', (event) => update((event as CustomEvent<DemoProps>).detail));
  } catch {
    tell('error');
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
else void start();
