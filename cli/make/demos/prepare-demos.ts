import type { Project } from '../../../site/project/project.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { PreparedDemo } from '../../../site/features/demo/prepared-demo.ts';
import type { RenderedSlots } from '../../../site/frame/slots.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { Outcome } from '../../system/base/outcome.ts';
import type { DemoUnit, RenderUnit } from './source/demo-pages.ts';
import type { InstalledPackages } from './source/package-versions.ts';

/** The demos of a site. */
export interface PreparedDemos {
  /** The components in places of the frame. */
  readonly slots: RenderedSlots;
  /** By the page's pathname. */
  readonly pages: ReadonlyMap<string, readonly PreparedDemo[]>;
  /** What browsers load for them; a file name with a hash is its own key. */
  readonly files: readonly PlannedContent[];
  /** Installed packages that they use, for opening one elsewhere; absent without demos. */
  readonly versions?: InstalledPackages;
  /** Notes that do not fail the build, one sentence each: mistakes in packages, and messages of Sass. */
  readonly notes: readonly string[];
}

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

/** What the demos of pages and the frame are prepared from. */
export interface PageDemos extends DemoProject {
  readonly found: readonly DemoUnit[];
}

/** Prepares the demos of a site; without any, the code for it is never loaded. */
export async function prepareDemos(project: PageDemos): Promise<Outcome<PreparedDemos>> {
  if (project.found.length === 0)
    return { value: { slots: {}, pages: new Map(), files: [], notes: [] }, findings: [], reads: [] };
  const { makeDemos } = await import('./make-demos.ts');
  return makeDemos(project);
}
