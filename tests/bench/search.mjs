// Uses the search of a built site as readers do: node tests/bench/search.mjs [out] [trace|cases|messages|long …]
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { parse } from 'yaml';
import { findHeadless } from '../support/find-chromium.mjs';

const ROOT = path.join(import.meta.dirname, '../..');
const [out = path.join(ROOT, 'out'), ...chosen] = process.argv.slice(2);
/** Milliseconds between two letters, and before Enter. */
const [LETTER, ENTER] = [60, 400];
/** How much slower the processor of the readers' computers is. */
const SLOWER = 4;
/** Pages that are traced, with queries. */
const TRACED = ['/material-ui/react-button/', '/material-ui/react-autocomplete/', '/x/react-data-grid/'];
const QUERIES = [
  'infinite scroll',
  'text field error',
  'disableRipple',
  "Module not found: Can't resolve '@emotion/react'",
];
const WORDS = Array.from({ length: 1000 }, (_, at) => `w${at}`);

const TYPES = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
};
const server = http.createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://site');
  const file = path.join(out, decodeURIComponent(pathname), pathname.endsWith('/') ? 'index.html' : '');
  const isThere = file.length < 4096 && fs.existsSync(file) && fs.statSync(file).isFile();
  const found = isThere ? file : path.join(out, '404.html');
  response.writeHead(isThere ? 200 : 404, {
    'content-type': TYPES[path.extname(found).slice(1)] ?? 'application/octet-stream',
  });
  response.end(fs.readFileSync(found));
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await chromium.launch({ executablePath: findHeadless(), args: ['--no-sandbox', '--disable-gpu'] });
const { from, cases } = parse(fs.readFileSync(path.join(ROOT, 'nav/search-cases.yaml'), 'utf8'));
const routes = JSON.parse(fs.readFileSync(path.join(out, '_nav/manifest.json'), 'utf8')).routes;

const measures = { trace, cases: askCases, messages, long };
for (const [name, measure] of Object.entries(measures))
  if (chosen.length === 0 || chosen.includes(name)) await measure();
await browser.close();
server.close();

async function open(pathname, slower = 1) {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }));
  await page.goto(origin + pathname);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  if (slower > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  return { page, devtools };
}

async function openDialog(page) {
  await page.keyboard.press('/');
  await page.locator('.search-field input').waitFor();
}

/** Lists the tasks of the main thread during some work, in milliseconds of its own time, the longest first. */
async function tasksOf({ page, devtools }, work) {
  const events = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await devtools.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'],
    },
  });
  await work(page);
  const ended = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await ended;
  const mains = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  );
  const own = events.filter(({ pid, tid }) => mains.has(`${pid} ${tid}`));
  const styled = own.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? [args.elementCount ?? 0] : []));
  const tasks = own.flatMap(({ name, tdur = 0 }) => (name === 'RunTask' && tdur > 1000 ? [tdur / 1000] : []));
  return { tasks: tasks.toSorted((one, other) => other - one), styled: Math.max(0, ...styled) };
}

function show(name, { tasks, styled }) {
  const p95 = tasks[Math.floor(tasks.length * 0.05)] ?? 0;
  console.log(
    `${name}: ${tasks.length} tasks above 1 ms, longest ${(tasks[0] ?? 0).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, above 50 ms ${tasks.filter((each) => each > 50).length}; most elements restyled at once ${styled}`,
  );
}

async function type(page, query) {
  await page.locator('.search-field input').fill('');
  await page.keyboard.type(query, { delay: LETTER });
}

async function trace() {
  for (const pathname of TRACED) {
    const opened = await open(pathname, SLOWER);
    await openDialog(opened.page);
    await type(opened.page, 'but');
    await opened.page.locator('dialog.search:not([aria-busy])').waitFor();
    for (const query of QUERIES) {
      const found = await tasksOf(opened, async (page) => {
        await type(page, query);
        await page.locator('dialog.search:not([aria-busy])').waitFor();
      });
      show(`${pathname} ${query}`, found);
    }
    await opened.page.context().close();
  }
}

/** Types each query, and presses Enter; the page that opens is right or wrong. */
async function askCases() {
  const { page } = await open(`${from}/`);
  const missed = [];
  for (const { query, page: right, within = 1 } of cases) {
    await page.goto(`${origin}${from}/`);
    await openDialog(page);
    await page.keyboard.type(query, { delay: LETTER });
    await page.waitForTimeout(ENTER);
    const rows = await page
      .locator('.search a[role=option]')
      .evaluateAll((links) => links.map((link) => link.pathname));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== `${from}/`, { timeout: 10_000 }).catch(() => {});
    const isRight = (pathname) => {
      const { tabOf } = routes[pathname.replace(/\/$/, '')] ?? {};
      return [right].flat().some((each) => `${each}/` === pathname || each === tabOf);
    };
    const opened = new URL(page.url()).pathname;
    if (!(within > 1 ? rows.slice(0, within).some(isRight) : isRight(opened))) missed.push(`${query} → ${opened}`);
  }
  console.log(
    `${cases.length - missed.length} of ${cases.length} queries right (${(100 - (100 * missed.length) / cases.length).toFixed(1)} %)\n  ${missed.join('\n  ')}`,
  );
  await page.context().close();
}

async function messages() {
  const { page } = await open('/material-ui/react-button/');
  await openDialog(page);
  await page.keyboard.type('x');
  for (const { query, page: right } of cases.filter((each) => each.query.length > 40)) {
    await page.locator('.search-field input').fill('');
    await page.locator('dialog.search:not([aria-busy])').waitFor();
    const started = performance.now();
    await page.keyboard.insertText(query);
    await page.locator('dialog.search:not([aria-busy])').waitFor();
    const spent = performance.now() - started;
    const first = await page
      .locator('.search a[role=option]')
      .first()
      .evaluate((link) => link.pathname);
    console.log(
      `${spent.toFixed(0)} ms  ${[right].flat().some((each) => `${each}/` === first) ? 'right' : first}  ${query}`,
    );
  }
  await page.context().close();
}

async function long() {
  for (const [name, text] of [
    ['100,000 letters', 'x'.repeat(100_000)],
    ['1,000 words', WORDS.join(' ')],
  ]) {
    const opened = await open('/material-ui/react-button/', SLOWER);
    await openDialog(opened.page);
    const found = await tasksOf(opened, async (page) => {
      await page.keyboard.insertText(text);
      await page.locator('.search-status', { hasText: 'first 200' }).waitFor();
      await page.locator('dialog.search:not([aria-busy])').waitFor();
    });
    show(name, found);
    await opened.page.context().close();
  }
  const opened = await open('/material-ui/react-button/', SLOWER);
  const found = await tasksOf(opened, async (page) => {
    await page.goto(`${origin}/${WORDS.join('-')}/`);
    await page.locator('[data-island=not-found] button').waitFor();
    await page.waitForTimeout(3000);
  });
  show('404 page, 1,000 words', found);
  await opened.page.context().close();
}
