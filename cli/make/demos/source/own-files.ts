import { dirname, posix } from 'node:path';
import type { ModuleReader, ModuleShape } from '../../../system/modules/read-modules.ts';
import { isStylesheet, partsOf } from './inputs.ts';
import { packageNamesIn } from './package-versions.ts';

/** Access to the project's files, each read once. */
export interface Sources {
  readonly modules: ModuleReader;
  readonly read: (path: string) => string | undefined;
  readonly isInstalled: (packageName: string) => boolean;
  /** Whether other projects can install a package as well. */
  readonly isPublished: (packageName: string) => boolean;
}

/** A file of the project that demos use. */
interface OwnFile extends ModuleShape {
  readonly text: string;
  /** Text files of the project that it imports, from the root. */
  readonly targets: readonly string[];
  /** Relative imports that are not text, such as images. */
  readonly textless: readonly string[];
  /** The paths that these could have if they were text, from the root. */
  readonly sought: readonly string[];
}

/** Files of the project by path from the root. */
export type OwnFiles = ReadonlyMap<string, OwnFile>;

/** Returns the texts of files, by path from the root. */
export function textsByPath(files: OwnFiles): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(files, ([path, { text }]) => [path, text]));
}

/** Returns the packages that files import. */
export function packagesIn(files: OwnFiles): readonly string[] {
  return packageNamesIn([...files.values()].flatMap(({ imports }) => imports));
}

/** Returns the paths that those of their imports that are not text could have if they were, from the root. */
export function soughtBy(files: OwnFiles): readonly string[] {
  return [...files.values()].flatMap(({ sought }) => sought);
}

/** Imported files that can be read as text. */
const TEXT = /\.(?:[cm]?[jt]sx?|json|css|scss|sass|less|styl|pcss|svg|md|txt)$/;
const MODULE = /\.[cm]?[jt]sx?$/;

/** Returns whether a file is in the folder of a module, or below. */
export function isBeside(demo: string, file: string): boolean {
  const folder = dirname(demo);
  return folder === '.' ? !file.startsWith('../') : file.startsWith(`${folder}/`);
}

/**
 * Returns the files beside or below a demo that it imports, directly or not, in order; the imports of unwanted files
 * are not followed.
 */
export function filesBeside(demo: string, files: OwnFiles, isWanted = (_file: string) => true): OwnFiles {
  const found = new Map<string, OwnFile>();
  const look = (from: string): void => {
    for (const target of files.get(from)?.targets ?? []) {
      const own = files.get(target);
      if (own === undefined || target === demo || found.has(target) || !isBeside(demo, target) || !isWanted(target))
        continue;
      found.set(target, own);
      look(target);
    }
  };
  look(demo);
  return found;
}

/** Reads files of the project with all their imports within the project, as far as these are text. */
export async function readFiles(paths: readonly string[], { modules, read }: Sources): Promise<OwnFiles> {
  const found = new Map<string, OwnFile>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || !TEXT.test(path)) continue;
    const text = read(path);
    if (text === undefined) continue;
    const shape = MODULE.test(path) ? await modules.read(path, text) : { imports: [], exports: [] };
    const imported = isStylesheet(path)
      ? { targets: partsOf(path, read), textless: [], sought: [] }
      : findImported(path, shape, read);
    found.set(path, { ...shape, text, ...imported });
    open.push(...imported.targets);
  }
  return found;
}

/** A file that no longer exists; the bundler reports it. */
export const NO_FILE: OwnFile = { text: '', imports: [], exports: [], targets: [], textless: [], sought: [] };

const KINDS = ['.ts', '.tsx', '.d.ts', '.js', '.jsx', '.mjs', '.cjs', '.json'];
const ENDINGS = ['', ...KINDS, ...KINDS.map((kind) => `/index${kind}`)];

/** Finds the files of the project that a module imports by relative paths. */
export function findImported(
  path: string,
  { imports }: { readonly imports: readonly Pick<ModuleShape['imports'][number], 'from'>[] },
  read: (path: string) => string | undefined,
): Pick<OwnFile, 'targets' | 'textless' | 'sought'> {
  const targets: string[] = [];
  const textless: string[] = [];
  const sought: string[] = [];
  for (const { from } of imports) {
    if (!isRelative(from)) continue;
    const target = posix.join(dirname(path), from.replace(/\?.*$/, ''));
    const names = namesFor(target);
    const file = names.find((name) => TEXT.test(name) && read(name) !== undefined);
    if (file !== undefined) targets.push(file);
    else {
      textless.push(from);
      sought.push(...names);
    }
  }
  return { targets, textless, sought };
}

/** Returns whether an import names a file by its path from the module. */
export function isRelative(from: string): boolean {
  return /^\.{1,2}(?:\/|$)/.test(from);
}

/** Returns the paths of the modules that an import may mean; TypeScript is also imported by the name of its output. */
export function namesFor(target: string): readonly string[] {
  const [compiled, ending = ''] = /\.([cm]?)jsx?$/.exec(target) ?? [];
  const bare = compiled === undefined ? undefined : target.slice(0, -compiled.length);
  return [
    ...ENDINGS.map((kind) => target + kind),
    ...(bare === undefined ? [] : [`${bare}.${ending}ts`, `${bare}.${ending}tsx`]),
  ];
}
