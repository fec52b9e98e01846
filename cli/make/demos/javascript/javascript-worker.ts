import { parentPort } from 'node:worker_threads';
import { convertHere, type TypeScriptSource } from './convert-sources.ts';

parentPort?.on('message', (sources: readonly TypeScriptSource[]) => {
  // An error here fails the command: the error event passes it on.
  void convertHere(sources).then((answer) => parentPort?.postMessage(answer));
});
