import type { Report } from './events.ts';

/** Sends reports to a service. To add one, create a file here and add a line to `../reporting.ts`. */
export interface Transport {
  /** Milliseconds that a report may wait to be sent in a batch with others. */
  readonly patience: number;
  /** Accepts reports; returns false if it cannot do so now, and the caller keeps them. */
  send(reports: readonly Report[]): boolean;
  /** Stops sending. */
  stop(): void;
}

/** Opens a transport, which calls `onReady` once it can accept reports that it has rejected before. */
export type OpenTransport = (onReady: () => void) => Transport;
