import { dirname, join } from 'node:path';
import ts from 'typescript-for-docs-nav';
import type { Project } from '../../../../site/project/project.ts';
import type { ApiName } from '../../../../site/api/api-data.ts';
import { once, onceEach } from '../../../system/base/once.ts';
import { lookThrough } from '../../../system/files/look-at.ts';
import { readPackageJson } from '../../../system/packages/read-manifest.ts';
import { findPackageModule } from '../../../system/packages/package-modules.ts';
import { packageOf } from '../../../system/packages/read-packages.ts';
import { adapterFor } from '../adapters/index.ts';
import { aliased } from '../types/aliased.ts';
import { listEntryPoints } from './entry-points.ts';
import { componentTest } from './is-component.ts';
import { layoutFor } from '../layouts/index.ts';
import { rootsOf, type PackageModules, type RootExport } from './package-exports.ts';
import { openPackageOptions, type ResolutionOptions } from './package-options.ts';
import { findUnresolved } from './unresolved-imports.ts';
import { isReactFile, reactPaths } from '../types/react-types.ts';

/** A type checker for the declarations that some exports need, with ways to look things up. */
export interface ApiProgram extends PackageModules {
  readonly project: Project;
  /** Returns the attributes of an element such as `button`, including its `ref`; of no element, none. */
  elementProps(element: string | undefined): readonly ts.Symbol[];
  /** Returns the attributes that all elements share, by name. */
  attributes(): ReadonlyMap<string, ts.Symbol>;
  /** Returns what the modules of a package export. */
  rootsOf(owner: string): readonly RootExport[];
  /** Finds the type with the name of an exported type. */
  findType(specifier: string, name: string): ts.Type | undefined;
  /** Lists the specifiers of imports in a file that lead nowhere. */
  unresolvedIn(source: ts.SourceFile): readonly ts.StringLiteralLike[];
  /** Lists those in all files of the project and its workspace. */
  unresolved(): readonly ts.StringLiteralLike[];
  /** Returns the declarations at the top of all modules, by name. */
  declarations(): ReadonlyMap<string, readonly ts.Symbol[]>;
  /** Returns the package that a declaration file belongs to. */
  packageOf(file: string | undefined): PackagePlace | undefined;
  /** Returns what a file imports. */
  importsOf(file: string): readonly ImportedFile[];
  /** Returns the first place where a module of the project cannot be parsed; `undefined` if it can. */
  findSyntaxError(file: string): ts.DiagnosticWithLocation | undefined;
}

/** An import with the file that it leads to, or those that were looked for. */
interface ImportedFile {
  readonly file?: string;
  readonly sought: readonly string[];
}

/** A package as seen from its declaration files. */
interface PackagePlace {
  readonly name: string;
  /** Absolute, with `/` as separator and no trailing slash. */
  readonly folder: string;
  /** Its homepage, if that is an address on the web. */
  readonly home: string | undefined;
  /** Its dependencies and peer dependencies. */
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
  // Types come only from imports: other installed packages are irrelevant.
  types: [],
};

/** For a package without declarations, its modules and their imports are read. */
const JAVASCRIPT: ts.CompilerOptions = { allowJs: true, maxNodeModuleJsDepth: 4 };

const FOREIGN = /\/node_modules\/(?:csstype|typescript[\w-]*)\//;

/** What else a program is opened for. */
interface AlsoRead {
  /** Packages whose exports are listed. */
  readonly listed?: readonly string[];
  /** Modules of packages, as imports write them. */
  readonly specifiers?: readonly string[];
  /** Modules of the project, by their paths from the root. */
  readonly modules?: readonly string[];
}

/**
 * Opens one program for all wanted exports, for packages whose exports are listed, and for modules of the project. Its
 * only source is a module in the project’s root that imports them, so that packages are resolved as in the project
 * itself.
 */
