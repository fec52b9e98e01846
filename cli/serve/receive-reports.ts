import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { RouteManifest, SiteInfo } from '../../engine/manifest/manifest.ts';
import type { Report } from '../../site/analytics/transports/events.ts';
import { describeReport } from '../../site/workbench/inspector/describe.ts';
import type { Io } from '../system/base/io.ts';
import { harmless } from '../system/base/terminal-text.ts';
import { answer, type Handler } from './listen.ts';
import type { StaticSite } from './serve-static.ts';
import { WORKBENCH } from './workbench.ts';
import { tryTo } from '../system/base/failure.ts';
/**
 * Maximum bytes of a batch; browsers limit beacons to 64 KiB
 * (https://fetch.spec.whatwg.org/#http-network-or-cache-fetch).
 */
const LARGEST_BATCH = 65_536;

/** Maximum number of reports kept for the inspector. */
const REPORT_LIMIT = 500;

/**
 * Receives the visit reports that a built site posts to its own host by the beacon transport, in place of the host's
 * collector: prints each, and keeps the last ones for the inspector. Only pages and browsers on this machine may
 * report. `serve` handles all other requests.
 */
export function receiveReports(site: StaticSite, serve: Handler, io: Io): Handler {
  const received: Report[] = [];
  return async (request, response) => {
    if (request.method !== 'POST') return serve(request, response);
    const isList = request.url === `${site.base}${WORKBENCH}/received`;
    if (!isList && !isEndpoint(request, readSettings(site.folder))) return serve(request, response);
    if (!isFromHere(request)) return answer(response, 403, 'Reports are only accepted from this machine.');
    if (isList) return answer(response, 200, JSON.stringify(received), '.json');
    // A browser that aborts needs no answer.
    const text = await readBatch(request).catch(() => undefined);
    if (text === undefined) return answer(response, 413, `A batch of reports has at most ${LARGEST_BATCH} bytes.`);
    const reports = parseBatch(text);
    if (reports === undefined) return answer(response, 400, 'This is not a batch of reports.');
    received.push(...reports);
    received.splice(0, received.length - REPORT_LIMIT);
    for (const report of reports) io.stdout.write(`${lineOf(report)}\n`);
    answer(response, 204);
  };
}

type Reporting = Pick<SiteInfo, 'analytics' | 'feedback'>;

/** Reads the settings of the site in a folder, which may change with each build. */
function readSettings(folder: string): Reporting | undefined {
  return tryTo(() => (JSON.parse(readFileSync(join(folder, '_nav/manifest.json'), 'utf8')) as RouteManifest).site);
}

/** Returns whether a page of the site would send its reports to this address. */
function isEndpoint({ url = '/', headers }: IncomingMessage, { analytics, feedback }: Reporting = {}): boolean {
  const own = `http://${headers.host ?? 'localhost'}`;
  const endpoints = [analytics, feedback].flatMap((settings) =>
    settings?.transport === 'beacon' ? (settings.endpoint ?? []) : [],
  );
  return URL.canParse(url, own) && endpoints.some((endpoint) => new URL(endpoint, own).href === new URL(url, own).href);
}

/**
 * Returns whether a request comes from this machine and a page of the site, according to the browser: pages of other
 * sites could post here, too.
 */
function isFromHere({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? '';
  const { origin } = headers;
  return (
    isLoopback(address.replace(/^::ffff:/, '')) &&
    (origin === undefined || (URL.canParse(origin) && isLoopback(new URL(origin).hostname)))
  );
}

function isLoopback(host: string): boolean {
  return /^(?:127(?:\.\d{1,3}){3}|\[?::1\]?|(?:.+\.)?localhost)$/.test(host);
}

/** Reads the body of a request; undefined if it is too long. */
async function readBatch(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read and dropped, so that the answer arrives.
    if (length <= LARGEST_BATCH) chunks.push(chunk);
  }
  return length > LARGEST_BATCH ? undefined : Buffer.concat(chunks).toString('utf8');
}

/** Parses a batch of the beacon transport; undefined for anything else. */
function parseBatch(text: string): readonly Report[] | undefined {
  return tryTo(() => {
    const { events } = JSON.parse(text) as { readonly events: readonly Report[] };
    // What cannot be described is not a report.
    events.forEach(lineOf);
    return events;
  });
}

function lineOf(report: Report): string {
  const { kind, text } = describeReport(report);
  return `report  ${kind.padEnd('Page view'.length)}  ${harmless(text)}`;
}
