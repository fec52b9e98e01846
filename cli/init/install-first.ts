import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Project } from '../../site/project/project.ts';
import { Failure } from '../system/base/failure.ts';
import type { Io } from '../system/base/io.ts';
import { tryRemove } from '../system/files/file-system.ts';
import { installCommand, isPlugAndPlay } from '../system/packages/package-manager.ts';
import { readPackageJson } from '../system/packages/read-manifest.ts';
import { extendList, LIST, missingDependencies } from './dependencies.ts';
import { writeNew } from './check-folder.ts';

/**
 * Installs what shows which components there are, and renders them, if it is not there: without it, a site would start
 * worse than with it. Returns whether to go on.
 */
export async function installFirst(project: Project, yes: boolean, io: Io): Promise<boolean> {
  const file = join(project.root, LIST);
  if (!existsSync(file) || isInstalled(project) || isPlugAndPlay(project.root)) return true;
  const text = readFileSync(file, 'utf8');
  const { dependencies, files } = missingDependencies(project, { hasApi: true });
  const made = files.filter(({ path }) => !existsSync(join(project.root, path)));
  const { content, added } = extendList(text, dependencies);
  const command = installCommand(project.packages.manager());
  for (const { path } of made) io.stdout.write(`${yes ? 'writes' : 'would write'} ${path}\n`);
  for (const what of added) io.stdout.write(`${yes ? 'adds' : 'would add'} ${what} to ${LIST}\n`);
  if (!yes && !(await io.confirm(`Run \`${command}\` first, to see which components there are?`))) {
    io.stdout.write('nothing was written; --yes installs and writes without asking\n');
    return false;
  }
  if (added.length > 0) writeFileSync(file, content);
  for (const { path, content: own } of made) writeNew(join(project.root, path), own);
  // In production, package managers leave out what is only needed for development.
  const env = { ...process.env, NODE_ENV: undefined };
  const { status } = spawnSync(command, { cwd: project.root, stdio: 'inherit', shell: true, env });
  if (status === 0 && (isInstalled(project) || isPlugAndPlay(project.root))) return true;
  writeFileSync(file, text);
  for (const { path } of made) {
    rmSync(join(project.root, path));
    tryRemove(dirname(join(project.root, path)));
  }
  throw new Failure(
    `\`${command}\` did not install what the site needs, and no file was written.`,
    'correct what it reports above, then run `docs-nav init` again',
  );
}

/** Returns whether everything that a project lists is there, and what reads, renders and searches its first pages. */
function isInstalled(project: Project): boolean {
  const { dependencies, devDependencies } = readPackageJson(project.root);
  const needed = ['react-dom', ...Object.keys({ ...dependencies, ...devDependencies })];
  return (
    needed.every((name) => project.packages.find(name) !== undefined) &&
    (['vite', 'typescript', 'pagefind'] as const).every((name) => project.tools.find(name) !== undefined)
  );
}
