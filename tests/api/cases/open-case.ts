import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../../support/docs-nav.ts';

/** The collection of cases beside a checkout, where there is one. */
const SHARED = path.join(ROOT, '../shared/cases/api');

/** Packages that every case may import. */
const INSTALLED = ['react', 'react-dom', 'scheduler', 'csstype', '@types', 'typescript'];

/**
 * Copies a case to a temporary project with React, its types and TypeScript installed; returns the project's folder.
 * Prefers the collection beside the checkout, `../shared/cases/api/<name>`; without it, the small equivalent in
 * `tests/api/cases/<name>`, which declares the same names, so that the same expectations hold.
 */
export function openCase(name: string): string {
  const own = path.join(import.meta.dirname, name);
  const shared = path.join(SHARED, name);
  return copyProject(existsSync(shared) ? shared : own);
}

/** Copies a project of the tests to a temporary folder, and installs React, its types and TypeScript there. */
export function copyProject(from: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'docs-nav-case-'));
  cpSync(from, root, { recursive: true, verbatimSymlinks: true });
  const modules = path.join(root, 'node_modules');
  mkdirSync(modules, { recursive: true });
  const present = new Set(readdirSync(modules));
  for (const each of INSTALLED)
    if (!present.has(each)) symlinkSync(path.join(ROOT, 'node_modules', each), path.join(modules, each));
  return root;
}
