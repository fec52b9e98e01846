import { parentPort, workerData } from 'node:worker_threads';
import { projectAt } from '../../system/project-at.ts';
import type { Job, ThreadProject } from './compiler-thread.ts';
import { chooseCompiler } from './compiler-place.ts';

const { root, trust } = workerData as ThreadProject;
const project = projectAt(root, { trust });
chooseCompiler(project);
const loading = import('./answer-job.ts');
// An error here fails the command: the error event passes it on.
parentPort?.on('message', async (job: Job) => parentPort?.postMessage((await loading).answerJob(project, job)));
