/** Actions of a trigger on its island. */
export interface Wake {
  /** Prefetches the island's code. */
  readonly warm: () => void;
  /** Starts the island; returns false if its code could not be fetched, after which the trigger may try again. */
  readonly start: () => Promise<boolean>;
}

/** Decides when an island starts. */
export type Trigger = (element: HTMLElement, wake: Wake) => void;
