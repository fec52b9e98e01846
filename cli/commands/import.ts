import { isUtf8 } from 'node:buffer';
import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { SITE_FILE } from '../../engine/text/project-files.ts';
import { Failure } from '../system/base/failure.ts';
import { IMPORTERS, type ForeignTool } from '../import/importers.ts';
import type { Loss, ReadContext } from '../import/read/foreign-site.ts';
import { planImport, type ImportPlan } from '../import/plan-import.ts';
import { isRunnable, remedyFor, runConfiguration } from '../import/run-configuration.ts';
import { readStaticValue } from '../import/read/static-value.ts';
import { writeNew } from '../init/check-folder.ts';
import { walkFolder } from '../system/files/read-files.ts';
import type { Io } from '../system/base/io.ts';
import { count, plural } from '../system/summary.ts';

/** Options of `docs-nav import`. */
interface ImportOptions {
  readonly tool: ForeignTool;
  /** Folder with the other tool’s configuration. */
  readonly path: string;
  /** Folder of the new project; the working directory if left out. */
  readonly out?: string | undefined;
  /** Reports what would be imported, and writes nothing. */
  readonly dryRun?: boolean;
  /** Whether to run configuration that cannot be read as data. */
  readonly trust?: boolean;
}

/**
 * Creates a project from another tool's documentation, and lists everything left behind. Exits with 1 if mistakes
 * remain.
 */
export async function importSite(
  { tool, path, out = '.', dryRun = false, trust = false }: ImportOptions,
  io: Io,
): Promise<number> {
  const root = resolve(io.cwd, path);
  if (!existsSync(root) || !statSync(root).isDirectory())
    throw new Failure(`There is no folder \`${path}\`.`, `name the folder that holds the configuration of ${tool}`);
  const target = resolve(io.cwd, out);
  if (!dryRun && existsSync(join(target, SITE_FILE)))
    throw new Failure(
      `\`${relative(io.cwd, target) || '.'}\` already has a site: ${SITE_FILE}.`,
      'choose another folder with --out',
    );

  const losses: Loss[] = [];
  const context = openFolder(root, { trust, lose: (file, line, reason) => void losses.push({ file, line, reason }) });
  const { configures, read, syntax } = await IMPORTERS[tool]();
  const configuration = context.files.find((file) => configures(file, context.read));
  const site = configuration === undefined ? undefined : { configuration, ...(await read(configuration, context)) };
  if (site === undefined || site.pages.length === 0)
    throw new Failure(
      `There is no documentation of ${tool} in \`${path}\`.`,
      'name the folder that holds its configuration',
    );
  const plan = await planImport(site, syntax, { ...context, files: [...context.files, ...(site.more ?? [])] });
  for (const { file, line, reason } of uniqueInOrder(losses)) io.stdout.write(`${file}:${line}: ${reason}\n`);
  if (!dryRun) write(plan, root, target);
  const errors = count(plan.diagnostics, 'error');
  const counted = [
    plural(plan.pages, 'page'),
    plural(plan.groups, 'group'),
    `${plural(plan.copies.size, 'other file')}`,
    plural(plan.redirects, 'redirect'),
  ];
  io.stdout.write(
    `${dryRun ? 'Would import' : 'Imported'} ${counted.join(', ')}; ${plural(uniqueInOrder(losses).length, 'thing')} left behind, ${plural(errors, 'error')} and ${plural(count(plan.diagnostics, 'warning'), 'warning')} to fix\n`,
  );
  if (!dryRun)
    io.stdout.write(
      `\nNext:\n${target === io.cwd ? '' : `  cd ${relative(io.cwd, target)}\n`}  npx docs-nav validate\n  npx docs-nav dev\n`,
    );
  return errors > 0 ? 1 : 0;
}

function openFolder(
  root: string,
  { trust, lose }: { readonly trust: boolean; readonly lose: ReadContext['lose'] },
): ReadContext {
  return {
    root,
    files: [...walkFolder(root, isLeftOut)].toSorted(),
    filesIn: (folder) => [...walkFolder(root, isLeftOut, `${folder}/`)].toSorted(),
    isFile: (path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile(),
    read(path) {
      const bytes = readFileSync(join(root, path));
      if (!isUtf8(bytes)) lose(path, 1, 'the file is not UTF-8, so some of its characters are lost');
      return bytes.toString('utf8');
    },
    lose,
    async evaluate(path, name) {
      // A module with several exports is mostly the site's own code.
      if (trust && name === undefined && isRunnable(path)) return runConfiguration(root, path);
      return readStaticValue(root, path, lose, { name, ...(name === undefined ? { remedy: remedyFor(path) } : {}) });
    },
  };
}

/** Tools' settings folders; all other hidden folders are skipped. */
const SETTINGS = new Set(['.vitepress', '.storybook']);

function isLeftOut(entry: Dirent): boolean {
  if (entry.name === 'node_modules') return true;
  return entry.isDirectory() ? entry.name.startsWith('.') && !SETTINGS.has(entry.name) : !entry.isFile();
}

function uniqueInOrder(losses: readonly Loss[]): readonly Loss[] {
  const unique = new Map(losses.map((loss) => [`${loss.file} ${loss.line} ${loss.reason}`, loss]));
  return [...unique.values()].toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
}

function write({ files, copies }: ImportPlan, root: string, target: string): void {
  for (const { path, content } of files) writeNew(join(target, path), content);
  for (const [to, from] of copies) {
    mkdirSync(dirname(join(target, to)), { recursive: true });
    copyFileSync(join(root, from), join(target, to));
  }
}
