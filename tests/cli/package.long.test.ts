import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { packageOf } from '../../cli/system/packages/read-packages.ts';
import { ROOT } from '../support/docs-nav.ts';
import { makeFolder } from './support/folder.ts';

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
    'start/main.ts',
    ...['first', 'later', 'rows', 'demos', 'landings'].map((name) => `styles/${name}.css`),
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
    'demo-width.js',
    'demos.css',
    'ends.css',
    'first.css',
    'landings.css',
    'later.css',
    'main.js',
    'mount-preferences.js',
    'mount-search.js',
    'neighbor-of.js',
    'page-theme.js',
    'query-words.js',
    'reader-acts.js',
    'rows.css',
    'say-count.js',
    'search-worker.js',
    'words.js',
  ]);
  expect(
    entries.filter(({ url, revision }) => revision !== null || !existsSync(inPackage(`dist/browser/${url}`))),
  ).toEqual([]);
});

test('what is packed has no scripts and no workspaces, and package.json is as before', () => {
  const list = readFileSync(inPackage('package.json'), 'utf8');
  const root = makeFolder({ 'package.json': list, 'dist/docs-nav.cjs': '', 'cli/package/build.mjs': '' });
  cpSync(inPackage('cli/package/pack.mjs'), path.join(root, 'cli/package/pack.mjs'));
  expect(spawnSync('npm', ['pack', '--silent'], { cwd: root, shell: process.platform === 'win32' }).status).toBe(0);
  const { version } = JSON.parse(list) as { version: string };
  spawnSync('tar', ['-xzf', `docs-nav-${version}.tgz`], { cwd: root });
  const { scripts: _, workspaces: __, ...rest } = JSON.parse(list) as Record<string, unknown>;
  expect(JSON.parse(readFileSync(path.join(root, 'package/package.json'), 'utf8'))).toEqual(rest);
  expect(readFileSync(path.join(root, 'package.json'), 'utf8')).toBe(list);
});

const OUTSIDE = { 'docs-nav': '', 'typescript-for-docs-nav': '' };

/** An import of values, and one that loads on demand. */
const IMPORT = /^(?:import|export) (?!type\b)[^;]*?from '([^']+)';|\bimport\('([^']+)'\)/gm;

test('the licenses of all bundled packages are included, with the notices that belong to them', () => {
  const entries = readFileSync(inPackage('dist/licenses.txt'), 'utf8').split(`\n\n${'-'.repeat(80)}\n\n`);
  const included = new Map(entries.map((entry) => [entry.slice(0, entry.indexOf(' ')), entry]));
  expect(entries.filter((entry) => !/copyright/i.test(entry))).toEqual([]);
  expect(included.get('prettier')).toContain('# Licenses of bundled dependencies');

  // Not bundled: what the project installs, and what only the reference site imports.
  const [own, reference] = ['package.json', 'site/reference/packages/package.json'].map(
    (file) => JSON.parse(readFileSync(inPackage(file), 'utf8')) as Record<string, Readonly<Record<string, string>>>,
  );
  const outside = {
    ...own?.['peerDependencies'],
    ...own?.['dependencies'],
    ...reference?.['devDependencies'],
    ...OUTSIDE,
  };
  const isBundled = (name: string) => ['react', 'satteri'].includes(name) || !(name in outside);
  const imported = ['cli', 'engine', 'site']
    .flatMap((folder) =>
      readdirSync(inPackage(folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(
      (file) => /\.tsx?$/.test(file) && !/^(?:site\/(?:reference|vite\.config)|cli\/package)\b|\.d\.ts$/.test(file),
    )
    .flatMap((file) => [...readFileSync(inPackage(file), 'utf8').matchAll(IMPORT)])
    .flatMap(([, still, loaded]) => still ?? loaded ?? [])
    .filter((specifier) => /^(?!node:|virtual:)[@a-z]/.test(specifier))
    .map(packageOf);
  expect(imported.length).toBeGreaterThan(30);
  expect([...new Set(imported)].filter((name) => isBundled(name) && !included.has(name))).toEqual([]);
});

test('the schemas match what the bin prints', () => {
  for (const name of ['site', 'section']) {
    const printed = spawnSync(process.execPath, [inPackage('dist/docs-nav.cjs'), 'schema', name], {
      encoding: 'utf8',
    }).stdout;
    expect(readFileSync(inPackage(`schemas/${name}.schema.json`), 'utf8')).toBe(printed);
  }
});
