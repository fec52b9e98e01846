import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeCounterProject } from '../demos/support/counter-project.ts';
import { putFiles } from './support/folder.ts';
import { serveDev } from './support/serve-dev.ts';

/** How long a busy machine may take, in ms. */
const PATIENCE = 60_000;

const BROKEN = 'export default function Counter() {\n  return <b>{missing.word}</b>;\n}\n';

/** Serves a project with a demo until the test ends. */
async function serve(files: Readonly<Record<string, string>> = {}) {
  const root = makeCounterProject();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  putFiles(root, files);
  const site = await serveDev(root);
  const textOf = async (address: string) => (await fetch(site.origin + address)).text();
  return { ...site, root, textOf };
}

/** Reads what an open page is told. */
async function follow(origin: string) {
  const { body } = await fetch(`${origin}_nav/workbench/events`);
  const told: string[] = [];
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) told.push(part.value);
  })().catch(() => {});
  return told;
}

test('a page is served before its demos are made, and an open page is told when they are', async () => {
  const { origin, textOf } = await serve();
  const told = await follow(origin);
  const first = await textOf('lib/counter/');
  expect([first.includes('>Counts.'), first.includes('Being prepared'), first.includes('Clicked')]).toEqual([
    true,
    true,
    false,
  ]);
  await expect.poll(() => told.join(''), { timeout: PATIENCE }).toContain('"ok":true');
  const then = await textOf('lib/counter/');
  expect([then.includes('Being prepared'), then.includes('Clicked')]).toEqual([false, true]);
});

test('a broken demo is told in its place and, before anyone opens its page, in the terminal; other pages stay', async () => {
  const { says, shows, textOf } = await serve({ 'content/lib/counter/Counter.tsx': BROKEN });
  await says('missing is not defined');
  expect(await textOf('lib/plain/')).toContain('Nothing to try.');
  await shows('lib/counter/', '>Counts.');
  expect(await textOf('lib/counter/')).toMatch(/<pre class="dev-report"[^>]*>[^<]*missing is not defined/);
});

test('the last demo that could be made stays while an edit of it is wrong', async () => {
  const { root, says, shows, textOf } = await serve();
  await shows('lib/counter/', 'Clicked');
  putFiles(root, { 'content/lib/counter/Counter.tsx': BROKEN });
  await says('missing is not defined');
  expect(await textOf('lib/counter/')).toContain('Clicked');
  putFiles(root, { 'content/lib/counter/Counter.tsx': 'export default () => <b>Mended</b>;\n' });
  await shows('lib/counter/', 'Mended');
});

test('what readers need to edit a demo is bundled when they ask for it', async () => {
  const { origin, shows, textOf } = await serve({
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\nsearch: false\nliveCode: true\n',
  });
  await shows('lib/counter/', 'data-live=');
  const [, address = ''] = /data-live="\/([^"]*)"/.exec(await textOf('lib/counter/')) ?? [];
  const { library } = JSON.parse(await textOf(address)) as { readonly library: string };
  const answer = await fetch(`${origin}_nav/demos/${library}`);
  expect([answer.status, (await answer.text()).includes('createElement')]).toEqual([200, true]);
});
