import type { Project } from '../../site/project/project.ts';
import type { GeneratedFile, ToolName } from '../../engine/index.ts';
import { readPackageJson, type PackageManifest } from '../system/packages/read-manifest.ts';
import { foldersInRepository } from '../system/packages/repository.ts';
import { dependencyFor, isOtherVersion, TOOLS, toolsPackage } from '../system/tools/find-tool.ts';
import { VERSION } from '../system/base/version.ts';
import type { Extension } from './tool-files.ts';

export const LIST = 'package.json';

/** Packages and their versions, as in `package.json`. */
export type Dependencies = Readonly<Record<string, string>>;

/** The React version for a new site's demos, if the library does not depend on one. */
const REACT = '^19.0.0';

/** What a new site needs and no `package.json` contains. */
export interface Missing {
  readonly dependencies: Dependencies;
  /** The package with the tools that the project uses in other versions itself: nothing, or its `package.json`. */
  readonly files: readonly GeneratedFile[];
}

/** Finds what a new site needs and no `package.json` contains, from the project's up to that of its repository. */
export function missingDependencies(project: Project, { hasApi }: { readonly hasApi: boolean }): Missing {
  // The nearest `package.json` takes precedence.
  const listed = Object.assign(
    {},
    ...foldersInRepository(project.root)
      .toReversed()
      .map((folder) => {
        const { dependencies, devDependencies, peerDependencies } = readPackageJson(folder);
        return { ...peerDependencies, ...devDependencies, ...dependencies };
      }),
  ) as Dependencies;
  const tools: readonly ToolName[] = ['vite', 'pagefind', ...(hasApi ? (['typescript'] as const) : [])];
  const taken = listed[TOOLS] === undefined ? tools.filter((name) => isOtherVersion(name, listed[name] ?? '')) : [];
  const beside = toolsPackage(Object.fromEntries(taken.map(dependencyFor)));
  const react = listed['react'] ?? REACT;
  const wanted: Dependencies = {
    'docs-nav': `^${VERSION}`,
    react,
    'react-dom': react,
    ...Object.fromEntries(tools.map(dependencyFor)),
    ...(taken.length === 0 ? {} : { [TOOLS]: `file:${TOOLS}` }),
  };
  return {
    dependencies: Object.fromEntries(Object.entries(wanted).filter(([name]) => listed[name] === undefined)),
    files:
      taken.length === 0
        ? []
        : [{ path: `${TOOLS}/package.json`, content: `${JSON.stringify(beside, undefined, 2)}\n` }],
  };
}

/** What everybody runs by a short name. */
const SCRIPTS: Dependencies = {
  docs: 'docs-nav dev',
  'docs:build': 'docs-nav build',
  'docs:check': 'docs-nav validate',
};

/**
 * Adds development packages, in alphabetical order, and scripts to the text of a `package.json`, with its own
 * indentation. Scripts that it has stay as they are.
 */
export function extendList(text: string, added: Dependencies): Extension {
  // Some editors add a byte order mark, which npm ignores.
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const manifest = JSON.parse(text.slice(mark.length)) as PackageManifest;
  const names = Object.keys(added);
  const scripts = Object.keys(SCRIPTS).filter((name) => manifest.scripts?.[name] === undefined);
  const all = Object.entries({ ...manifest.devDependencies, ...added }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const devDependencies = names.length === 0 ? manifest.devDependencies : Object.fromEntries(all);
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  const extended = { ...manifest, scripts: { ...manifest.scripts, ...SCRIPTS, ...manifest.scripts }, devDependencies };
  return {
    path: LIST,
    content: `${mark}${JSON.stringify(extended, undefined, indent)}${text.endsWith('\n') ? '\n' : ''}`,
    added: [
      ...(names.length === 0 ? [] : [names.join(', ')]),
      ...(scripts.length === 0 ? [] : [`the scripts ${scripts.join(', ')}`]),
    ],
  };
}
