import {
  appendFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { openSiteWriter, type KeyedFolder } from '../../cli/build/write/write-site.ts';
import { Failure } from '../../cli/system/base/failure.ts';

let root: string;
let out: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-nav-write-'));
  mkdirSync(path.join(root, 'node_modules'));
  out = path.join(root, 'out');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds an output whose files hold their key; returns the paths that were rewritten. */
function build(
  files: Readonly<Record<string, string>>,
  folders: readonly KeyedFolder[] = [],
  generations = 0,
): readonly string[] {
  const planned = Object.entries({ '_nav/site.json': 'marker', ...files }).map(([file, key]) => ({
    path: file,
    key,
    render: () => key,
  }));
  const writer = openSiteWriter(out, projectAt(root), generations);
  const missing = writer.reuse({ files: planned, folders });
  for (const { path: file, key } of missing.files) writer.write(file, key);
  for (const folder of missing.folders) {
    mkdirSync(path.join(writer.folder, folder.path, 'part'), { recursive: true });
    for (const name of ['index', 'part/words']) writeFileSync(path.join(writer.folder, folder.path, name), folder.key);
  }
  writer.finish(missing);
  writer.publish();
  return [...missing.files, ...missing.folders].map((entry) => entry.path);
}

function read(): Readonly<Record<string, string>> {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(paths.toSorted().map((file) => [file, readFileSync(path.join(out, file), 'utf8')]));
}

const MARKER = { '_nav/site.json': 'marker' };
const index = (name: string, key: string) => ({
  [`_nav/search/${name}/index`]: key,
  [`_nav/search/${name}/part/words`]: key,
});

describe('an output', () => {
  test('is written once, then only where keys differ, over many builds', () => {
    expect(build({ 'a/index.html': '1', 'b/index.html': '1' })).toHaveLength(3);
    expect(build({ 'a/index.html': '1', 'b/index.html': '2' })).toEqual(['b/index.html']);
    expect(build({ 'a/index.html': '1', 'b/index.html': '2' })).toEqual([]);
    expect(build({ 'a/index.html': '3', 'b/index.html': '2' })).toEqual(['a/index.html']);
    expect(read()).toEqual({ ...MARKER, 'a/index.html': '3', 'b/index.html': '2' });
  });

  test('loses pages that are gone, in the next build and in the one after that', () => {
    build({ 'a/index.html': '1', 'gone/index.html': '1' });
    build({ 'a/index.html': '1' });
    expect(read()).toEqual({ ...MARKER, 'a/index.html': '1' });
    build({ 'a/index.html': '1' });
    expect(read()).toEqual({ ...MARKER, 'a/index.html': '1' });
  });

  test('keeps nothing that others added or changed', () => {
    for (let round = 0; round < 3; round++) {
      build({ 'a/index.html': '1', 'b/index.html': '1' });
      expect(read()).toEqual({ ...MARKER, 'a/index.html': '1', 'b/index.html': '1' });
      writeFileSync(path.join(out, 'a', 'stranger.txt'), 'x');
      mkdirSync(path.join(out, 'strange', 'folder'), { recursive: true });
      writeFileSync(path.join(out, 'strange', 'folder', 'file'), 'x');
      appendFileSync(path.join(out, 'b/index.html'), 'changed in place');
    }
  });

  test('rewriting a page does not change another output that shares the old file', () => {
    build({ 'a/index.html': '1' });
    build({ 'a/index.html': '1' });
    linkSync(path.join(out, 'a/index.html'), path.join(root, 'witness'));
    build({ 'a/index.html': '2' });
    expect(readFileSync(path.join(root, 'witness'), 'utf8')).toBe('1');
  });

  test('replaces folders with a key as a whole, and removes them with their section', () => {
    const kit = { path: '_nav/search/kit', key: '1' };
    build({}, [kit]);
    build({}, [{ ...kit, key: '2' }]);
    build({}, [{ ...kit, key: '2' }]);
    expect(read()).toEqual({ ...MARKER, ...index('kit', '2') });
    build({});
    build({});
    expect(read()).toEqual(MARKER);
  });

  test('replaces a folder while the one beside it stays', () => {
    const [kit, grid] = [
      { path: '_nav/search/kit', key: '1' },
      { path: '_nav/search/grid', key: 'g' },
    ];
    build({}, [kit, grid]);
    build({}, [{ ...kit, key: '2' }, grid]);
    expect(read()).toEqual({ ...MARKER, ...index('kit', '2'), ...index('grid', 'g') });
  });

  test('is complete again after a build that was killed between its two renames', () => {
    build({ 'a/index.html': '1' });
    build({ 'a/index.html': '2' });
    const before = read();
    // What `publish` does first, and nothing after it, in a process that no longer runs.
    renameSync(out, path.join(root, '.out.replaced-999999999'));
    mkdirSync(path.join(root, '.out.building-999999999'));
    expect(existsSync(out)).toBe(false);
    openSiteWriter(out, projectAt(root)).discard();
    expect(read()).toEqual(before);
    expect(readdirSync(root).toSorted()).toEqual(['node_modules', 'out']);
  });
});

test('a folder that contains other files is refused, and left as it was', () => {
  mkdirSync(out);
  writeFileSync(path.join(out, 'precious.txt'), 'x');
  expect(() => openSiteWriter(out, projectAt(root))).toThrow(Failure);
  expect(() => openSiteWriter(root, projectAt(root))).toThrow(/project itself/);
  expect(readFileSync(path.join(out, 'precious.txt'), 'utf8')).toBe('x');
});

describe('files of earlier builds', () => {
  const asset = (hash: string) => ({ [`_nav/assets/main.${hash}.js`]: hash });
  const outputOf = (files: Readonly<Record<string, string>>, generations: number) => {
    build(files, [], generations);
    return Object.keys(read()).filter((file) => file.startsWith('_nav/assets/'));
  };

  test('stay for as many builds as asked, if their names contain a hash', () => {
    expect(outputOf({ ...asset('1'), 'a/index.html': 'a' }, 1)).toEqual(['_nav/assets/main.1.js']);
    expect(outputOf(asset('2'), 1)).toEqual(['_nav/assets/main.1.js', '_nav/assets/main.2.js']);
    expect(Object.keys(read())).not.toContain('a/index.html');
    // A build that changes none of them is no generation.
    expect(outputOf({ ...asset('2'), 'b/index.html': 'b' }, 1)).toEqual([
      '_nav/assets/main.1.js',
      '_nav/assets/main.2.js',
    ]);
    expect(outputOf(asset('3'), 1)).toEqual(['_nav/assets/main.2.js', '_nav/assets/main.3.js']);
    expect(outputOf(asset('4'), 2)).toEqual([
      '_nav/assets/main.2.js',
      '_nav/assets/main.3.js',
      '_nav/assets/main.4.js',
    ]);
    expect(outputOf(asset('5'), 0)).toEqual(['_nav/assets/main.5.js']);
  });

  test('leave no empty folder where they are gone: files and folders are those of a first build', () => {
    const branch = (hash: string) => ({ [`_nav/branches/base.${hash}/a.1.json`]: hash });
    const list = () => (readdirSync(out, { recursive: true }) as string[]).toSorted();
    build({ ...branch('12345678'), ...asset('1') }, [], 1);
    rmSync(out, { recursive: true });
    build({ ...branch('87654321'), ...asset('2') }, [], 1);
    const warm = list();
    rmSync(root, { recursive: true });
    mkdirSync(path.join(root, 'node_modules'), { recursive: true });
    build({ ...branch('87654321'), ...asset('2') }, [], 1);
    expect(warm).toEqual(list());
  });
});

test('no file is written out of the output, whatever a cache says', () => {
  expect(() => build({ 'a/../../victim.html': '1' })).toThrow('The cache leads out of the output.');
  expect(existsSync(path.join(root, 'victim.html'))).toBe(false);
});