export function openProgram(
  project: Project,
  wanted: readonly ApiName[],
  { listed = [], specifiers: single = [], modules = [] }: AlsoRead = {},
): ApiProgram {
  const entry = join(project.root, '__api__.ts');
  const styles = wanted.flatMap((name) => adapterFor(name.package).styleProps?.package ?? []);
  const entryPoints = onceEach((owner: string) => {
    const folder = project.packages.find(owner);
    return folder === undefined ? [] : listEntryPoints(folder, owner);
  });
  const specifiers = [
    ...new Set([
      ...wanted.flatMap((name) => moduleSpecifiers(name, project) ?? entryPoints(name.package)),
      ...listed.flatMap(entryPoints),
      ...styles,
      ...single,
      ...modules.map(specifierOf),
      'react',
    ]),
  ];
  const typed = withPaths({ ...OPTIONS, ...ownOptions(project, entryPoints) }, reactPaths(project));
  const host = ts.createCompilerHost(typed);
  const isUntyped = (owner: string) =>
    entryPoints(owner)
      .map((specifier) => ts.resolveModuleName(specifier, entry, typed, host).resolvedModule)
      .find((module) => module !== undefined)
      ?.extension.endsWith('js');
  const untyped = [...new Set([...wanted.map((name) => name.package), ...listed])].filter(isUntyped);
  const options = untyped.length === 0 ? typed : withPaths({ ...typed, ...JAVASCRIPT }, modulePaths(project, untyped));
  const imports = new Map<string, readonly ImportedFile[]>();
  const source: Source = { project, entry, specifiers, options, host };
  const resolve = openResolution(source);
  const program = ts.createProgram([entry], options, hostFor(source, resolve, imports));
  return { ...lookInto(program, source, resolve, entryPoints), importsOf: (file) => imports.get(file) ?? [] };
}

/** What a program is made of. */
interface Source {
  readonly project: Project;
  /** The module in the root, which imports the others. */
  readonly entry: string;
  readonly specifiers: readonly string[];
  readonly options: ts.CompilerOptions;
  readonly host: ts.CompilerHost;
}

type Resolve = (
  specifier: string,
  file: string,
  mode?: ts.ResolutionMode,
) => ts.ResolvedModuleWithFailedLookupLocations;

/** Makes a function that resolves an import as the package of its file does. */
function openResolution({ project, entry, options, host }: Source): Resolve {
  const optionsOf = openPackageOptions();
  const cache = ts.createModuleResolutionCache(project.root, (name) => name, options);
  return (specifier, file, mode) => {
    const own: ResolutionOptions = file === entry ? {} : optionsOf(file);
    const isOwn = Object.keys(own).length > 0;
    const merged = isOwn ? { ...options, ...own, paths: { ...options.paths, ...own.paths } } : options;
    const found = ts.resolveModuleName(specifier, file, merged, host, isOwn ? undefined : cache, undefined, mode);
    // The paths of its own settings are relative to other folders than those that this program adds.
    return found.resolvedModule === undefined && isOwn
      ? ts.resolveModuleName(specifier, file, options, host, cache, undefined, mode)
      : found;
  };
}

/** Makes a host that has the module in the root, and records what files import. */
function hostFor(
  { project, entry, specifiers, options, host }: Source,
  resolve: Resolve,
  imports: Map<string, readonly ImportedFile[]>,
): ts.CompilerHost {
  const text = specifiers.map((specifier) => `import ${JSON.stringify(specifier)};`).join('\n');
  const { getSourceFile, fileExists, readFile } = host;
  const settings = JSON.stringify(options);
  return {
    ...host,
    getCurrentDirectory: () => project.root,
    resolveModuleNameLiterals(literals, file, redirected, _, source) {
      const found = literals.map((literal) =>
        resolve(
          literal.text,
          file,
          source && ts.getModeForUsageLocation(source, literal, redirected?.commandLine.options ?? options),
        ),
      );
      imports.set(
        file,
        found.map((each, at) => importedFile(each, literals[at]?.text ?? '', project)),
      );
      return found;
    },
    getSourceFile(file, target, ...rest) {
      if (file === entry) return ts.createSourceFile(entry, text, ts.ScriptTarget.ES2022);
      // Nobody reads the comments in types of browsers, React and CSS, which are half of all comments.
      const jsDocParsingMode =
        isReactFile(file) || FOREIGN.test(file) ? ts.JSDocParsingMode.ParseNone : ts.JSDocParsingMode.ParseAll;
      const parsing = { ...(typeof target === 'object' ? target : { languageVersion: target }), jsDocParsingMode };
      const key = [settings, jsDocParsingMode, parsing.languageVersion, parsing.impliedNodeFormat].join(' ');
      return parsedOnce(file, key, () => getSourceFile.call(host, file, parsing, ...rest));
    },
    fileExists: (file) => file === entry || fileExists.call(host, file),
    readFile: (file) => (file === entry ? text : readFile.call(host, file)),
  };
}

