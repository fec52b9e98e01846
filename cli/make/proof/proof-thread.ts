import { existsSync } from 'node:fs';
import type { Worker } from 'node:worker_threads';
import type { Project } from '../../../site/project/project.ts';
import { gather, watchJob } from '../demos/render/watch-job.ts';
import { workerFile } from '../../system/start-thread.ts';
import { proveHere, type ProofAnswer, type ProofJob } from './prove-here.ts';

/** A thread that renders components, which can neither end it for others nor block it forever. */
export interface ProofThread {
  /** Renders components, one job after another; returns what each has shown, except those that were not tried. */
  prove(job: ProofJob): Promise<readonly (ProofAnswer | undefined)[]>;
  close(): Promise<void>;
}

/** How many components of a job may end their thread: each takes time. */
const MOST_ENDS = 2;

/** Prepares a thread, which starts with its first job; tests run the sources, on this thread. */
export function openProofThread({ threads }: Project): ProofThread {
  let worker: Worker | undefined;
  const proveInThread = async (job: ProofJob) => {
    const answers: ProofAnswer[] = [];
    for (let ends = 0; ends < MOST_ENDS && answers.length < job.components.length; ends++) {
      worker ??= threads.start('proof-worker').once('exit', () => (worker = undefined));
      const rest = { ...job, components: job.components.slice(answers.length) };
      const outcome = await watchJob<ProofJob, ProofAnswer>(worker, rest, rest.components.length);
      answers.push(...outcome.answers);
      if (outcome.end !== undefined) answers.push({ proof: { reason: outcome.end.crash.message } });
    }
    return answers;
  };
  return {
    prove: (job) => (existsSync(workerFile('proof-worker')) ? proveInThread(job) : gather(proveHere(job))),
    async close() {
      await worker?.terminate();
    },
  };
}
