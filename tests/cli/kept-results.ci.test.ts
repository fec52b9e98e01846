import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT } from './support/folder.ts';
import { APIS, DEMOS, INSTALLED } from './support/kept-builds.ts';
import { CODE } from './support/kept-code.ts';
import { append, OF_HISTORY, tryChanges, type Trial } from './support/kept-results.ts';
import { git, makeRepository } from './support/repository.ts';

test.each([
  ['demos, components and features', DEMOS],
  ['the documentation of packages', APIS],
  ['code for readers', CODE],
])('what is kept of %s is made anew if one of its inputs changes, and only then', async (_, trial) => {
  const root = makeFolder(trial.files);
  symlinkSync('../packages/kit', path.join(root, 'node_modules/kit'));
  for (const name of INSTALLED.filter((name) => !existsSync(path.join(root, 'node_modules', name))))
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  expect(await tryChanges(root, trial)).toEqual({});
});

const HISTORY: Trial = {
  files: PROJECT,
  async run({ root }) {
    await runCli(['diff', 'HEAD'], root);
    const { exitCode, stdout } = await runCli(['build', '--no-search'], root);
    if (exitCode !== 0) throw new Error(stdout);
  },
  kept: OF_HISTORY,
  changes: {
    'page of another commit': append('content/library/start.md', '\nMore.\n'),
    commit({ root }) {
      git(root, 'commit', '--all', '--quiet', '--message', 'more');
    },
    'settings of pages': append('nav/site.yaml', 'math: false\ncomponents:\n  Aside: details\n'),
    'content folder'({ root }) {
      git(root, 'mv', 'content', 'pages');
      append('nav/site.yaml', 'content: pages\n')({ root, env: {}, base: '' });
    },
  },
};

test('what is kept of the history of a repository is made anew if one of its inputs changes, and only then', async () => {
  const root = makeRepository(HISTORY.files);
  append('content/library/button.md', '\nChanged.\n')({ root, env: {}, base: '' });
  expect(await tryChanges(root, HISTORY)).toEqual({});
});
