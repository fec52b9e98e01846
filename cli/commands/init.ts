import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { projectAt } from '../system/project-at.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import type { GeneratedFile } from '../../engine/index.ts';
import { Failure } from '../system/base/failure.ts';
import { checkFolders, checkPackageList } from '../init/check-folder.ts';
import { addDependencies } from '../init/dependencies.ts';
import { installFirst } from '../init/install-first.ts';
import { isEmptyStart, LIST, planStart } from '../init/plan-start.ts';
import type { Io } from '../system/base/io.ts';
import { installCommand } from '../system/packages/package-manager.ts';
import { plural } from '../system/summary.ts';

/** Options of `docs-nav init`. */
export interface InitOptions {
  readonly dir?: string | undefined;
  /** Asks no questions. */
  readonly yes?: boolean;
  /** Creates a library in a folder without one, even if it has a `package.json`. */
  readonly example?: boolean;
  /** False for a program that takes the next steps itself, and reports what is left. */
  readonly steps?: boolean;
}

/**
 * Writes the first files of a site into a folder, overwriting none, and adds the packages that the site needs to
 * `package.json`. Installs them first if they show what the site is about.
 */
export async function init(
  { dir = '.', yes, example, steps: tellsSteps = true }: InitOptions,
  io: Io,
): Promise<number> {
  const root = resolve(io.cwd, dir);
  if (existsSync(join(root, SITE_FILE)))
    throw new Failure(
      `\`${relative(io.cwd, root) || '.'}\` already has a site: ${SITE_FILE}.`,
      'run `docs-nav dev` to see it',
    );
  if (existsSync(root) && !statSync(root).isDirectory())
    throw new Failure(`\`${dir}\` is a file, not a folder.`, 'name a folder');

  checkPackageList(root);
  const project = projectAt(root);
  const isNew = isEmptyStart(project, example === true);
  if (!isNew && !(await installFirst(project, yes === true, io))) return 0;
  const { files, advice, dependencies } = await planStart(project, isNew);
  const isThere = ({ path }: GeneratedFile): boolean => existsSync(join(root, path));
  const [kept, wanted] = [files.filter(isThere), files.filter((file) => !isThere(file))];
  checkFolders(
    root,
    wanted.map(({ path }) => path),
  );
  for (const { path } of wanted) io.stdout.write(`${yes === true ? 'writes' : 'would write'} ${path}\n`);
  for (const { path } of kept) io.stdout.write(`keeps ${path}, which already exists\n`);
  const added = Object.keys(dependencies);
  if (added.length > 0) io.stdout.write(`${yes === true ? 'adds' : 'would add'} ${added.join(', ')} to ${LIST}\n`);
  if (yes !== true && !(await io.confirm(`Write ${plural(wanted.length, 'file')}?`))) {
    io.stdout.write('nothing was written; --yes writes without asking\n');
    return 0;
  }
  for (const { path, content } of wanted) write(join(root, path), content);
  if (added.length > 0)
    writeFileSync(join(root, LIST), addDependencies(readFileSync(join(root, LIST), 'utf8'), dependencies));
  const notes = advice.map((line) => `  ${line}\n`).join('');
  if (!tellsSteps) {
    if (notes !== '') io.stdout.write(`\nNotes:\n${notes}`);
    return 0;
  }
  const isInstalled = added.length === 0 && project.packages.find('docs-nav') !== undefined;
  const install = isInstalled ? [] : [installCommand(project.packages.manager())];
  const steps = [...(root === io.cwd ? [] : [`cd ${relative(io.cwd, root)}`]), ...install, 'npx docs-nav dev'];
  io.stdout.write(`\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}${notes}`);
  return 0;
}

/** Writes a new file; `wx` leaves one alone that has appeared in the meantime. */
function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  if (content.startsWith('#!')) chmodSync(file, 0o755);
}
