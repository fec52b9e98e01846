import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { targetsOf } from '../../../system/packages/export-targets.ts';
import { readPackageJson, type PackageManifest } from '../../../system/packages/read-manifest.ts';

/**
 * Lists what users may import from a package: its main module and the subpaths of `exports`, as specifiers. `folder` is
 * that of the package. Styles, data and internal modules are left out; patterns with an asterisk are expanded to the
 * existing files. A package without `exports` only has its main module, and the folders beside it that it leaves out:
 * nothing else was ever promised. If that has no declarations, but folders with their own `package.json` do, users import
 * those; without any main module, users import the folders named like components or hooks.
 *
 * https://nodejs.org/api/packages.html#subpath-patterns
 */
export function listEntryPoints(folder: string, name: string): readonly string[] {
  const manifest = readPackageJson(folder);
  const { exports, types, typings, module, main } = manifest;
  if (typeof exports !== 'object' || exports === null || Array.isArray(exports)) {
    const isTyped = [types, typings].some((file) => file !== undefined) || hasIndex(folder, DECLARATIONS);
    const typedParts = isTyped || exports !== undefined ? [] : listTypedParts(folder);
    if (typedParts.length > 0) return typedParts.map((part) => `${name}/${part}`);
    const hasMain = [exports, types, typings, module, main].some((file) => file !== undefined) || hasIndex(folder);
    const parts = !hasMain ? listParts(folder) : exports === undefined ? listPartsBeside(folder, manifest) : [];
    return [name, ...parts.map((part) => `${name}/${part}`)];
  }
  const subpaths = Object.entries(exports).filter(([key]) => key.startsWith('./'));
  const found = subpaths.flatMap(([key, target]) => (isPublic(key) ? expand(folder, key, targetsOf(target)) : []));
  return [name, ...new Set(found.map((key) => name + key.slice('.'.length)))];
}

/** Lists folders such as `Button` or `useToggle` that have a main file. */
function listParts(folder: string): readonly string[] {
  return foldersOf(folder).filter((part) => /^(?:[A-Z]|use[A-Z])/.test(part) && hasIndex(join(folder, part)));
}

/** Lists folders with declarations beside a main module whose own declarations do not mention them. */
function listPartsBeside(folder: string, { types, typings, module, main }: PackageManifest): readonly string[] {
  const declarations = types ?? typings ?? 'index.d.ts';
  const isHere = (file: string) => dirname(join(folder, file)) === folder && existsSync(join(folder, file));
  if (![main ?? 'index.js', declarations].every(isHere)) return [];
  const text = readFileSync(join(folder, declarations), 'utf8');
  const isMentioned = (part: string) =>
    ["'", '"'].some((quote) => text.includes(`${quote}./${part}${quote}`) || text.includes(`${quote}./${part}/`));
  // The same modules in another format.
  const [copy] = (module ?? '').replace(/^\.\//, '').split('/');
  return foldersOf(folder).filter(
    (part) =>
      part !== copy &&
      [DECLARATIONS, /^index\.[cm]?js$/].every((pattern) => hasIndex(join(folder, part), pattern)) &&
      !isMentioned(part),
  );
}

/** Lists folders whose own `package.json` locates their declarations. */
function listTypedParts(folder: string): readonly string[] {
  return foldersOf(folder).filter((part) => {
    const { types, typings } = readPackageJson(join(folder, part));
    return types !== undefined || typings !== undefined;
  });
}

/** Lists the public folders of a package. */
function foldersOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && isPublic(`/${entry.name}/`))
    .map(({ name }) => name)
    .toSorted();
}

const DECLARATIONS = /^index\.d\.[cm]?ts$/;

function hasIndex(folder: string, pattern = /^index\.(?:d\.)?[cm]?[jt]sx?$/): boolean {
  return readdirSync(folder).some((file) => pattern.test(file));
}

/** Returns whether a path is public, and not for the package's authors only. */
function isPublic(key: string): boolean {
  return !/\/(?:_|internals?(?:\/|$)|cjs\/|esm\/)/.test(key);
}

const CODE = /\.(?:[cm]?[jt]s|[jt]sx)$/;

function expand(folder: string, key: string, targets: readonly string[]): readonly string[] {
  const code = targets.filter((target) => target.endsWith('*') || CODE.test(target));
  if (!key.includes('*')) return code.length === 0 ? [] : [key];
  const [first] = code;
  return first === undefined
    ? []
    : matchesOf(folder, first)
        .filter((match) => isPublic(`/${match}`))
        .map((match) => key.replace('*', match));
}

/**
 * Returns the matches of the asterisk in a target: only the files of one folder, or the main files of its folders,
 * which are a library’s parts but not parts of parts.
 */
function matchesOf(folder: string, target: string): readonly string[] {
  const [before = '', after = ''] = target.split('*');
  const place = join(folder, before.slice(0, before.lastIndexOf('/') + 1));
  const start = before.slice(before.lastIndexOf('/') + 1);
  if (statSync(place, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  const names = readdirSync(place).filter((name) => name.startsWith(start) && name !== 'node_modules');
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  return names.flatMap((name): readonly string[] => {
    const match = name.slice(start.length);
    // For a folder, `./*` matches file names with their extensions.
    if (name.startsWith('index.')) return [];
    if (after === '') return CODE.test(name) && !/\.d\.[cm]?ts$/.test(name) ? [match] : [];
    if (after.startsWith('/')) return isFile(join(place, name, after)) ? [match] : [];
    return name.endsWith(after) && CODE.test(name) && isFile(join(place, name)) ? [match.slice(0, -after.length)] : [];
  });
}
