import { dirname, join } from 'node:path';
import ts from 'typescript-for-docs-nav';
import { mainTargetsOf } from '../../../system/packages/export-targets.ts';
import { findPackageModule } from '../../../system/packages/package-modules.ts';
import { readPackageJson } from '../../../system/packages/read-manifest.ts';
import { declaringFile } from './declarations.ts';

/** The code of a module. */
export interface Script {
  readonly file: string;
  readonly text: string;
}

/** Reads the code next to the declarations of a symbol; `undefined` if there is none. */
export function openBeside(symbol: ts.Symbol | undefined): Script | undefined {
  const file = declaringFile(symbol)?.replace(/\.d\.([cm]?)ts$/, '.$1js');
  return file === undefined ? undefined : openFile(file);
}

/** Reads the module that users import by a specifier. */
export function openMain(root: string, specifier: string): Script | undefined {
  const { folder, published = '' } = findPackageModule(root, specifier) ?? {};
  return folder === undefined || !/\.[cm]?[jt]sx?$/.test(published) ? undefined : openFile(join(folder, published));
}

/** Reads the main module of the installed package that a file belongs to. */
export function openBundle(symbol: ts.Symbol | undefined): Script | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(declaringFile(symbol) ?? '') ?? [];
  if (folder === undefined) return undefined;
  const { module, main, exports } = readPackageJson(folder);
  const targets = [module, ...mainTargetsOf(exports), main].filter((target) => target !== undefined);
  const found = targets.find((target) => /\.[cm]?js$/.test(target) && ts.sys.fileExists(join(folder, target)));
  return found === undefined ? undefined : openFile(join(folder, found));
}

/** Reads a module that another one imports by a relative path; `undefined` for a package or a missing file. */
export function openImported(from: string, path: string): Script | undefined {
  if (!path.startsWith('.')) return undefined;
  const target = join(dirname(from), path);
  const stem = target.replace(/\.[cm]?js$/, '');
  const found = ['', ...ENDINGS].map((ending) => target + ending);
  const sources = stem === target ? [] : ['.ts', '.tsx'].map((ending) => stem + ending);
  const file = [...found, ...sources, ...ENDINGS.map((ending) => `${target}/index${ending}`)].find(ts.sys.fileExists);
  return file === undefined ? undefined : openFile(file);
}

/** Endings of modules, in the order in which a bundler tries them. */
const ENDINGS = ['.js', '.mjs', '.cjs', '.ts', '.tsx', '.jsx'];

/** Code beside `.d.ts` may be an ES module in a file of another ending. */
function openFile(file: string): Script | undefined {
  const path = [file, file.replace(/\.js$/, '.mjs'), file.replace(/\.js$/, '.cjs')].find(ts.sys.fileExists);
  const text = path === undefined ? undefined : ts.sys.readFile(path);
  return path === undefined || text === undefined ? undefined : { file: path, text };
}
