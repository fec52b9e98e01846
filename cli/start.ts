import { processIo } from './system/base/io.ts';
import { run } from './run.ts';

// `process.exit` could lose text that is still being written to a pipe.
void run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
