import { existsSync } from 'node:fs';
import { workerFile } from '../../../system/start-thread.ts';
import { serverEntry, unrunEntries } from '../bundle/bundle-demos.ts';
import { DemoCrash, type Crash } from '../source/demo-crash.ts';
import type { DemoUnit } from '../source/demo-pages.ts';
import { openDemoThread, type DemoThread } from './demo-thread.ts';
import { renderHere, type PageAnswer, type RenderedDemos, type RenderJob } from './render-here.ts';
import { runCompiled, type RunContext } from '../bundle/run-compiled.ts';

/** The results of several pages' demos. */
export interface Rendering {
  /** Pages whose demos were all rendered. */
  readonly rendered: ReadonlyMap<DemoUnit, RenderedDemos>;
  readonly crashes: readonly DemoCrash[];
  /** Input files of each page, from the project and its own packages; paths from the root. */
  readonly inputs: ReadonlyMap<DemoUnit, readonly string[]>;
  /** Whether a plugin generated a part of it, from unknown files. */
  readonly isMadeUp: boolean;
}

/** Compiles and renders the demos of pages. */
export async function renderDemos(context: RunContext, pages: readonly DemoUnit[]): Promise<Rendering> {
  const { root, site } = context.settings;
  const { answers, inputs, isMadeUp } = await runCompiled(
    context,
    pages.flatMap((page, at) => [serverEntry(root, page, `page-${at}`), ...unrunEntries(root, page, `unrun-${at}`)]),
    async (folder, packages) => {
      const modules = pages.map(({ kind, demos, provider }, at) => ({
        kind,
        demos,
        provider,
        module: `page-${at}.cjs`,
      }));
      const answers = await renderOnThread({ folder, pages: modules, site, packages }, context);
      const crashes = answers.flatMap((answer) => ('html' in answer ? [] : answer));
      return { answers, unloadable: [...new Set(crashes.flatMap(({ unloadable }) => unloadable ?? []))] };
    },
  );
  const rendered = new Map<DemoUnit, RenderedDemos>();
  const crashes: Crash[] = [];
  for (const [at, page] of pages.entries()) {
    const result = answers[at] ?? [];
    if ('html' in result) rendered.set(page, result);
    else crashes.push(...result);
  }
  return {
    rendered,
    crashes: crashes.map((crash) => new DemoCrash(crash)),
    isMadeUp,
    inputs: new Map(pages.map((page, at) => [page, inputs.get(`page-${at}`) ?? []])),
  };
}

let kept: { readonly runState: string; readonly thread: DemoThread } | undefined;

/**
 * Renders on a separate thread, which can be ended whatever demos have left running, or if they never end. In a build,
 * it ends with the job; `dev` keeps it for the next edit, with React and the demos' imports already loaded. Tests run
 * the sources, on this thread.
 */
export async function renderOnThread(
  job: RenderJob,
  { project, settings }: RunContext,
): Promise<readonly PageAnswer[]> {
  if (!existsSync(workerFile('demo-worker'))) {
    const answers: PageAnswer[] = [];
    for await (const answer of renderHere(job)) answers.push(answer);
    return answers;
  }
  const { runState } = settings;
  if (settings.isDev && kept?.runState !== runState) kept = { runState, thread: openDemoThread(project) };
  if (settings.isDev && kept !== undefined) return kept.thread.render(job);
  const thread = openDemoThread(project);
  return thread.render(job).finally(() => thread.close());
}
