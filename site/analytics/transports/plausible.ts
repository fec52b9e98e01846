import { postJson } from './post-json.ts';
import type { OpenTransport } from './transport.ts';
import { nameReport, openCounter, type CountedReport, type Visit } from './visit.ts';

/**
 * Posts events to Plausible, one by one; `domain` is the site's name there (https://plausible.io/docs/events-api).
 * The service also accepts plain text, which needs no preflight request.
 */
export function openPlausible(domain: string, endpoint = 'https://plausible.io/api/event'): OpenTransport {
  return openCounter((counted) => {
    for (const [report, visit] of counted) postJson(endpoint, { domain, ...eventOf(report, visit) }, 'text/plain');
  });
}

function eventOf(report: CountedReport, { user, location: url }: Visit): object {
  const { name, details } = nameReport(report, 'pageview');
  return { name, url, referrer: document.referrer, props: textsOf({ ...user, ...details }) };
}

/** Converts properties to strings, as the service expects. */
function textsOf(values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
