import { mkdirSync, renameSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { Failure } from '../../cli/system/base/failure.ts';
import { watchFolders, watchProject, type Run } from '../../cli/project/watch.ts';
import { fakeIo } from './support/fake-io.ts';
import { makeFolder, putFiles } from './support/folder.ts';

/** How long a busy machine may take to report a change. */
const PATIENCE = 60_000;

function watching(folders: readonly string[], files: Record<string, string> = { 'nav/site.yaml': 'a' }) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const root = makeFolder(files);
  const told = { changes: 0 };
  const watcher = watchFolders(root, {
    onChange: () => void (told.changes += 1),
    onError: (error) => expect.fail(error.message),
  });
  onTestFinished(() => watcher.close());
  watcher.follow(folders);
  const hearAll = makeEar();
  const settle = async (): Promise<void> => {
    await hearAll();
    vi.runAllTimers();
  };
  /** Runs the step and counts the changes that are reported for it. */
  const changesOf = async (step: () => void): Promise<number> => {
    await settle();
    told.changes = 0;
    step();
    await settle();
    return told.changes;
  };
  return { root, changesOf, follow: watcher.follow };
}

/** Makes a function that waits until this process has heard of all file changes so far, which are reported in order. */
function makeEar(): () => Promise<void> {
  const folder = makeFolder({});
  const watcher = watch(folder);
  onTestFinished(() => watcher.close());
  let said = 0;
  return async () => {
    const name = `${(said += 1)}`;
    const heard = new Promise<void>((resolve) => {
      watcher.on('change', (_, file) => file === name && resolve());
    });
    putFiles(folder, { [name]: '' });
    await heard;
  };
}

test('a burst of writes counts as one change', async () => {
  const { root, changesOf } = watching(['nav']);
  expect(
    await changesOf(() => {
      for (let at = 0; at < 5; at++) putFiles(root, { 'nav/site.yaml': `b${at}`, 'nav/sections/a.yaml': `${at}` });
    }),
  ).toBe(1);
});

test('a save by renaming is noticed every time', async () => {
  const { root, changesOf } = watching(['nav']);
  for (const text of ['b', 'c', 'd']) {
    const save = (): void => {
      writeFileSync(path.join(root, 'nav/.site.yaml.swp'), text);
      renameSync(path.join(root, 'nav/.site.yaml.swp'), path.join(root, 'nav/site.yaml'));
    };
    expect(await changesOf(save)).toBe(1);
  }
});

test('folders that are created later are watched, and so are recreated ones', async () => {
  const { root, changesOf } = watching(['nav', 'docs/pages']);
  expect(await changesOf(() => putFiles(root, { 'docs/pages/a/b.md': 'b' }))).toBeGreaterThan(0);
  expect(await changesOf(() => putFiles(root, { 'docs/pages/a/b.md': 'c' }))).toBe(1);
  expect(await changesOf(() => rmSync(path.join(root, 'nav'), { recursive: true }))).toBe(1);
  await changesOf(() => mkdirSync(path.join(root, 'nav')));
  expect(await changesOf(() => putFiles(root, { 'nav/site.yaml': 'x' }))).toBe(1);
});

test('a folder that has become a file is a change like any other', async () => {
  const { root, changesOf } = watching(['nav'], { 'nav/sections/a.yaml': 'a' });
  expect(
    await changesOf(() => {
      rmSync(path.join(root, 'nav'), { recursive: true });
      putFiles(root, { nav: '' });
    }),
  ).toBe(1);
});

test('a change elsewhere does not count', async () => {
  const { root, changesOf, follow } = watching(['nav', 'docs/pages'], {
    'nav/site.yaml': '',
    'docs/pages/a.md': '',
    'docs/other/a.md': '',
  });
  const elsewhere = { 'out/index.html': 'x', 'docs/other/a.md': 'x', 'README.md': 'x' };
  expect(await changesOf(() => putFiles(root, elsewhere))).toBe(0);
  follow(['nav']);
  expect(await changesOf(() => putFiles(root, { 'docs/pages/a.md': 'y' }))).toBe(0);
});

test('runs at once, after each change and despite failures, until it is interrupted', async () => {
  const root = makeFolder({ 'nav/site.yaml': '1' });
  const io = fakeIo(root);
  let runs = 0;
  const work = async ({ watch }: Run): Promise<boolean> => {
    runs += 1;
    if (runs === 2) throw new Failure('The file is half saved.');
    watch(['nav']);
    return true;
  };
  const watched = watchProject(projectAt(root), work, io);
  for (const expected of [1, 2, 3]) {
    await vi.waitFor(() => expect(runs).toBeGreaterThanOrEqual(expected), { timeout: PATIENCE });
    if (expected < 3) putFiles(root, { 'nav/site.yaml': `after ${expected}` });
  }
  expect(io.written().stderr).toBe('error: The file is half saved.\n');
  io.interrupt();
  await watched;
});

