import { parentPort } from 'node:worker_threads';
import type { FeatureJob } from './feature-job.ts';
import { runFeature } from './run-feature.ts';

parentPort?.on('message', (job: FeatureJob) => {
  void runFeature(job).then((answer) => parentPort?.postMessage(answer));
});
