import { parentPort, workerData } from 'node:worker_threads';
import { convertHere, type TypeScriptSource } from './convert-sources.ts';

// What fails here fails the command: the error event carries it over.
void convertHere(workerData as readonly TypeScriptSource[]).then((answer) => parentPort?.postMessage(answer));
