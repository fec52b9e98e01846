import { parentPort, workerData } from 'node:worker_threads';
import { convertHere, type TypeScriptSource } from './convert-sources.ts';

// An error here fails the command: the error event passes it on.
void convertHere(workerData as readonly TypeScriptSource[]).then((answer) => parentPort?.postMessage(answer));
