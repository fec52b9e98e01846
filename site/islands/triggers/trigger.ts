/** What a trigger may do with its island. */
export interface Wake {
  /** Fetches the island's code ahead of time. */
  readonly warm: () => void;
  /** Brings the island to life; false when its code could not be fetched, after which it may be tried again. */
  readonly start: () => Promise<boolean>;
}

/** Decides when an island wakes up. */
export type Trigger = (element: HTMLElement, wake: Wake) => void;
