import type { Route } from '../../engine/manifest/manifest.ts';
import { isTranslated } from '../../site/pages/localize.ts';
import type { PageJobs, PlainContext, RenderedJobs } from '../project/page-tasks.ts';
import { FILES_WORTH_A_THREAD, type PageThread } from '../project/page-thread.ts';

/** Renders and writes pages, on two threads if there are many. `write` writes one file of this thread. */
export async function renderPages(
  work: Omit<PageJobs, 'next'>,
  thread: PageThread,
  write: (path: string, content: string | Uint8Array) => void,
): Promise<RenderedJobs> {
  if (work.jobs.length === 0) return { edited: [], failed: [] };
  const jobs: PageJobs = { ...work, next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const isWorthIt = work.jobs.length >= FILES_WORTH_A_THREAD;
  const others = isWorthIt
    ? thread.run(
        'render',
        { ...jobs, context: forThread(jobs.context) },
        Object.keys(jobs.context.manifest.routes).length,
      )
    : undefined;
  // Without a handler, an early failure of the thread would be an unhandled rejection.
  others?.catch(() => {});
  // A build that changes no page never loads the Markdown parser and the renderer.
  const { renderBatches } = await import('./render-batches.ts');
  const own = await renderBatches(jobs, write);
  const { edited, failed } = (await others) ?? { edited: [], failed: [] };
  return { edited: [...own.edited, ...edited], failed: [...own.failed, ...failed] };
}

/**
 * Reduces the context for another thread. Only link checks, links to translations and API links need anchors; dropping
 * the rest halves the copy.
 */
export function forThread(context: PlainContext): PlainContext {
  const { manifest, others, language } = context;
  const { shelf, places, demos, tries } = context.apis;
  const { translations: _, ...slim } = manifest;
  const isDocumented = Object.keys(shelf).length > 0;
  const keep = (route: Route) =>
    (isDocumented && route.file !== undefined) ||
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
    apis: { shelf, places, demos, tries },
    others: others.map(forThread),
  };
}
