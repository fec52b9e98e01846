/** What is read back may come from elsewhere: journals, notes and names in caches lead nowhere else, and end no command. */
import {
  existsSync,
  fstatSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../cli/editor/workspace.ts';
import { publishInside, recoverInside } from '../../cli/build/write/publish-inside.ts';
import { outputPlaces, readOutputState } from '../../cli/build/write/output-state.ts';
import { findCacheFolder } from '../../cli/system/cache/cache-folder.ts';
import { pruneCache } from '../../cli/system/cache/prune-cache.ts';
import { keepValue, readKept, readKeptValue, writeKept } from '../../cli/system/cache/kept-file.ts';
import { putJournal } from '../../cli/system/journal.ts';
import { finishAndTell } from '../../cli/project/open-project.ts';
import { projectAt } from '../../cli/system/project-at.ts';
import { runCli } from './support/fake-io.ts';
import { makeFolder, PROJECT, putFiles } from './support/folder.ts';

/** No process has this number. */
const EDIT = '.docs-nav/edit-4000000';

/** Everything below a folder: `<path>: <content>`. */
const listAll = (folder: string): readonly string[] =>
  (readdirSync(folder, { recursive: true }) as string[])
    .toSorted()
    .map(
      (file) =>
        `${file}: ${lstatSync(path.join(folder, file)).isFile() ? readFileSync(path.join(folder, file), 'utf8') : ''}`,
    );

interface Brought {
  readonly steps?: unknown;
  readonly text?: string;
}

/** A project beside a folder that is not its own, with the journal of an edit. */
function makeProject({ steps, text = JSON.stringify({ command: 'mv /a /b', steps }) }: Brought) {
  const top = makeFolder({ 'victim/kept.txt': 'kept' });
  const root = path.join(top, 'site');
  putFiles(root, {
    ...PROJECT,
    'node_modules/.keep': '',
    '.husky/pre-commit': 'true',
    'src/index.ts': '',
    'nav/sections/library.yaml': `${PROJECT['nav/sections/library.yaml']}demos: examples\ndemoProvider: docs/Provider.tsx\n`,
    'examples/Basic.tsx': 'export default () => null;\n',
    'docs/Provider.tsx': 'export default ({ children }) => children;\n',
    [`${EDIT}/journal.json`]: text,
    ...Object.fromEntries(['0', '1', '2'].map((name) => [`${EDIT}/${name}`, 'written\n'])),
  });
  return { top, root };
}

const NEW = { from: 'content/library/none.md', to: 'content/library/none.md' };

const ELSEWHERE: Readonly<Record<string, Brought>> = {
  'a hook of Git': { steps: [{ ...NEW, to: '.git/hooks/pre-commit' }] },
  'a folder with a dot': { steps: [{ from: '.husky/pre-commit', to: '.husky/pre-commit' }] },
  'a folder with a dot in the content': { steps: [{ ...NEW, to: 'content/.vitepress/config.mjs' }] },
  'a folder beside the project': { steps: [{ ...NEW, to: '../victim/written.sh' }] },
  'a folder beside the project, by way of the content': { steps: [{ ...NEW, to: 'content/../../victim/written.sh' }] },
  'an absolute path': { steps: [{ ...NEW, to: '/victim/written.sh' }] },
  'a file to remove elsewhere': { steps: [{ from: '../victim/kept.txt', to: 'content/library/x.md' }] },
  packages: { steps: [{ ...NEW, to: 'node_modules/vite/index.js' }] },
  'the source': { steps: [{ from: 'src/index.ts', to: 'src/index.ts' }] },
  'a new module beside a named one': { steps: [{ ...NEW, to: 'docs/Other.tsx' }] },
  'a path that no system has': { steps: [{ ...NEW, to: 'content/a\0b' }] },
  'a folder': { steps: [{ from: 'content/library', to: 'content/library' }] },
  'through what another step puts there': {
    steps: [
      { ...NEW, to: 'content/out' },
      { ...NEW, to: 'content/out/written.sh' },
    ],
  },
  'no list': { steps: { 0: NEW } },
  'no step': { steps: [null] },
  'nothing at all': { text: 'null' },
  'an end before its end': { text: '{"command":"mv /a /b","steps":[{"fr' },
};

test.each(Object.entries(ELSEWHERE))(
  'the journal of an edit that leads to %s is told and left alone',
  async (_, brought) => {
    const { top, root } = makeProject(brought);
    const before = listAll(top);
    const told: string[] = [];
    await finishAndTell(projectAt(root), { write: (line) => told.push(line) });
    expect(told).toEqual([
      expect.stringMatching(
        /^warning: \S+\/site\/\.docs-nav\/edit-4000000\/journal\.json is not followed, because it .*: remove \.docs-nav\/edit-4000000; .*\n$/,
      ),
    ]);
    expect(listAll(top)).toEqual(before);
  },
);

test('it ends no command', async () => {
  const { root } = makeProject(ELSEWHERE['a hook of Git'] ?? {});
  expect(await runCli(['validate'], root)).toEqual({
    exitCode: 0,
    stdout: 'no errors or warnings in 1 section, 2 pages\n',
    stderr: expect.stringContaining('is not followed'),
  });
});

test('an edit is finished in navigation, content and demos, and in a module that the navigation names', async () => {
  const paths = ['content/library/start.md', 'examples/Basic.tsx', 'docs/Provider.tsx'];
  const { root } = makeProject({
    steps: paths.map((file) => ({ from: file, to: file.replace('Basic', 'Moved'), stamp: [-1, -1] })),
  });
  // Files that someone has changed keep their text.
  const { stderr } = await runCli(['validate'], root);
  expect(stderr).toContain('note: `docs-nav mv /a /b` was interrupted; its 3 files are in place now');
  expect(existsSync(path.join(root, 'examples/Moved.tsx'))).toBe(true);
  expect(existsSync(path.join(root, EDIT))).toBe(false);
});

test('a folder of links is no content, whatever leads there', async () => {
  const { top, root } = makeProject({ steps: [{ ...NEW, to: 'content/out/written.sh' }] });
  symlinkSync('../../victim', path.join(root, 'content/out'));
  const { stderr } = await runCli(['validate'], root);
  expect(stderr).toContain('is not followed, because it does not say what a command of docs-nav writes');
  expect(readdirSync(path.join(top, 'victim'))).toEqual(['kept.txt']);
});

test('nothing is finished, cleared away or cached behind a link out of the project', async () => {
  const top = makeFolder({ 'victim/edit-4000000/journal.json': '{}', 'victim/edit-4000001/0': '' });
  const root = path.join(top, 'site');
  putFiles(root, PROJECT);
  symlinkSync('../victim', path.join(root, '.docs-nav'));
  const before = listAll(path.join(top, 'victim'));
  const { exitCode, stderr } = await runCli(['validate'], root);
  expect(exitCode).toBe(0);
  for (const name of ['edit-4000000', 'edit-4000001'])
    expect(stderr).toContain(
      `.docs-nav/${name}/journal.json is not followed, because it is behind a link: remove .docs-nav/${name};`,
    );
  expect(listAll(path.join(top, 'victim'))).toEqual(before);
  expect(path.relative(root, findCacheFolder(root))).toMatch(/^\.\./);
});

test('what a link in the cache leads to is not removed with what is old in it', () => {
  const top = makeFolder({ 'victim/old.txt': '', 'cache/old.txt': '' });
  const cache = path.join(top, 'cache');
  symlinkSync('../victim', path.join(cache, 'api'));
  for (const file of ['victim/old.txt', 'cache/old.txt']) utimesSync(path.join(top, file), 0, 0);
  pruneCache(cache);
  expect([existsSync(path.join(cache, 'old.txt')), existsSync(path.join(top, 'victim/old.txt'))]).toEqual([
    false,
    true,
  ]);
});

test('an editor tells such a journal once', async () => {
  const { root } = makeProject({ text: '' });
  const told: string[] = [];
  const workspace = openWorkspace(projectAt(root), (line) => told.push(line));
  await workspace.refresh(() => false);
  await workspace.refresh(() => false);
  expect(told).toEqual([expect.stringContaining('journal.json is not followed, because it cannot be read to its end')]);
});

describe('the journal of a publication', () => {
  const recover = (journal: unknown, files: Readonly<Record<string, string>> = {}) => {
    const top = makeFolder({ 'victim/a.txt': 'a' });
    const out = path.join(top, 'out');
    putFiles(out, {
      'index.html': 'old',
      '.publishing.json': typeof journal === 'string' ? journal : JSON.stringify(journal),
      ...files,
    });
    return { top, out, told: () => recoverInside(out) };
  };

  test.each<readonly [string, unknown]>([
    ['is cut off', '{"fr'],
    ['is empty', ''],
    ['leads out of the output', { from: '../victim', files: [] }],
    ['leads to the output itself', { from: '.building-x/..', files: [] }],
    ['leads to another folder of the output', { from: 'a', files: [] }],
    ['names files elsewhere', { from: '.building-4000000', files: ['../victim/a.txt'] }],
    ['names no files', { from: '.building-4000000' }],
    ['is a list', []],
  ])('is told if it %s, and nothing is touched', (_, journal) => {
    const { top, told } = recover(journal, { 'a/b.html': 'b' });
    const before = listAll(top);
    expect(told()).toMatch(
      /^warning: \S+\/out\/\.publishing\.json is not followed, because it .*: this build makes the output/,
    );
    expect(listAll(top)).toEqual(before);
  });

  test('takes no file from behind a link', () => {
    const { top, out, told } = recover(
      { from: '.building-4000000', files: ['a/a.txt'] },
      { '.building-4000000/index.html': '' },
    );
    symlinkSync('../../victim', path.join(out, '.building-4000000/a'));
    expect(told()).toBeDefined();
    expect(readFileSync(path.join(top, 'victim/a.txt'), 'utf8')).toBe('a');
  });

  test('removes nothing if its files are gone: everything has been published', () => {
    const { out, told } = recover({ from: '.building-4000000', files: [] });
    expect(told()).toBeUndefined();
    expect(readdirSync(out)).toEqual(['index.html']);
  });

  test('whatever is in its place, the next publication replaces it', () => {
    const out = makeFolder({ '.publishing.json/x': '', '.building-1/index.html': 'new' });
    publishInside(path.join(out, '.building-1'), out, ['index.html']);
    expect(readdirSync(out)).toEqual(['index.html']);
  });
});

describe('a journal', () => {
  const { fsyncSync, renameSync } = fs;
  afterEach(() => {
    Object.assign(fs, { fsyncSync, renameSync });
    syncBuiltinESMExports();
  });

  test('is on the disk before it is in its place', () => {
    const seen: string[] = [];
    const folder = makeFolder();
    // Both still do what they do.
    fs.fsyncSync = (file) => {
      seen.push(`sync ${fstatSync(file).ino}`);
      fsyncSync(file);
    };
    fs.renameSync = (from, to) => {
      seen.push(`rename ${statSync(from).ino}`);
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    putJournal(path.join(folder, 'draft'), path.join(folder, 'journal'), { files: [] });
    const { ino } = statSync(path.join(folder, 'journal'));
    expect(seen).toEqual([`sync ${ino}`, `rename ${ino}`]);
    putFiles(folder, { 'out/.building-1/index.html': '' });
    publishInside(path.join(folder, 'out/.building-1'), path.join(folder, 'out'), ['index.html']);
    expect(seen.slice(2).map((line) => line.split(' ')[0])).toEqual(['sync', 'rename', 'rename']);
  });
});

describe('what is kept between runs', () => {
  test('names no file out of its folder', () => {
    const top = makeFolder();
    writeKept(top, 'secret.js', 'text');
    expect(readKept(path.join(top, 'cache'), '../secret.js')).toBeUndefined();
    expect(readKept(top, 'secret.js')).toBe('text');
  });

  test('says nothing about an output if it leads out of it', () => {
    const project = projectAt(makeFolder({ 'node_modules/.keep': '' }));
    const places = outputPlaces(path.join(project.root, 'out'), project);
    const note = ['key', 1, 1];
    keepValue(project.cache.folder, places.notes, { out: { 'a.html': note }, spare: {} });
    expect(readOutputState(places).out).toEqual({ 'a.html': note });
    keepValue(project.cache.folder, places.notes, { out: { 'a.html': note, '../victim/a': note }, spare: {} });
    expect(readOutputState(places)).toEqual({ out: {}, spare: {} });
    expect(readKeptValue(project.cache.folder, places.notes)).toBeDefined();
  });
});
