import { followActions } from './actions.ts';
import type { Report, Reporter } from './transports/events.ts';
import type { Observer } from './observer.ts';
import type { Obstacle } from './obstacles.ts';
import { followPages } from './page-views.ts';
import { createQueue, type Queue } from './queue.ts';
import type { AnalyticsSettings } from './settings.ts';
import { openBeacon } from './transports/beacon.ts';
import { openLate } from './transports/late.ts';
import type { OpenTransport } from './transports/transport.ts';
import { followUserProperties } from './user-properties.ts';

/** Conditions of a page load for reporting. */
interface PageLoad {
  /** Whether this page load is measured. */
  readonly isMeasured: boolean;
  /** Events from before this script ran. */
  readonly early: readonly Event[];
  readonly observer: Observer | undefined;
  /** Reason why no reports are sent; then they only go to the observer. */
  readonly obstacle: Obstacle | undefined;
}

/** Reports all events from now on; returns a function that stops reporting. */
export function startReporting(
  settings: AnalyticsSettings,
  { isMeasured, early, observer, obstacle }: PageLoad,
): () => void {
  const queue = obstacle === undefined ? openQueue(settings, observer) : undefined;
  const end = new AbortController();
  const report: Reporter = (event, isDrawn = true) => {
    const made: Report = { ...event, at: Date.now() };
    const kept = obstacle ?? (isDrawn ? undefined : 'sampling');
    observer?.happened(made, kept);
    if (kept === undefined) {
      queue?.put(made);
    }
  };
  // First, so that the reader's properties are known before any event.
  followUserProperties(report, end.signal);
  followPages(settings.languages ?? [], report, end.signal);
  followActions(early, report, end.signal);
  if (isMeasured || observer) {
    void measure((event) => report(event, isMeasured), end.signal);
  }
  return () => {
    end.abort();
    queue?.stop();
  };
}

function openQueue(settings: AnalyticsSettings, observer: Observer | undefined): Queue | undefined {
  const open = TRANSPORTS[settings.transport];
  return open && createQueue(open(settings), (reports) => observer?.sent(reports));
}

const TRANSPORTS: Readonly<
  Record<AnalyticsSettings['transport'], ((settings: AnalyticsSettings) => OpenTransport) | undefined>
> = {
  none: undefined,
  beacon: ({ endpoint = '' }) => openBeacon(endpoint),
  gtag: ({ id = '' }) => openLate(async () => (await import('./transports/gtag.ts')).openGtag(id)),
  plausible: ({ id = '', endpoint }) =>
    openLate(async () => (await import('./transports/plausible.ts')).openPlausible(id, endpoint)),
  umami: ({ id = '', endpoint }) =>
    openLate(async () => (await import('./transports/umami.ts')).openUmami(id, endpoint)),
  posthog: ({ id = '', endpoint }) =>
    openLate(async () => (await import('./transports/posthog.ts')).openPosthog(id, endpoint)),
};

async function measure(report: Reporter, signal: AbortSignal): Promise<void> {
  try {
    const { followWebVitals } = await import('./web-vitals.ts');
    followWebVitals(report, signal);
  } catch {
    // The statistics miss one page load.
  }
}
