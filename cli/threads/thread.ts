import { loadChunk } from '../load-chunk.ts';

// What every thread begins with.
const [worker = '', command] = process.argv.slice(2);
loadChunk(worker, command);
