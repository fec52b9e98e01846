import { postJson } from './post-json.ts';
import type { OpenTransport } from './transport.ts';
import { nameReport, openCounter, type CountedReport, type Visit } from './visit.ts';

/** Posts events to Umami, one by one; `website` is the site's id there (https://umami.is/docs/api/sending-stats). */
export function openUmami(website: string, endpoint = 'https://cloud.umami.is/api/send'): OpenTransport {
  return openCounter((counted) => {
    for (const [report, visit] of counted)
      postJson(endpoint, { type: 'event', payload: { website, ...payloadOf(report, visit) } }, 'application/json');
  });
}

function payloadOf(report: CountedReport, { user, location: address, title }: Visit): object {
  const { hostname, pathname, search } = new URL(address);
  // A payload without a name is a page view.
  const { name, details } = nameReport(report, undefined);
  return {
    hostname,
    url: pathname + search,
    title,
    referrer: document.referrer,
    language: user.userLanguage ?? document.documentElement.lang,
    screen: `${screen.width}x${screen.height}`,
    ...(name && { name }),
    data: { ...user, ...details },
  };
}
