/** A demo that runs. */
export interface RunningDemo {
  /** Mounts the demo anew, with fresh state; also after it crashed. */
  readonly reset: () => void;
  readonly unmount: () => void;
}

/** The face of the module that a page's demos are bundled into. */
export interface PageModule {
  /** Brings the server's HTML in `stage` to life; `onError` hears of a crash, after which the stage is empty. */
  readonly mount: (stage: HTMLElement, name: string, options: { readonly onError: (error: unknown) => void }) => RunningDemo;
}

/** Loads the module of a page's demos, with React; rejects where it cannot be fetched. */
export async function loadPageModule(address: string): Promise<PageModule> {
  return (await import(/* @vite-ignore */ address)) as PageModule;
}
