/** What a demo or its provider threw, in a form that can be passed between threads. */
export interface Crash {
  /** The module, from the root. */
  readonly path: string;
  readonly message: string;
  /** Refers to the sources; empty if something other than an error was thrown. */
  readonly stack: string;
  /** The actual mistake, if it differs from what was thrown. */
  readonly fault?: Fault | undefined;
  /** The package that Node could not load, if that is the cause. */
  readonly unloadable?: string | undefined;
  /** Whether it was thrown outside any demo, such as when the module was loaded. */
  readonly isOutside?: boolean;
}

/**
 * A module that lacks the export in the message, whose export is not a component, that waits for something that must be
 * there at once, or that never ends.
 */
export type Fault = 'no-export' | 'no-component' | 'waits' | 'endless';

/** A demo or a provider that threw. */
export class DemoCrash extends Error {
  readonly crash: Crash;

  constructor(crash: Crash) {
    super(crash.message);
    this.crash = crash;
  }
}

/** Says that a module's export is not a component. */
export function noComponent(name: string): string {
  return name === 'default' ? 'its default export is not a component' : `its export \`${name}\` is not a component`;
}
