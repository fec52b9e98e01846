#!/usr/bin/env node
import nodeModule from 'node:module';
import { processIo } from './io.ts';
import { run } from './run.ts';

// From 22.1 on, Node keeps what it compiled from one run to the next; the commands are loaded after this line.
(nodeModule as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();

// What packages make on the server, such as class names and ids, must be what they make in browsers, for which they are
// bundled for production; they decide by this variable, whatever a shell or a test runner has set it to.
process.env['NODE_ENV'] = 'production';

// Not `process.exit`: what was written to a pipe must arrive first.
process.exitCode = await run(process.argv.slice(2), processIo());
