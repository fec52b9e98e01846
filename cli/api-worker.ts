import { parentPort, workerData } from 'node:worker_threads';
import { answer } from './api/answer.ts';
import type { DescribeJob, ListJob } from './api/compiler-thread.ts';

// What fails here fails the command: the error event carries it over.
parentPort?.postMessage(answer(workerData as ListJob | DescribeJob));
