import { processIo } from './io.ts';
import { run } from './run.ts';

// Not `process.exit`: what was written to a pipe must arrive first.
void run(process.argv.slice(2), processIo()).then((code) => {
  process.exitCode = code;
});
