import { dirname, join } from 'node:path';
import ts from 'typescript-for-docs-nav';
import type { ApiName } from '../../site/api/api-data.ts';
import { findOwnPackage } from '../packages/own-package.ts';
import { readManifest } from '../packages/read-manifest.ts';
import { findPackage } from '../packages/read-packages.ts';
import { adapterFor } from './adapters/index.ts';
import { aliased } from './aliased.ts';
import { listEntryPoints } from './entry-points.ts';
import { componentTest } from './is-component.ts';
import { layoutFor } from './layouts/index.ts';
import { rootsOf, type PackageModules, type RootExport } from './package-exports.ts';
import { isTypesFile, reactPaths } from './react-types.ts';

/** A checker over the declarations that some exports need, and ways into them. */
export interface ApiProgram extends PackageModules {
  readonly root: string;
  /** Attributes of an element such as `button`, with its `ref`. */
  elementProps(element: string): readonly ts.Symbol[];
  /** Attributes that every element has, by name. */
  attributes(): ReadonlyMap<string, ts.Symbol>;
  /** What the modules of a package export. */
  rootsOf(owner: string): readonly RootExport[];
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

/** Where a package has no declarations, its modules themselves are read, and those that they are made of. */
const JAVASCRIPT: ts.CompilerOptions = { allowJs: true, maxNodeModuleJsDepth: 4 };

const FOREIGN = /\/node_modules\/(?:csstype|typescript[\w-]*)\//;

/**
 * Opens one program for all wanted exports, and for the packages whose exports are listed. Its only source is a module in the project’s root that imports
 * them, so that every package is resolved as the project itself would resolve it.
 */
export function openProgram(root: string, wanted: readonly ApiName[], listed: readonly string[] = []): ApiProgram {
  const entry = join(root, '__api__.ts');
  const styles = wanted.flatMap((name) => adapterFor(name.package).styleProps?.package ?? []);
  const entryPoints = rememberEntryPoints(root);
  const specifiers = [
    ...new Set([
      ...wanted.flatMap((name) => modulesOf(name, root) ?? entryPoints(name.package)),
      ...listed.flatMap(entryPoints),
      ...styles,
      'react',
    ]),
  ];
  const text = specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join('\n');
  const typed = withPaths({ ...OPTIONS, ...ownOptions(root) }, reactPaths(root));
  const host = ts.createCompilerHost(typed);
  const isUntyped = (owner: string) =>
    entryPoints(owner)
      .map((specifier) => ts.resolveModuleName(specifier, entry, typed, host).resolvedModule)
      .find((module) => module !== undefined)
      ?.extension.endsWith('js');
  const untyped = [...new Set([...wanted.map((name) => name.package), ...listed])].filter(isUntyped);
  const options = untyped.length === 0 ? typed : withPaths({ ...typed, ...JAVASCRIPT }, modulePaths(root, untyped));
  const { getSourceFile, fileExists, readFile } = host;
  const program = ts.createProgram([entry], options, {
    ...host,
    getCurrentDirectory: () => root,
    getSourceFile(file, target, ...rest) {
      if (file === entry) return ts.createSourceFile(entry, text, ts.ScriptTarget.ES2022);
      // No one reads the comments on what belongs to browsers, React and CSS, which are half of all comments.
      const jsDocParsingMode =
        isTypesFile(file) || FOREIGN.test(file) ? ts.JSDocParsingMode.ParseNone : ts.JSDocParsingMode.ParseAll;
      return getSourceFile.call(
        host,
        file,
        { ...(typeof target === 'object' ? target : { languageVersion: target }), jsDocParsingMode },
        ...rest,
      );
    },
    fileExists: (file) => file === entry || fileExists.call(host, file),
    readFile: (file) => (file === entry ? text : readFile.call(host, file)),
  });
  const checker = program.getTypeChecker();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);
  const findModule = (specifier: string) => {
    const file = ts.resolveModuleName(specifier, entry, options, host, cache).resolvedModule?.resolvedFileName;
    const source = file === undefined ? undefined : program.getSourceFile(file);
    return source && (checker.getSymbolAtLocation(source) ?? (source as CommonJsSource).symbol);
  };
  const packages = new Map<string, PackagePlace | undefined>();
  const roots = new Map<string, readonly RootExport[]>();
  let attributes: ReadonlyMap<string, ts.Symbol> | undefined;
  const isComponent = componentTest(checker, findModule('react'));
  return {
    root,
    checker,
    isComponent,
    elementProps(element) {
      const react = findModule('react');
      const jsx = react && checker.tryGetMemberInModuleExports('JSX', react);
      const elements = jsx && checker.tryGetMemberInModuleExports('IntrinsicElements', jsx);
      const props = elements && checker.getDeclaredTypeOfSymbol(elements).getProperty(element);
      return props === undefined ? [] : checker.getTypeOfSymbol(props).getProperties();
    },
    attributes() {
      const react = findModule('react');
      const type = react && checker.tryGetMemberInModuleExports('HTMLAttributes', react);
      attributes ??= new Map(
        type === undefined
          ? []
          : checker
              .getDeclaredTypeOfSymbol(type)
              .getProperties()
              .map((symbol) => [symbol.name, symbol]),
      );
      return attributes;
    },
    entryPoints,
    rootsOf(owner) {
      const found = roots.get(owner) ?? rootsOf(owner, { checker, findModule, entryPoints, isComponent });
      roots.set(owner, found);
      return found;
    },
    findModule,
    findType(specifier, name) {
      const symbol = findModule(specifier);
      const found = symbol && checker.tryGetMemberInModuleExports(name, symbol);
      return found && checker.getDeclaredTypeOfSymbol(aliased(checker, found));
    },
    packageOf: (file) => placeOf(dirname(file), packages),
  };
}

