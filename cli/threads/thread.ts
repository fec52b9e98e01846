import { loadChunk } from '../load-chunk.ts';

// The entry of every thread.
const [worker = '', command] = process.argv.slice(2);
loadChunk(worker, command);
