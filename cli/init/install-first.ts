import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { findPackageManager, installCommand, isPlugAndPlay } from '../system/packages/package-manager.ts';
import { readManifest } from '../system/packages/read-manifest.ts';
import { findPackage } from '../system/packages/read-packages.ts';
import { findTool } from '../system/tools/find-tool.ts';
import { addDependencies, missingDependencies } from './dependencies.ts';
import { LIST } from './plan-start.ts';

/**
 * Installs what shows which components there are, and renders them, if it is not there: without it, a site would start
 * worse than with it. Returns whether to go on.
 */
export async function installFirst(root: string, yes: boolean, io: Io): Promise<boolean> {
  const file = join(root, LIST);
  if (!existsSync(file) || isInstalled(root) || isPlugAndPlay(root)) return true;
  const text = readFileSync(file, 'utf8');
  const added = missingDependencies(root, { hasApi: true });
  const names = Object.keys(added);
  const command = installCommand(findPackageManager(root));
  if (names.length > 0) io.stdout.write(`${yes ? 'adds' : 'would add'} ${names.join(', ')} to ${LIST}\n`);
  if (!yes && !(await io.confirm(`Run \`${command}\` first, to see which components there are?`))) {
    io.stdout.write('nothing was written; --yes installs and writes without asking\n');
    return false;
  }
  if (names.length > 0) writeFileSync(file, addDependencies(text, added));
  // In production, package managers leave out what is only needed for development.
  const env = { ...process.env, NODE_ENV: undefined };
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true, env });
  if (status === 0 && (isInstalled(root) || isPlugAndPlay(root))) return true;
  writeFileSync(file, text);
  throw new Failure(
    `\`${command}\` did not install what the site needs, and no file was written.`,
    'correct what it reports above, then run `docs-nav init` again',
  );
}

/** Returns whether everything that a project lists is there, and what reads and renders components. */
function isInstalled(root: string): boolean {
  const { dependencies, devDependencies } = readManifest(root);
  const needed = ['react-dom', ...Object.keys({ ...dependencies, ...devDependencies })];
  return (
    needed.every((name) => findPackage(root, name) !== undefined) &&
    (['vite', 'typescript'] as const).every((name) => findTool(root, name) !== undefined)
  );
}
