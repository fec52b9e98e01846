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
 * In a package of modules, Node takes the whole of a CommonJS module for its default export; bundlers, and so browsers,
 * take what it marks as such. Demos are compiled for the latter.
 */
const NODE_DEFAULT = /(__toESM\([\w$]+), 1\)/g;

/** What became of the demos of several pages. */
export interface Rendering {
  /** Pages all of whose demos could be rendered. */
  readonly rendered: ReadonlyMap<DemoPage, RenderedDemos>;
  readonly crashes: readonly DemoCrash[];
  /** Files of the project and of its own packages that each page was made of, from the root. */
  readonly inputs: ReadonlyMap<DemoPage, readonly string[]>;
  /** Whether a plugin made up a part of it, out of whatever files. */
  readonly isMadeUp: boolean;
}

/** What rendering needs to know of a project. */
export interface RenderContext {
  readonly settings: BundlerSettings;
  /** Of all packages that demos are made of, `name version`. */
  readonly versions: readonly string[];
}

/** Folders of the cache that compiled modules are put into while they are run, by `ownName`. */
export const WORK = 'server';

/** Compiles the demos of pages, and renders them; packages that Node cannot load are compiled with them. */
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

/** Compiles and renders demos, with the named packages compiled as well, and all others loaded by Node. */
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
      // Source maps give the places of sources relative to this folder.
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
 * A thread of their own can be ended, whatever demos have left running, or never end. That of a build ends with it; `dev`
 * keeps one for the next edit, with React and what demos import already loaded. Tests run the sources, here.
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
