import { followActions } from './actions.ts';
import type { Reporter } from './events.ts';
import { followPages } from './page-views.ts';
import { createQueue } from './queue.ts';
import type { AnalyticsSettings } from './settings.ts';
import { openBeacon } from './transports/beacon.ts';
import { openGtag } from './transports/gtag.ts';
import type { OpenTransport } from './transports/transport.ts';
import { followUserProperties } from './user-properties.ts';

/** What a page load brings to reporting. */
export interface PageLoad {
  /** Whether it was drawn for measuring. */
  readonly isMeasured: boolean;
  /** Events that happened before anything could report them. */
  readonly early: readonly Event[];
}

/** Reports what happens from now on; returns the function that ends it. Called only when reports are allowed. */
export function startReporting(settings: AnalyticsSettings, { isMeasured, early }: PageLoad): () => void {
  const queue = createQueue(TRANSPORTS[settings.transport](settings));
  const end = new AbortController();
  const report: Reporter = (event) => queue.put({ ...event, at: Date.now() });
  // First, so that every event finds the properties of its reader.
  followUserProperties(report, end.signal);
  followPages(settings.languages, report, end.signal);
  followActions(early, report, end.signal);
  if (isMeasured) {
    void measure(report, end.signal);
  }
  return () => {
    end.abort();
    queue.stop();
  };
}

const TRANSPORTS: Readonly<Record<AnalyticsSettings['transport'], (settings: AnalyticsSettings) => OpenTransport>> = {
  gtag: ({ id = '' }) => openGtag(id),
  beacon: ({ endpoint = '' }) => openBeacon(endpoint),
};

async function measure(report: Reporter, signal: AbortSignal): Promise<void> {
  try {
    const { followWebVitals } = await import('./web-vitals.ts');
    followWebVitals(report, signal);
  } catch {
    // One page load fewer in the statistics.
  }
}
