#!/usr/bin/env node
import { loadChunk } from './load-chunk.ts';

// What packages make on the server, such as class names and ids, must be what they make in browsers, for which they are
// bundled for production; they decide by this variable, whatever a shell or a test runner has set it to.
process.env['NODE_ENV'] = 'production';

loadChunk('start', process.argv[2]);
