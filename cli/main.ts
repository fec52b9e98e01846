#!/usr/bin/env node
import { processIo } from './io.ts';
import { run } from './run.ts';

// Not `process.exit`: what was written to a pipe must arrive first.
process.exitCode = await run(process.argv.slice(2), processIo());