/**
 * Watches a project; each run records the changes that it receives, and then does what `work` does for the first,
 * second, … run.
 */
function recordRuns(work: (run: Run, number: number) => void, areAll = true) {
  const root = makeFolder({ 'nav/site.yaml': '1', 'docs/a.md': '1', 'docs/b.md': '1' });
  const io = fakeIo(root);
  const told: Run['changes'][] = [];
  const watched = watchProject(
    projectAt(root),
    async (run) => {
      told.push(run.changes);
      work(run, told.length);
      return areAll;
    },
    io,
  );
  return {
    told,
    stderr: () => io.written().stderr,
    edit: (...files: readonly string[]) => files.forEach((file) => putFiles(root, { [file]: 'edited' })),
    reach: (count: number) =>
      vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(count), { timeout: PATIENCE }),
    async end() {
      io.interrupt();
      await watched;
    },
  };
}

test('after a run fails, everything that it named is still watched, and the next run receives its changes as well', async () => {
  const { told, stderr, edit, reach, end } = recordRuns(({ watch }, number) => {
    watch(['nav', 'docs']);
    if (number === 2) throw new TypeError('x is not a function');
    if (number === 1) throw new Failure('The disk is full.');
  });
  await reach(1);
  edit('docs/a.md');
  await reach(2);
  edit('docs/b.md');
  await reach(3);
  await end();
  // Undefined: anything may have changed, since the first run never finished.
  expect(told).toEqual([undefined, undefined, undefined]);
  expect(stderr()).toContain('error: The disk is full.\n');
  expect(stderr()).toMatch(/TypeError: x is not a function[^]*This is a bug in docs-nav/);
});

test('a run after one that failed gets the changes of both', async () => {
  const { told, edit, reach, end } = recordRuns(({ watch }, number) => {
    watch(['nav', 'docs']);
    if (number === 2) throw new Failure('The disk is full.');
  });
  await reach(1);
  edit('docs/a.md');
  await reach(2);
  edit('docs/b.md');
  await reach(3);
  await end();
  expect([...(told[2] ?? [])]).toEqual(expect.arrayContaining(['docs/a.md', 'docs/b.md']));
});

test('what the last run no longer named does not start another one', async () => {
  const { told, edit, reach, end } = recordRuns(({ watch }, number) => watch(number === 1 ? ['nav', 'docs'] : ['nav']));
  await reach(1);
  edit('nav/site.yaml');
  await reach(2);
  edit('docs/a.md', 'nav/site.yaml');
  await reach(3);
  await end();
  expect(told[2]).toEqual(new Set(['nav/site.yaml']));
});

test('a run that only knows some of its places does not end the watching of others', async () => {
  const { told, edit, reach, end } = recordRuns(({ watch }, number) => watch(number === 1 ? ['docs'] : ['nav']), false);
  await reach(1);
  edit('docs/a.md');
  await reach(2);
  edit('docs/b.md');
  await reach(3);
  await end();
  expect(told[2]).toEqual(new Set(['docs/b.md']));
});

test('a file beside the project is watched, even one that does not exist yet', async () => {
  const outer = makeFolder({ 'site/nav/site.yaml': 'a', 'packages/a/src/index.ts': 'a' });
  const told: string[] = [];
  const watcher = watchFolders(path.join(outer, 'site'), {
    onChange: (changes) => void told.push(...(changes ?? ['any'])),
    onError: (error) => expect.fail(error.message),
  });
  onTestFinished(() => watcher.close());
  watcher.follow(['../packages/a/src/index.ts', '../packages/b/index.ts']);
  putFiles(outer, { 'packages/a/src/other.ts': 'b', 'packages/a/src/index.ts': 'b' });
  await vi.waitFor(() => expect(told).toContain('../packages/a/src/index.ts'), { timeout: PATIENCE });
  mkdirSync(path.join(outer, 'packages/b'));
  await vi.waitFor(() => expect(told).toContain('any'), { timeout: PATIENCE });
  putFiles(outer, { 'packages/b/index.ts': 'b' });
  await vi.waitFor(() => expect(told).toContain('../packages/b/index.ts'), { timeout: PATIENCE });
  expect(told).not.toContain('../packages/a/src/other.ts');
});
