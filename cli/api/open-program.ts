import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript-api';
import type { ApiName } from '../../site/api/api-data.ts';
import { findOwnPackage } from '../own-package.ts';
import { findPackage } from '../read-packages.ts';
import { adapterFor } from './adapters/index.ts';

/** A checker over the declarations that some exports need, and ways into them. */
export interface ApiProgram {
  readonly root: string;
  readonly checker: ts.TypeChecker;
  /** What a module exports, as the project’s own code would import it; `undefined` when there is no such module. */
  findModule(specifier: string): ts.Symbol | undefined;
  /** The type behind an exported type's name. */
  findType(specifier: string, name: string): ts.Type | undefined;
  /** Name and folder of the package that a declaration file belongs to. */
  packageOf(file: string): PackagePlace | undefined;
}

/** A package as its declaration files see it. */
export interface PackagePlace {
  readonly name: string;
  /** Absolute, with `/` as separator and without one at its end. */
  readonly folder: string;
  /** Packages that it needs, or expects beside it. */
  readonly dependencies: readonly string[];
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  // Types come in through imports alone: what else is installed says nothing about a package.
  types: [],
};

const FOREIGN = /\/node_modules\/(?:@types|csstype|typescript[\w-]*)\//;

/**
 * Opens one program for all wanted exports. Its only source is a module in the project’s root that imports
 * them, so that every package is resolved as the project itself would resolve it.
 */
export function openProgram(root: string, wanted: readonly ApiName[]): ApiProgram {
  const entry = join(root, '__api__.ts');
  const styles = wanted.flatMap((name) => adapterFor(name.package).styleProps?.package ?? []);
  const specifiers = [...new Set([...wanted.flatMap((name) => modulesOf(name, root)), ...styles])];
  const text = specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join('\n');
  const options = { ...OPTIONS, ...ownOptions(root) };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const program = ts.createProgram([entry], options, {
    ...host,
    getCurrentDirectory: () => root,
    getSourceFile(file, target, ...rest) {
      if (file === entry) return ts.createSourceFile(entry, text, ts.ScriptTarget.ES2022);
      // Nobody reads the comments on what belongs to browsers, React and CSS, which are half of all comments.
      const jsDocParsingMode = FOREIGN.test(file) ? ts.JSDocParsingMode.ParseNone : ts.JSDocParsingMode.ParseAll;
      return getSourceFile.call(host, file, { ...(typeof target === 'object' ? target : { languageVersion: target }), jsDocParsingMode }, ...rest);
    },
    fileExists: (file) => file === entry || fileExists.call(host, file),
    readFile: (file) => (file === entry ? text : readFile.call(host, file)),
  });
  const checker = program.getTypeChecker();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const findModule = (specifier: string) => {
    const file = ts.resolveModuleName(specifier, entry, options, host, cache).resolvedModule?.resolvedFileName;
    const source = file === undefined ? undefined : program.getSourceFile(file);
    return source && checker.getSymbolAtLocation(source);
  };
  const packages = new Map<string, PackagePlace | undefined>();
  return {
    root,
    checker,
    findModule,
    findType(specifier, name) {
      const symbol = findModule(specifier);
      const found = symbol && checker.tryGetMemberInModuleExports(name, symbol);
      return found && checker.getDeclaredTypeOfSymbol(aliased(checker, found));
    },
    packageOf: (file) => placeOf(dirname(file), packages),
  };
}

/** The package that the project belongs to is read from its source, which may be JavaScript and need not be built. */
function ownOptions(root: string): ts.CompilerOptions {
  const own = findOwnPackage(root);
  return own?.entry === undefined || findPackage(root, own.name) !== undefined ? {} : { allowJs: true, paths: { [own.name]: [join(root, own.entry)] } };
}

/** Follows an export to what it stands for. */
export function aliased(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Modules that an export may be found in, likely ones first: one of its own; the package's main one; one for a group
 * of exports, whose name theirs begin with, such as `useTransition` for `useTransitionTrigger`.
 */
export function modulesOf({ package: owner, name }: ApiName, root: string): readonly string[] {
  const folder = findPackage(root, owner);
  const groups = folder === undefined ? [] : readdirSync(folder).filter((group) => group !== name && GROUP.test(group) && name.startsWith(group));
  return [...OWN_NAMES.map((prefix) => `${owner}/${prefix}${name}`), owner, ...groups.toReversed().map((group) => `${owner}/${group}`)];
}

/** A folder that is named like a component or hook. */
const GROUP = /^(?:use)?[A-Z]\w+$/;

/** What packages put before the name of an export that may still change. */
export const OWN_NAMES = ['', 'Unstable_', 'unstable_'] as const;

function placeOf(folder: string, known: Map<string, PackagePlace | undefined>): PackagePlace | undefined {
  if (known.has(folder)) return known.get(folder);
  const file = `${folder}/package.json`;
  const { name, dependencies, peerDependencies } = (ts.sys.fileExists(file) ? JSON.parse(ts.sys.readFile(file) ?? '{}') : {}) as PackageJson;
  const parent = dirname(folder);
  // Folders below may have a `package.json` that only says what kind of module they hold.
  const place = typeof name === 'string' && isPackageFolder(folder, name) ? { name, folder, dependencies: Object.keys({ ...dependencies, ...peerDependencies }) } : parent === folder ? undefined : placeOf(parent, known);
  known.set(folder, place);
  return place;
}

interface PackageJson {
  readonly name?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function isPackageFolder(folder: string, name: string): boolean {
  return !folder.includes('/node_modules/') || folder.endsWith(`/node_modules/${name}`);
}
