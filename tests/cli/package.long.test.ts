import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

const inPackage = (file: string): string => path.join(ROOT, file);

test('building again without changes writes nothing and prints nothing', () => {
  const { mtimeMs } = statSync(inPackage('dist'));
  const { status, stdout, stderr } = spawnSync(process.execPath, [inPackage('cli/package/build.mjs')], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(statSync(inPackage('dist')).mtimeMs).toBe(mtimeMs);
});

test('the bin can be run as a program', () => {
  expect(readFileSync(inPackage('dist/docs-nav.cjs'), 'utf8').split('\n')[0]).toBe('#!/usr/bin/env node');
  expect(statSync(inPackage('dist/docs-nav.cjs')).mode & 0o111).toBe(0o111);
});

test('everything that the site’s build reads by name exists', () => {
  const manifest = Object.assign(
    {},
    ...['manifest.json', 'styles.json'].map((name) =>
      JSON.parse(readFileSync(inPackage(`dist/browser/${name}`), 'utf8')),
    ),
  );
  const names = [
    'client/main.ts',
    ...['first', 'later', 'api', 'demos', 'landings'].map((name) => `frame/styles/${name}.css`),
    'icon.svg',
  ].map((source) => manifest[source].file);
  expect(names.filter((name) => !existsSync(inPackage(`dist/browser/${name}`)))).toEqual([]);
  expect(
    [
      'dist/workbench/live-edits.js',
      'dist/workbench/inspector.js',
      'dist/scripts/boot.js',
      'dist/scripts/worker.js',
      'dist/scripts/remove.js',
      'dist/demos/runtime.js',
      'dist/demos/react.js',
      'dist/chunks/page-worker.cjs',
      'dist/chunks/demo-worker.cjs',
      'dist/chunks/mirror-worker.cjs',
      'dist/fonts/roboto-400.ttf',
      'dist/fonts/roboto-700.ttf',
    ].filter((file) => !existsSync(inPackage(file))),
  ).toEqual([]);
});

test('the package contains what adopters need, and no notes of the build', () => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const places = new Set(files.map(({ path: file }) => file.replace(/\/.*/s, '/')));
  expect([...places].toSorted()).toEqual(['LICENSE', 'README.md', 'dist/', 'package.json', 'schemas/']);
  expect(files.filter(({ path: file }) => /(?:^|\/)\./.test(file))).toEqual([]);
});

test('the precache manifest lists the files that every page loads or that its buttons need', () => {
  const entries = JSON.parse(readFileSync(inPackage('dist/scripts/precache.json'), 'utf8')) as {
    url: string;
    revision: string | null;
  }[];
  expect(entries.map(({ url }) => url.replace(/\.[a-z0-9]{8}\./, '.')).toSorted()).toEqual([
    'acts.js',
    'api.css',
    'demos.css',
    'ends.css',
    'first.css',
    'landings.css',
    'later.css',
    'main.js',
    'mount-preferences.js',
    'mount-search.js',
    'open-search.js',
    'say-count.js',
  ]);
  expect(
    entries.filter(({ url, revision }) => revision !== null || !existsSync(inPackage(`dist/browser/${url}`))),
  ).toEqual([]);
});

test('the licenses of bundled packages are included', () => {
  const licenses = readFileSync(inPackage('dist/licenses.txt'), 'utf8');
  for (const name of ['commander', 'zod', 'react', '@mui/material'])
    expect(licenses).toMatch(new RegExp(`^${name} \\d+\\.`, 'm'));
});

test('the schemas match what the bin prints', () => {
  for (const name of ['site', 'section']) {
    const printed = spawnSync(process.execPath, [inPackage('dist/docs-nav.cjs'), 'schema', name], {
      encoding: 'utf8',
    }).stdout;
    expect(readFileSync(inPackage(`schemas/${name}.schema.json`), 'utf8')).toBe(printed);
  }
});
