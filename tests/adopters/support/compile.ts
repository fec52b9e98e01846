import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from '../../support/docs-nav.ts';
import { put } from '../../support/tools.ts';

/** Compiles modules with the packages of a site; returns what the compiler says. */
export function compile(folder: string, modules: readonly string[]): string {
  const types = path.join(ROOT, 'node_modules/@types');
  const options = {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    paths: { react: [`${types}/react`], 'react/*': [`${types}/react/*`] },
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  };
  put(path.join(folder, 'written'), {
    ...Object.fromEntries(modules.map((code, at) => [`${at}.tsx`, code])),
    'tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['*.tsx'] }),
  });
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout, error } = spawnSync(
    process.execPath,
    [tsc, '-p', path.join(folder, 'written'), '--pretty', 'false'],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    },
  );
  if (error) throw error;
  return stdout;
}
