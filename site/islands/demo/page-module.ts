import { createElement } from '../../browser/create-element.ts';

/** A running demo. */
export interface RunningDemo {
  /** Remounts the demo with fresh state, even after a crash. */
  readonly reset: () => void;
  /** Renders it with other props, also after a crash; only playgrounds take any. */
  readonly update: (props: Readonly<Record<string, unknown>>) => void;
  readonly unmount: () => void;
}

/** Interface of the module with a page's demos. */
export interface PageModule {
  /** Hydrates the server's HTML in `stage`; `onError` is called after a crash, which leaves the stage empty. */
  readonly mount: (
    stage: HTMLElement,
    name: string,
    options: { readonly onError: (error: unknown) => void },
  ) => RunningDemo;
}

/**
 * Loads the module of a page's demos, with React; rejects if it cannot be fetched. Its parts are fetched together, but
 * each runs in a separate task before the module, so that the page stays responsive.
 */
export async function loadPageModule(address: string, parts: readonly string[] = []): Promise<PageModule> {
  const addresses = parts.map((part) => new URL(part, address).href);
  addresses.forEach(prefetch);
  for (const part of addresses) {
    await import(/* @vite-ignore */ part);
    await nextTask();
  }
  return (await import(/* @vite-ignore */ address)) as PageModule;
}

function prefetch(address: string): void {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  document.head.append(createElement('link', { rel: 'modulepreload', href: address }));
}

/** Yields to the browser for pending work, such as input and painting. Timers would take four milliseconds each. */
function nextTask(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      go();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}

let last = Promise.resolve();

/** Waits until earlier demos have had their task. Several demos in one task would make the page unresponsive. */
export function takeTurn(): Promise<void> {
  return (last = last.then(nextTask));
}
