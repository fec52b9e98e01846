// node tests/bench/validate.mjs: how long writers wait for `docs-nav validate`.
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BIN } from './docs-nav.mjs';
import { measureNode, median } from './measure.mjs';

const REPOSITORY = path.join(import.meta.dirname, '../..');
const RUNS = 10;
const HUGE = 100_000;
/** Pages per section, whose file then has 0.7 MB. */
const SECTION = 10_000;

/** Measures the reference site and a tree of 100,000 pages, without and with content; returns a line for each. */
export async function measureValidate(work) {
  const lines = [`validate, reference site, median of ${RUNS}: ${describe(await repeat(REPOSITORY, work))}`];
  const project = path.join(work, 'huge');
  writeHugeTree(project);
  lines.push(`validate, ${HUGE} pages, no content: ${describe(await validate(project, work))}`);
  writeHugeContent(project);
  lines.push(`validate, ${HUGE} pages with content, first run: ${describe(await validate(project, work))}`);
  lines.push(`validate, ${HUGE} pages with content, second run: ${describe(await validate(project, work))}`);
  fs.rmSync(project, { recursive: true, force: true });
  return lines;
}

async function repeat(project, work) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await validate(project, work));
  return runs.find((run) => run.wall === median(runs.map(({ wall }) => wall)));
}

function validate(cwd, work) {
  return measureNode([BIN, 'validate', '--format', 'compact'], { cwd, log: path.join(work, 'validate.log') });
}

function describe({ wall, cpu, peakMb = '–', code }) {
  return `${wall.toFixed(2)} s wall, ${cpu.toFixed(2)} s CPU, ${peakMb} MB, exit code ${code}`;
}

function writeHugeTree(project) {
  fs.rmSync(project, { recursive: true, force: true });
  fs.mkdirSync(path.join(project, 'nav/sections'), { recursive: true });
  fs.writeFileSync(path.join(project, 'nav/site.yaml'), 'title: Huge\nurl: https://huge.example\n');
  for (let section = 0; section < HUGE / SECTION; section++) {
    const lines = [`id: huge-${section}`, `name: Huge ${section}`, `prefixes: [/huge/${section}]`, 'pages:'];
    for (let at = section * SECTION; at < (section + 1) * SECTION; at++) {
      if (at % 100 === 0) lines.push(`  - title: Group ${at / 100}`, `    pathname: ${groupOf(at)}`, '    children:');
      lines.push(`      - pathname: ${pathnameOf(at)}`, `        title: Page ${at}`);
    }
    fs.writeFileSync(path.join(project, `nav/sections/huge-${section}.yaml`), `${lines.join('\n')}\n`);
  }
}

function writeHugeContent(project) {
  for (let at = 0; at < HUGE; at++) {
    if (at % 100 === 0) fs.mkdirSync(path.join(project, 'content', groupOf(at)), { recursive: true });
    const links = `See [the next one](${pathnameOf((at + 1) % HUGE)}#more).`;
    const text = `---\ntitle: Page ${at}\n---\n\n${links}\n\n## More\n\nThis is page ${at}.\n`;
    fs.writeFileSync(path.join(project, 'content', `${pathnameOf(at)}.md`), text);
  }
}

function groupOf(at) {
  return `/huge/${Math.floor(at / SECTION)}/group-${Math.floor(at / 100)}`;
}

function pathnameOf(at) {
  return `${groupOf(at)}/page-${at}`;
}

if (process.argv[1] === import.meta.filename) {
  const work = path.join(import.meta.dirname, 'work');
  fs.mkdirSync(work, { recursive: true });
  for (const line of await measureValidate(work)) console.log(line);
}
