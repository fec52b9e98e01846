/** What a demo or its provider threw, as threads can tell each other. */
export interface Crash {
  /** The module, from the root. */
  readonly path: string;
  readonly message: string;
  /** Names the sources; empty where something else than an error was thrown. */
  readonly stack: string;
  /** What is wrong with it, where that is something else than what it threw. */
  readonly fault?: Fault | undefined;
  /** The package that Node could not load, where that is why. */
  readonly unloadable?: string | undefined;
}

/** A module that does not export the name that is its message, one whose export a page cannot show, one that waits for something when it has to be there, or one that never ends. */
export type Fault = 'no-export' | 'no-component' | 'waits' | 'endless';

/** A demo or a provider that threw. */
export class DemoCrash extends Error implements Omit<Crash, 'unloadable'> {
  readonly path: string;
  override readonly stack: string;
  readonly fault: Fault | undefined;

  constructor({ path, message, stack, fault }: Crash) {
    super(message);
    this.path = path;
    this.stack = stack;
    this.fault = fault;
  }
}

/** What is wrong with a module whose export is something else than a page can show. */
export function noComponent(name: string): string {
  return name === 'default' ? 'its default export is no component' : `its export \`${name}\` is no component`;
}
