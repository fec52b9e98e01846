import { nextTask } from '../../client/next-task.ts';

/** A demo that runs. */
export interface RunningDemo {
  /** Remounts the demo with fresh state; also after it crashed. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/** The face of the module that a page's demos are bundled into. */
export interface PageModule {
  /** Brings the server's HTML in `stage` to life; `onError` hears of a crash, after which the stage is empty. */
  readonly mount: (
    stage: HTMLElement,
    name: string,
    options: { readonly onError: (error: unknown) => void },
  ) => RunningDemo;
}

/**
 * Loads the module of a page's demos, with React; rejects where it cannot be fetched. The parts that it runs after are
 * fetched together, and each runs in a task of its own: all at once they would keep the page from answering its reader.
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
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  document.head.append(link);
}
