// What pages of the reference site weigh, one of each kind: node tests/bench/weight.mjs OUT [BEFORE]
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { alignRows } from './table.mjs';

const PAGES = {
  'text page': 'material-ui/getting-started/installation',
  Button: 'material-ui/react-button',
  Alert: 'material-ui/react-alert',
  'API of Button': 'material-ui/api/button',
};
const weigh = (text) => gzipSync(text, { level: 9 }).length;

/** Bytes (gzip 9) of a page’s HTML, of the scripts in it, and of the one that it loads at once. */
function weighPage(out, page) {
  const html = readFileSync(path.join(out, page, 'index.html'), 'utf8');
  const inline = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text]) => weigh(text));
  const files = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) =>
    weigh(readFileSync(path.join(out, src))),
  );
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  return [weigh(html), sum(inline), sum(files)];
}

const outs = process.argv.slice(2);
if (outs.length === 0) throw new Error('Name the output of a build of the reference site.');
const head = ['page', ...outs.flatMap(() => ['HTML B', 'inline script B', 'loaded script B'])];
const rows = Object.entries(PAGES).map(([name, page]) => [
  name,
  ...outs.flatMap((out) => weighPage(out, page)).map(String),
]);
process.stdout.write(`${alignRows([head, ...rows], 1)}\n`);
