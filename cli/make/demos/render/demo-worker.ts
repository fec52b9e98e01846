import { parentPort } from 'node:worker_threads';
import { renderHere, type RenderJob } from './render-here.ts';
import { noteInto } from './steps.ts';
import type { Watched } from './watch-job.ts';

// An error here fails the command: the error event passes it on.
parentPort?.on('message', async ({ steps, ...job }: Watched<RenderJob>) => {
  for await (const answer of renderHere(job, noteInto(steps))) parentPort?.postMessage(answer);
});
