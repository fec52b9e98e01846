import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { SITE_FILE } from '../../engine/project-files.ts';
import { normalizeSiteUrl, type GeneratedFile } from '../../engine/index.ts';
import { Failure } from '../failure.ts';
import { checkFolders, checkPackageList } from '../init/check-folder.ts';
import { addDependencies, missingDependencies, type Dependencies } from '../init/dependencies.ts';
import { findUsedLibraries, listCandidates } from '../init/find-used-libraries.ts';
import { chooseComponent, libraryOf, readLibrary } from '../init/read-library.ts';
import { findProvider, findStylesheet } from '../init/find-wrapping.ts';
import { PROVIDER, siteFiles } from '../init/site-files.ts';
import { STARTER, starterFiles } from '../init/starter.ts';
import { toolFiles } from '../init/tool-files.ts';
import type { Io } from '../io.ts';
import { addCommand, findPackageManager, installCommand } from '../packages/package-manager.ts';
import { plural } from '../report/summary.ts';
import { foldersAbove } from '../packages/repository.ts';
import { findTool } from '../tools/find-tool.ts';

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
 * `package.json`.
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
  const { files, advice, dependencies } = await planFiles(root, example === true);
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
  const install =
    added.length > 0 || !existsSync(join(root, 'node_modules/docs-nav'))
      ? [installCommand(findPackageManager(root))]
      : [];
  const steps = [...(root === io.cwd ? [] : [`cd ${relative(io.cwd, root)}`]), ...install, 'npx docs-nav dev'];
  io.stdout.write(`\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}${notes}`);
  return 0;
}

const LIST = 'package.json';

interface Plan {
  readonly files: readonly GeneratedFile[];
  readonly advice: readonly string[];
  /** What `package.json` lacks. */
  readonly dependencies: Dependencies;
}

async function planFiles(root: string, withExample: boolean): Promise<Plan> {
  const ownLibrary = readLibrary(root);
  const isNew =
    (withExample || !existsSync(join(root, 'package.json'))) &&
    ownLibrary.entry === undefined &&
    isFree(join(root, 'src'));
  const [used, ...alsoUsed] = isNew || ownLibrary.components.length > 0 ? [] : await findUsedLibraries(root);
  const library = used === undefined ? ownLibrary : libraryOf(ownLibrary, used);
  const component = isNew ? STARTER.component : await chooseComponent(root, library);
  const stylesheet = used === undefined ? undefined : findStylesheet(root, used.name);
  const site = siteFiles({
    library: isNew ? { ...library, entry: STARTER.entry } : library,
    title: library.title,
    url:
      library.homepage === undefined
        ? `https://${library.slug}.example`
        : normalizeSiteUrl(new URL(library.homepage).origin),
    content: ['content', 'docs', 'site'].find((folder) => isFree(join(root, folder))) ?? 'docs-nav-content',
    packageFolder: findPackageFolder(root),
    component,
    stylesheet,
  });
  const tools = toolFiles(root, library.repository);
  const hasNone = !isNew && library.components.length === 0;
  // Only a compiler can tell which packages have components.
  const unseen = hasNone && findTool(root, 'typescript') === undefined ? listCandidates(root) : [];
  const missing = hasNone ? [unseen.length > 0 ? adviseOn(unseen.map(({ name }) => name)) : NO_COMPONENT] : [];
  const provider = used === undefined ? undefined : findProvider(used);
  const others = alsoUsed.map(({ name }) => `\`${name}\``);
  const about = [
    ...(used === undefined ? [] : [`the site is about \`${used.name}\`, which ${LIST} lists`]),
    ...(stylesheet === undefined ? [] : [`${PROVIDER} imports \`${stylesheet}\` for all demos`]),
    ...(provider === undefined
      ? []
      : [
          `if demos need \`${provider}\` around them, ${stylesheet === undefined ? `render it in ${PROVIDER}, and name that as \`demoProvider\` in the section` : 'render it there'}`,
        ]),
    ...(others.length === 0
      ? []
      : [
          `${others.join(', ')} ${others.length === 1 ? 'exports' : 'export'} components as well: add a section for what you document`,
        ]),
  ];
  const starter = isNew ? starterFiles(library.name) : [];
  const dependencies = missingDependencies(root, { hasApi: component !== undefined || unseen.length > 0 });
  const own = starter.map((file) =>
    file.path === LIST ? { ...file, content: addDependencies(file.content, dependencies) } : file,
  );
  const isListed = existsSync(join(root, LIST));
  const toInstall =
    isListed || isNew
      ? []
      : [`install what the site needs: ${addCommand(findPackageManager(root), Object.keys(dependencies))}`];
  return {
    files: [...own, ...site, ...tools.files],
    advice: [...about, ...missing, ...toInstall, ...tools.advice],
    dependencies: isListed ? dependencies : {},
  };
}

const NO_COMPONENT =
  'no exported component was found, so there is no API page: `::api{package="…" name="…"}` in a page makes one';

function adviseOn(packages: readonly string[]): string {
  const named = packages.map((name) => `\`${name}\``).join(', ');
  return `what ${named} ${packages.length === 1 ? 'exports' : 'export'} is read with TypeScript, which is not installed yet: with it, \`generate: api\` and \`package: '${packages[0]}'\` in a group of a section make a page of each component`;
}

/** Returns whether a folder is empty; existing pages may belong to another tool. */
function isFree(folder: string): boolean {
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0);
}

/**
 * Finds the installed package: in a monorepo, it may be installed further up, and how links resolve depends on the
 * package manager.
 */
function findPackageFolder(root: string): string {
  const holder =
    foldersAbove(root).find((folder) => existsSync(join(folder, 'node_modules/docs-nav/package.json'))) ?? root;
  return relative(root, join(holder, 'node_modules/docs-nav')).split(sep).join('/');
}

/** Writes a new file; `wx` leaves one alone that has appeared in the meantime. */
function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
  if (content.startsWith('#!')) chmodSync(file, 0o755);
}
