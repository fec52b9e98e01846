import { parentPort, workerData } from 'node:worker_threads';
import { translateHere, type TwinSource } from './demos/translate.ts';

// What fails here fails the command: the error event carries it over.
parentPort?.postMessage(await translateHere(workerData as readonly TwinSource[]));
