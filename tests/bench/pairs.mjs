// node tests/bench/pairs.mjs BEFORE [NAME]: what commands cost here and in another checkout, taking turns, with nothing beside them.
// BEFORE is a folder with another commit, built like this one (`npm ci --ignore-scripts && npm run build`); NAME is a part of
// the names of rows that are enough.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { makeCorpus, makeProject } from './corpus.mjs';
import { measureNode, median } from './measure.mjs';

const AFTER = path.join(import.meta.dirname, '../..');
const WORK = path.join(import.meta.dirname, 'work/pairs');
const EDITED = 'site/reference/content/docs-nav/speed.md';
const PAGES = 1000;

const [before, wanted = ''] = process.argv.slice(2);
if (before === undefined) throw new Error('Which checkout is compared? node tests/bench/pairs.mjs BEFORE');
const sides = [path.resolve(before), AFTER].map((checkout, side) => {
  const work = path.join(WORK, side === 0 ? 'before' : 'after');
  fs.rmSync(work, { recursive: true, force: true });
  fs.mkdirSync(work, { recursive: true });
  return { checkout, work, bin: path.join(checkout, 'dist/docs-nav.cjs'), out: path.join(work, 'out') };
});
const corpus = path.join(WORK, 'corpus');
const nav = await makeCorpus(PAGES, corpus);
for (const side of sides) side.pages = makeProject(nav, corpus, path.join(side.work, 'pages'));

const forget = ({ checkout }) =>
  fs.rmSync(path.join(checkout, 'node_modules/.cache'), { recursive: true, force: true });
const validate = ({ bin, checkout }) => [[bin, 'validate'], checkout];
const build = ({ bin, checkout, out }) => [[bin, 'build', '--out', out], checkout];

await compare('cold build', 3, build, (side) => {
  forget(side);
  fs.rmSync(side.out, { recursive: true, force: true });
});
await compare('build without a change', 5, build);
await withEdits(() => compare('build after an edit of a page', 5, build, edit));
await compare('cold validate', 5, validate, forget);
await compare('validate', 15, validate);
await compare(`validate, ${PAGES} pages of text`, 15, ({ bin, pages }) => [[bin, 'validate'], pages]);

async function compare(name, runs, commandOf, prepare = () => {}) {
  if (!name.includes(wanted)) return;
  const results = sides.map(() => []);
  // The first of each only fills caches, unless they are to be empty.
  for (let run = name.startsWith('cold') ? 1 : 0; run <= runs; run++) {
    for (const at of run % 2 === 0 ? [0, 1] : [1, 0]) {
      prepare(sides[at], run);
      const [args, cwd] = commandOf(sides[at]);
      const log = path.join(sides[at].work, 'log');
      const result = await measureNode(args, { cwd, log });
      if (result.code !== 0) throw new Error(`${name} failed in ${cwd}:\n${fs.readFileSync(log, 'utf8')}`);
      if (run > 0) results[at].push(result);
    }
  }
  const figures = ['wall', 'cpu', 'peakMb'].map((key) => {
    const [was, is] = results.map((side) => median(side.map((result) => result[key])));
    return `${key} ${was} → ${is} (× ${(is / was).toFixed(2)})`;
  });
  process.stdout.write(`${name}, ${runs} each: ${figures.join(', ')}\n`);
}

function edit({ checkout }, run) {
  fs.appendFileSync(path.join(checkout, EDITED), `\nSentence ${run} was added to this page.\n`);
}

async function withEdits(measure) {
  const texts = sides.map(({ checkout }) => fs.readFileSync(path.join(checkout, EDITED)));
  try {
    await measure();
  } finally {
    sides.forEach(({ checkout }, at) => fs.writeFileSync(path.join(checkout, EDITED), texts[at]));
  }
}
