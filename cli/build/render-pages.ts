import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { renderRoute } from '../../site/prerender/render-page.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';

/** Files that a thread takes at a time: few enough to share evenly, many enough to seldom ask. */
const BATCH = 32;

/** Files below which a second thread costs more than it saves: it takes about 0.1 s to start. */
const FILES_PER_THREAD = 400;

/** MiB of heap for a thread beside its copy of the manifest; it was seen to need a third of that. */
const BASE_HEAP = 96;

/** Routes of the manifest in one MiB of heap, with room to spare. */
const ROUTES_PER_MB = 100;

/** A page or Markdown twin that is to be rendered. */
export interface PageJob {
  readonly path: string;
  readonly route: string;
}

/** What every thread gets; `next` is the number of the next job that nobody has taken. */
export interface PageJobs {
  readonly jobs: readonly PageJob[];
  readonly context: SiteContext;
  readonly root: string;
  /** Folder to write to; all folders of the jobs exist. */
  readonly folder: string;
  readonly next: SharedArrayBuffer;
}

/** Renders and writes pages on as many threads as they are worth. `write` puts one file of this thread in place. */
export async function renderPages(work: Omit<PageJobs, 'next'>, write: (path: string, content: string) => void): Promise<void> {
  const shared: PageJobs = { ...work, next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const routes = Object.keys(work.context.manifest.routes).length;
  const threads = Math.min(availableParallelism(), Math.ceil(work.jobs.length / FILES_PER_THREAD));
  const workers = Array.from({ length: Math.max(0, threads - 1) }, () => {
    const worker = new Worker(new URL('./page-worker.js', import.meta.url), {
      workerData: shared,
      // Without a limit a thread lets its garbage pile up to several times of what it needs.
      resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: BASE_HEAP + Math.ceil(routes / ROUTES_PER_MB) },
    });
    return new Promise<void>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A rendering thread ended with ${code}.`))));
    });
  });
  // A thread that fails early must not go unheard while this one is busy.
  const others = Promise.all(workers);
  others.catch(() => {});
  await renderBatches(shared, write);
  await others;
}

/** Renders jobs until none is left. */
export async function renderBatches({ jobs, context, root, next }: PageJobs, write: (path: string, content: string) => void): Promise<void> {
  const counter = new Int32Array(next);
  for (let from = Atomics.add(counter, 0, BATCH); from < jobs.length; from = Atomics.add(counter, 0, BATCH)) {
    for (const { path, route: pathname } of jobs.slice(from, from + BATCH)) {
      const route = context.manifest.routes[pathname];
      if (route === undefined) throw new Error(`There is no route ${pathname}.`);
      const markdown = route.file === undefined ? undefined : readFileSync(join(root, route.file), 'utf8').replace(/^\uFEFF/, '');
      write(path, renderRoute(path, route, markdown, context));
    }
    // Lets messages of other threads through.
    await new Promise(setImmediate);
  }
}
