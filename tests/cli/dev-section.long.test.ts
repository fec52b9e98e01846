import { expect, test } from 'vitest';
import { makeFolder, putFiles } from './support/folder.ts';
import { serveDev } from './support/serve-dev.ts';

const section = (id: string) => `id: ${id}\nname: ${id}\nprefixes: [/${id}]\npages:\n  - pathname: /${id}/page\n`;

test('dev serves one section of a site whose other content is elsewhere, and follows its edits', async () => {
  const root = makeFolder({
    'node_modules/.keep': '',
    'nav/site.yaml': 'title: Test\nurl: https://example.com\n',
    'nav/sections/here.yaml': section('here'),
    'nav/sections/elsewhere.yaml': section('elsewhere'),
    'content/here/page.md': '# Page\n\nFirst text.\n',
  });
  const { origin, shows } = await serveDev(root, '--section', 'here');
  await shows('here/page/', 'First text.');
  expect((await fetch(`${origin}elsewhere/page/`)).status).toBe(404);
  putFiles(root, { 'content/here/page.md': '# Page\n\nSecond text.\n' });
  await shows('here/page/', 'Second text.');
});
