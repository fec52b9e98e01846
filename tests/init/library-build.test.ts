import { expect, test } from 'vitest';
import { readBuild } from '../../cli/init/read-library.ts';
import { makeFolder } from '../cli/support/folder.ts';

const DIST = { types: './dist/index.d.ts', import: './dist/index.js' };
const BUILD = { scripts: { build: 'tsc' } };

test.each([
  // package.json, entry, whether it is imported by its name, what is not built, whether CI builds it
  [{ exports: { '.': DIST }, ...BUILD }, 'src/index.ts', true, undefined, true],
  [{ exports: DIST }, 'src/index.ts', true, undefined, false],
  [{ exports: './src/index.ts', ...BUILD }, 'src/index.ts', true, undefined, false],
  [{ exports: { '.': './lib/index.js' }, ...BUILD }, 'src/index.ts', false, './lib/index.js', false],
  // without `exports`, a package does not know its own name
  [{ main: './dist/index.js', ...BUILD }, 'src/index.ts', false, undefined, false],
  [{ main: './dist/index.js', ...BUILD }, 'dist/index.js', false, undefined, true],
  [{ main: './lib/index.js', ...BUILD }, 'src/index.ts', false, './lib/index.js', false],
  // as `npm init` writes it
  [{ main: 'index.js' }, 'src/index.ts', false, undefined, false],
  [{ exports: DIST, private: true, ...BUILD }, 'src/index.ts', false, undefined, false],
  // an application
  [{ private: true, ...BUILD }, undefined, false, undefined, false],
])('%j', (manifest, entry, isImportable, unbuilt, isBuilt) => {
  const root = makeFolder({
    'package.json': JSON.stringify(manifest),
    'src/index.ts': '',
    'dist/index.js': '',
  });
  expect(readBuild(root, entry)).toEqual({ isImportable, unbuilt, folder: isBuilt ? root : undefined });
});
