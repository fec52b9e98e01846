import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import type { FoundTool, Project } from '../../../site/project/project.ts';
import { onceEach } from '../../system/base/once.ts';
import { ownName, removeLeftovers } from '../../system/files/leftovers.ts';
import { pathFrom } from '../../system/files/slashes.ts';
import { type CodeModule, isJavaScript } from '../blocks/code-module.ts';
import { hasThreads } from './find-typescript.ts';
import { isFolder, tryRemove } from '../../system/files/file-system.ts';
import { parseErrors, type CompilerError } from './parse-errors.ts';

/** How to compile code. */
export interface Compiling {
  readonly compiler: FoundTool;
  /** Absolute path of the project’s own `tsconfig.json`, if it has one. */
  readonly config?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** An error, and the module that it is in, if it is in one of those that were asked for. */
export interface ModuleError extends CompilerError {
  readonly module: CodeModule | undefined;
}

/** What the compiler says of modules. */
export interface Compiled {
  readonly errors: readonly ModuleError[];
  /** Its last words, if it could not do its work. */
  readonly failure?: string;
}

const KIND = 'check-code';

/** What fits all code, whatever the project says: nothing is written, and a bundler finds modules. */
const FIXED = {
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  allowJs: true,
  checkJs: true,
  skipLibCheck: true,
  // What it would make of its own output.
  composite: false,
  incremental: false,
  declaration: false,
  declarationMap: false,
  emitDeclarationOnly: false,
  isolatedDeclarations: false,
  rootDir: null,
  outDir: null,
  declarationDir: null,
  tsBuildInfoFile: null,
  // Style of a project’s own code, about which readers need not care.
  noUnusedLocals: false,
  noUnusedParameters: false,
  verbatimModuleSyntax: false,
  allowUnreachableCode: true,
  allowUnusedLabels: true,
};

/** What a project gets that says nothing about it, and one without any configuration. */
const USUAL = { target: 'es2023', jsx: 'react-jsx' };
const ALONE = { lib: ['es2023', 'dom', 'dom.iterable'], strict: true };

/** For code that cannot say what else than `null`, or than an empty list, something can be; with what builds on that. */
const LOOSE = { strictNullChecks: false, exactOptionalPropertyTypes: false, strictPropertyInitialization: false };

/** What bundlers take for modules. */
const ASSETS =
  '*.css *.scss *.sass *.less *.styl *.pcss *.svg *.png *.jpg *.jpeg *.gif *.webp *.avif *.ico *.woff *.woff2 *.mp3 *.mp4 *.webm *.md *.mdx *.txt *.html *.yaml *.yml *?raw *?url *?inline *?react'
    .split(' ')
    .map((pattern) => `declare module '${pattern}';\n`)
    .join('');

/** One after the other, each checked by one thread: several would all process, and hold, the types of the same packages. */
const FRUGAL = ['--builders', '1', '--checkers', '1'];

const clear = onceEach((folder: string) => removeLeftovers(folder, KIND));

/** Compiles groups of modules, each a program of its own, in one process, which reads the packages that they share once. */
export async function compileCode(
  project: Project,
  groups: readonly (readonly CodeModule[])[],
  { compiler, config, signal }: Compiling,
): Promise<Compiled> {
  const { root } = project;
  const below = join(root, '.docs-nav');
  mkdirSync(below, { recursive: true });
  clear(below);
  const work = mkdtempSync(join(below, `${ownName(KIND)}-`));
  const written = new Map<string, CodeModule>();
  const write = (name: string, text: string) => {
    writeFileSync(join(work, name), text);
    return pathFrom(root, join(work, name));
  };
  const run = (args: readonly string[]) => ask(compiler, args, { cwd: root, signal });
  try {
    write('.gitignore', '*\n');
    write('assets.d.ts', ASSETS);
    write('usual.json', JSON.stringify({ compilerOptions: USUAL }));
    const base = config === undefined ? aloneIn(project) : await basedOn(config, work, run);
    const configs = groups.map((modules, at) => {
      const files = modules.map((module) => {
        const path = module.kind === 'file' ? module.file : write(`${written.size}${module.ending}`, module.text);
        written.set(path, module);
        return pathFrom(work, join(root, path));
      });
      const { ambient, extended, compilerOptions: own } = base;
      const settings = {
        extends: ['./usual.json', ...extended],
        compilerOptions: { ...own, ...FIXED, ...(modules.every(isJavaScript) ? LOOSE : {}) },
        files: ['assets.d.ts', ...ambient, ...files],
        include: [],
        references: [],
      };
      return write(`${at}.json`, JSON.stringify(settings));
    });
    const { said, failure } = await run(['--build', ...configs, ...(hasThreads(compiler) ? FRUGAL : [])]);
    const errors = parseErrors(said).map((error) => ({ ...error, module: written.get(error.file ?? '') }));
    return { errors, ...(failure === undefined || errors.length > 0 ? {} : { failure }) };
  } finally {
    rmSync(work, { recursive: true, force: true });
    tryRemove(below);
  }
}

interface Base {
  /** Configurations that it builds on, from the temporary folder. */
  readonly extended: readonly string[];
  readonly compilerOptions?: object;
  /** Declarations that bind all code, from the temporary folder. */
  readonly ambient: readonly string[];
}

function aloneIn({ packages }: Project): Base {
  // React's own declarations and Node's `process`, as in every bundler's template.
  const types = ['react', 'node'].filter((name) => packages.find(`@types/${name}`) !== undefined);
  return { extended: [], compilerOptions: { ...ALONE, types }, ambient: [] };
}

/** Builds on the project’s configuration, or on the first that it refers to if it has no files itself. */
async function basedOn(config: string, work: string, run: (args: readonly string[]) => Promise<Answer>): Promise<Base> {
  const { said } = await run(['-p', config, '--showConfig']);
  const { files = [], references = [] } = readShown(said);
  const [first] = references;
  if (files.length === 0 && first !== undefined) {
    const path = join(dirname(config), first.path);
    return basedOn(isFolder(path) ? join(path, 'tsconfig.json') : path, work, run);
  }
  const ambient = files.filter((file) => /\.d\.[cm]?ts$/.test(file));
  return {
    extended: [fromHere(pathFrom(work, config))],
    ambient: ambient.map((file) => pathFrom(work, join(dirname(config), file))),
  };
}

interface ShownConfig {
  readonly files?: readonly string[];
  readonly references?: readonly { readonly path: string }[];
}

/** Reads what the compiler says of a configuration; nothing if that has a mistake, which it tells when it compiles. */
function readShown(said: string): ShownConfig {
  try {
    return JSON.parse(said) as ShownConfig;
  } catch {
    return {};
  }
}

function fromHere(path: string): string {
  return path.startsWith('.') ? path : `./${path}`;
}

interface Answer {
  readonly said: string;
  readonly failure?: string;
}

async function ask(
  { folder }: FoundTool,
  args: readonly string[],
  options: { readonly cwd: string; readonly signal?: AbortSignal | undefined },
): Promise<Answer> {
  const command = [join(folder, 'bin/tsc'), ...args, '--pretty', 'false'];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, { ...options, maxBuffer: 1 << 28 });
    return { said: stdout };
  } catch (error) {
    options.signal?.throwIfAborted();
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as Error & { readonly stdout?: string; readonly stderr?: string };
    return { said: stdout, failure: stderr.trim().split('\n').at(-1) || message };
  }
}
