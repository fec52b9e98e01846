import { dirname, join } from 'node:path';
import ts from 'typescript-for-docs-nav';
import { mainTargetsOf } from '../../../system/packages/export-targets.ts';
import { readManifest } from '../../../system/packages/read-manifest.ts';

/** The code of a module. */
export interface Script {
  readonly file: string;
  readonly text: string;
}

/**
 * Reads the code next to the declarations of a symbol; `undefined` if there is none. Next to handwritten declarations,
 * the module may only re-export `name`: `export { Button } from './Button'`. Then it reads the code there.
 */
export function readScript(symbol: ts.Symbol | undefined, name?: string): string | undefined {
  return openScript(symbol, name)?.text;
}

/**
 * Finds the code next to the declarations of a symbol, as `readScript` does, with its file. An installed package may have
 * declarations in folders, and all of its code in one bundle, where `name` is looked for.
 */
export function openScript(symbol: ts.Symbol | undefined, name?: string): Script | undefined {
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName.replace(/\.d\.([cm]?)ts$/, '.$1js');
  const beside = file === undefined ? undefined : openFile(file);
  const script = beside ?? (file === undefined || name === undefined ? undefined : openBundle(file));
  if (script === undefined || name === undefined) return script;
  const path = findOrigin(script.text, name);
  return (path === undefined ? undefined : openImported(script.file, path)) ?? script;
}

/** Reads the main module of the installed package that a file belongs to. */
function openBundle(file: string): Script | undefined {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
  if (folder === undefined) return undefined;
  const { module, main, exports } = readManifest(folder);
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

/** Finds the module that a name is re-exported from, including by `require`, as compiled to CommonJS. */
function findOrigin(script: string, name: string): string | undefined {
  const [, path] = new RegExp(`\\bexport\\s*\\{[^}]*\\b${name}\\s*[,}][^;'"]*?['"](\\.[^'"]+)['"]`).exec(script) ?? [];
  if (path !== undefined) return path;
  const [, module] =
    new RegExp(`\\bexports(?:\\.${name}\\s*=|,\\s*['"]${name}['"],[^}]*\\breturn)\\s+(\\w+)\\.\\w`).exec(script) ?? [];
  return module === undefined
    ? undefined
    : new RegExp(`\\b${module}\\s*=[^;]*?\\brequire\\(['"](\\.[^'"]+)['"]\\)`).exec(script)?.[1];
}
