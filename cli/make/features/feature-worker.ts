import { parentPort } from 'node:worker_threads';
import { runJob, type ModuleJob } from './run-job.ts';

parentPort?.on('message', (job: ModuleJob) => {
  void runJob(job).then((answer) => parentPort?.postMessage(answer));
});
