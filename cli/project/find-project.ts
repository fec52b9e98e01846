import { stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import { Failure, isSystemError } from '../system/base/failure.ts';
import { foldersAbove } from '../system/packages/repository.ts';

const START = `To start a project, run \`docs-nav init\` in your library’s folder, or write ${SITE_FILE}:

    title: My library
    url: https://docs.example.com

and one file per section, such as nav/sections/library.yaml:

    id: library
    name: My library
    prefixes: [/library]
    pages:
      - pathname: /library/getting-started`;

/**
 * Finds the project's root: `dir` if given, else the nearest folder from `cwd` upwards with a `nav/site.yaml`. Throws a
 * Failure that says what was searched for and where.
 */
export async function findProject(cwd: string, dir?: string): Promise<string> {
  return dir === undefined ? findUpwards(cwd) : findNamed(cwd, dir);
}

async function findUpwards(cwd: string): Promise<string> {
  for (const folder of foldersAbove(resolve(cwd))) if ((await look(join(folder, SITE_FILE))) === 'file') return folder;
  throw new Failure(`There is no ${SITE_FILE} in ${cwd} or any folder above it.`, (await suggestName(cwd)) ?? START);
}

async function findNamed(cwd: string, dir: string): Promise<string> {
  const root = resolve(cwd, dir);
  const found = await look(root);
  if (found === 'nothing') throw new Failure(`The folder \`${dir}\` does not exist.`, await suggestParent(root, cwd));
  if (found === 'file') {
    throw new Failure(`\`${dir}\` is a file, not a project's folder.`, `name the folder that contains ${SITE_FILE}`);
  }
  const site = await look(join(root, SITE_FILE));
  if (site === 'file') return root;
  if (site === 'folder') throw new Failure(`${SITE_FILE} in \`${dir}\` is a folder, not a file.`);
  throw new Failure(
    `The folder \`${dir}\` contains no ${SITE_FILE}.`,
    (await suggestParent(root, cwd)) ?? (await suggestName(root)) ?? START,
  );
}

/**
 * Suggests the project around a given folder, which is most likely what is meant by `nav/` or a folder inside the
 * project.
 */
async function suggestParent(root: string, cwd: string): Promise<string | undefined> {
  for (const folder of foldersAbove(dirname(root)))
    if ((await look(join(folder, SITE_FILE)).catch(() => 'nothing')) === 'file')
      return `did you mean \`${relative(cwd, folder) || '.'}\`, which contains ${SITE_FILE}`;
  return undefined;
}

/** Suggests a new name for settings with another extension. */
async function suggestName(folder: string): Promise<string | undefined> {
  for (const name of ['nav/site.yml', 'nav/site.json'])
    if ((await look(join(folder, name))) === 'file') return `rename ${name} to ${SITE_FILE}`;
  return undefined;
}

async function look(path: string): Promise<'file' | 'folder' | 'nothing'> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return 'nothing';
    throw new Failure(`${path} cannot be read (${error.code}).`, 'check the permissions of the folder');
  }
}
