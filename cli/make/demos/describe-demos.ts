import type { Project } from '../../../site/project/project.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { DemoSite } from '../../../site/demos/demo-tree.tsx';
import { hashOf } from '../../system/files/hash.ts';
import { readPackageJson } from '../../system/packages/read-manifest.ts';
import { BUILD } from '../../system/base/version.ts';
import { makeCacheFolder } from '../../system/cache/cache-folder.ts';
import type { BundlerSettings } from './bundle/bundler-settings.ts';
import type { BundleContext } from './bundle/kept-bundle.ts';
import type { DemoManifest, RenderUnit } from './source/demo-pages.ts';
import { openInputs } from './source/inputs.ts';
import { packageNamesIn, readVersions, type InstalledPackages } from './source/package-versions.ts';
import { findProjectConfig } from './source/project-config.ts';
import type { RunContext } from './bundle/run-compiled.ts';
import { stateOfRun } from '../../system/variables.ts';

/** What is needed to compile and render what a project brings. */
export interface DemoProject extends Project {
  readonly found: readonly RenderUnit[];
  /** Packages whose components pages show in playgrounds, which may not be among what was found yet. */
  readonly asked?: readonly string[];
  readonly manifest: RouteManifest;
  /** Content folder, from the root. */
  readonly content: string;
  readonly isDev: boolean;
  /** Whether to check every file in the cache, and not only those that are needed; after a `LostDemoFile`. */
  readonly isThorough: boolean;
  /** Path that the site is served at, with or without a trailing slash. */
  readonly base: string;
}

/** Describes how the demos of a project are compiled and rendered. */
export function describeDemos(
  project: Omit<DemoProject, 'isThorough' | 'manifest'> & {
    readonly manifest: Omit<DemoManifest, 'routes'>;
  },
): RunContext {
  return {
    project,
    settings: bundlerSettings(project),
    versions: project.packages.versions(packagesOf(project.found, project.asked)),
  };
}

/** Returns what the bundler has to know of a project. */
export function bundlerSettings(project: Parameters<typeof describeDemos>[0]): BundlerSettings {
  const { found, manifest, content, base, isDev } = project;
  const { demoMode = {}, viteConfig } = manifest.site;
  const slots = Object.values(manifest.site.slots ?? {}).flatMap(({ module, provider }) => [module, provider]);
  const folders = [
    ...manifest.sections.flatMap(({ demoFolder, demoProvider }) => [demoFolder, demoProvider]),
    ...slots,
    ...found.flatMap((unit) => (unit.kind === 'component' ? unit.component.module : [])),
  ].filter((place) => place !== undefined);
  return {
    root: project.root,
    own: [content, ...new Set(folders)],
    environment: project.variables.declared,
    runState: stateOfRun(project),
    site: demoSiteOf(manifest, base),
    isDev,
    modes: [
      ...(demoMode.class === undefined ? [] : [`.${demoMode.class}`]),
      ...(demoMode.attribute === undefined ? [] : [`[${demoMode.attribute}=dark]`]),
    ],
    config: findProjectConfig(project, viteConfig),
  };
}

/** Lists the packages that demos and providers use, and those that are asked for. */
export function packagesOf(pages: readonly RenderUnit[], asked: readonly string[] = []): readonly string[] {
  const imported = pages.flatMap(({ demos, packagesBeside, provider }) => [
    ...packageNamesIn(demos.flatMap(({ imports }) => imports)),
    ...packagesBeside,
    ...(provider?.packages ?? []),
  ]);
  return [...new Set(['react', 'react-dom', ...imported, ...asked])].filter((name) => name !== 'docs-nav').toSorted();
}

/** Files of a package that a demo can use. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less|styl|pcss|svg)$/;

/** Opens what bundles of demos share. */
export function openDemoContext(project: DemoProject): BundleContext {
  const { root, packages, tools, found, asked, isThorough } = project;
  makeCacheFolder(project.cache.folder);
  const rendering = describeDemos(project);
  const versions = readSandboxVersions(project);
  const { root: _, config, ...settings } = rendering.settings;
  // What imports of the project’s own package lead to.
  const own = JSON.stringify([packages.own(), readPackageJson(root).exports]);
  const states = packages.states(packagesOf(found, asked), (file) => CODE.test(file));
  return {
    ...rendering,
    cache: project.cache.within('demos'),
    shared: hashOf(
      own + JSON.stringify([BUILD, tools.find('vite')?.version, versions, rendering.versions, config.key, settings]),
    ),
    everything: hashOf(JSON.stringify([found.map(({ key }) => key), states])),
    reader: openInputs(root),
    isThorough,
  };
}

/** Reads the versions of the packages that a sandbox could need. */
export function readSandboxVersions(project: DemoProject): InstalledPackages {
  return readVersions(project, [...importedBy(project.found), ...(project.asked ?? []), 'react', 'react-dom']);
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

/** Returns what demos can know about a site served at a path, with or without a trailing slash. */
function demoSiteOf({ site }: Pick<DemoManifest, 'site'>, base: string): DemoSite {
  const [first] = site.languages;
  return {
    base: `${base.replace(/\/+$/, '')}/`,
    language: first?.code ?? 'en',
    direction: first?.direction ?? 'ltr',
    displayRatio: site.ads?.displayRatio ?? 0,
    ...(site.demoMode?.only === undefined ? {} : { only: site.demoMode.only }),
  };
}
