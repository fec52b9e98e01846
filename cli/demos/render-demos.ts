import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCacheFolder } from '../cache/cache-folder.ts';
import { ownName } from '../files/leftovers.ts';
import { workerFile } from '../threads/start-thread.ts';
import { serverEntry, unrunEntries } from './bundle-demos.ts';
import type { BundlerSettings } from './bundler-settings.ts';
import { DemoCrash, type Crash } from './demo-crash.ts';
import type { DemoPage } from './demo-pages.ts';
import { openDemoThread, type DemoThread } from './demo-thread.ts';
import { openBundler } from './open-bundler.ts';
import { renderHere, type PageAnswer, type RenderedDemos, type RenderJob } from './render-here.ts';
import { keepUnloadable, readUnloadable, withUsers } from './unloadable-packages.ts';

/**
 * In an ES module package, Node's default import of a CommonJS module is the whole module; with bundlers, and so in
 * browsers, it is the marked default export. Demos are compiled for bundlers.
 */
const NODE_DEFAULT = /(__toESM\([\w$]+), 1\)/g;

/** The results of several pages' demos. */
export interface Rendering {
  /** Pages whose demos were all rendered. */
  readonly rendered: ReadonlyMap<DemoPage, RenderedDemos>;
  readonly crashes: readonly DemoCrash[];
  /** Input files of each page, from the project and its own packages; paths from the root. */
  readonly inputs: ReadonlyMap<DemoPage, readonly string[]>;
  /** Whether a plugin generated a part of it, from unknown files. */
  readonly isMadeUp: boolean;
}

/** What rendering needs to know about a project. */
export interface RenderContext {
  readonly settings: BundlerSettings;
  /** All packages that demos use, as `name version`. */
  readonly versions: readonly string[];
}

/** Folders of the cache for compiled modules while they are run, by `ownName`. */
export const WORK = 'server';

/** Compiles and renders the demos of pages; packages that Node cannot load are compiled with them. */
export async function renderDemos(context: RenderContext, pages: readonly DemoPage[]): Promise<Rendering> {
  const { settings, versions } = context;
  const cache = findCacheFolder(settings.root);
  let compiled = readUnloadable(cache, versions);
  for (;;) {
    const { unloadable, ...rendering } = await renderWith(compiled, context, pages);
    const found = withUsers(settings.root, unloadable, namesIn(versions)).filter((name) => !compiled.includes(name));
    if (found.length === 0) return rendering;
    compiled = [...compiled, ...found];
    keepUnloadable(cache, versions, compiled);
  }
}

interface Attempt extends Rendering {
  /** Packages that Node could not load. */
  readonly unloadable: readonly string[];
}

/** Compiles and renders demos, bundling the listed packages and leaving all others to Node. */
async function renderWith(
  compiled: readonly string[],
  { settings, versions }: RenderContext,
  pages: readonly DemoPage[],
): Promise<Attempt> {
  const { root, site } = settings;
  // Inside the project, so that its packages are found.
  const folder = join(findCacheFolder(root), `${ownName(WORK)}-${randomUUID()}`);
  const bundler = await openBundler(settings);
  const { chunks, inputs, isMadeUp } = await bundler.bundle(
    'server',
    pages.flatMap((page, at) => [serverEntry(root, page, `page-${at}`), ...unrunEntries(root, page, `unrun-${at}`)]),
    {
      // Source maps are relative to this folder.
      dir: folder,
      format: 'cjs',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared-[hash].cjs',
      exports: 'named',
    },
    compiled,
  );
  mkdirSync(folder, { recursive: true });
  try {
    for (const { fileName, code } of chunks)
      writeFileSync(join(folder, fileName), code.replaceAll(NODE_DEFAULT, '$1)'));
    const modules = pages.map(({ demos, provider }, at) => ({ demos, provider, module: `page-${at}.cjs` }));
    const answers = await render({ folder, pages: modules, site, packages: namesIn(versions) }, settings);
    const rendered = new Map<DemoPage, RenderedDemos>();
    const crashes: Crash[] = [];
    for (const [at, page] of pages.entries()) {
      const result = answers[at] ?? [];
      if ('html' in result) rendered.set(page, result);
      else crashes.push(...result);
    }
    return {
      rendered,
      crashes: crashes.map((crash) => new DemoCrash(crash)),
      unloadable: [...new Set(crashes.flatMap(({ unloadable }) => unloadable ?? []))],
      isMadeUp,
      inputs: new Map(pages.map((page, at) => [page, inputs.get(`page-${at}`) ?? []])),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function namesIn(versions: RenderContext['versions']): readonly string[] {
  return versions.map((line) => line.slice(0, line.lastIndexOf(' ')));
}

let kept: DemoThread | undefined;

/**
 * Renders on a separate thread, which can be ended whatever demos have left running, or if they never end. In a build,
 * it ends with the job; `dev` keeps it for the next edit, with React and the demos' imports already loaded. Tests run
 * the sources, on this thread.
 */
async function render(job: RenderJob, { isDev }: BundlerSettings): Promise<readonly PageAnswer[]> {
  if (!existsSync(workerFile('demo-worker'))) {
    const answers: PageAnswer[] = [];
    for await (const answer of renderHere(job)) answers.push(answer);
    return answers;
  }
  if (isDev) return (kept ??= openDemoThread()).render(job);
  const thread = openDemoThread();
  return thread.render(job).finally(() => thread.close());
}
