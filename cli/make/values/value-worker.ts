import { parentPort } from 'node:worker_threads';
import { noteInto } from '../demos/render/steps.ts';
import type { Watched } from '../demos/render/watch-job.ts';
import { evaluateHere } from './evaluate-here.ts';
import type { ValueJob } from './value-job.ts';

// What the code of pages prints would be between the lines of the command, without a place.
for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) console[method] = () => {};

// An error here fails the command: the error event passes it on.
parentPort?.on('message', async ({ steps, ...job }: Watched<ValueJob>) => {
  for await (const answer of evaluateHere(job, noteInto(steps))) parentPort?.postMessage(answer);
});
