/** What edited code shows can reach nothing, and what blocks its browser is ended; `tests/engines` has what it may try to run. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browse } from '../support/browse.ts';
import { useReaders } from '../support/browser.ts';
import { editDemo } from '../support/live-demo.ts';
import { firstRows } from '../support/runs.ts';

const browsing = browse('live');
/** In a Chromium with windows, a document with an origin of its own has a process of its own. */
const withWindows = useReaders({ windows: true });
const PAGE = '/live/code/';

/** A host that edited code tries to reach. */
let server: Server;
let foreign = '';
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  foreign = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

const PROGRAMS: readonly (readonly [name: string, code: () => string, shown: string])[] = [
  [
    'the end of a script',
    () => "export default () => <p>{'</script><script>parent.stolen = 1</script>'}</p>;",
    '</script><script>parent.stolen = 1</script>',
  ],
  [
    'a form',
    () =>
      `import { useEffect } from 'react';\nexport default function A() {\n  useEffect(() => document.forms[0].submit(), []);\n  return <form action="${foreign}/form">sent</form>;\n}`,
    'sent',
  ],
  [
    'styles',
    () => `export default () => <p style={{ backgroundImage: 'url(${foreign}/style.png)' }}>styled</p>;`,
    'styled',
  ],
  ['a frame', () => `export default () => <p>framed<iframe src="${foreign}/frame" /></p>;`, 'framed'],
  [
    'a link',
    () =>
      `import { useEffect } from 'react';\nexport default function A() {\n  useEffect(() => document.links[0].click(), []);\n  return <a href="${foreign}/link">link</a>;\n}`,
    'link',
  ],
];

test.each(firstRows(PROGRAMS, 2))('%s', async (_, code, shown) => {
  const page = await browsing.open(PAGE);
  const live = await editDemo(page, 'Counter');
  await live.write(code());
  await expect.poll(() => live.result.textContent()).toBe(shown);
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  expect(page.url()).toBe(browsing.site.origin + PAGE);
  expect(page.context().pages()).toHaveLength(1);
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
});

test('a result of 100 MB is removed before it stops the page', async () => {
  const page = await browsing.open(PAGE);
  const live = await editDemo(page, 'Counter');
  const note = live.demo.figure.locator('.live-note');
  const TOO_LARGE = 'This result is too large and was removed.';
  await live.write("const text = 'word '.repeat(20e6);\nexport default () => <p>{text}</p>;");
  await expect.poll(() => note.textContent()).toBe(TOO_LARGE);
  // The last good result stays.
  await expect.poll(() => live.result.textContent()).toBe('Count: 0');
  await live.write('export default () => <b>Small</b>;');
  await expect.poll(() => live.result.innerHTML()).toBe('<b>Small</b>');
  await expect.poll(() => note.textContent()).toBe('');
  // One that grows later.
  await live.write(
    "import { useEffect, useState } from 'react';\nexport default function A() {\n  const [length, grow] = useState(1);\n  useEffect(() => grow(length * 2), [length]);\n  return <p>{'a'.repeat(Math.min(length, 2 ** 27))}</p>;\n}",
  );
  await expect.poll(() => note.textContent()).toBe(TOO_LARGE);
  await live.write('export default () => <b>Alive</b>;');
  await expect.poll(() => live.result.innerHTML()).toBe('<b>Alive</b>');
});

test('what blocks its own browser is ended, and the page goes on', async () => {
  const page = await browsing.open(PAGE, await withWindows.newReader());
  const live = await editDemo(page, 'Counter');
  // No loop that a guard could end.
  await live.write(
    "const isFound = /^(a+)+$/.test(`${'a'.repeat(60)}b`);\nexport default () => <p>{String(isFound)}</p>;",
  );
  await page.waitForTimeout(500);
  const start = Date.now();
  await page.evaluate(() => document.title);
  expect(Date.now() - start).toBeLessThan(1000);
  const note = live.demo.figure.locator('.live-note');
  await expect.poll(() => note.textContent(), { timeout: 15_000 }).toContain('This code has stopped answering');
  await live.write('export default () => <b>Alive</b>;');
  await page.locator('.demo[data-shown]').waitFor();
  await expect.poll(() => live.result.textContent()).toBe('Alive');
});

/** Code that sends the page more than it can read, from its window and through the port. */
const FLOODS: readonly (readonly [name: string, send: string])[] = [
  ['its window', "for (let i = 0; i < 2000; i++) parent.postMessage({ kind: 'ready', x: 'y'.repeat(1000) }, '*');"],
  [
    'the port',
    "if (globalThis.port) for (let i = 0; i < 5000; i++) post.call(port, { kind: 'failed', run: 1e9, message: 'z'.repeat(1e5) });",
  ],
];

test.each(FLOODS)('a flood of messages from %s ends the frame, and the page says so and goes on', async (_, send) => {
  const page = await browsing.open(PAGE, await withWindows.newReader());
  const live = await editDemo(page, 'Counter');
  await live.write(
    `const post = MessagePort.prototype.postMessage;\nMessagePort.prototype.postMessage = function (message) {\n  globalThis.port = this;\n  post.call(this, message);\n};\nsetTimeout(() => setInterval(() => {\n    ${send}\n  }, 0), 500);\nexport default () => <b>Flood</b>;`,
  );
  await expect.poll(() => live.result.textContent()).toBe('Flood');
  const note = live.demo.figure.locator('.live-note');
  await expect.poll(() => note.textContent()).toContain('This code sent too many messages');
  expect(await live.demo.figure.locator('iframe').count()).toBe(0);
  const start = Date.now();
  await page.evaluate(() => document.title);
  expect(Date.now() - start).toBeLessThan(1000);
  await live.write('export default () => <b>Alive</b>;');
  await expect.poll(() => live.result.textContent()).toBe('Alive');
});

test('what fails or grows all the time is no flood', async () => {
  const page = await browsing.open(PAGE);
  const live = await editDemo(page, 'Counter');
  await live.write(
    "setInterval(() => {\n  for (let i = 0; i < 50; i++)\n    setTimeout(() => {\n      throw new Error('Oops');\n    });\n}, 10);\nexport default () => <b>Fails</b>;",
  );
  await live.message.waitFor();
  await page.waitForTimeout(1000);
  expect(await live.message.textContent()).toContain('Error: Oops');
  expect(await live.result.textContent()).toBe('Fails');
});
