import { parentPort, workerData } from 'node:worker_threads';
import { renderHere, type RenderJob } from './demos/render-here.ts';

// What fails here fails the command: the error event carries it over.
parentPort?.postMessage(await renderHere(workerData as RenderJob));
