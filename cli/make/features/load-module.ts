import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, extname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { types } from 'node:util';
import vm from 'node:vm';
import * as forRules from '../../../engine/own-rules/index.ts';
import * as forFeatures from '../../../site/feature/index.ts';
import { findPackage, packageOf } from '../../system/packages/read-packages.ts';
import { resolveModule } from './project-file.ts';
import { tryTo } from '../../system/base/failure.ts';
/** Called with the path of each file that is read. */
type NoteRead = (file: string) => void;

/** Loads the modules that one module leads to, each once. */
export interface ModuleLoader {
  /** Loads the module itself; `text` is its text, if that is not what its file contains. */
  load(text?: string): Promise<object>;
  /** Loads what an import in it leads to. */
  find(name: string): Promise<object>;
}

/** This package, whether or not it is installed. */
const OURS: Readonly<Record<string, object>> = { 'docs-nav/feature': forFeatures, 'docs-nav/rules': forRules };

/**
 * Opens a loader for a module. Code of a project is read here: Node 20 runs no TypeScript, and keeps what it has loaded
 * although it has changed. Installed code is loaded as Node does. A build trusts all of it, as it does for demos. Needs
 * a thread with `MODULE_FLAGS`.
 */
export async function openLoader(file: string, note: NoteRead): Promise<ModuleLoader> {
  const { transform } = await import('sucrase');
  const loaded = new Map<string, Promise<vm.Module>>();
  const common = new Map<string, { exports: unknown }>();
  /** Node crashes if one that is made of exports is collected as garbage before it has run. */
  const made: vm.Module[] = [];
  let linked: Promise<unknown> = Promise.resolve();

  const toModule = (identifier: string, exports: unknown): vm.Module => {
    const module = moduleOf(identifier, exports);
    made.push(module);
    return module;
  };

  const compile = (path: string, text = readFileSync(path, 'utf8')): string => {
    try {
      return transform(text, {
        transforms: [
          ...(/^\.[cm]?tsx?$/.test(extname(path)) ? (['typescript'] as const) : []),
          ...(path.endsWith('x') ? (['jsx'] as const) : []),
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

  const importIn = (path: string) => async (name: string) => run(await find(path, name));

  /** Runs a module in CommonJS, whose imports do not wait. */
  const runCommon = (path: string, code: string): unknown => {
    const module: { exports: unknown } = { exports: {} };
    common.set(path, module);
    const need = (name: string): unknown => {
      const near = OURS[name] === undefined ? resolveNear(path, name) : undefined;
      if (near === undefined) return OURS[name] ?? createRequire(path)(name);
      if (common.has(near)) return common.get(near)?.exports;
      note(near);
      return SCRIPT.test(near) ? runCommon(near, compile(near)) : JSON.parse(readFileSync(near, 'utf8'));
    };
    const importModuleDynamically = importIn(path);
    vm.compileFunction(code, NAMES, { filename: path, importModuleDynamically })(
      module.exports,
      need,
      module,
      path,
      dirname(path),
    );
    return module.exports;
  };

  const read = async (path: string, text?: string): Promise<vm.Module> => {
    note(path);
    if (text === undefined && !SCRIPT.test(path)) return toModule(path, JSON.parse(readFileSync(path, 'utf8')));
    const code = compile(path, text);
    if (isCommon(path, code)) return toModule(path, runCommon(path, code));
    return new vm.SourceTextModule(code, {
      identifier: path,
      initializeImportMeta: (meta) =>
        Object.assign(meta, { url: pathToFileURL(path).href, filename: path, dirname: dirname(path) }),
      importModuleDynamically: importIn(path),
    });
  };

  const load = (path: string, text?: string): Promise<vm.Module> => {
    const module = loaded.get(path) ?? read(path, text);
    loaded.set(path, module);
    return module;
  };

  const find = async (from: string, name: string): Promise<vm.Module> => {
    const ours = OURS[name];
    if (ours !== undefined) return toModule(name, ours);
    const near = resolveNear(from, name);
    if (near !== undefined) return load(near);
    if (!isBuiltin(name)) {
      const folder = findPackage(dirname(from), packageOf(name));
      if (folder !== undefined) note(join(folder, 'package.json'));
      // Packages of a workspace are code of the project.
      const own = folder === undefined || !isInstalled(realpathSync(folder)) ? resolveModule(from, name) : undefined;
      if (own !== undefined && !isInstalled(own)) return load(own);
    }
    return toModule(name, await importInstalled(from, name));
  };

  const run = async (module: vm.Module): Promise<vm.Module> => {
    // Two graphs with a module in common cannot be linked at the same time.
    const link = () =>
      module.status === 'unlinked' ? module.link((name, { identifier }) => find(identifier, name)) : undefined;
    const own = linked.then(link);
    linked = own.catch(() => {});
    await own;
    await module.evaluate();
    return module;
  };

  return {
    async load(text) {
      if (isInstalled(file)) {
        note(file);
        return importInstalled(file, pathToFileURL(file).href);
      }
      if (text === undefined && !existsSync(file)) throw new Error('it does not exist');
      return (await run(await load(file, text))).namespace;
    },
    find: async (name) => (await run(await find(file, name))).namespace,
  };
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

function isInstalled(file: string): boolean {
  return /[\\/]node_modules[\\/]/.test(file);
}

/** What a module in CommonJS is called with. */
const NAMES = ['exports', 'require', 'module', '__filename', '__dirname'];

/** Returns whether a module is in CommonJS: if its ending does not tell, what has no syntax of ES modules. */
function isCommon(path: string, code: string): boolean {
  const [, kind] = /\.([cm])[jt]s$/.exec(path) ?? [];
  if (kind !== undefined) return kind === 'c';
  return tryTo(() => vm.compileFunction(code, NAMES)) !== undefined;
}

/** Makes a module of exports; those of CommonJS and JSON are its names and its default, too. */
function moduleOf(identifier: string, exports: unknown): vm.Module {
  const own = Object(exports) as object;
  const isWhole = types.isModuleNamespaceObject(exports) || '__esModule' in own;
  const all: Readonly<Record<string, unknown>> = isWhole ? { ...own } : { ...own, default: exports };
  return new vm.SyntheticModule(
    Object.keys(all),
    function () {
      for (const [name, value] of Object.entries(all)) this.setExport(name, value);
    },
    { identifier },
  );
}

/** Imports an installed module as Node does; of CommonJS, everything, which Node does not know before it runs. */
async function importInstalled(from: string, name: string): Promise<object> {
  const require = createRequire(from);
  // Node wants an attribute, which bundlers do not.
  if (name.endsWith('.json')) return require(name) as object;
  const bring = vm.compileFunction('return import(name)', ['name'], {
    filename: from,
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  }) as (name: string) => Promise<{ readonly default?: object }>;
  const found = await bring(name).catch((error: NodeJS.ErrnoException) => {
    // Bundlers find modules without their endings, too.
    if (!UNFOUND.has(error.code ?? '')) throw error;
    return bring(pathToFileURL(resolveModule(from, name)).href);
  });
  const isCommonJs = Object.values(require.cache).some((known) => known?.exports === found.default);
  return isCommonJs && found.default !== undefined ? found.default : found;
}

const UNFOUND: ReadonlySet<string> = new Set([
  'ERR_MODULE_NOT_FOUND',
  'ERR_PACKAGE_PATH_NOT_EXPORTED',
  'ERR_UNSUPPORTED_DIR_IMPORT',
]);

/** Finds a file by its path, with or without its extension, or by the name of its output. */
function resolveNear(from: string, name: string): string | undefined {
  if (!name.startsWith('.') && !name.startsWith('file:') && !isAbsolute(name)) return undefined;
  const path = name.startsWith('file:') ? fileURLToPath(name) : resolve(dirname(from), name);
  const bare = path.replace(/\.([cm]?)js(x?)$/, '.$1ts$2');
  return [
    path,
    bare,
    `${bare}x`,
    ...['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.json'].map((ending) => path + ending),
    ...['index.ts', 'index.tsx', 'index.js'].map((file) => join(path, file)),
  ].find((candidate) => existsSync(candidate) && statSync(candidate).isFile());
}
