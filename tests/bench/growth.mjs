// npm run bench:growth [-- --only TEXT]: shows how the processor time of every stage grows with its input, as a table
// that is also written to tests/bench/work/growth.md. Exits with 1 if a stage grows faster than it may, or if a file
// within the limits costs a new process too much time or memory.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { alignRows } from './table.mjs';

/** Seconds of processor time and MB that one file may cost in all stages. */
const [MOST_SECONDS, MOST_MB] = [2, 512];
/** The sizes shown: things, or KiB of text. Between the last two, growth is measured at more sizes. */
const COLUMNS = [10, 100, 512, 1000, 1024, 10_000];
/**
 * Garbage collection comes in steps and copies what is in use: a thousand pages leave no garbage to collect, while ten
 * thousand pay for it several times, which would count against the stage. With room for everything that a stage makes,
 * and a collection before each, growth is measured without it; the cost of one file is measured as it is.
 */
const ROOMY = [
  '--expose-gc',
  '--single-threaded-gc',
  '--min-semi-space-size=256',
  '--max-semi-space-size=256',
  '--initial-old-space-size=2048',
];
/**
 * How often a file that takes too long is measured: the lowest result counts, since other programs use the machine as
 * well.
 */
const TRIES = 3;

const { values: options } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const work = path.join(import.meta.dirname, 'work');
const script = path.join(work, 'growth.js');
const bundle = await rolldown({
  input: path.join(import.meta.dirname, 'growth/measure.ts'),
  platform: 'node',
  external: (id) => /^[^./]/.test(id),
  logLevel: 'silent',
});
await bundle.write({ file: script, format: 'esm', codeSplitting: false });

const rows = [];
const faults = [];
for (const { name, kind, sizes } of run([]).filter((input) => input.name.includes(options.only))) {
  console.error(`${name} …`);
  for (const { stage, times, exponent, own, isSteep } of run([name], ROOMY)) {
    const cells = COLUMNS.map((size) => times[sizes.indexOf(size)]?.toFixed(1) ?? '');
    rows.push([name, stage, ...cells, '', '', exponent?.toFixed(2) ?? '–', own?.toFixed(2) ?? '–']);
    if (isSteep) faults.push(`${name}: ${stage} grows with the power of ${own.toFixed(2)}.`);
  }
  if (kind === 'list') continue;
  const { seconds, peakMb } = leastOf(name);
  rows.push([name, 'all, once', ...COLUMNS.map(() => ''), seconds.toFixed(2), peakMb.toFixed(0), '', '']);
  if (seconds > MOST_SECONDS) faults.push(`${name}: ${seconds.toFixed(1)} s.`);
  if (peakMb > MOST_MB) faults.push(`${name}: ${peakMb.toFixed(0)} MB.`);
}
const head = ['what', 'stage', ...COLUMNS.map((size) => size.toLocaleString('en')), 's', 'MB', 'exponent', 'own'];
const table = alignRows([head, ...rows], 2);
fs.writeFileSync(path.join(work, 'growth.md'), `${table}\n`);
console.log(table);
console.log(
  '\nMilliseconds of processor time by number of things, or by KiB of text; short stages are left out. `own`: the exponent' +
    '\nwithout what the yardstick has above 1, which is linear work on as many objects. `once`: in a process of its own.',
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function leastOf(name) {
  let least = { seconds: Infinity, peakMb: Infinity };
  for (let left = TRIES; left > 0 && (least.seconds > MOST_SECONDS || least.peakMb > MOST_MB); left--) {
    const { seconds, peakMb } = run([name, 'once']);
    least = { seconds: Math.min(least.seconds, seconds), peakMb: Math.min(least.peakMb, peakMb) };
  }
  return least;
}

function run(args, flags = []) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, script, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  return JSON.parse(stdout);
}
