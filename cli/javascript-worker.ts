import { parentPort, workerData } from 'node:worker_threads';
import { convertHere, type TypeScriptSource } from './demos/convert-sources.ts';

// What fails here fails the command: the error event carries it over.
parentPort?.postMessage(await convertHere(workerData as readonly TypeScriptSource[]));
