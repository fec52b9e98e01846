import { once } from 'node:events';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import type { Project, WorkerName } from '../../site/project/project.ts';
import { onceFor } from '../../engine/text/once.ts';

/** A thread, with the last answer that is to come from it. */
interface AskedThread {
  readonly thread: Worker;
  before: Promise<unknown> | undefined;
}

/** The threads of a project, as long as they have questions. */
const threadsOf = onceFor((): Map<WorkerName, AskedThread> => new Map());

/**
 * Asks a worker that answers each message with one. All that is asked at the same time shares a thread, one question after
 * the other: most of its work is to start, and it keeps what it has read. An error in it is thrown.
 */
export async function askThread<Answer>(
  threads: Project['threads'],
  question: object,
  { name, ...options }: { readonly name: WorkerName } & Pick<WorkerOptions, 'resourceLimits' | 'workerData'>,
): Promise<Answer> {
  const running = threadsOf(threads);
  const asked = running.get(name) ?? { thread: threads.start(name, options), before: undefined };
  const { thread, before } = asked;
  const answer = (async () => {
    await before;
    thread.postMessage(question);
    const [answered] = await once(thread, 'message');
    return answered as Answer;
  })();
  asked.before = answer;
  running.set(name, asked);
  try {
    return await answer;
  } finally {
    if (asked.before === answer) {
      running.delete(name);
      void thread.terminate();
    }
  }
}