/** Files of packages that this thread has parsed, with what this depends on. Most are the same in all of its programs. */
const parsed = new Map<string, readonly [state: string, source: ts.SourceFile | undefined]>();

/** Parses a file of a package, unless another program with the same settings has. */
function parsedOnce(file: string, settings: string, parse: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  const stats = file.includes('/node_modules/') ? lookThrough(file) : undefined;
  if (stats === undefined) return parse();
  const state = [stats.size, stats.mtimeMs, stats.ctimeMs, stats.ino, settings].join(' ');
  const [known, source] = parsed.get(file) ?? [];
  if (known === state) return source;
  const made = parse();
  parsed.set(file, [state, made]);
  return made;
}

/** Makes the ways to look things up in a program. */
function lookInto(
  program: ts.Program,
  { project, entry }: Source,
  resolve: Resolve,
  entryPoints: PackageModules['entryPoints'],
): Omit<ApiProgram, 'importsOf'> {
  const checker = program.getTypeChecker();
  const findModule = (specifier: string) => {
    const file = resolve(specifier, entry).resolvedModule?.resolvedFileName;
    const source = file === undefined ? undefined : program.getSourceFile(file);
    return (
      (source && (checker.getSymbolAtLocation(source) ?? (source as CommonJsSource).symbol)) ??
      checker.getAmbientModules().find(({ name }) => name === JSON.stringify(specifier))
    );
  };
  const findType = (specifier: string, name: string) => {
    const symbol = findModule(specifier);
    const found = symbol && checker.tryGetMemberInModuleExports(name, symbol);
    return found && checker.getDeclaredTypeOfSymbol(aliased(checker, found));
  };
  const placeOf = onceEach((folder: string): PackagePlace | undefined => {
    const { name, homepage, dependencies, peerDependencies } = readPackageJson(folder);
    const parent = dirname(folder);
    // Subfolders may have a `package.json` that only sets the module type.
    if (name === undefined || !isPackageFolder(folder)) return parent === folder ? undefined : placeOf(parent);
    return {
      name,
      folder,
      home: homepage !== undefined && /^https?:/.test(homepage) && URL.canParse(homepage) ? homepage : undefined,
      dependencies: Object.keys({ ...dependencies, ...peerDependencies }),
    };
  });
  const isComponent = componentTest(checker, findType('react', 'ReactNode'));
  const patterns = checker.getAmbientModules().map(({ name }) => name.replace(/^"|"$/g, ''));
  const isFound = (specifier: string, file: string) =>
    resolve(specifier, file).resolvedModule !== undefined || patterns.some((pattern) => matches(pattern, specifier));
  const unresolvedIn = (source: ts.SourceFile) => findUnresolved(source, isFound);
  return {
    project,
    checker,
    unresolvedIn,
    unresolved() {
      const own = program.getSourceFiles().filter(({ fileName }) => fileName !== entry && isProjectFile(fileName));
      return own.flatMap(unresolvedIn);
    },
    isComponent,
    elementProps(element = '') {
      const react = findModule('react');
      const jsx = react && checker.tryGetMemberInModuleExports('JSX', react);
      const elements = jsx && checker.tryGetMemberInModuleExports('IntrinsicElements', jsx);
      const props = elements && checker.getDeclaredTypeOfSymbol(elements).getProperty(element);
      return props === undefined ? [] : checker.getTypeOfSymbol(props).getProperties();
    },
    attributes: once(() => {
      const members = findType('react', 'HTMLAttributes')?.getProperties();
      return new Map(members?.map((each) => [each.name, each]));
    }),
    entryPoints,
    rootsOf: onceEach((owner) => rootsOf(owner, { checker, findModule, entryPoints, isComponent })),
    findModule,
    findType,
    declarations: once(() => indexDeclarations(program, checker)),
    packageOf: (file) => (file === undefined ? undefined : placeOf(dirname(file))),
    findSyntaxError(file) {
      const source = program.getSourceFile(file);
      return source && program.getSyntacticDiagnostics(source)[0];
    },
  };
}

