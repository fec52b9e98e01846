import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { ROOT } from '../support/docs-nav.ts';

/** Errors of the repository’s compiler in a fixture: `line code`. */
function typecheck(name: string): readonly string[] {
  const file = path.join(import.meta.dirname, 'fixtures', name);
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--skipLibCheck', '--target', 'es2023', '--jsx', 'react-jsx'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--types', 'react'];
  const { stdout, error } = spawnSync(process.execPath, [tsc, ...options, ...modules, '--pretty', 'false', file], {
    encoding: 'utf8',
  });
  if (error) throw error;
  return Array.from(stdout.matchAll(/^\S+\((\d+),\d+\): error (TS\d+)/gm), ([, line, code]) => `${line} ${code}`);
}

test('what a demo says about its controls compiles for components with unions, generics and elements', () => {
  expect(typecheck('controls-valid.tsx')).toEqual([]);
});

test('a name or value that the component does not have fails to compile, at its line', () => {
  const lines = [6, 7, 8, 9, 14, 15, 16, 20, 24, 25, 29, 31];
  expect(typecheck('controls-invalid.tsx').map((error) => Number(error.split(' ')[0]))).toEqual(lines);
});
