import { parentPort, workerData } from 'node:worker_threads';
import type { ApiName } from '../site/api/api-data.ts';
import { extractApis } from './api/extract.ts';

// What fails here fails the command: the error event carries it over.
const { root, wanted } = workerData as { readonly root: string; readonly wanted: readonly ApiName[] };
parentPort?.postMessage(extractApis(root, wanted));
