import { dirname, extname, posix } from 'node:path';
import { fillsItself, isStylesheet, partNamesIn } from './inputs.ts';
import { filesBeside, isBeside, NO_FILE, packagesIn, readFiles, type OwnFiles, type Sources } from './own-files.ts';
import { packageNamesIn } from './package-versions.ts';

/** What wraps a demo in a sandbox. */
export interface SandboxProvider {
  /** From the root. */
  readonly path: string;
  /** Sources of the module and of its imports from its folder, by path from there. */
  readonly files: Readonly<Record<string, string>>;
  /** Their paths, from the root. */
  readonly sources: readonly string[];
  readonly packages: readonly string[];
  /** Set if it cannot be copied. */
  readonly tie?: Tie;
}

/** What ties a module to its project. */
interface Tie {
  /** The file that depends on it, from the root. */
  readonly file: string;
  /** As written in that file. */
  readonly need: string;
}

/** Packages that compile stylesheets, by file extension. */
const COMPILERS: Readonly<Record<string, string>> = {
  '.scss': 'sass',
  '.sass': 'sass',
  '.less': 'less',
  '.styl': 'stylus',
  '.stylus': 'stylus',
};

/** Exports of `docs-nav/react` that do not exist at run time. */
const TYPES = ['DemoProvider', 'DemoProviderProps', 'CollectStyles', 'StyleCollector'];

/** Reads the module that wraps demos in sandboxes. */
export async function readSandboxProvider(path: string, project: Sources): Promise<SandboxProvider> {
  const all = await readFiles([path], project);
  const own = new Map([[path, all.get(path) ?? NO_FILE], ...filesBeside(path, all)]);
  const tie = findTie(path, own, project) ?? findUse(own);
  return {
    path,
    files: Object.fromEntries(Array.from(own, ([file, { text }]) => [posix.relative(dirname(path), file), text])),
    sources: [...own.keys()],
    packages: packagesAlong(own, project).filter((name) => name !== 'docs-nav'),
    ...(tie === undefined ? {} : { tie }),
  };
}

/**
 * Returns the packages that a sandbox with some files needs: those that they import, and those that compile their
 * styles.
 */
export function packagesAlong(files: OwnFiles, { isInstalled }: Pick<Sources, 'isInstalled'>): readonly string[] {
  const styles = [...files].filter(([path]) => isStylesheet(path));
  // A stylesheet's import may also be a file that its compiler finds elsewhere.
  const named = packageNamesIn(styles.flatMap(([, { text }]) => partNamesIn(text).map((from) => ({ from }))));
  const compilers = styles.flatMap(([path]) => COMPILERS[extname(path)] ?? []);
  return [...new Set([...packagesIn(files), ...compilers, ...named.filter(isInstalled)])].toSorted();
}

/**
 * Returns the first thing that prevents a module from being copied with the files beside it, or, `within` its project,
 * from being run apart from its page; undefined if nothing does.
 */
export function findTie(
  path: string,
  files: OwnFiles,
  { isPublished, within = false }: Pick<Sources, 'isPublished'> & { readonly within?: boolean },
): Tie | undefined {
  const isElsewhere = (from: string) => {
    const [name] = packageNamesIn([{ from }]);
    return name !== undefined && isPublished(name);
  };
  for (const [file, { text, imports, targets, textless }] of files) {
    const need =
      textless[0] ??
      imports.find(({ from }) => !from.startsWith('.') && !isElsewhere(from))?.from ??
      targets.find((target) => !isBeside(path, target) && !(within && MODULAR.test(target))) ??
      ENVIRONMENT.exec(text)?.[0] ??
      (isStylesheet(file) ? MARKED.exec(text)?.[0] : undefined) ??
      (fillsItself(file, text) ? 'the styles that Tailwind or the like makes' : undefined);
    if (need !== undefined) return { file, need };
  }
  return undefined;
}

/**
 * Returns the modules elsewhere in the project that a module and the files beside it import, from the root; undefined if
 * they need something of the project that is no module.
 */
export function findReached(path: string, files: OwnFiles): readonly string[] | undefined {
  if (findTie(path, files, { isPublished: () => true, within: true }) !== undefined) return undefined;
  const targets = new Set([...files.values()].flatMap((file) => file.targets));
  return [...targets].filter((file) => !isBeside(path, file) && !/\.d\.[cm]?ts$/.test(file));
}

/** Environment variables that Vite does not replace, and that browsers do not have. */
const ENVIRONMENT = /\bprocess\.env\.(?!NODE_ENV\b)\w+/;

/** What a bundler makes modules of, whichever demo imports them. */
const MODULAR = /\.(?:[cm]?[jt]sx?|json|css|scss|sass|less|styl|pcss)$/;

/** What only webpack, and this package, takes for the name of a package in a stylesheet. */
const MARKED = /(?<=['"(])~[@\w][^'")]*/;

/** Finds where a provider uses the page it is in. */
function findUse(files: OwnFiles): Tie | undefined {
  for (const [file, { imports }] of files) {
    const used = imports.find(
      ({ from, names }) => packageNamesIn([{ from }])[0] === 'docs-nav' && names.some((name) => !TYPES.includes(name)),
    );
    if (used !== undefined) return { file, need: used.from };
  }
  return undefined;
}
