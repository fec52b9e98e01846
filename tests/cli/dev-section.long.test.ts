import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/run.ts';
import { fakeIo } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

/** How long a busy machine may take to show an edit, in ms. */
const PATIENCE = 60_000;

const section = (id: string) => `id: ${id}\nname: ${id}\nprefixes: [/${id}]\npages:\n  - pathname: /${id}/page\n`;

test('dev serves one section of a site whose other content is elsewhere, and follows its edits', async () => {
  const root = makeFolder({
    'node_modules/.keep': '',
    'nav/site.yaml': 'title: Test\nurl: https://example.com\n',
    'nav/sections/here.yaml': section('here'),
    'nav/sections/elsewhere.yaml': section('elsewhere'),
    'content/here/page.md': '# Page\n\nFirst text.\n',
  });
  const io = fakeIo(root);
  const ended = run(['dev', '--section', 'here'], io);
  onTestFinished(async () => {
    io.interrupt();
    await ended;
  });
  await vi.waitFor(() => expect(io.written().stderr).toContain('ready in'), PATIENCE);
  const [origin = ''] = /http:\/\/\S+/.exec(io.written().stdout) ?? [];
  const shows = (text: string) =>
    vi.waitFor(async () => expect(await (await fetch(`${origin}here/page/`)).text()).toContain(text), PATIENCE);
  await shows('First text.');
  expect((await fetch(`${origin}elsewhere/page/`)).status).toBe(404);
  putFiles(root, { 'content/here/page.md': '# Page\n\nSecond text.\n' });
  await shows('Second text.');
});
