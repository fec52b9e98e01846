import { parentPort, workerData } from 'node:worker_threads';
import { renderHere, type RenderJob } from './demos/render-here.ts';

// What fails here fails the command: the error event carries it over.
void renderHere(workerData as RenderJob).then((answer) => parentPort?.postMessage(answer));
