import { postJson } from './post-json.ts';
import type { OpenTransport } from './transport.ts';
import { nameReport, openCounter, type CountedReport, type Visit } from './visit.ts';

/** Milliseconds from the first pending event until a batch is sent. */
const PATIENCE = 3000;

/**
 * Posts batches of events to PostHog; `key` is the project key (https://posthog.com/docs/api/capture). Readers stay
 * anonymous: a random number that lasts for one page load connects the events of a visit, and
 * `$process_person_profile` prevents profiles.
 */
export function openPosthog(key: string, endpoint = 'https://us.i.posthog.com/batch/'): OpenTransport {
  return openCounter((counted) => {
    const batch = counted.map(([report, visit]) => eventOf(report, visit));
    if (batch.length > 0) postJson(endpoint, { api_key: key, batch }, 'application/json');
  }, PATIENCE);
}

/** Random id of the reader during one page load. */
const reader = crypto.getRandomValues(new Uint32Array(4)).join('-');

function eventOf(report: CountedReport, { user, location: address, title }: Visit): object {
  const { name, details } = nameReport(report, '$pageview');
  return {
    event: name,
    distinct_id: reader,
    timestamp: new Date(report.at).toISOString(),
    properties: {
      $process_person_profile: false,
      $current_url: address,
      $referrer: document.referrer,
      title,
      ...user,
      ...details,
    },
  };
}
