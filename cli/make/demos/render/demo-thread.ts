import type { Worker } from 'node:worker_threads';
import type { Project } from '../../../../site/project/project.ts';
import type { Crash } from '../source/demo-crash.ts';
import type { CompiledPage, PageAnswer, RenderJob } from './render-here.ts';
import { watchJob, type Outcome } from './watch-job.ts';

/** A thread that renders demos, so that they can neither end the process nor block it. */
export interface DemoThread {
  /** Renders demos, one job after another; returns the outcome of each page. */
  render(job: RenderJob): Promise<readonly PageAnswer[]>;
  close(): Promise<void>;
}

/** Prepares a thread, which starts with its first job, and again after a demo has ended it. */
export function openDemoThread({ threads }: Project): DemoThread {
  let worker: Worker | undefined;
  let busy: Promise<unknown> = Promise.resolve();
  const runOnce = (job: RenderJob) => {
    const thread = (worker ??= threads.start('demo-worker').once('exit', () => (worker = undefined)));
    return watchJob<RenderJob, PageAnswer>(thread, job, job.pages.length);
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

/** How many demos may end their thread: each takes time, and a provider that never ends affects all of them. */
const MOST_ENDS = 2;

/** Continues without the demo that ended the thread. */
async function renderAll(
  job: RenderJob,
  runOnce: (job: RenderJob) => Promise<Outcome<PageAnswer>>,
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
