// npm run bench:components
// What checking the props of a project's own components costs: 1,000 uses of 30 components in a site of 1,000 pages.
// Compares `validate` with the same site without the uses, run by run, and edits pages and types while `dev` runs.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { BIN } from './docs-nav.mjs';
import { median } from './measure.mjs';

const PAGES = 1000;
const RUNS = 5;
const SITES = ['plain', 'styled', 'material'];
const REPOSITORY = path.join(import.meta.dirname, '../..');
const WORK = path.join(import.meta.dirname, 'work/components');
const PORT = 5391;
/** Milliseconds after which `dev` has nothing left to do. */
const SETTLED = 3000;
const LIMIT = 120_000;

fs.rmSync(WORK, { recursive: true, force: true });
const [bare, full] = [writeSite('bare', false), writeSite('full', true)];
const cold = [validate(bare), validate(full)];
const warm = [[], []];
for (let run = 0; run < RUNS; run++) for (const [at, site] of [bare, full].entries()) warm[at].push(validate(site));
const [without, withUses] = warm.map(median);
console.log(`validate, cold: ${show(cold[1])}, without uses ${show(cold[0])}`);
console.log(
  `validate, warm, median of ${RUNS}: ${show(withUses)}, without uses ${show(without)}, so ${show(withUses - without)} more`,
);
await measureDev(full);

/** Writes a site; with uses, each page has one, of each component in turn. */
function writeSite(name, hasUses) {
  const folder = path.join(WORK, name);
  fs.mkdirSync(path.join(folder, 'nav/sections'), { recursive: true });
  fs.mkdirSync(path.join(folder, 'content/kit'), { recursive: true });
  fs.mkdirSync(path.join(folder, '.git'));
  const uses = [];
  const mapped = [];
  for (const site of SITES) {
    const from = path.join(REPOSITORY, 'tests/components', site);
    fs.cpSync(path.join(from, 'docs'), path.join(folder, 'docs', site), { recursive: true });
    const yaml = fs.readFileSync(path.join(from, 'nav/site.yaml'), 'utf8');
    mapped.push(...yaml.split('components:\n')[1].trimEnd().replaceAll('docs/', `docs/${site}/`).split('\n'));
    const text = fs.readFileSync(path.join(from, 'content/kit/right.mdx'), 'utf8');
    uses.push(...text.split(/\n\n(?=[<:])/).slice(1));
  }
  const site = [
    'title: Kit',
    'url: https://kit.example',
    'search: false',
    ...(hasUses ? ['components:', ...mapped] : []),
  ];
  fs.writeFileSync(path.join(folder, 'nav/site.yaml'), `${site.join('\n')}\n`);
  const nodes = Array.from({ length: PAGES }, (_, at) => `  - pathname: /kit/page-${at}\n`);
  fs.writeFileSync(
    path.join(folder, 'nav/sections/kit.yaml'),
    `id: kit\nname: Kit\nprefixes: [/kit]\npages:\n${nodes.join('')}`,
  );
  for (let at = 0; at < PAGES; at++) {
    const use = hasUses ? `${uses[at % uses.length]}\n\n` : '';
    const link = `See [the next one](/kit/page-${(at + 1) % PAGES}).`;
    fs.writeFileSync(
      path.join(folder, `content/kit/page-${at}.mdx`),
      `# Page ${at}\n\n${link}\n\n${use}## More\n\nThis is page ${at}.\n`,
    );
  }
  return folder;
}

/** Milliseconds of one check. */
function validate(cwd) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, 'validate', '--format', 'compact'], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return performance.now() - start;
}

function show(milliseconds) {
  return `${Math.round(milliseconds)} ms`;
}

/** Prints how long `dev` takes to show an edit of a page, also until it has read a changed type, and to tell what that makes wrong. */
async function measureDev(cwd) {
  const server = spawn(process.execPath, [BIN, 'dev', '--port', String(PORT)], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => void (said += text));
  const isReady = () => said.includes('ready in');
  const isWrong = () => said.includes('wrong-props');
  /** Changes a file, and waits until the site is shown again. */
  const edit = async (file, change) => {
    const place = path.join(cwd, file);
    said = '';
    const start = performance.now();
    fs.writeFileSync(place, change(fs.readFileSync(place, 'utf8')));
    await until(() => isReady() || isWrong());
    return performance.now() - start;
  };
  const editPage = (words) =>
    edit('content/kit/page-0.mdx', (text) => text.replace(/This is .*\n/, `This is ${words}.\n`));
  try {
    await until(isReady);
    await wait(SETTLED);
    const edits = [];
    for (let run = 0; run < RUNS; run++) edits.push(await editPage(`edit ${run}`));
    console.log(`dev, an edit of a page, median of ${RUNS}: ${show(median(edits))}`);
    await wait(SETTLED);
    const start = performance.now();
    await edit('docs/plain/tone.ts', (text) => text.replace("'success', ", ''));
    const during = [];
    for (let run = 0; !isWrong(); run++) {
      // The compiler waits for a second without an edit.
      await wait(1100);
      if (!isWrong()) during.push(await editPage(`edit ${run} while types are read`));
      await until(() => isWrong() || performance.now() - start > 5000);
    }
    console.log(
      `dev, a type that makes uses wrong: told after ${show(performance.now() - start)}; an edit of a page until then: ${during.map(show).join(', ')}`,
    );
  } finally {
    server.kill();
  }
}

async function until(holds) {
  const end = performance.now() + LIMIT;
  while (!holds()) {
    if (performance.now() > end) throw new Error('`dev` takes too long');
    await wait(5);
  }
}
