import type { Consent } from '../preferences/consent.ts';
import type { Report } from './transports/events.ts';
import type { Obstacle } from './obstacles.ts';
import type { AnalyticsSettings } from './settings.ts';

/** State that applies to all reports of a page. */
export interface ReportingState {
  readonly settings: AnalyticsSettings;
  readonly consent: Consent;
  /** Reason why no reports are sent; absent if they are. */
  readonly obstacle: Obstacle | undefined;
}

/** Observes reporting without affecting it. */
export interface Observer {
  /** Called at the start, and when the reader changes their decision. With an obstacle, pending reports are dropped. */
  stateChanged(state: ReportingState): void;
  /** Called for each event in the order of sending; for events that are not sent, with the reason. */
  happened(report: Report, obstacle: Obstacle | undefined): void;
  /** Called when the transport has accepted reports. */
  sent(reports: readonly Report[]): void;
}

/** Type of the event that asks for an observer; its detail is a function that takes an `Observer`. */
export const OBSERVE = 'docs-nav-observe';

/** Asks the page for an observer. Only the servers for writers add a script that is one. */
export function findObserver(): Observer | undefined {
  let found: Observer | undefined;
  document.dispatchEvent(new CustomEvent(OBSERVE, { detail: (observer: Observer) => (found = observer) }));
  return found;
}
