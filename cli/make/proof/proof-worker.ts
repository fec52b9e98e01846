import { parentPort } from 'node:worker_threads';
import { noteInto } from '../demos/render/steps.ts';
import type { Watched } from '../demos/render/watch-job.ts';
import { proveHere, type ProofJob } from './prove-here.ts';

// An error here fails the command: the error event passes it on.
parentPort?.on('message', async ({ steps, ...job }: Watched<ProofJob>) => {
  for await (const answer of proveHere(job, noteInto(steps))) parentPort?.postMessage(answer);
});
