import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { MissingTool, ToolName } from '../../../engine/index.ts';
import type { FoundTool, PackageManager, Project } from '../../../site/project/project.ts';
import { addCommand, findPackageManager, isPlugAndPlay } from '../packages/package-manager.ts';
import { packageRoot } from '../base/package-root.ts';
import { readPackageJson } from '../packages/read-manifest.ts';
import { findPackage } from '../packages/read-packages.ts';

/** A major version, and its first supported minor version. */
type Release = readonly [major: number, minor: number];

/** Supported versions; the first is the one used in tests. */
const VERSIONS: Readonly<Record<ToolName, readonly [Release, ...Release[]]>> = {
  // 8.0 does not take the entries of a bundle from the environment that is built.
  vite: [[8, 1]],
  // From version 7 on, the compiler is a program without an API to read types.
  typescript: [
    [6, 0],
    [5, 5],
  ],
  pagefind: [[1, 5]],
  '@resvg/resvg-js': [[2, 6]],
  temml: [
    [0, 0],
    [1, 0],
  ],
};

/** Finds a tool in the project, or beside this package; undefined if no supported version is installed. */
export function findTool(root: string, name: ToolName): FoundTool | undefined {
  return installed(root, name).find(({ version }) => works(name, version));
}

/** Lists the tools that cannot be found. */
export function findMissingTools(root: string): readonly MissingTool[] {
  const missing = (Object.keys(VERSIONS) as ToolName[]).flatMap((name): readonly Omit<MissingTool, 'help'>[] => {
    const there = installed(root, name);
    if (there.some(({ version }) => works(name, version))) return [];
    const found = there[0]?.version;
    return [{ name, ...(found === undefined ? {} : { found }) }];
  });
  if (missing.length === 0) return [];
  const installer = findInstaller(root);
  return missing.map((tool) => ({ ...tool, help: explainInstalling(root, installer, tool) }));
}

/**
 * Returns whether the project has installed docs-nav, so that its packages show what it can build. A hook or `npx`
 * checks projects that have not.
 */
export function hasDocsNav({ packages }: Project): boolean {
  return packages.find('docs-nav') !== undefined;
}

/**
 * The folder, and the package in it, through which a project has tools for docs-nav that it uses in other versions
 * itself. Package managers link the commands of what it depends on nowhere but in there.
 */
export const TOOLS = 'docs-nav-tools';

/** Returns the content of that package's `package.json`. All package managers demand a name, and some a version. */
export function toolsPackage(dependencies: Readonly<Record<string, string>>): object {
  return { name: TOOLS, version: '0.0.0', private: true, dependencies };
}

/** Returns the entry of a tool in a `package.json`: its name and version. */
export function dependencyFor(name: ToolName): readonly [name: string, version: string] {
  const [[newest, first]] = VERSIONS[name];
  return [name, `^${newest}.${first}.0`];
}

/**
 * Returns whether a version as written in `package.json`, such as `^7.1.0` or `workspace:*`, is certainly unsupported.
 */
export function isOtherVersion(name: ToolName, written: string): boolean {
  const [, sign = '', major, minor] = /^([~^=v\s]*)(\d+)(?:\.(\d+))?/.exec(written) ?? [];
  const isLate = (first: number) => sign.includes('^') || Number(minor ?? first) >= first;
  return major !== undefined && !VERSIONS[name].some(([known, first]) => known === Number(major) && isLate(first));
}

/** Returns the help for a tool that is not installed at all. */
export function installHelp(root: string, name: ToolName): string {
  return explainInstalling(root, findInstaller(root), { name });
}

/** What installs packages in a project; `none` if docs-nav cannot read them there. */
type Installer = PackageManager | 'none';

function findInstaller(root: string): Installer {
  return isPlugAndPlay(root) ? 'none' : findPackageManager(root);
}

function explainInstalling(root: string, installer: Installer, { name, found }: Omit<MissingTool, 'help'>): string {
  if (installer === 'none')
    return `Yarn's Plug'n'Play keeps packages in archives, which docs-nav cannot read: write \`nodeLinker: node-modules\` in .yarnrc.yml and run \`yarn install\``;
  const [[newest]] = VERSIONS[name];
  if (found === undefined) return `run \`${addCommand(installer, [`${name}@${newest}`])}\``;
  const [called, version] = dependencyFor(name);
  const list = JSON.stringify(toolsPackage({ ...readPackageJson(join(root, TOOLS)).dependencies, [called]: version }));
  return `write \`${list}\` to ${TOOLS}/package.json and run \`${addCommand(installer, [`${TOOLS}@file:${TOOLS}`])}\`, which leaves the project's own as it is`;
}

/** Lists what is installed of a tool: first for docs-nav alone, which may also be under another name. */
function installed(root: string, name: ToolName): readonly FoundTool[] {
  return [root, packageRoot()].flatMap((from) => {
    const tools = findPackage(from, TOOLS);
    const folders = [
      // A link leads to where its packages are found.
      ...(tools === undefined ? [] : [findPackage(realpathSync(tools), name)]),
      ...[`${name.replace(/^@.*\//, '')}-for-docs-nav`, name].map((called) => findPackage(from, called)),
    ];
    return folders.flatMap((folder) => {
      const version = folder === undefined ? undefined : readPackageJson(folder).version;
      return folder === undefined || version === undefined ? [] : [{ folder, version }];
    });
  });
}

function works(name: ToolName, version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return VERSIONS[name].some(([known, first]) => major === known && minor >= first);
}
