import { loadChunk } from '../system/load-chunk.ts';

// The entry of every thread, and of the processes that `docs-nav/node` starts.
const [worker = '', command] = process.argv.slice(2);
loadChunk(worker, command);
