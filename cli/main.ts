#!/usr/bin/env node
import { loadChunk } from './system/load-chunk.ts';

// Packages check this variable, and are bundled for production in browsers: class names and ids rendered on the server
// must match, whatever a shell or a test runner has set.
process.env['NODE_ENV'] = 'production';

loadChunk('start', process.argv[2]);
