import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { putFiles } from '../cli/support/folder.ts';
import { serveDev } from '../cli/support/serve-dev.ts';
import { succeed } from '../support/docs-nav.ts';
import { hashFolder } from '../support/hash-folder.ts';
import { openValueSites } from './support/value-sites.ts';

const { work, makeSite } = openValueSites();

test('sections built apart and merged, without the files of the values, are the site built at once', () => {
  const folder = makeSite('parts', {
    'nav/sections/more.yaml': 'id: more\nname: More\nprefixes: [/more]\npages:\n  - pathname: /more/page\n',
    'content/more/page.md': '# Page\n\n[Sizes](/kit/sizes#all-3-sizes)\n',
  });
  succeed(['build', '--out', 'whole'], folder);
  for (const section of ['kit', 'more']) succeed(['build', '--section', section, '--out', section], folder);
  mkdirSync(path.join(work, 'merge'));
  succeed(['merge', path.join(folder, 'kit'), path.join(folder, 'more'), '--out', 'merged'], path.join(work, 'merge'));
  expect(hashFolder(path.join(work, 'merge/merged'))).toEqual(hashFolder(path.join(folder, 'whole')));
});

test('dev follows edits of imported files, also of one that was missing', async () => {
  const folder = makeSite('dev', {
    'content/kit/sizes.mdx': "import data from '../../docs/data.json'\n\n# Sizes\n\nOf {data.name}.\n",
    'content/kit/other.md': '# Other\n\nText.\n',
  });
  const site = await serveDev(folder);
  const shows = (text: string) => site.shows('kit/sizes/', text);
  await shows('Of The Kit.</p>');
  putFiles(folder, { 'docs/data.json': '{ "name": "Kit 3" }' });
  await shows('Of Kit 3.</p>');
  rmSync(path.join(folder, 'docs/data.json'));
  await site.says('There is no file');
  putFiles(folder, { 'docs/data.json': '{ "name": "Kit 4" }' });
  await shows('Of Kit 4.</p>');
});
