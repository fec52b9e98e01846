import type { CompiledFile, Failure } from '../../islands/demo/live/messages.ts';

/** Namespaces of the library by the ids that code imports. */
export type LibraryModules = Readonly<Record<string, object>>;

/** Files as modules of the browser. */
export interface LinkedFiles {
  /** Address of the last file. */
  readonly entry: string;
  /** Names of files by address, for places in errors. */
  readonly names: ReadonlyMap<string, string>;
}

/** An import has no target. */
export class ImportFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

/**
 * Makes modules of files, each after those that it imports. `toAddress` makes a module's text importable; a module of
 * the library is one that only passes on what the library holds, under `holder` in the global scope.
 */
export function createLinker(
  library: LibraryModules,
  holder: string,
  toAddress: (code: string) => string,
): (files: readonly CompiledFile[]) => LinkedFiles {
  const passed = new Map<string, string>();
  const addressOf = (id: string): string => {
    const known = passed.get(id) ?? toAddress(passOn(id, library[id] ?? {}, holder));
    passed.set(id, known);
    return known;
  };
  return (files) => {
    const addresses = new Map<string, string>();
    const names = new Map<string, string>();
    let entry = '';
    for (const { name, code, imports } of files) {
      for (const { to, names: wanted, from, line } of imports) {
        if (!('id' in to)) continue;
        const found = library[to.id];
        const missing = found === undefined ? undefined : wanted.find((one) => !(one in found));
        if (found === undefined || missing !== undefined)
          throw new ImportFailure({
            message:
              missing === undefined ? `Cannot find module '${from}'.` : `Module '${from}' has no export '${missing}'.`,
            file: name,
            line,
          });
      }
      const linked = imports.reduceRight((text, { start, end, to }) => {
        const address = 'id' in to ? addressOf(to.id) : (addresses.get(to.file) ?? '');
        return text.slice(0, start) + JSON.stringify(address) + text.slice(end);
      }, code);
      entry = toAddress(linked);
      addresses.set(name, entry);
      names.set(entry, name);
    }
    return { entry, names };
  };
}

/** Writes a module that exports what a namespace of the library has. */
function passOn(id: string, module: object, holder: string): string {
  const names = Object.keys(module);
  const values = names.map((name, at) => `const e${at}=m[${JSON.stringify(name)}];`);
  const exported = names.map((name, at) => `e${at} as ${JSON.stringify(name)}`);
  return `const m=globalThis[Symbol.for(${JSON.stringify(holder)})][${JSON.stringify(id)}];${values.join('')}export{${exported.join(',')}};`;
}

/** A place in edited code. */
interface CodePlace {
  readonly file: string;
  readonly line: number;
}

const ADDRESS = /(blob:[^\s()@]+?):(\d+)(?::\d+)?(?=$|[\s)])/g;

/** Finds the innermost call of an error's stack that is in edited code; `files` are their names by address. */
export function findPlace(stack: string, files: ReadonlyMap<string, string>): CodePlace | undefined {
  for (const [, address = '', line] of stack.matchAll(ADDRESS)) {
    const file = files.get(address);
    if (file !== undefined) return { file, line: Number(line) };
  }
  return undefined;
}
