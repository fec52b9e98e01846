import type { Report } from '../events.ts';

/** Carries reports to where they are gathered. Adding one is a file here and a line in `../reporting.ts`. */
export interface Transport {
  /** Milliseconds that a report may wait for others, to travel with them. */
  readonly patience: number;
  /** Takes reports over; false, and they are kept, when it cannot do so now. */
  send(reports: readonly Report[]): boolean;
  /** Lets nothing more out. */
  stop(): void;
}

/** Opens a transport; it calls `onReady` when it can take what it could not before. */
export type OpenTransport = (onReady: () => void) => Transport;
