import { existsSync, realpathSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { mainTargetsOf, targetsOf } from './export-targets.ts';
import { findOwnPackage } from './own-package.ts';
import { readPackageJson, type PackageManifest } from './read-manifest.ts';
import { findPackageFolder, packageOf } from './read-packages.ts';

/** What an import of a package leads to: a module, or another file that users may import. */
export interface PackageModule {
  /** Absolute path of the package’s folder, with links resolved. */
  readonly folder: string;
  /** Whether the package is in the repository, and not installed. */
  readonly isHere: boolean;
  /** The file that users get, from the folder; empty if nothing says. */
  readonly published: string;
  /** Whether that file does not exist, as before a build of the package. */
  readonly isMissing: boolean;
  /** The file that pages show instead: the source of the project’s own package, from the root. */
  readonly source: string | undefined;
}

/**
 * Finds what an import of a package leads to, whether a page describes it, tries it or shows it in a demo; `undefined`
 * if there is no such package.
 */
export function findPackageModule(root: string, specifier: string): PackageModule | undefined {
  const name = packageOf(specifier);
  const part = specifier.slice(name.length);
  const found = findPackageFolder(root, name);
  if (found === undefined) return undefined;
  const folder = realpathSync(found);
  const manifest = readPackageJson(folder);
  const targets = targetsFor(manifest, part).filter((file) => !/\.d\.[cm]?ts$/.test(file));
  const existing = targets.find((file) => ENDINGS.some((ending) => existsSync(join(folder, file + ending))));
  return {
    folder,
    isHere: !folder.includes(`${sep}node_modules${sep}`),
    published: (existing ?? targets[0] ?? '').replace(/^\.\//, ''),
    // Without `exports`, what a part means is only known to those who look for it.
    isMissing: existing === undefined && targets.length > 0 && (part === '' || manifest.exports !== undefined),
    source: folder === realpathSync(root) ? findSource(root, part, targets) : undefined,
  };
}

/** What `main` may leave out. */
const ENDINGS = ['', '.js', '.cjs', '.mjs', '.ts', '.tsx', '.jsx', '.json'];

/** Lists the files that a part of a package, such as `/async`, may lead to; an empty part is the main module. */
function targetsFor({ exports, module, main }: PackageManifest, part: string): readonly string[] {
  if (exports === undefined) return part === '' ? [module, main].flatMap(targetsOf) : [`.${part}`];
  if (part === '') return mainTargetsOf(exports);
  const subpaths = Object.entries(Object(exports)).toSorted(([a], [b]) => b.length - a.length);
  return subpaths.flatMap(([key, target]) => {
    const [before = '', after] = key.slice(1).split('*');
    const isMeant = after === undefined ? part === before : part.startsWith(before) && part.endsWith(after);
    const match = part.slice(before.length, part.length - (after?.length ?? 0));
    return isMeant ? targetsOf(target).map((file) => file.replaceAll('*', match)) : [];
  });
}

/** Finds the source of a part of the project’s own package, beside that of its main module. */
function findSource(root: string, part: string, targets: readonly string[]): string | undefined {
  const { entry } = findOwnPackage(root) ?? {};
  if (entry === undefined || part === '') return entry;
  const candidates = targets.flatMap((target) => {
    const below = posix.join(posix.dirname(entry), posix.normalize(target).replace(OUTPUTS, '').replace(SCRIPT, ''));
    // What has another ending is no module.
    return posix.extname(below) === '' ? KINDS.map((kind) => below + kind) : [];
  });
  return candidates.find((file) => existsSync(join(root, file)));
}

const SCRIPT = /\.[cm]?[jt]sx?$/;

/** Folders of sources, and of what a build writes. */
const OUTPUTS = /^(?:(?:build|cjs|dist|esm?|lib|modern|module|out|output|source|src)\/)+/;

const KINDS = ['', '/index'].flatMap((name) => ['.ts', '.tsx', '.js', '.jsx', '.mjs'].map((kind) => name + kind));
