import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Route } from '../../engine/manifest.ts';
import type { ApiContext } from '../../site/api/api-shelf.ts';
import { isTranslated } from '../../site/prerender/localize.ts';
import type { ParsedPage } from '../../site/markdown/parse-page.ts';
import { hasKnownPlaces } from '../../site/prerender/render-api-page.ts';
import { parseRoute, renderRoute } from '../../site/prerender/render-page.ts';
import { contextIn, type SiteContext } from '../../site/prerender/site-context.ts';
import { pageCard } from '../../site/prerender/social-card.ts';
import { openApis } from '../api/load-apis.ts';
import { drawCard } from './draw-card.ts';
import { decodeText } from '../decode-text.ts';
import { hashOf } from '../hash.ts';
import type { PageJobs, PlainContext } from '../page-tasks.ts';
import { PAGES_WORTH_A_THREAD, type PageThread } from '../page-thread.ts';

/** Files that a thread takes at a time: few enough to share evenly, many enough to rarely ask. */
const BATCH = 32;

/**
 * Renders and writes pages, on two threads when there are many. `write` puts one file of this thread in place. Returns
 * the paths of those that were edited since their keys were made.
 */
export async function renderPages(
  work: Omit<PageJobs, 'next'>,
  thread: PageThread,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<readonly string[]> {
  const jobs: PageJobs = { ...work, next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const isWorthIt = work.jobs.length >= PAGES_WORTH_A_THREAD && availableParallelism() > 1;
  const others = isWorthIt
    ? thread.run(
        'render',
        { ...jobs, context: forThread(jobs.context) },
        Object.keys(jobs.context.manifest.routes).length,
      )
    : undefined;
  // A thread that fails early must not go unheard while this one is busy.
  others?.catch(() => {});
  const edited = await renderBatches(jobs, write);
  return [...edited, ...((await others) ?? [])];
}

/** Renders jobs until none is left; returns the paths of pages that were edited meanwhile. */
export async function renderBatches(
  { jobs, context, root, next, parts }: PageJobs,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<readonly string[]> {
  const edited: string[] = [];
  const site = withApis(context, openApis(context.apis));
  const counter = new Int32Array(next);
  let last: ReadRoute | undefined;
  for (let from = Atomics.add(counter, 0, BATCH); from < jobs.length; from = Atomics.add(counter, 0, BATCH)) {
    for (const { path, route: pathname, language, source } of jobs.slice(from, from + BATCH)) {
      const own = contextIn(site, language);
      const route = own.manifest.routes[pathname];
      if (route === undefined) throw new Error(`There is no route ${pathname}.`);
      if (path.endsWith('.png')) {
        write(path, drawCard(pageCard(route, own).svg, root));
        continue;
      }
      // A page and its Markdown copy follow each other.
      if (last?.file !== route.file)
        last = route.file === undefined ? undefined : readPage(root, route.file, route, own);
      if (last !== undefined && source !== undefined && last.hash !== source) edited.push(path);
      write(path, renderRoute(path, route, last?.page, own, parts[pathname]));
    }
    // Lets the answer of the other thread through.
    await new Promise(setImmediate);
  }
  return edited;
}

function withApis(context: PlainContext, apis: ApiContext): SiteContext {
  return { ...context, apis, others: context.others.map((other) => withApis(other, apis)) };
}

/** A page's file as it is now. */
interface ReadRoute {
  readonly file: string;
  readonly hash: string;
  readonly page: ParsedPage;
}

function readPage(root: string, file: string, route: Route, context: SiteContext): ReadRoute {
  const content = readFileSync(join(root, file));
  return { file, hash: hashOf(content), page: parseRoute(route, decodeText(content), context) };
}

/** Anchors serve link checks, links to translated pages, and links of documentation; without the others the copy for another thread is half as large. */
export function forThread(context: PlainContext): PlainContext {
  const { manifest, others, language } = context;
  const { shelf, places, demos, key } = context.apis;
  const { translations: _, ...slim } = manifest;
  const isDocumented = Object.keys(shelf).length > 0;
  const keep = (route: Route) =>
    (isDocumented && hasKnownPlaces(route)) ||
    (language.code !== manifest.site.languages[0]?.code && isTranslated(route, language.code));
  const routes = Object.fromEntries(
    Object.entries(manifest.routes).map(([pathname, route]) => [
      pathname,
      keep(route) ? route : { ...route, anchors: [] },
    ]),
  );
  return {
    ...context,
    manifest: { ...slim, routes },
    apis: { shelf, places, demos, key },
    others: others.map(forThread),
  };
}
