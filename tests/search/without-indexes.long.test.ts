import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { SearchTitles } from '../../site/islands/search/titles.ts';
import { runCli } from '../cli/support/fake-io.ts';
import { makeFolder } from '../cli/support/folder.ts';

test('a build without indexes lists none for the browser, and the next build with them does', async () => {
  const root = makeFolder({
    'nav/site.yaml': 'title: Site\nurl: https://docs.example\n',
    'nav/sections/kit.yaml': 'id: kit\nname: Kit\nprefixes: [/kit]\npages:\n  - pathname: /kit/button\n',
    'content/kit/button.md': '# Button\n\nText\n',
  });
  const build = async (...options: readonly string[]) => {
    const { exitCode, stdout } = await runCli(['build', ...options], root);
    expect(exitCode, stdout).toBe(0);
    const page = readFileSync(path.join(root, 'out/kit/button/index.html'), 'utf8');
    const titles = JSON.parse(readFileSync(path.join(root, 'out/_nav/titles.json'), 'utf8')) as SearchTitles;
    return {
      named: titles.sections.flatMap(({ indexes }) => indexes),
      titles: titles.pages.map(({ title }) => title),
      isThere: existsSync(path.join(root, 'out/_nav/search')),
      page,
    };
  };
  const first = await build('--no-search');
  expect(first).toMatchObject({ named: [], titles: ['Button', 'Kit'], isThere: false });
  // The search of the page is the same, whatever it finds, so the page need not be rendered again.
  expect(await build()).toEqual({ ...first, named: ['kit'], isThere: true });
  expect(await build('--no-search')).toEqual(first);
});
