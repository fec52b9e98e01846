import type { Consent } from './consent.ts';
import type { Report } from './events.ts';
import type { PrivacySignal } from './privacy-signals.ts';
import type { AnalyticsSettings } from './settings.ts';

/** What keeps an event from being sent; `nowhere` is a site without a transport, as while it is written. */
export type Obstacle = PrivacySignal | 'no-consent' | 'declined' | 'nowhere' | 'sampling';

/** What holds for all reports of a page. */
export interface ReportingState {
  readonly settings: AnalyticsSettings;
  readonly consent: Consent;
  /** What stands in the way of every report; absent where they are sent. */
  readonly obstacle: Obstacle | undefined;
}

/** Looks on at reporting without taking part in it. */
export interface Observer {
  /** Called at the start, and when the reader decides again; what still waited to be sent is given up with an obstacle. */
  stateChanged(state: ReportingState): void;
  /** Called for each event in the order in which they leave, also for those that do not: then with what keeps them. */
  happened(report: Report, obstacle: Obstacle | undefined): void;
  /** Called when the transport has taken reports over. */
  sent(reports: readonly Report[]): void;
}

/** Type of the event that asks whether anyone looks on; its detail is the function to hand an `Observer` to. */
export const OBSERVE = 'docs-nav-observe';

/** Asks the page for an observer. Readers have none: a script that servers for writers add is one. */
export function findObserver(): Observer | undefined {
  let found: Observer | undefined;
  document.dispatchEvent(new CustomEvent(OBSERVE, { detail: (observer: Observer) => (found = observer) }));
  return found;
}
