import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectAt } from '../../cli/system/project-at.ts';
import { mirrorOutput } from '../../cli/build/write/mirror-output.ts';
import { outputPlaces, readOutputState } from '../../cli/build/write/output-state.ts';
import { openSiteWriter } from '../../cli/build/write/write-site.ts';

let root: string;
let out: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-nav-mirror-'));
  mkdirSync(path.join(root, 'node_modules'));
  out = path.join(root, 'out');
});
afterEach(() => rmSync(root, { recursive: true }));

function build(files: Readonly<Record<string, string>>): readonly string[] {
  const planned = Object.entries({ '_nav/site.json': 'marker', ...files }).map(([file, key]) => ({
    path: file,
    key,
    render: () => key,
  }));
  const writer = openSiteWriter(out, projectAt(root));
  const missing = writer.reuse({ files: planned, folders: [] });
  for (const { path: file, key } of missing.files) writer.write(file, key);
  writer.finish(missing);
  writer.publish();
  return missing.files.map((file) => file.path);
}

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

test('the first output gets a spare that shares its files, and the next build uses it', () => {
  build({ 'a/index.html': '1', 'b/c/index.html': '1' });
  mirrorOutput({ out, root });
  const places = outputPlaces(out, projectAt(root));
  const { spare } = places;
  expect(statSync(path.join(spare, 'b/c/index.html')).ino).toBe(statSync(path.join(out, 'b/c/index.html')).ino);
  expect(Object.keys(readOutputState(places).spare)).toContain('a/index.html');
  expect(build({ 'a/index.html': '2', 'b/c/index.html': '1' })).toEqual(['a/index.html']);
  expect([read('a/index.html'), read('b/c/index.html')]).toEqual(['2', '1']);
  expect(readFileSync(path.join(spare, 'a/index.html'), 'utf8')).toBe('1');
});

test('an output with a missing file gets no spare', () => {
  build({ 'a/index.html': '1', 'b/index.html': '1' });
  rmSync(path.join(out, 'a/index.html'));
  const { spare } = outputPlaces(out, projectAt(root));
  mirrorOutput({ out, root });
  expect([existsSync(spare), existsSync(`${spare}.${process.pid}`)]).toEqual([false, false]);
  expect(build({ 'a/index.html': '1', 'b/index.html': '1' })).toEqual(['a/index.html']);
});
