import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { readPageDates } from '../../cli/build/prepare/page-dates.ts';
import { findCacheFolder } from '../../cli/system/cache/cache-folder.ts';
import { keepValue } from '../../cli/system/cache/kept-file.ts';
import { makeFolder, putFiles } from './support/folder.ts';

let root: string;
let environment: NodeJS.ProcessEnv;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, env: environment, encoding: 'utf8', stdio: 'pipe' });

/** Writes files and commits them on the given day. */
function commit(day: string, files: Readonly<Record<string, string>>): void {
  putFiles(root, files);
  git('add', '-A');
  environment = { ...environment, GIT_COMMITTER_DATE: `${day}T12:00:00Z`, GIT_AUTHOR_DATE: '2001-01-01T12:00:00Z' };
  git('commit', '-q', '-m', day);
}

const read = (folder = root) => readPageDates(projectAt(folder), 'content');

beforeEach(() => {
  root = makeFolder({});
  // Without the user's or the machine's own settings.
  environment = {
    PATH: process.env['PATH'],
    HOME: root,
    GIT_CONFIG_NOSYSTEM: '1',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) => [
        [`GIT_${who}_NAME`, 'Writer'],
        [`GIT_${who}_EMAIL`, 'writer@example.org'],
      ]),
    ),
  };
  git('init', '-q', '-b', 'main');
});

describe('the day of a page’s last commit', () => {
  test('is that of its own file', async () => {
    commit('2024-01-01', { 'content/a.md': 'a', 'content/b.md': 'b', 'README.md': 'r' });
    commit('2024-02-02', { 'content/b.md': 'b2' });
    putFiles(root, { 'content/new.md': 'not committed', 'content/a.md': 'nor this' });
    expect(await read()).toEqual({ 'content/a.md': '2024-01-01', 'content/b.md': '2024-02-02' });
  });

  test('is found for names in any script, and in a project that is a folder of its repository', async () => {
    commit('2024-01-01', { 'docs/content/über uns.md': 'a', 'docs/content/日本.md': 'b', 'content/a.md': 'c' });
    expect(await read(path.join(root, 'docs'))).toEqual({
      'content/über uns.md': '2024-01-01',
      'content/日本.md': '2024-01-01',
    });
  });

  test('follows new commits, merges of older ones and rewritten history, as if nothing had been read before', async () => {
    commit('2024-01-01', { 'content/a.md': 'a', 'content/b.md': 'b' });
    await read();
    git('switch', '-q', '-c', 'side');
    commit('2024-02-02', { 'content/a.md': 'a on the side', 'content/c.md': 'c' });
    git('switch', '-q', 'main');
    commit('2024-03-03', { 'content/b.md': 'b2' });
    expect(await read()).toEqual({ 'content/a.md': '2024-01-01', 'content/b.md': '2024-03-03' });
    git('merge', '-q', 'side', '-m', 'merge');
    expect(await read()).toEqual({
      'content/a.md': '2024-02-02',
      'content/b.md': '2024-03-03',
      'content/c.md': '2024-02-02',
    });
    git('reset', '-q', '--hard', 'side');
    expect(await read()).toEqual({
      'content/a.md': '2024-02-02',
      'content/b.md': '2024-01-01',
      'content/c.md': '2024-02-02',
    });
  });

  test('comes from what an earlier build kept if there is no new commit', async () => {
    commit('2024-01-01', { 'content/a.md': 'a', 'node_modules/x/index.js': '' });
    await read();
    const kept = findCacheFolder(root);
    const head = git('rev-parse', 'HEAD').trim();
    keepValue(kept, 'dates.json', { head, dates: { 'content/a.md': '1999-09-09' } }, 'content');
    expect(await read()).toEqual({ 'content/a.md': '1999-09-09' });
    putFiles(kept, { 'dates.json': '{ damaged' });
    expect(await read()).toEqual({ 'content/a.md': '2024-01-01' });
  });

  test('is not reported if it is unknown: no repository, no commit, a shallow clone', async () => {
    expect(await read()).toEqual({});
    commit('2024-01-01', { 'content/a.md': 'a' });
    commit('2024-02-02', { 'content/b.md': 'b' });
    git('clone', '-q', '--depth', '1', pathToFileURL(root).href, 'shallow');
    expect(await read(path.join(root, 'shallow'))).toEqual({});
    expect(await read(makeFolder({ 'content/a.md': 'a' }))).toEqual({});
  });
});
