// node tests/bench/dev.mjs [--warm]
// What writers wait for in `dev` of the reference site: its start with an empty cache (or the one that a build has left, with
// `--warm`), pages that are opened, and edits. Files are edited in place, and restored.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { BIN } from './docs-nav.mjs';
import { median, watchTree } from './measure.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const PORT = 5393;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const LIMIT = 180_000;
const CONTENT = 'site/reference/content/material-ui';
const TEXT = '/material-ui/getting-started/usage/';
const DEMOS = '/material-ui/react-modal/';
const PLAYGROUND = '/material-ui/react-button/';
const API = '/material-ui/api/button/';

const isWarm = process.argv.includes('--warm');
const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-nav-dev-'));
const env = { ...process.env, NO_COLOR: '1', ...(isWarm ? {} : { DOCS_NAV_CACHE: cache }) };
const originals = new Map();
let served;

try {
  const started = performance.now();
  served = spawn(process.execPath, [BIN, 'dev', '--host', '127.0.0.1', '--port', String(PORT)], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  const tree = watchTree(served.pid);
  const report = (what, from) =>
    console.log(
      `${what.padEnd(44)} ${Math.round(performance.now() - from)} ms, ${tree.cpu().toFixed(1)} s of processor time so far, ${tree.mb()} MB, peak ${tree.peakMb()} MB`,
    );
  await until(DEMOS, (html) => html.includes('<main'));
  report('first page', started);
  let asked = performance.now();
  await until(DEMOS, hasDemos);
  report('its demos', asked);
  asked = performance.now();
  await until(PLAYGROUND, (html) => hasDemos(html) && html.includes('class="play"'));
  report('page with a playground', asked);
  await until(API, (html) => html.includes('id="button-prop-disabled"'));
  report('its API', asked);
  await until(TEXT, (html) => html.includes('<main'));
  const events = follow();
  await tree.rest();
  report('everything that was left', asked);

  const text = `${CONTENT}/react-modal/index.md`;
  console.log(`edit of Markdown                             ${list(await edits(5, DEMOS, text, markdown, 1500))}`);
  console.log(`edits of Markdown, 500 ms apart              ${list(await edits(20, DEMOS, text, markdown, 500))}`);
  const demo = `${CONTENT}/react-modal/BasicModal.tsx`;
  console.log(`edit of a demo                               ${list(await edits(5, DEMOS, demo, inDemo, 1500))}`);
  console.log(
    `edit of YAML                                 ${list(await edits(5, DEMOS, 'nav/site.yaml', inYaml, 1500))}`,
  );
  await tree.rest();
  const before = tree.mb();
  await edits(100, DEMOS, text, markdown, 200);
  await tree.rest();
  console.log(`memory                                       ${before} MB, after 100 edits ${tree.mb()} MB`);
  events.abort();
} finally {
  for (const [file, text] of originals) fs.writeFileSync(file, text);
  if (served?.kill('SIGINT') === true) await once(served, 'exit');
  fs.rmSync(cache, { recursive: true, force: true });
}

function markdown(text, mark) {
  return `${text}\n${mark}\n`;
}

function inDemo(text, mark) {
  return text.replace(/<\/(\w+)>\s*\);/, (end) => `<i>${mark}</i>${end}`);
}

function inYaml(text, mark) {
  return text.replace('The Data Grid now has its own pages.', `The Data Grid has ${mark}.`);
}

/** Edits a file some times, and returns the milliseconds until the page shows each edit. */
async function edits(count, page, file, change, apart) {
  const place = path.join(ROOT, file);
  const text = originals.get(place) ?? fs.readFileSync(place, 'utf8');
  originals.set(place, text);
  const taken = [];
  for (let at = 0; at < count; at++) {
    const mark = `edit ${at} of ${process.pid} at ${Date.now()}`;
    const start = performance.now();
    fs.writeFileSync(place, change(text, mark));
    await until(page, (html) => html.includes(mark));
    taken.push(Math.round(performance.now() - start));
    await wait(Math.max(0, apart - (performance.now() - start)));
  }
  fs.writeFileSync(place, text);
  await until(page, (html) => !html.includes(`of ${process.pid} at`));
  await wait(apart);
  return taken;
}

/** Whether every demo of a page is there. */
function hasDemos(html) {
  return html.includes('data-demo=') && html.includes('class="demo-stage"');
}

/** Asks for a page until it is as wanted. */
async function until(page, isWanted) {
  const deadline = performance.now() + LIMIT;
  while (performance.now() < deadline) {
    const html = await fetch(ORIGIN + page).then(
      (answer) => answer.text(),
      () => '',
    );
    if (isWanted(html)) return;
    await wait(15);
  }
  throw new Error(`${page} did not become as wanted.`);
}

/** Is a reader with an open page. */
function follow() {
  const ended = new AbortController();
  fetch(`${ORIGIN}/_nav/workbench/events`, { signal: ended.signal })
    .then(async ({ body }) => {
      for await (const _ of body);
    })
    .catch(() => {});
  return ended;
}

function list(taken) {
  return `median ${median(taken)} ms, most ${Math.max(...taken)} ms (${taken.join(' ')})`;
}
