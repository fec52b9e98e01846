// npm run bench [-- --pages 200,1000,5000] [--peers DIR] [--only docs-nav,hugo-cached] [--no-validate]
// Builds generated documentation as whole processes and prints the cost; results stay in tests/bench/work.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { BIN, measureDocsNav } from './docs-nav.mjs';
import { measurePeer, peersIn } from './peers.mjs';
import { drawTable } from './table.mjs';
import { measureValidate } from './validate.mjs';

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string', default: '200,1000,5000' },
    peers: { type: 'string' },
    only: { type: 'string' },
    'no-validate': { type: 'boolean', default: false },
  },
});

if (!fs.existsSync(BIN)) {
  console.error('The package is not built yet: run `npm run build` first.');
  process.exit(2);
}

const work = path.join(import.meta.dirname, 'work');
fs.mkdirSync(work, { recursive: true });

const tools = ['docs-nav', ...(options.peers ? peersIn(options.peers) : [])].filter(
  (tool) => options.only === undefined || options.only.split(',').includes(tool),
);
const results = [];
for (const count of options.pages.split(',').map(Number)) {
  for (const tool of tools) {
    console.error(`${tool}, ${count} pages …`);
    const result = tool === 'docs-nav' ? await measureDocsNav(count, work) : measurePeer(options.peers, tool, count);
    if (result === undefined) console.error(`${tool} failed on ${count} pages.`);
    else results.push(result);
  }
}

const table = drawTable(results);
const validate = options['no-validate'] || !tools.includes('docs-nav') ? [] : await measureValidate(work);
const report = [table, ...validate].join('\n\n');
fs.writeFileSync(path.join(work, 'results.json'), JSON.stringify(results, null, 2));
fs.writeFileSync(path.join(work, 'results.md'), `${report}\n`);
console.log(report);
