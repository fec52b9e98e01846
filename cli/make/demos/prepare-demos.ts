import type { Project } from '../../../site/project/project.ts';
import type { Diagnostic } from '../../../engine/index.ts';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import type { PreparedDemo } from '../../../site/features/demo/prepared-demo.ts';
import type { RenderedSlots } from '../../../site/frame/slots.ts';
import type { PlannedContent } from '../../../site/pages/context/planned-file.ts';
import type { DemoPage } from './source/demo-pages.ts';
import type { JavaScriptBlocks } from './javascript/javascript-blocks.ts';
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
  /** Keys that change with everything about the demos of a page, by its pathname. */
  readonly keys: ReadonlyMap<string, string>;
  /**
   * The code blocks of each Markdown file in JavaScript. Readers choose a code language at demos, so a site without
   * demos has none.
   */
  readonly blocks: ReadonlyMap<string, JavaScriptBlocks>;
  /** Files of the project that the demos consist of; from the root. */
  readonly modules: readonly string[];
  /** Notes that do not fail the build, one sentence each: mistakes in packages, and messages of Sass. */
  readonly notes: readonly string[];
}

/** Why demos could not be prepared. */
export interface DemoProblems {
  readonly problems: readonly Diagnostic[];
  /** Those that are known, and the paths where missing ones could be. */
  readonly modules: readonly string[];
}

/** What is needed to prepare demos. */
export interface DemoProject extends Project {
  readonly found: readonly DemoPage[];
  readonly manifest: Pick<RouteManifest, 'site' | 'sections'>;
  /** Content folder, from the root. */
  readonly content: string;
  /** Hash of each Markdown page’s bytes, by its path from the root. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly isDev: boolean;
  /** Whether to check every file in the cache, and not only those that are needed; after a `LostDemoFile`. */
  readonly isThorough: boolean;
  /** Path that the site is served at, with or without a trailing slash. */
  readonly base: string;
}

/** A site without demos. */
const NO_DEMOS: PreparedDemos = {
  slots: {},
  pages: new Map(),
  files: [],
  keys: new Map(),
  blocks: new Map(),
  modules: [],
  notes: [],
};

/** Prepares the demos of a site; without any, the code for it is never loaded. */
export async function prepareDemos(project: DemoProject): Promise<PreparedDemos | DemoProblems> {
  if (project.found.length === 0) return NO_DEMOS;
  const { makeDemos } = await import('./make-demos.ts');
  return makeDemos(project);
}
