import { workerData } from 'node:worker_threads';
import { mirrorOutput, type MirrorJob } from './build/mirror-output.ts';

mirrorOutput(workerData as MirrorJob);