/** Returns how the module that a program consists of imports a file of the project. */
export function specifierOf(file: string): string {
  return file.startsWith('.') ? file : `./${file}`;
}

/** The compiler notes where it looked, which is not part of its public types. */
interface Lookups extends ts.ResolvedModuleWithFailedLookupLocations {
  readonly failedLookupLocations?: readonly string[];
}

function importedFile(
  { resolvedModule, failedLookupLocations = [] }: Lookups,
  specifier: string,
  { root }: Project,
): ImportedFile {
  if (resolvedModule !== undefined) return { file: resolvedModule.resolvedFileName, sought: [] };
  // The compiler does not look into folders that do not exist yet.
  const installed = /^[./]/.test(specifier) ? [] : [join(root, 'node_modules', packageOf(specifier), 'package.json')];
  return { sought: [...failedLookupLocations.filter(isProjectFile), ...installed] };
}

function indexDeclarations(program: ts.Program, checker: ts.TypeChecker): ReadonlyMap<string, readonly ts.Symbol[]> {
  const found = new Map<string, ts.Symbol[]>();
  for (const { statements } of program.getSourceFiles()) {
    for (const node of statements) {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
      if (!isType && !ts.isEnumDeclaration(node) && !ts.isModuleDeclaration(node)) continue;
      const symbol = node.name && checker.getSymbolAtLocation(node.name);
      if (symbol === undefined) continue;
      const known = found.get(symbol.name) ?? [];
      if (!known.includes(symbol)) found.set(symbol.name, [...known, symbol]);
    }
  }
  return found;
}

/** Installed packages and the compiler's own declarations are not the project's. */
function isProjectFile(file: string): boolean {
  return !file.includes('/node_modules/');
}

/** Returns whether an ambient module, such as `*.svg`, has a name. */
function matches(pattern: string, specifier: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? pattern === specifier : specifier.startsWith(before) && specifier.endsWith(after);
}

/** The compiler's own lookup only returns the symbols of ES modules; CommonJS modules have one as well. */
interface CommonJsSource extends ts.SourceFile {
  readonly symbol?: ts.Symbol;
}

/** The project's own package is read from its source, which may be JavaScript and need not be built. */
function ownOptions({ root, packages }: Project, parts: (owner: string) => readonly string[]): ts.CompilerOptions {
  const { name = '', types } = packages.own() ?? {};
  const paths = parts(name).flatMap((specifier): readonly [string, string[]][] => {
    const source = findPackageModule(root, specifier)?.source;
    return source === undefined ? [] : [[specifier, [join(root, (specifier === name && types) || source)]]];
  });
  return paths.length === 0 ? {} : { allowJs: true, paths: Object.fromEntries(paths) };
}

/**
 * Returns the modules that may contain an export according to its package's layout; `undefined` if `exports` locates
 * them.
 */
export function moduleSpecifiers(wanted: ApiName, project: Project): readonly string[] | undefined {
  return layoutFor(wanted.package)?.modulesOf(wanted, project.packages.find(wanted.package));
}

/**
 * Maps packages to their ES modules, if they have any: the exports of CommonJS modules are often known only at run
 * time.
 */
function modulePaths(project: Project, names: readonly string[]): Readonly<Record<string, string[]>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const folder = project.packages.find(name);
      const { module, exports } = folder === undefined ? {} : readPackageJson(folder);
      return folder !== undefined && typeof module === 'string' && exports === undefined
        ? [[name, [join(folder, module)]] as const]
        : [];
    }),
  );
}

function withPaths(options: ts.CompilerOptions, paths: Readonly<Record<string, string[]>>): ts.CompilerOptions {
  return { ...options, paths: { ...paths, ...options.paths } };
}

/** Includes packages that are installed under another name. */
function isPackageFolder(folder: string): boolean {
  return !folder.includes('/node_modules/') || /\/node_modules\/(?:@[^/]+\/)?[^/]+$/.test(folder);
}
