import type { Worker } from 'node:worker_threads';
import { startThread } from '../threads/start-thread.ts';
import type { Crash } from './demo-crash.ts';
import type { CompiledPage, PageAnswer, RenderJob } from './render-here.ts';
import { lastStep, makeSteps, watchSteps, type Steps } from './steps.ts';

/** A thread that renders demos, so that they can neither end the process nor block it. */
export interface DemoThread {
  /** Renders demos, one job after another; returns the outcome of each page. */
  render(job: RenderJob): Promise<readonly PageAnswer[]>;
  close(): Promise<void>;
}

/** The thread's input. */
export interface ThreadJob extends RenderJob {
  readonly steps: Steps;
}

/** Prepares a thread, which starts with its first job, and again after a demo has ended it. */
export function openDemoThread(): DemoThread {
  let worker: Worker | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  const runOnce = (job: RenderJob) => {
    const thread = (worker ??= startThread('demo-worker', {}).once('exit', () => (worker = undefined)));
    return run(thread, job);
  };
  return {
    render(job) {
      const answers = busy.then(() => renderAll(job, runOnce));
      busy = answers.catch(() => {});
      return answers;
    },
    async close() {
      await worker?.terminate();
    },
  };
}

/** The outcome of a job: the pages that are done, and what ended it before the rest. */
interface Outcome {
  readonly answers: readonly PageAnswer[];
  readonly end?: { readonly page: number; readonly demo: number; readonly crash: Omit<Crash, 'path'> };
}

/** How many demos may end their thread: each takes time, and a provider that never ends affects all of them. */
const MOST_ENDS = 2;

/** Continues without the demo that ended the thread. */
async function renderAll(
  job: RenderJob,
  runOnce: (job: RenderJob) => Promise<Outcome>,
): Promise<readonly PageAnswer[]> {
  const found = new Map<string, PageAnswer>();
  const crashed = new Map<string, readonly Crash[]>();
  let { pages } = job;
  for (let ends = 0; ends < MOST_ENDS && pages.length > 0; ends++) {
    const { answers, end } = await runOnce({ ...job, pages });
    for (const [at, answer] of answers.entries()) found.set(pages[at]?.module ?? '', answer);
    if (end === undefined) break;
    const page = pages[end.page];
    if (page === undefined) break;
    const { path = '' } = page.demos[end.demo] ?? page.demos[0] ?? {};
    crashed.set(page.module, [...(crashed.get(page.module) ?? []), { path, ...end.crash }]);
    pages = [...withoutDemo(page, end.demo), ...pages.slice(end.page + 1)];
  }
  return job.pages.map(({ module }) => {
    const answer = found.get(module) ?? [];
    const crashes = crashed.get(module) ?? [];
    if (crashes.length === 0) return answer;
    return 'html' in answer ? crashes : [...crashes, ...answer];
  });
}

/** Returns what can still be rendered of a page; nothing if its module itself never finished. */
function withoutDemo(page: CompiledPage, demo: number): readonly CompiledPage[] {
  const demos = page.demos.filter((_, at) => at !== demo);
  return demo < 0 || demos.length === 0 ? [] : [{ ...page, demos }];
}

/** Runs a job. Demos cannot throw out of their thread, but they can exhaust its memory, end it, or block it forever. */
function run(thread: Worker, { folder, pages, site, packages }: RenderJob): Promise<Outcome> {
  const steps = makeSteps();
  const answers: PageAnswer[] = [];
  return new Promise<Outcome>((resolve, reject) => {
    let ended: Omit<Crash, 'path'> = { message: 'it ended its thread', stack: '' };
    const settle = (settled: () => void) => {
      stopWatching();
      thread.off('message', take).off('error', fail).off('exit', exit);
      thread.unref();
      settled();
    };
    const take = (answer: PageAnswer) => {
      answers.push(answer);
      if (answers.length === pages.length) settle(() => resolve({ answers }));
    };
    const fail = (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
        ended = { message: 'it uses up all memory', stack: '', fault: 'endless' };
      else settle(() => reject(error));
    };
    // Everything that the thread has sent has arrived by now.
    const exit = () => settle(() => resolve({ answers, end: { ...lastStep(steps), crash: ended } }));
    const stopWatching = watchSteps(steps, () => {
      void describeStandstill(thread).then((crash) => {
        ended = crash;
        return thread.terminate();
      });
    });
    thread.on('message', take).on('error', fail).on('exit', exit);
    thread.ref();
    thread.postMessage({ folder, pages, site, packages, steps } satisfies ThreadJob);
  });
}

async function describeStandstill(thread: Worker): Promise<Omit<Crash, 'path'>> {
  // Locating needs a debugger, which Node may be built without.
  const stack = await import('./locate-thread.ts').then(
    ({ locateThread }) => locateThread(thread),
    () => '',
  );
  return { message: 'it never finishes', stack, fault: 'endless' };
}
