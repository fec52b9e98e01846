import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile, generateFiles } from '../../engine/index.ts';
import { readFixture } from '../diagnostics/read-fixture.ts';
import { ROOT } from '../support/docs-nav.ts';
import { FEATURE_KINDS } from '../../site/features/index.ts';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docs-nav-types-'));
  const result = compile(readFixture(path.join(ROOT, 'tests/sites/library')).input);
  if (!result.ok) throw new Error('The site has mistakes.');
  for (const { path: file, content } of generateFiles(result.manifest, FEATURE_KINDS)) writeFileSync(path.join(folder, file), content);
  mkdirSync(path.join(folder, 'empty'));
  const empty = generateFiles({ ...result.manifest, routes: {} }, FEATURE_KINDS).find((file) => file.path === 'routes.ts');
  writeFileSync(path.join(folder, 'empty/routes.ts'), empty?.content ?? '');
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Errors of the installed compiler for a file next to the generated routes: `file:line code`. */
function typecheck(file: string): readonly string[] {
  const name = path.basename(file);
  copyFileSync(file, path.join(folder, name));
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--target', 'es2023', '--module', 'esnext'];
  const resolution = ['--moduleResolution', 'bundler', '--allowImportingTsExtensions', '--types', '', '--pretty', 'false'];
  const { stdout, error } = spawnSync(process.execPath, [tsc, ...options, ...resolution, name], { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return Array.from(stdout.matchAll(/^(\S+)\((\d+),\d+\): error (TS\d+)/gm), ([, where, line, code]) => `${where}:${line} ${code}`);
}

describe('generated routes', () => {
  test('accept every address of the site, and no other', () => {
    expect(typecheck(path.join(FIXTURES, 'valid.ts'))).toEqual([]);
  });

  test('reject a misspelled pathname and a wrong anchor at compile time', () => {
    expect(typecheck(path.join(FIXTURES, 'invalid.ts'))).toEqual(['invalid.ts:3 TS2345', 'invalid.ts:4 TS2345', 'invalid.ts:5 TS2345']);
  });

  test('compile for a site without pages', () => {
    expect(typecheck(path.join(folder, 'empty/routes.ts'))).toEqual([]);
  });

  test('return the addresses at which pages are served', async () => {
    const { href } = (await import(path.join(folder, 'routes.ts'))) as { href: (pathname: string, anchor?: string) => string };
    const addresses = [href('/'), href('/widgets/overview'), href('/widgets/overview', 'install'), href('/api/button'), href('/apiary')];
    expect(addresses).toEqual(['/', '/widgets/overview/', '/widgets/overview/#install', '/api-docs/button/', '/apiary/']);
  });
});
