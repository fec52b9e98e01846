import { parentPort } from 'node:worker_threads';
import type { ThreadJob } from './demo-thread.ts';
import { renderHere } from './render-here.ts';
import { noteInto } from './steps.ts';

// An error here fails the command: the error event passes it on.
parentPort?.on('message', async ({ steps, ...job }: ThreadJob) => {
  for await (const answer of renderHere(job, noteInto(steps))) parentPort?.postMessage(answer);
});
