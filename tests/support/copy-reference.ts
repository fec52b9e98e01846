import { cpSync, existsSync, mkdtempSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './docs-nav.ts';

/** Copies the project of the reference site into its own folder, so that a test can edit it; returns the folder. */
export function copyReference(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'docs-nav-reference-'));
  // Demos show parts of the site, which import parts of the engine.
  for (const name of ['nav', 'site', 'engine', 'package.json', 'tsconfig.json'])
    cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  // The history, for the dates of pages; in a worktree, it is a file that says where the history is.
  const history = path.join(ROOT, '.git');
  if (existsSync(history) && statSync(history).isFile()) cpSync(history, path.join(copy, '.git'));
  else if (existsSync(history)) symlinkSync(history, path.join(copy, '.git'));
  return copy;
}
