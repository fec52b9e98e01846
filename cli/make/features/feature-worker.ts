import { parentPort } from 'node:worker_threads';
import type { ModuleJob } from './module-job.ts';
import { runJob } from './run-job.ts';

// It may end this thread, which is told, but neither this process nor another one.
process.kill = () => {
  throw new Error('it sent a signal to a process');
};

parentPort?.on('message', (job: ModuleJob) => {
  void runJob(job).then((answer) => parentPort?.postMessage(answer));
});
