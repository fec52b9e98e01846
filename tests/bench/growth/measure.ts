import process from 'node:process';
import { MAX_PAGE_BYTES } from '../../../engine/limits.ts';
import { HOSTILE_PAGES, HOSTILE_SECTIONS } from '../../fuzz/support/corpus.ts';
import { LISTS } from './lists.ts';
import { runStages, type Files } from './stages.ts';

/** Inputs that grow, and the sizes that each is made in: numbers of things, or kilobytes of text, the last of which a file may just have. */
const INPUTS: Readonly<Record<string, { readonly sizes: readonly number[]; readonly make: (size: number) => Files }>> =
  {
    ...Object.fromEntries(
      Object.entries(LISTS).map(([name, make]) => [name, { sizes: [10, 100, 1000, 10_000], make }]),
    ),
    ...Object.fromEntries(
      Object.entries(HOSTILE_SECTIONS).map(([name, make]) => [
        `section: ${name}`,
        { sizes: [10, 100, 1000], make: (size: number) => withSection(make(size * 1000)) },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(HOSTILE_PAGES).map(([name, make]) => [
        `page: ${name}`,
        { sizes: [10, 100, MAX_PAGE_BYTES / 1024], make: (size: number) => withPage(make(size * 1000)) },
      ]),
    ),
  };

const SITE = { 'nav/site.yaml': 'title: Growth\nurl: https://growth.example\n' };

function withSection(text: string): Files {
  return { ...SITE, 'nav/sections/w.yaml': text, 'content/w/page.md': '# A\n' };
}

function withPage(text: string): Files {
  return {
    ...SITE,
    'nav/sections/w.yaml': 'id: w\nname: W\nprefixes: [/w]\npages:\n  - pathname: /w/page\n',
    'content/w/page.md': text,
  };
}

/** Work is repeated until it has taken as many milliseconds, since the least time is the one without others' work in it. */
const ENOUGH = 40;
const TOO_MUCH = 400;
const [FEWEST_RUNS, MOST_RUNS] = [3, 20];

/** Milliseconds of processor time by stage. */
type Times = Record<string, number>;

function measureStages(files: Files): Times {
  const times: Times = {};
  runStages(files, (stage, work) => {
    let value = measureOnce(stage, work, times);
    let spent = times[stage] ?? 0;
    for (let run = 1; spent < (run < FEWEST_RUNS ? TOO_MUCH : ENOUGH) && run < MOST_RUNS; run++) {
      value = measureOnce(stage, work, times);
      spent += times[stage] ?? 0;
    }
    return value;
  });
  return times;
}

function measureOnce<Value>(stage: string, work: () => Value, times: Times): Value {
  globalThis.gc?.({ type: 'minor' });
  const before = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(before);
  times[stage] = Math.min(times[stage] ?? Number.POSITIVE_INFINITY, (user + system) / 1000);
  return value;
}

const [name] = process.argv.slice(2);
const input = name === undefined ? undefined : INPUTS[name];
if (input === undefined)
  console.log(JSON.stringify(Object.entries(INPUTS).map(([each, { sizes }]) => ({ name: each, sizes }))));
else {
  const times = input.sizes.map((size) => measureStages(input.make(size)));
  console.log(JSON.stringify({ times, peakMb: Math.round(process.resourceUsage().maxRSS / 1024) }));
}
