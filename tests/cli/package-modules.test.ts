import { symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBuildFault } from '../../cli/system/packages/build-fault.ts';
import { findPackageModule } from '../../cli/system/packages/package-modules.ts';
import { findPackageFolder } from '../../cli/system/packages/read-packages.ts';
import { makeFolder } from './support/folder.ts';

const EXPORTS = {
  '.': { types: './dist/index.d.ts', import: './dist/index.js' },
  './async': { types: './dist/async.d.ts', default: './dist/async.js' },
  './icons': './dist/esm/icons/index.mjs',
  './only': './dist/only.js',
  './*': './dist/parts/*.js',
  './styles.css': './dist/kit.css',
};

const SOURCES = {
  'src/index.ts': '',
  'src/async.tsx': '',
  'src/icons/index.ts': '',
  'src/parts/badge.tsx': '',
  'src/kit.css.ts': '',
};

/** The library `kit` itself. */
const library = (files: Readonly<Record<string, string>> = {}, more: object = { exports: EXPORTS }): string =>
  makeFolder({ 'package.json': JSON.stringify({ name: 'kit', ...more }), ...SOURCES, ...files });

describe('the project’s own package', () => {
  test.each([
    // import, what pages show, what users get
    ['kit', 'src/index.ts', 'dist/index.js'],
    ['kit/async', 'src/async.tsx', 'dist/async.js'],
    ['kit/icons', 'src/icons/index.ts', 'dist/esm/icons/index.mjs'],
    ['kit/badge', 'src/parts/badge.tsx', 'dist/parts/badge.js'],
    ['kit/only', undefined, 'dist/only.js'],
    // A module with the same name is no stylesheet.
    ['kit/styles.css', undefined, 'dist/kit.css'],
  ])('%s is its source, whether or not it is built', (specifier, source, published) => {
    expect(findPackageModule(library(), specifier)).toMatchObject({ source, published, isMissing: true, isHere: true });
    expect(findPackageModule(library({ [published]: '' }), specifier)).toMatchObject({ source, isMissing: false });
  });

  test.each([
    [{ main: 'index.js' }, 'kit', 'src/index.ts'],
    [{ main: './dist/index.js', source: 'src/async.tsx' }, 'kit', 'src/async.tsx'],
    [{ main: 'dist/index.js' }, 'kit/dist/async.js', 'src/async.tsx'],
    [{ main: 'dist/index.js' }, 'kit/lib/async', 'src/async.tsx'],
    [{ exports: './dist/index.js' }, 'kit', 'src/index.ts'],
    [{ exports: { '.': './src/index.ts', './async': './src/async.tsx' } }, 'kit/async', 'src/async.tsx'],
  ])('with %j, %s is %s', (manifest, specifier, source) => {
    expect(findPackageModule(library({}, manifest), specifier)?.source).toBe(source);
  });

  test('is the project also through a link to it, but not if another one of its name is installed', () => {
    const linked = library({ 'node_modules/other/package.json': '{}' });
    symlinkSync('..', path.join(linked, 'node_modules/kit'));
    expect(findPackageModule(linked, 'kit')?.source).toBe('src/index.ts');
    const installed = library({ 'node_modules/kit/package.json': '{ "main": "a.js" }', 'node_modules/kit/a.js': '' });
    expect(findPackageModule(installed, 'kit')).toMatchObject({ source: undefined, published: 'a.js', isHere: false });
  });

  test('is found like an installed one', () => {
    const root = library({ 'node_modules/react/package.json': '{}' });
    expect(['kit', 'react', 'gone'].map((name) => findPackageFolder(root, name))).toEqual([
      root,
      path.join(root, 'node_modules/react'),
      undefined,
    ]);
  });
});

describe('a build', () => {
  /** A project next to the package `@acme/ui`. */
  const inWorkspace = (files: Readonly<Record<string, string>>) => {
    const top = makeFolder({
      'docs/package.json': '{ "name": "docs" }',
      'docs/node_modules/@acme/.keep': '',
      'ui/package.json': '{ "name": "@acme/ui", "exports": { ".": "./dist/index.js" } }',
      'ui/src/index.ts': '',
      'ui/src/button.tsx': '',
      ...files,
    });
    symlinkSync('../../../ui', path.join(top, 'docs/node_modules/@acme/ui'));
    return path.join(top, 'docs');
  };

  /** Sets when a file was changed, in seconds from some moment. */
  const touch = (root: string, file: string, at: number) => utimesSync(path.join(root, file), at, at);

  test('that is missing leaves nothing to show of a package of the workspace', () => {
    expect(findBuildFault(inWorkspace({}), '@acme/ui')).toEqual({
      code: 'demo-syntax',
      message: '`@acme/ui` leads to `../ui/dist/index.js`, which does not exist.',
      help: 'run its build in ../ui, or correct its package.json',
    });
  });

  test('that is missing leaves the source of the project’s own package', () => {
    expect(findBuildFault(library(), 'kit/async')).toEqual({
      code: 'stale-build',
      message: '`kit/async` leads to `dist/async.js`, which does not exist; pages show its source.',
      help: 'run its build, or correct its package.json',
    });
    expect(findBuildFault(library(), 'kit/only')?.code).toBe('demo-syntax');
    // What `npm init` writes is no build.
    expect(findBuildFault(library({}, { main: 'index.js' }), 'kit')).toBeUndefined();
  });

  test('that is older than the source is told, whichever of its files is the newest', () => {
    const root = inWorkspace({ 'ui/dist/index.js': '', 'ui/dist/button.js': '', 'ui/src/button.test.tsx': '' });
    for (const [at, file] of ['src/index.ts', 'dist/index.js', 'src/button.tsx', 'dist/button.js'].entries())
      touch(root, `../ui/${file}`, at + 1);
    touch(root, '../ui/src/button.test.tsx', 9);
    expect(findBuildFault(root, '@acme/ui', { hasAge: true })).toBeUndefined();
    touch(root, '../ui/src/button.tsx', 5);
    expect(findBuildFault(root, '@acme/ui')).toBeUndefined();
    expect(findBuildFault(root, '@acme/ui', { hasAge: true })).toMatchObject({
      code: 'stale-build',
      message: 'The build of `@acme/ui` is older than `../ui/src/button.tsx`.',
    });
  });

  test('is not expected of what is published as it was written, nor of installed packages', () => {
    const written = '{ "name": "@acme/ui", "exports": { ".": "./src/index.ts" } }';
    expect(findBuildFault(inWorkspace({ 'ui/package.json': written }), '@acme/ui', { hasAge: true })).toBeUndefined();
    const root = makeFolder({
      'node_modules/kit/package.json': '{ "name": "kit", "main": "dist/index" }',
      'node_modules/kit/dist/index.js': '',
      'node_modules/kit/src/index.js': '',
      'node_modules/types/package.json': '{ "name": "types", "exports": { ".": { "types": "./index.d.ts" } } }',
    });
    touch(root, 'node_modules/kit/dist/index.js', 1);
    expect(['kit', 'types', 'gone'].map((name) => findBuildFault(root, name, { hasAge: true }))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
