import { parentPort, workerData } from 'node:worker_threads';
import type { DescribeJob, ListJob } from './compiler-thread.ts';
import { chooseCompiler } from './compiler-place.ts';

// What fails here fails the command: the error event carries it over.
const job = workerData as ListJob | DescribeJob;
chooseCompiler(job.root);
void import('./answer.ts').then(({ answer }) => parentPort?.postMessage(answer(job)));
