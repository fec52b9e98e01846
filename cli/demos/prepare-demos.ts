import type { Diagnostic } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest.ts';
import type { PreparedDemo } from '../../site/demos/prepared-demo.ts';
import type { RenderedSlots } from '../../site/frame/slots.ts';
import type { PlannedContent } from '../../site/prerender/planned-file.ts';
import type { DemoEnvironment } from './bundle-demos.ts';
import type { DemoPage } from './demo-pages.ts';
import type { JavaScriptBlocks } from './javascript-blocks.ts';
import type { InstalledPackages } from './package-versions.ts';

/** The demos of a site. */
export interface PreparedDemos {
  /** What is in places of the frame. */
  readonly slots: RenderedSlots;
  /** By the pathname of the page. */
  readonly pages: ReadonlyMap<string, readonly PreparedDemo[]>;
  /** What browsers load for them; a name with its hash is its key. */
  readonly files: readonly PlannedContent[];
  /** Installed packages that they are made of, for whoever opens one elsewhere; absent without demos. */
  readonly versions?: InstalledPackages;
  /** Changes with anything about the demos of a page, by its pathname. */
  readonly keys: ReadonlyMap<string, string>;
  /** The code blocks of each Markdown file in JavaScript. Readers choose their language of code at demos, so a site without them has none. */
  readonly blocks: ReadonlyMap<string, JavaScriptBlocks>;
  /** Modules of the project that the demos are made of, from the root. */
  readonly modules: readonly string[];
  /** What stops no one, and is told: what packages have wrong in them, what Sass says. A sentence each. */
  readonly notes: readonly string[];
}

/** What keeps demos from being prepared. */
export interface DemoProblems {
  readonly problems: readonly Diagnostic[];
  readonly modules: readonly string[];
}

/** What preparing demos takes. */
export interface DemoProject {
  readonly root: string;
  readonly found: readonly DemoPage[];
  readonly manifest: Pick<RouteManifest, 'site' | 'sections'>;
  /** Content folder, from the root. */
  readonly content: string;
  /** Hash of each Markdown page’s bytes, by its path from the root. */
  readonly hashes: ReadonlyMap<string, string>;
  readonly isDev: boolean;
  /** Looks at every file in the cache, and not only at those that are needed; after a `LostDemoFile`. */
  readonly isThorough: boolean;
  /** Path that the site is served under, with or without a slash at its end. */
  readonly base: string;
  /** The environment of the process. */
  readonly env: DemoEnvironment;
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

/** Makes the demos of a site; one without any loads nothing of what makes them. */
export async function prepareDemos(project: DemoProject): Promise<PreparedDemos | DemoProblems> {
  if (project.found.length === 0) return NO_DEMOS;
  const { makeDemos } = await import('./make-demos.ts');
  return makeDemos(project);
}
