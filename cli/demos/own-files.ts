import { dirname, posix } from 'node:path';
import type { ModuleReader, ModuleShape } from '../modules/read-modules.ts';
import { isStylesheet, partsOf } from './inputs.ts';
import { packageNamesIn } from './package-versions.ts';

/** What the files of the project say, each read once. */
export interface Sources {
  readonly modules: ModuleReader;
  readonly read: (path: string) => string | undefined;
  readonly isInstalled: (packageName: string) => boolean;
}

/** A file of the project that demos are made of. */
export interface OwnFile extends ModuleShape {
  readonly text: string;
  /** Text files of the project that it imports, from the root. */
  readonly targets: readonly string[];
  /** What it imports by a relative path that leads to no text, such as a picture. */
  readonly textless: readonly string[];
}

/** Files of the project by path from the root. */
export type OwnFiles = ReadonlyMap<string, OwnFile>;

/** Their texts, by path from the root. */
export function textsOf(files: OwnFiles): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from(files, ([path, { text }]) => [path, text]));
}

/** Packages that they import. */
export function packagesIn(files: OwnFiles): readonly string[] {
  return packageNamesIn([...files.values()].flatMap(({ imports }) => imports));
}

/** What can be read of what a module imports. */
const TEXT = /\.(?:[cm]?[jt]sx?|json|css|scss|sass|less|styl|pcss|svg|md|txt)$/;
const MODULE = /\.[cm]?[jt]sx?$/;

/** Whether a file is in the folder of a module, or below. */
export function isBeside(demo: string, file: string): boolean {
  const folder = dirname(demo);
  return folder === '.' ? !file.startsWith('../') : file.startsWith(`${folder}/`);
}

/** What a demo imports beside it and below, directly or not, in the order of its imports; what is unwanted leads no further. */
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

/** Reads files of the project with everything that they import from each other, as far as it is text. */
export async function readFiles(paths: readonly string[], { modules, read }: Sources): Promise<OwnFiles> {
  const found = new Map<string, OwnFile>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path) || !TEXT.test(path)) continue;
    const text = read(path);
    if (text === undefined) continue;
    const shape = MODULE.test(path) ? await modules.read(path, text) : { imports: [], exports: [] };
    const { targets, textless } = isStylesheet(path)
      ? { targets: partsOf(path, read), textless: [] }
      : findImported(path, shape, read);
    found.set(path, { ...shape, text, targets, textless });
    open.push(...targets);
  }
  return found;
}

/** A file that is gone by now: the bundler reports it. */
export const NOTHING: OwnFile = { text: '', imports: [], exports: [], targets: [], textless: [] };

const KINDS = ['.ts', '.tsx', '.d.ts', '.js', '.jsx', '.mjs', '.cjs', '.json'];
const ENDINGS = ['', ...KINDS, ...KINDS.map((kind) => `/index${kind}`)];

function findImported(
  path: string,
  { imports }: ModuleShape,
  read: (path: string) => string | undefined,
): Pick<OwnFile, 'targets' | 'textless'> {
  const targets: string[] = [];
  const textless: string[] = [];
  for (const { from } of imports) {
    if (!/^\.{1,2}\//.test(from)) continue;
    const target = posix.join(dirname(path), from.replace(/\?.*$/, ''));
    const file = namesFor(target).find((name) => TEXT.test(name) && read(name) !== undefined);
    if (file === undefined) textless.push(from);
    else targets.push(file);
  }
  return { targets, textless };
}

/** What a module can be called that is imported by a path; TypeScript is also imported by the name of what it becomes. */
function namesFor(target: string): readonly string[] {
  const [compiled, ending = ''] = /\.([cm]?)jsx?$/.exec(target) ?? [];
  const bare = compiled === undefined ? undefined : target.slice(0, -compiled.length);
  return [
    ...ENDINGS.map((kind) => target + kind),
    ...(bare === undefined ? [] : [`${bare}.${ending}ts`, `${bare}.${ending}tsx`]),
  ];
}
