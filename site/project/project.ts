import type { Dirent } from 'node:fs';
import type { Worker, WorkerOptions } from 'node:worker_threads';
import type * as resvg from '@resvg/resvg-js';
import type * as pagefind from 'pagefind';
import type * as vite from 'vite';
import type { ToolName } from '../../engine/feature/declaration.ts';
import type { MissingTool, UnreadableFile } from '../../engine/model/project-input.ts';

/**
 * The project that a command works for, with all it offers to what makes pages. `cli/` makes it once per command; a
 * thread makes its own from the root.
 */
export interface Project {
  /** Absolute path of the folder that contains `nav/`. */
  readonly root: string;
  readonly trust: Trust;
  readonly variables: ProjectVariables;
  readonly files: ProjectFiles;
  readonly cache: ProjectCache;
  readonly packages: ProjectPackages;
  readonly tools: ProjectTools;
  readonly threads: ProjectThreads;
}

/**
 * What a command may run: all code that a project brings; of that, only the packages installed in it; or nothing at all,
 * of which nothing is kept either.
 */
export type Trust = 'all' | 'packages' | 'nothing';

/** The environment variables of a command, and those that the project’s code may read. */
export interface ProjectVariables {
  readonly all: Readonly<Record<string, string | undefined>>;
  /** Those that `demoEnvironment` names; `undefined` if not set. None before `nav/site.yaml` is read. */
  readonly declared: Readonly<Record<string, string | undefined>>;
}

/** Files of a project, by their paths from the root. */
export interface ProjectFiles {
  /** Reads the text of a file; `undefined` if it does not exist or cannot be read, which is recorded. */
  readText(path: string, unreadable?: UnreadableFile[]): string | undefined;
  /** Reads the bytes of a text file; files that are not text, or too large, are recorded and left out. */
  readBytes(path: string, unreadable?: UnreadableFile[]): Buffer | undefined;
  /** Lists the entries of a folder; empty if it does not exist. */
  list(folder: string): readonly Dirent[];
}

/** What is kept for the next run. Everything in it is either right or made again. */
export interface ProjectCache {
  /** Absolute path of its folder, which may not exist yet. */
  readonly folder: string;
  /** A part of it in a folder of its own. */
  within(name: string): ProjectCache;
  /** Reads a value that this build of docs-nav kept with the same key; `undefined` if there is none. */
  read<Value>(name: string, key?: string): Value | undefined;
  /**
   * Keeps a value, as JSON. `key` identifies its inputs, as far as its name does not. If it cannot be written, the next
   * run is merely slower.
   */
  keep(name: string, value: unknown, key?: string): void;
  /** Opens a file with many small values; those kept with other `settings` are ignored. */
  entries<Entry>(name: string, settings?: string): Entries<Entry>;
}

/** Many small values in one file of the cache, by key: usually a path, or a hash. */
export interface Entries<Entry> {
  find(key: string): Entry | undefined;
  keep(key: string, entry: Entry): void;
  /** Writes the wanted entries and the newest `spare` of the others, if anything was added or removed. */
  save(isWanted: (key: string) => boolean, spare?: number): void;
}

/** The packages that a project’s own code finds. */
interface ProjectPackages {
  /** The package whose folder contains the project, if any has a name. */
  own(): OwnPackage | undefined;
  /** Finds the folder of a package, installed or the project’s own. */
  find(name: string): string | undefined;
  /** Returns the version of a package, installed or the project’s own. */
  version(name: string): string | undefined;
  /** Returns the versions of packages and of all their dependencies, as `name version`. */
  versions(names: readonly string[]): readonly string[];
  /**
   * Describes the state of packages and of all their dependencies: a line for each version, and for each file of those
   * that change without one. `isCode` selects the files by absolute path.
   */
  states(names: readonly string[], isCode: (file: string) => boolean): readonly string[];
  /** Lists the installed dependencies of the project and of the repository around it, and its own name. */
  listInstalled(): readonly string[];
  /** Loads a module of a package as the project’s code does, without stylesheets. Throws if it cannot be loaded. */
  load(specifier: string): unknown;
  /** Returns whether other projects can install a package. */
  isPublished(name: string): boolean;
  /** Finds the package manager that installs them. */
  manager(): PackageManager;
}

/** The package whose folder contains a project. */
export interface OwnPackage {
  readonly name: string;
  /** Path of its source, or of what it publishes, from the root; absent if neither exists. */
  readonly entry?: string;
  /** Path of its declarations, if there is no source to tell more. */
  readonly types?: string;
}

/** The package manager of a repository. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn' | 'yarn-classic' | 'bun';

/** Packages that only some sites need, in a supported version: the project’s, or one beside this package. */
export interface ProjectTools {
  /** Finds a tool; `undefined` if no supported version is installed. */
  find(name: ToolName): FoundTool | undefined;
  /** Lists the tools that cannot be found, with the command that installs each. */
  listMissing(): readonly MissingTool[];
  /** Loads a tool. One that is missing fails with the command that installs it. */
  load<Name extends keyof ToolModules>(name: Name): Promise<ToolModules[Name]>;
  /** Bundles one module with the project’s Vite, but without its configuration, and writes nothing. */
  bundle(bundling: Bundling): Promise<readonly vite.Rolldown.OutputChunk[]>;
  /** Loads a tool for synchronous work, like `load`. */
  require<Name extends keyof CommonToolModules>(name: Name): CommonToolModules[Name];
}

/** What to bundle, and how. */
export interface Bundling {
  /** Source of the entry module, a single line. */
  readonly entry: string;
  /** Whether an import stays as it is. */
  readonly isExternal: (id: string) => boolean;
  /** Conditions for resolving packages. */
  readonly conditions: readonly string[];
  readonly platform: 'browser' | 'node';
  readonly output: vite.Rolldown.OutputOptions;
  /** Called with the id of each module, also of those of which nothing is left. */
  readonly onRead?: (id: string) => void;
  readonly minify: boolean;
}

/** An installed tool. */
export interface FoundTool {
  readonly folder: string;
  readonly version: string;
}

/** Tools in ES modules. */
export interface ToolModules {
  readonly vite: typeof vite;
  readonly pagefind: typeof pagefind;
}

/** Tools that are loaded during synchronous rendering. */
export interface CommonToolModules {
  readonly '@resvg/resvg-js': typeof resvg;
  readonly temml: FormulaDrawer & { readonly default?: FormulaDrawer };
}

/** Renders formulas. */
interface FormulaDrawer {
  renderToString(tex: string, options: { readonly displayMode: boolean; readonly throwOnError: boolean }): string;
}

/**
 * Work that can be ended from outside, whatever it does: a worker gets data, opens the project of its root, and finds no
 * environment variables but declared ones and those that tools need.
 */
interface ProjectThreads {
  start(name: WorkerName, options?: Omit<WorkerOptions, 'argv' | 'env'>): Worker;
}

/** Workers of the built package. */
export type WorkerName =
  | 'api-worker'
  | 'demo-worker'
  | 'feature-worker'
  | 'javascript-worker'
  | 'mirror-worker'
  | 'page-worker'
  | 'value-worker';
