// node tests/bench/growth.mjs [--only TEXT]: how the time of every stage grows with its input, as a table.
// Exits with 1 where a stage grows faster than it may, or a file within the limits takes too much time or memory.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { rolldown } from 'rolldown';
import { exponentOf } from './growth/exponent.mjs';
import { alignRows } from './table.mjs';

/** Of time against size: 1 is linear, 2 the square; above 1.2 it is more than sorting and chance. */
const STEEPEST = 1.2;
/** Seconds and MB that one file may take, in all stages. */
const [MOST_SECONDS, MOST_MB] = [2, 512];
/** Sizes that any input has: things, or KB of text. */
const COLUMNS = [10, 100, 512, 1000, 10_000];
/** Milliseconds below which the largest input says nothing. */
const WORTH_SHOWING = 5;
/** Stages that are a part of another one. */
const CONTAINED = ['parse YAML', 'rules'];
/**
 * Collecting garbage comes in steps, and takes as long as all that is in memory. With room for new objects and one
 * collection before each measurement, lists are measured without it; what a file takes is measured as it is.
 */
const ROOMY = [
  '--expose-gc',
  '--single-threaded-gc',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--initial-old-space-size=1024',
];
/** What is above a limit is measured again: the least counts, since others use the machine as well. */
const TRIES = 4;

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
for (const { name, sizes } of run([]).filter((input) => input.name.includes(options.only))) {
  console.error(`${name} …`);
  let result = run([name]);
  for (let tries = 1; tries < TRIES && faultsOf(name, sizes, result).length > 0; tries++)
    result = leastOf(result, run([name]));
  const own = faultsOf(name, sizes, result);
  for (const fault of own) console.error(fault);
  faults.push(...own);
  for (const stage of Object.keys(result.times.at(-1))) {
    const times = result.times.map((of) => of[stage]);
    if (times.at(-1) < WORTH_SHOWING) continue;
    rows.push([
      name,
      stage,
      ...columnsOf(times, sizes),
      String(result.peakMb),
      exponentOf(sizes, times)?.toFixed(2) ?? '–',
    ]);
  }
}
const table = alignRows(
  [['what', 'stage', ...COLUMNS.map((size) => size.toLocaleString('en')), 'MB', 'exponent'], ...rows],
  2,
);
fs.writeFileSync(path.join(work, 'growth.md'), `${table}\n`);
console.log(table);
console.log(
  `\nMilliseconds of processor time by number of things, or by KB of text; stages below ${WORTH_SHOWING} ms are left out.`,
);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function run(args) {
  const isList = args.some((name) => !isFile(name));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...(isList ? ROOMY : []), script, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`);
  return JSON.parse(stdout);
}

function leastOf(one, other) {
  return {
    peakMb: Math.min(one.peakMb, other.peakMb),
    times: one.times.map((of, at) =>
      Object.fromEntries(Object.entries(of).map(([stage, time]) => [stage, Math.min(time, other.times[at][stage])])),
    ),
  };
}

function faultsOf(name, sizes, { times, peakMb }) {
  const last = times.at(-1);
  const steep = Object.keys(last).flatMap((stage) => {
    const exponent =
      last[stage] < WORTH_SHOWING
        ? undefined
        : exponentOf(
            sizes,
            times.map((of) => of[stage]),
          );
    return exponent !== undefined && exponent > STEEPEST
      ? [`${name}: ${stage} grows with the power of ${exponent.toFixed(2)}.`]
      : [];
  });
  if (!isFile(name)) return steep;
  const seconds =
    Object.entries(last).reduce((sum, [stage, time]) => (CONTAINED.includes(stage) ? sum : sum + time), 0) / 1000;
  return [
    ...steep,
    ...(seconds > MOST_SECONDS ? [`${name}: ${seconds.toFixed(1)} s.`] : []),
    ...(peakMb > MOST_MB ? [`${name}: ${peakMb} MB.`] : []),
  ];
}

/** Whether an input is one text that grows, as opposed to a list. */
function isFile(name) {
  return name.includes(': ');
}

function columnsOf(times, sizes) {
  return COLUMNS.map((size) => times[sizes.indexOf(size)]?.toFixed(1) ?? '');
}
