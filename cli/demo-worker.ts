import { parentPort, workerData } from 'node:worker_threads';
import { renderHere, type RenderJob } from './demos/render-here.ts';

// What fails here is told by the error event.
parentPort?.postMessage(await renderHere(workerData as RenderJob));
