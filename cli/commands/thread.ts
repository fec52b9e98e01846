import { loadChunk } from '../system/load-chunk.ts';

// The entry of every thread.
const [worker = '', command] = process.argv.slice(2);
loadChunk(worker, command);
