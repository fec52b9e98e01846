import { readFileSync } from 'node:fs';
import nodeModule, { createRequire, Module } from 'node:module';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { Script } from 'node:vm';
import { findCacheFolder } from './cache/cache-folder.ts';
import { keepBytes, readKeptBytes } from './cache/kept-file.ts';
import { pruneCache } from './cache/prune-cache.ts';
import { packageRoot } from './base/package-root.ts';

/**
 * Runs a chunk beside this one, given without its extension, and everything it requires. Caches what V8 compiles
 * (https://v8.dev/blog/code-caching-for-devs) separately for each command, because functions are compiled on first
 * call: compiling takes a tenth of the time to check a large site. Newer versions of Node have a compile cache of their
 * own (https://nodejs.org/api/module.html#module-compile-cache); for others, the code is in this package's cache.
 */
export function loadChunk(name: string, command = ''): void {
  const file = join(import.meta.dirname, `${name}.cjs`);
  const { enableCompileCache } = nodeModule as { readonly enableCompileCache?: () => unknown };
  enableCompileCache?.();
  if (enableCompileCache !== undefined || process.env['NODE_DISABLE_COMPILE_CACHE'] !== undefined)
    createRequire(file)(file);
  else openLoader(/^[a-z][a-z-]*$/.test(command) ? command : '')(file);
}

/** Makes a function that loads CommonJS files and compiles none of them twice, across runs. */
function openLoader(command: string): (file: string) => unknown {
  const folder = findCacheFolder(packageRoot());
  const nameOf = (file: string) => `code-${process.version}-${command}-${basename(file, '.cjs')}`;
  const compiled = new Map<string, Script>();
  process.once('exit', () => {
    for (const [file, script] of compiled) keepBytes(folder, nameOf(file), script.createCachedData(), ENGINE);
    if (compiled.size > 0) pruneCache(folder);
  });

  function compile(file: string): Script {
    const cachedData = readKeptBytes(folder, nameOf(file), ENGINE);
    const script = new Script(HEAD + readFileSync(file, 'utf8') + TAIL, {
      filename: file,
      columnOffset: -HEAD.length,
      ...(cachedData === undefined ? {} : { cachedData }),
    });
    if (script.cachedDataRejected !== false) compiled.set(file, script);
    return script;
  }

  return function load(file) {
    const own = createRequire(file);
    const known = own.cache[file];
    if (known !== undefined) return known.exports;
    const module = (own.cache[file] = new Module(file));
    const requireFrom = (id: string) => (id.startsWith('./') ? load(join(dirname(file), id)) : own(id));
    const run = compile(file).runInThisContext() as (...given: readonly unknown[]) => void;
    run(module.exports, requireFrom, module, file, dirname(file));
    return module.exports;
  };
}

/** Node's wrapper for CommonJS files (https://nodejs.org/api/modules.html#the-module-wrapper). */
const HEAD = '(function (exports, require, module, __filename, __dirname) { ';
const TAIL = '\n})';

/** The engine that compiled code is valid for; V8 itself checks its version and flags. */
const ENGINE = `${process.version} ${process.arch}`;
