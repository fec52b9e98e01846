import { parentPort, workerData } from 'node:worker_threads';
import type { DescribeJob, ListJob } from './compiler-thread.ts';
import { chooseCompiler } from './compiler-place.ts';

// An error here fails the command: the error event passes it on.
const job = workerData as ListJob | DescribeJob;
chooseCompiler(job.root);
void import('./answer.ts').then(({ answer }) => parentPort?.postMessage(answer(job)));
