/** Edited code runs in each browser that the tests drive, and reaches nothing beyond its frame. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSite, type Site } from '../support/site.ts';
import { useChromium } from './chromium.ts';
import type { Tab } from './engine.ts';
import { useFirefox } from './firefox.ts';
import { useWebKit } from './webkit.ts';

const PAGE = '/live/code/';

/** A host that edited code tries to reach. */
let server: Server;
let foreign = '';
let asked: string[] = [];
let site: Site;

beforeAll(async () => {
  site = await openSite('live');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'text/javascript');
    response.end('globalThis.foreign = true');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  foreign = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(async () => {
  server.close();
  await site.close();
});
beforeEach(() => {
  asked = [];
});

/** Code that tries something, and then fails with what came of it. In one line, which browsers insert as it is. */
const attempt = (what: string): string =>
  `import { useEffect } from 'react'; export default function A() { useEffect(() => { (async () => { ${what} })().then((value) => { throw new Error('done: ' + value); }, (error) => { throw new Error('refused: ' + error.name); }); }, []); return 'a'; }`;

const loaded = (element: string): string =>
  `await new Promise((done, no) => document.head.append(Object.assign(${element}, { onload: done, onerror: () => no(new Error()) })));`;

/** What code tries, and what comes of it. */
const ATTEMPTS: readonly (readonly [name: string, what: () => string, outcome: RegExp])[] = [
  ['storage', () => "localStorage.setItem('stolen', '1');", /refused: SecurityError/],
  ['a database', () => "indexedDB.open('stolen');", /refused: SecurityError/],
  ['cookies', () => "document.cookie = 'stolen=1';", /refused: SecurityError/],
  ["the page's document", () => "parent.document.title = 'stolen';", /refused: SecurityError/],
  ['the page itself', () => `top.location.href = '${foreign}/top';`, /./],
  ['a window', () => `return String(open('${foreign}/window'));`, /done: null|refused: /],
  ['fetch', () => `await fetch('${foreign}/fetch');`, /refused: TypeError/],
  ['the site', () => `await fetch('${PAGE}');`, /refused: TypeError/],
  ['an image', () => loaded(`Object.assign(new Image(), { src: '${foreign}/image.png' })`), /refused: Error/],
  ['a module', () => `await import('${foreign}/' + 'module.js');`, /refused: TypeError/],
  [
    'a script',
    () => loaded(`Object.assign(document.createElement('script'), { src: '${foreign}/a.js' })`),
    /refused: Error/,
  ],
  ['eval', () => "return eval('1 + 1');", /refused: EvalError/],
  ['a worker of the site', () => "await navigator.serviceWorker.register('/sw.js');", /refused: /],
  ['no end', () => 'while (true) {}', /refused: Error/],
  // Last, because a browser may leave the frame empty.
  [
    'another address',
    () => `location.href = '${foreign}/self'; await new Promise((done) => setTimeout(done, 500));`,
    /./,
  ],
];

describe.each([
  ['Chromium', useChromium],
  ['Firefox', useFirefox],
  ['WebKitGTK', useWebKit],
])('%s', (_, useEngine) => {
  const engine = useEngine();
  let tab: Tab;

  beforeEach(async () => {
    tab = await engine.newTab();
    await tab.open(site.origin + PAGE);
    await tab.click('[data-icon="edit"]');
    await expect.poll(() => tab.evaluate(() => document.querySelector('.demo[data-shown]') !== null)).toBe(true);
  });

  async function write(code: string): Promise<void> {
    await tab.click('.cm-content');
    await tab.press('Control+a');
    // At once: each key would take its time.
    await tab.evaluate((text) => document.execCommand('insertText', false, text), code);
  }
  const said = () =>
    tab.evaluate(
      () =>
        document.querySelector('.live-message')?.textContent ?? document.querySelector('.live-note')?.textContent ?? '',
    );

  test('the result follows, a mistake is at its line, and a link to the code is copied', async () => {
    await write('export default () => <div style={{ blockSize: 333 }} />;');
    const height = () => tab.evaluate(() => document.querySelector('.live-result')?.clientHeight);
    await expect.poll(height).toBeGreaterThanOrEqual(333);
    await write('null.x; export default () => {};');
    await expect.poll(said).toMatch(/^TypeError/);
    expect(await tab.evaluate(() => document.querySelector('.live-wrong')?.textContent)).toContain('null.x;');
    // Below the edge of the window.
    await tab.evaluate(() => document.querySelector<HTMLElement>('.live-foot button')?.focus());
    await tab.press('Enter');
    await expect
      .poll(() => tab.evaluate(() => document.querySelector('.live-foot button')?.textContent))
      .toBe('Copied');
  });

  test('nothing gets out', async () => {
    const before = await tab.evaluate(() =>
      JSON.stringify([location.href, document.title, document.cookie, { ...localStorage }]),
    );
    for (const [name, what, outcome] of ATTEMPTS) {
      await write('export default () => {');
      await expect.poll(said, { message: `before ${name}` }).toMatch(/^SyntaxError/);
      await write(attempt(what()));
      await expect
        .poll(said, { message: name, timeout: 8000 })
        .toMatch(new RegExp(`^(?!SyntaxError)(?=.*(?:${outcome.source}))`));
    }
    expect(asked).toEqual([]);
    expect(
      await tab.evaluate(() => JSON.stringify([location.href, document.title, document.cookie, { ...localStorage }])),
    ).toBe(before);
  });
});
