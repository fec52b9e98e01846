import type { ProjectCache } from '../../../site/project/project.ts';
import { hashOf } from '../../system/files/hash.ts';
import { readManifest } from '../../system/packages/read-manifest.ts';
import { BUILD } from '../../system/base/version.ts';
import type { BundleContext } from './bundle/kept-bundle.ts';
import type { RunContext } from './bundle/run-compiled.ts';
import { packagesOf, type DemoProject } from './describe-demos.ts';
import type { RenderUnit } from './source/demo-pages.ts';
import { openInputs } from './source/inputs.ts';
import { packageNamesIn, readVersions, type InstalledPackages } from './source/package-versions.ts';

/** Files of a package that a demo can use. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|pcss|svg)$/;

/** Opens what bundles of demos share, and reads the versions of the packages that they may need. */
export function openDemoContext(
  project: DemoProject,
  cache: ProjectCache,
  rendering: RunContext,
): { readonly context: BundleContext; readonly versions: InstalledPackages } {
  const { root, packages, tools, found, isThorough } = project;
  const versions = readVersions(project, [...importedBy(found), 'react', 'react-dom']);
  const { root: _, config, ...settings } = rendering.settings;
  // What imports of the project’s own package lead to.
  const own = JSON.stringify([packages.own(), readManifest(root).exports]);
  const states = packages.states(packagesOf(found), (file) => CODE.test(file));
  const context: BundleContext = {
    ...rendering,
    cache,
    shared: hashOf(
      own + JSON.stringify([BUILD, tools.find('vite')?.version, versions, rendering.versions, config.key, settings]),
    ),
    everything: hashOf(JSON.stringify([found.map(({ key }) => key), states])),
    reader: openInputs(root),
    isThorough,
  };
  return { context, versions };
}

/** Returns the packages that a sandbox could need. */
function importedBy(pages: readonly RenderUnit[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap(({ demos, packagesBeside, sandbox }) => [
      ...packageNamesIn(demos.flatMap(({ imports }) => imports)),
      ...demos.flatMap(({ packagesAlong }) => packagesAlong),
      ...packagesBeside,
      ...(sandbox?.packages ?? []),
    ]),
  );
}
