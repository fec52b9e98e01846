#!/usr/bin/env node
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { loadChunk } from './system/load-chunk.ts';

// Packages check this variable, and are bundled for production in browsers: class names and ids rendered on the server
// must match, whatever a shell or a test runner has set.
process.env['NODE_ENV'] = 'production';

// V8 optimizes code after a few thousand calls, which costs more than it saves in a command that ends soon: at eight times
// its patience, a large build takes a tenth less processor time. Newer versions have other flags. It is set before
// anything is compiled, because compiled code is kept for the same flags only.
if (process.versions.v8.startsWith('11.')) setFlagsFromString('--interrupt-budget=540672');

loadChunk('start', process.argv[2]);
