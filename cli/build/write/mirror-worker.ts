import { workerData } from 'node:worker_threads';
import { mirrorOutput, type MirrorJob } from './mirror-output.ts';

mirrorOutput(workerData as MirrorJob);
