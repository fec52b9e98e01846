#!/usr/bin/env node
import { processIo } from './io.ts';
import { run } from './run.ts';

// What packages make on the server, such as class names and ids, must be what they make in browsers, for which they are
// bundled for production; they decide by this variable, whatever a shell or a test runner has set it to.
process.env['NODE_ENV'] = 'production';

// Not `process.exit`: what was written to a pipe must arrive first.
process.exitCode = await run(process.argv.slice(2), processIo());
