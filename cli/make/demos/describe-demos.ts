import type { Project } from '../../../site/project/project.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { DemoSite } from '../../../site/demos/demo-tree.tsx';
import type { BundlerSettings } from './bundle/bundler-settings.ts';
import type { DemoManifest, RenderUnit } from './source/demo-pages.ts';
import { packageNamesIn } from './source/package-versions.ts';
import { findProjectConfig } from './source/project-config.ts';
import type { RunContext } from './bundle/run-compiled.ts';
import { stateOfRun } from '../../system/variables.ts';

/** What is needed to compile and render what a project brings. */
export interface DemoProject extends Project {
  readonly found: readonly RenderUnit[];
  readonly manifest: Pick<RouteManifest, 'site' | 'sections'>;
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
  const { found, manifest, content, base, isDev } = project;
  const { demoMode = {}, viteConfig } = manifest.site;
  const slots = Object.values(manifest.site.slots ?? {}).flatMap(({ module, provider }) => [module, provider]);
  const folders = [
    ...manifest.sections.flatMap(({ demoFolder, demoProvider }) => [demoFolder, demoProvider]),
    ...slots,
    ...found.flatMap((unit) => (unit.kind === 'component' ? unit.component.module : [])),
  ].filter((place) => place !== undefined);
  const settings: BundlerSettings = {
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
  return { project, settings, versions: project.packages.versions(packagesOf(found)) };
}

/** Lists the packages that demos and providers use. */
export function packagesOf(pages: readonly RenderUnit[]): readonly string[] {
  const imported = pages.flatMap(({ demos, packagesBeside, provider }) => [
    ...packageNamesIn(demos.flatMap(({ imports }) => imports)),
    ...packagesBeside,
    ...(provider?.packages ?? []),
  ]);
  return [...new Set(['react', 'react-dom', ...imported])].filter((name) => name !== 'docs-nav').toSorted();
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
