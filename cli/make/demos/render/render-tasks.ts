import { hashOf } from '../../../system/files/hash.ts';
import { timed } from '../../../system/base/timed.ts';
import { serverEntry, unrunEntries } from '../bundle/bundle-demos.ts';
import { isValid, type BundleContext, type MadeFrom } from '../bundle/kept-bundle.ts';
import { runCompiled, type RunContext } from '../bundle/run-compiled.ts';
import type { Crash } from '../source/demo-crash.ts';
import type { ComponentUse, RenderUnit } from '../source/demo-pages.ts';
import { isGathering, noteInputs } from '../source/inputs.ts';
import { renderHere, type PageAnswer, type RenderedDemos } from './render-here.ts';
import { sharedThread } from './shared-thread.ts';
import { gather } from './watch-job.ts';

/** What is rendered by itself: all demos of a unit, or a component as pages use it. */
interface RenderTask {
  readonly unit: RenderUnit;
  /** Of a component. */
  readonly use?: ComponentUse;
}

/** What has become of tasks, in their order. */
interface Rendering {
  readonly answers: readonly PageAnswer[];
  /** Input files of each, from the project and its own packages; paths from the root. */
  readonly inputs: readonly (readonly string[])[];
  /** Whether a plugin generated a part of it, from unknown files. */
  readonly isMadeUp: boolean;
}

/** Compiles and renders demos and components. Throws what the bundler throws. */
export async function renderTasks(context: RunContext, tasks: readonly RenderTask[]): Promise<Rendering> {
  const { root, site } = context.settings;
  const names = new Map([...new Set(tasks.map(({ unit }) => unit))].map((unit, at) => [unit, `unit-${at}`]));
  const entries = Array.from(names, ([unit, name]) => [
    serverEntry(root, unit, name),
    ...unrunEntries(root, unit, `unrun-${name}`),
  ]);
  const { answers, inputs, isMadeUp } = await runCompiled(context, entries.flat(), async (folder, packages) => {
    const pages = tasks.map(({ unit, use }) => ({
      demos: unit.demos,
      provider: unit.provider,
      module: `${names.get(unit)}.cjs`,
      use,
    }));
    const job = { folder, pages, site, packages };
    const answers = await timed('rendering demos', () => sharedThread(context)?.render(job) ?? gather(renderHere(job)));
    return { answers, unloadable: crashesIn(answers).flatMap(({ unloadable }) => unloadable ?? []) };
  });
  return { answers, isMadeUp, inputs: tasks.map(({ unit }) => inputs.get(names.get(unit) ?? '') ?? []) };
}

/** Returns what demos and components threw. */
export function crashesIn(answers: readonly PageAnswer[]): readonly Crash[] {
  return answers.flatMap((answer) => ('html' in answer ? [] : answer));
}

/**
 * Renders demos and components, or takes them from the cache: each task by itself, so that it depends on nothing but its
 * unit and its use. What threw is tried again the next time. `inputs` are those of all tasks.
 */
export async function renderKept(
  context: BundleContext,
  tasks: readonly RenderTask[],
): Promise<Pick<Rendering, 'answers'> & { readonly inputs: readonly string[] }> {
  const { cache, shared, reader, everything } = context;
  const nameOf = ({ unit: { key }, use }: RenderTask) =>
    `${use === undefined ? 'page' : 'use'}-${hashOf(JSON.stringify([shared, key, use]))}.json`;
  const answers = new Map<RenderTask, PageAnswer>();
  const inputs = new Set<string>();
  for (const task of tasks) {
    const kept = cache.read<RenderedDemos & MadeFrom>(nameOf(task));
    if (kept === undefined || !isValid(kept, context)) continue;
    answers.set(task, kept);
    for (const path of Object.keys(kept.inputs)) inputs.add(path);
  }
  const missing = tasks.filter((task) => !answers.has(task));
  const made = missing.length === 0 ? undefined : await renderTasks(context, missing);
  for (const [at, task] of missing.entries()) {
    const answer = made?.answers[at] ?? [];
    const noted = noteInputs(made?.inputs[at] ?? [], reader);
    const isOpen = made?.isMadeUp === true || isGathering(noted, reader);
    answers.set(task, answer);
    for (const path of Object.keys(noted)) inputs.add(path);
    if ('html' in answer) cache.keep(nameOf(task), { ...answer, inputs: noted, ...(isOpen ? { everything } : {}) });
  }
  return { answers: tasks.map((task) => answers.get(task) ?? []), inputs: [...inputs] };
}
