import type { Project } from '../../site/project/project.ts';
import type { ToolName } from '../../engine/index.ts';
import { readManifest, type PackageManifest } from '../system/packages/read-manifest.ts';
import { foldersInRepository } from '../system/packages/repository.ts';
import { dependencyFor, isOtherVersion } from '../system/tools/find-tool.ts';
import { VERSION } from '../system/base/version.ts';

/** Packages and their versions, as in `package.json`. */
export type Dependencies = Readonly<Record<string, string>>;

/** The React version for a new site's demos, if the library does not depend on one. */
const REACT = '^19.0.0';

/** Lists what a new site needs and no `package.json` contains, from the project's up to that of its repository. */
export function missingDependencies(project: Project, { hasApi }: { readonly hasApi: boolean }): Dependencies {
  const listed = listedFrom(project);
  const tools: readonly ToolName[] = ['vite', 'pagefind', ...(hasApi ? (['typescript'] as const) : [])];
  const react = listed['react'] ?? REACT;
  const wanted: Dependencies = { 'docs-nav': `^${VERSION}`, react, 'react-dom': react };
  return Object.fromEntries([
    ...Object.entries(wanted).filter(([name]) => listed[name] === undefined),
    ...tools.flatMap((name) => {
      const isTaken = isOtherVersion(name, listed[name] ?? '');
      const [called, version] = dependencyFor(name, isTaken);
      return listed[called] === undefined ? [[called, version] as const] : [];
    }),
  ]);
}

/** Adds development packages to the text of a `package.json`, in alphabetical order and with its own indentation. */
export function addDependencies(text: string, added: Dependencies): string {
  // Some editors add a byte order mark, which npm ignores.
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const manifest = JSON.parse(text.slice(mark.length)) as PackageManifest;
  const all = { ...manifest.devDependencies, ...added };
  const devDependencies = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return `${mark}${JSON.stringify({ ...manifest, devDependencies }, undefined, indent)}${text.endsWith('\n') ? '\n' : ''}`;
}

/** The nearest `package.json` takes precedence. */
function listedFrom(project: Project): Dependencies {
  return Object.assign(
    {},
    ...foldersInRepository(project.root)
      .toReversed()
      .map((folder) => {
        const { dependencies, devDependencies, peerDependencies } = readManifest(folder);
        return { ...peerDependencies, ...devDependencies, ...dependencies };
      }),
  ) as Dependencies;
}
