import { parentPort, workerData } from 'node:worker_threads';
import { projectAt } from '../../system/project-at.ts';
import type { ThreadJob } from './compiler-thread.ts';
import { chooseCompiler } from './compiler-place.ts';

// An error here fails the command: the error event passes it on.
const job = workerData as ThreadJob;
const project = projectAt(job.root, { trust: job.trust });
chooseCompiler(project);
void import('./answer-job.ts').then(({ answerJob }) => parentPort?.postMessage(answerJob(project, job)));
