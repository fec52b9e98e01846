import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as forRules from '../../../engine/own-rules/index.ts';
import * as forFeatures from '../../../site/feature/index.ts';
import { importModule } from '../../system/base/import-module.ts';
import { findPackage, packageOf } from '../../system/packages/read-packages.ts';
import { findModule } from './project-file.ts';

/** Called with the path of each file that is read. */
type NoteRead = (file: string) => void;

interface Module {
  exports: unknown;
}

/**
 * Loads a module. Code of a project is read here, as CommonJS: Node 20 runs no TypeScript, and keeps what it has loaded
 * although it has changed. Installed code is loaded as Node does. `docs-nav/feature` and `docs-nav/rules` are this
 * package, whether or not it is installed. `text` is that of the module itself, if it is not what the file contains.
 */
export async function loadModule(file: string, note: NoteRead, text?: string): Promise<unknown> {
  if (isInstalled(file)) {
    note(file);
    return importModule(pathToFileURL(file).href);
  }
  if (text === undefined && !existsSync(file)) throw new Error('it does not exist');
  const { transform } = await import('sucrase');
  const loaded = new Map<string, Module>();

  const compile = (path: string): string => {
    try {
      return transform(path === file && text !== undefined ? text : readFileSync(path, 'utf8'), {
        transforms: [
          ...(isTypeScript(path) ? (['typescript'] as const) : []),
          ...(path.endsWith('x') ? (['jsx'] as const) : []),
          'imports',
        ],
        disableESTransforms: true,
        jsxRuntime: 'automatic',
        production: true,
      }).code;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      throw new Error(path === file ? said : `${relative(dirname(file), path)}: ${said}`, { cause: error });
    }
  };

  /** Runs a file; the result is a promise if `Run` makes functions that can wait. */
  const run = (path: string, Run: FunctionConstructor): unknown => {
    const module: Module = { exports: {} };
    loaded.set(path, module);
    note(path);
    const code = compile(path);
    const meta = { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) };
    const values = {
      exports: module.exports,
      require: (name: string) => find(path, name),
      module,
      __filename: path,
      __dirname: dirname(path),
      __meta: meta,
    };
    // A build trusts the code of its project, as it does for demos.
    const body = `${code.replaceAll(/\bimport\.meta\b/g, '__meta')}\n//# sourceURL=${path}`;
    return new Run(...Object.keys(values), body)(...Object.values(values));
  };

  const load = (path: string): unknown => {
    if (!loaded.has(path)) run(path, Function);
    return loaded.get(path)?.exports;
  };

  const find = (from: string, name: string): unknown => {
    if (name === 'docs-nav/feature') return forFeatures;
    if (name === 'docs-nav/rules') return forRules;
    const near = name.startsWith('.') ? resolveNear(join(dirname(from), name)) : undefined;
    if (near !== undefined && SCRIPT.test(near)) return load(near);
    if (near !== undefined) {
      note(near);
      return JSON.parse(readFileSync(near, 'utf8'));
    }
    const folder = findPackage(dirname(from), packageOf(name));
    if (folder !== undefined) note(join(folder, 'package.json'));
    const found = findModule(from, name);
    if (isAbsolute(found) && !isInstalled(found)) note(found);
    return createRequire(from)(found);
  };

  await run(file, AsyncFunction);
  return loaded.get(file)?.exports;
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

const SCRIPT = /\.[cm]?[jt]sx?$/;

function isInstalled(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

function isTypeScript(file: string): boolean {
  return /^\.[cm]?tsx?$/.test(extname(file));
}

/** Finds a module by its path, with or without its extension, or by the name of its output. */
function resolveNear(path: string): string | undefined {
  const bare = path.replace(/\.([cm]?)js$/, '.$1ts');
  return [
    path,
    bare,
    `${path}.ts`,
    `${path}.tsx`,
    `${path}.js`,
    `${path}.json`,
    join(path, 'index.ts'),
    join(path, 'index.js'),
  ].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
