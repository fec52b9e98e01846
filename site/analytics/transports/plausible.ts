import { postJson } from './post-json.ts';
import type { OpenTransport } from './transport.ts';
import { followVisit, nameReport, placeInSite, type CountedReport, type Visit } from './visit.ts';

/**
 * Posts events to Plausible, one by one; `domain` is the site's name there (https://plausible.io/docs/events-api).
 * The service also accepts plain text, which needs no preflight request.
 */
export function openPlausible(domain: string, endpoint = 'https://plausible.io/api/event'): OpenTransport {
  return () => {
    const follow = followVisit();
    return {
      patience: 0,
      send(reports) {
        for (const [report, visit] of follow(reports))
          postJson(endpoint, { domain, ...eventOf(report, visit) }, 'text/plain');
        return true;
      },
      stop: () => {},
    };
  };
}

function eventOf(report: CountedReport, { user, location: url }: Visit): object {
  const { name, details } =
    report.name === 'page_view' ? { name: 'pageview', details: placeInSite(report) } : nameReport(report);
  return { name, url, referrer: document.referrer, props: textsOf({ ...user, ...details }) };
}

/** Converts properties to strings, as the service expects. */
function textsOf(values: object): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}
