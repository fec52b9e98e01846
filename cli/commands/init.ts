import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectAt } from '../system/project-at.ts';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import type { GeneratedFile } from '../../engine/index.ts';
import { Failure } from '../system/base/failure.ts';
import { checkFolders, checkPackageList, writeNew } from '../init/check-folder.ts';
import { installFirst } from '../init/install-first.ts';
import { isEmptyStart, planStart } from '../init/plan-start.ts';
import type { Io } from '../system/base/io.ts';
import { installCommand } from '../system/packages/package-manager.ts';
import { plural } from '../system/summary.ts';

/** Options of `docs-nav init`. */
interface InitOptions {
  readonly dir?: string | undefined;
  /** Asks no questions. */
  readonly yes?: boolean;
  /** Creates a library in a folder without one, even if it has a `package.json`. */
  readonly example?: boolean;
  /** False for a program that takes the next steps itself, and reports what is left. */
  readonly steps?: boolean;
}

/**
 * Writes the first files of a site into a folder, overwriting none, and adds packages and scripts to `package.json` and
 * the output to `.gitignore`. Installs the packages first if they show what the site is about.
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
  const { files, extended, advice, needsInstallation } = await planStart(project, isNew);
  const isThere = ({ path }: GeneratedFile): boolean => existsSync(join(root, path));
  const [kept, wanted] = [files.filter(isThere), files.filter((file) => !isThere(file))];
  checkFolders(
    root,
    wanted.map(({ path }) => path),
  );
  for (const { path } of wanted) io.stdout.write(`${yes === true ? 'writes' : 'would write'} ${path}\n`);
  for (const { path } of kept) io.stdout.write(`keeps ${path}, which already exists\n`);
  for (const { path, added } of extended)
    for (const what of added) io.stdout.write(`${yes === true ? 'adds' : 'would add'} ${what} to ${path}\n`);
  if (yes !== true && !(await io.confirm(`Write ${plural(wanted.length, 'file')}?`))) {
    io.stdout.write('nothing was written; --yes writes without asking\n');
    return 0;
  }
  for (const { path, content } of wanted) writeNew(join(root, path), content);
  for (const { path, content } of extended) writeFileSync(join(root, path), content);
  const notes = advice.map((line) => `  ${line}\n`).join('');
  if (!tellsSteps) {
    if (notes !== '') io.stdout.write(`\nNotes:\n${notes}`);
    return 0;
  }
  const isInstalled = !needsInstallation && project.packages.find('docs-nav') !== undefined;
  const install = isInstalled ? [] : [installCommand(project.packages.manager())];
  const steps = [...(root === io.cwd ? [] : [`cd ${relative(io.cwd, root)}`]), ...install, 'npx docs-nav dev'];
  io.stdout.write(`\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}${notes}`);
  return 0;
}
