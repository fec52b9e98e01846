import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';
import { makeFolder, PROJECT } from './support/folder.ts';

// Newer versions of Node cache compiled code themselves, elsewhere.
describe.runIf(!('enableCompileCache' in nodeModule))('compiled code of the package is cached', () => {
  let root: string;
  let home: string;
  beforeEach(() => {
    root = makeFolder(PROJECT);
    home = path.join(root, 'node_modules/docs-nav');
    mkdirSync(home, { recursive: true });
    for (const name of ['dist', 'package.json'])
      cpSync(path.join(ROOT, name), path.join(home, name), { recursive: true });
    for (const name of ['satteri', '@bruits', 'pagefind', '@pagefind'])
      symlinkSync(path.join(ROOT, 'node_modules', name), path.join(root, 'node_modules', name));
  });

  const run = (...args: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [path.join(home, 'dist/docs-nav.cjs'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const kept = () => path.join(home, '.docs-nav/cache');
  const codeOf = (chunk: string) =>
    path.join(
      kept(),
      readdirSync(kept()).find((name) => name.startsWith('code-') && name.includes(`-validate-${chunk}`)) ?? 'none',
    );

  test('from the first run of a command on, beside the package', () => {
    expect(run('validate').status).toBe(0);
    const files = ['compiler', 'start', 'validate'].map(codeOf);
    const times = files.map((file) => statSync(file).mtimeMs);
    expect(run('validate').status).toBe(0);
    expect(files.map((file) => statSync(file).mtimeMs)).toEqual(times);
  });

  // The indexer is a module of the project.
  test('and still imports other modules', () => {
    for (let build = 0; build < 2; build++) {
      for (const folder of ['out', 'node_modules/.cache'])
        rmSync(path.join(root, folder), { recursive: true, force: true });
      expect(run('build').status).toBe(0);
      expect(existsSync(path.join(root, 'out/_nav/search'))).toBe(true);
    }
  });

  test('and compiled again if the cache was damaged', () => {
    run('validate');
    const code = readFileSync(codeOf('compiler'));
    const damaged = Buffer.from(code).fill(7, code.length / 2, code.length / 2 + 4000);
    writeFileSync(codeOf('compiler'), damaged);
    expect(run('validate')).toEqual({ status: 0, stderr: '' });
    expect(readFileSync(codeOf('compiler')).equals(damaged)).toBe(false);
  });

  test('but not if nothing can be written', () => {
    // It points to itself.
    symlinkSync('.docs-nav', path.join(home, '.docs-nav'));
    expect(run('validate')).toEqual({ status: 0, stderr: '' });
  });

  test('but not if Node’s compile cache is turned off', () => {
    const { status } = spawnSync(process.execPath, [path.join(home, 'dist/docs-nav.cjs'), 'validate'], {
      cwd: root,
      env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
    });
    expect(status).toBe(0);
    expect(readdirSync(home).toSorted()).toEqual(['dist', 'package.json']);
  });
});
