import type { Worker } from 'node:worker_threads';
import type { Project } from '../../../../site/project/project.ts';
import type { Crash } from '../source/demo-crash.ts';
import type { CompiledTask, PageAnswer, RenderJob } from './render-here.ts';
import { watchJob, type WatchedRun } from './watch-job.ts';

/** A thread that renders demos, so that they can neither end the process nor block it. */
export interface DemoThread {
  /** Renders demos; returns the outcome of each page. */
  render(job: RenderJob): Promise<readonly PageAnswer[]>;
  /** Does work of several jobs, after what it was asked for before. */
  inTurn<Result>(work: (run: RunJob) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Runs a job on the thread, which sends `count` answers. */
export type RunJob = <Job extends object, Answer>(job: Job, count: number) => Promise<WatchedRun<Answer>>;

/** Prepares a thread, which starts with its first job, and again after a demo has ended it. */
export function openDemoThread({ threads }: Project): DemoThread {
  let worker: Worker | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  const run: RunJob = (job, count) => {
    const thread = (worker ??= threads.start('demo-worker').once('exit', () => (worker = undefined)));
    return watchJob(thread, job, count);
  };
  const inTurn: DemoThread['inTurn'] = (work) => {
    const result = busy.then(() => work(run));
    busy = result.catch(() => {});
    return result;
  };
  return {
    render: (job) => inTurn((run) => renderAll(job, (own) => run(own, own.pages.length))),
    inTurn,
    async close() {
      await worker?.terminate();
    },
  };
}

/** How many demos may end their thread: each takes time, and a provider that never ends affects all of them. */
const MOST_ENDS = 2;

/** Continues without the demo that ended the thread. */
async function renderAll(
  job: RenderJob,
  runOnce: (job: RenderJob) => Promise<WatchedRun<PageAnswer>>,
): Promise<readonly PageAnswer[]> {
  const found = new Map<string, PageAnswer>();
  const crashed = new Map<string, readonly Crash[]>();
  const endsBy = new Map<string, number>();
  let { pages } = job;
  for (let ends = 0; ends < MOST_ENDS && pages.length > 0;) {
    const { answers, end } = await runOnce({ ...job, pages });
    for (const [at, answer] of answers.entries()) if (pages[at] !== undefined) found.set(nameOf(pages[at]), answer);
    const page = pages[end?.page ?? -1];
    if (end === undefined || page === undefined) break;
    const { path = '' } = page.demos[end.demo] ?? page.demos[0] ?? {};
    const crash = { path, ...end.crash };
    crashed.set(nameOf(page), [...(crashed.get(nameOf(page)) ?? []), crash]);
    const rest = pages.slice(end.page + 1);
    if (page.use === undefined) {
      ends += 1;
      pages = [...withoutDemo(page, end.demo), ...rest];
      continue;
    }
    // Other components do not suffer from one that ends the thread whatever its props are.
    const own = (endsBy.get(page.module) ?? 0) + 1;
    endsBy.set(page.module, own);
    const isGivenUp = own >= MOST_ENDS || end.demo < 0;
    const lost = isGivenUp ? rest.filter(({ module }) => module === page.module) : [];
    for (const other of lost) crashed.set(nameOf(other), [crash]);
    pages = rest.filter((other) => !lost.includes(other));
  }
  return job.pages.map((page) => {
    const answer = found.get(nameOf(page)) ?? [];
    const crashes = crashed.get(nameOf(page)) ?? [];
    if (crashes.length === 0) return answer;
    return 'html' in answer ? crashes : [...crashes, ...answer];
  });
}

function nameOf({ module, use }: CompiledTask): string {
  return use === undefined ? module : `${module} ${use.id}`;
}

/** Returns what can still be rendered of a page; nothing if its module itself never finished. */
function withoutDemo(page: CompiledTask, demo: number): readonly CompiledTask[] {
  const demos = page.demos.filter((_, at) => at !== demo);
  return demo < 0 || demos.length === 0 ? [] : [{ ...page, demos }];
}