/** Asked for the symbol of a module, the compiler keeps to modules with `import` and `export`; those in CommonJS have one as well. */
interface CommonJsSource extends ts.SourceFile {
  readonly symbol?: ts.Symbol;
}

/** The package that the project belongs to is read from its source, which may be JavaScript and need not be built. */
function ownOptions(root: string): ts.CompilerOptions {
  const own = findOwnPackage(root);
  return own?.entry === undefined || findPackage(root, own.name) !== undefined
    ? {}
    : { allowJs: true, paths: { [own.name]: [join(root, own.types ?? own.entry)] } };
}

/** Modules that an export may be found in where the layout of its package says so; `undefined` where its `exports` do. */
export function modulesOf(wanted: ApiName, root: string): readonly string[] | undefined {
  return layoutFor(wanted.package)?.modulesOf(wanted, findPackage(root, wanted.package));
}

function rememberEntryPoints(root: string): (owner: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (owner) => {
    const folder = findPackage(root, owner) ?? (findOwnPackage(root)?.name === owner ? root : undefined);
    const found = known.get(owner) ?? (folder === undefined ? [owner] : listEntryPoints(folder, owner));
    known.set(owner, found);
    return found;
  };
}

/** The edition in ES modules, where a package has one: what those in CommonJS export is often known only when they run. */
function modulePaths(root: string, names: readonly string[]): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const folder = findPackage(root, name);
      const { module, exports } = folder === undefined ? {} : readManifest(folder);
      return folder !== undefined && typeof module === 'string' && exports === undefined
        ? [[name, [join(folder, module)]] as const]
        : [];
    }),
  );
}

function withPaths(options: ts.CompilerOptions, paths: Readonly<Record<string, string[]>>): ts.CompilerOptions {
  return { ...options, paths: { ...paths, ...options.paths } };
}

function placeOf(folder: string, known: Map<string, PackagePlace | undefined>): PackagePlace | undefined {
  if (known.has(folder)) return known.get(folder);
  const file = `${folder}/package.json`;
  const { name, dependencies, peerDependencies } = (
    ts.sys.fileExists(file) ? JSON.parse(ts.sys.readFile(file) ?? '{}') : {}
  ) as PackageJson;
  const parent = dirname(folder);
  // Folders below may have a `package.json` that only says what kind of module they hold.
  const place =
    typeof name === 'string' && isPackageFolder(folder)
      ? { name, folder, dependencies: Object.keys({ ...dependencies, ...peerDependencies }) }
      : parent === folder
        ? undefined
        : placeOf(parent, known);
  known.set(folder, place);
  return place;
}

interface PackageJson {
  readonly name?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Also of a package that is installed under another name. */
function isPackageFolder(folder: string): boolean {
  return !folder.includes('/node_modules/') || /\/node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder);
}
