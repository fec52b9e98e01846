import { locateFindings, type Diagnostic, type FileFinding } from '../../engine/index.ts';
import type { RouteManifest } from '../../engine/manifest/manifest.ts';
import type { ApiContext } from '../../site/api/api-shelf.ts';
import type { RenderedSlots } from '../../site/frame/slots.ts';
import type { PlannedContent } from '../../site/pages/context/planned-file.ts';
import type { PageParts } from '../../site/pages/page-parts.ts';
import type { ScannedProject } from '../project/load-project.ts';
import { findingsIn, type Findings } from '../report/report-project.ts';
import { once } from '../system/base/once.ts';
import type { Outcome } from '../system/base/outcome.ts';
import type { LaterFile } from './demos/live/make-live.ts';
import type { InstalledPackages } from './demos/source/package-versions.ts';

/** What makers make parts for: a project and the manifest that it compiles to. */
export interface MakerSite {
  readonly project: ScannedProject;
  readonly manifest: RouteManifest;
  /** The manifest of the whole site, if `manifest` has only one of its pages. */
  readonly whole?: RouteManifest;
  readonly mode: 'build' | 'dev';
  /** Path that the site is served at, without a slash at its end. */
  readonly base: string;
  /** Whether only some of its sections are here, and perhaps not all components of its frame. */
  readonly isPart?: boolean;
  /** Whether to check every file in the cache, and not only those that are needed; after a `LostDemoFile`. */
  readonly isThorough?: boolean;
}

/** What pages share of all that was made for them. */
export interface SharedParts {
  /** What browsers load. */
  readonly files?: readonly PlannedContent[];
  /** What `dev` makes when browsers ask for it. */
  readonly later?: readonly LaterFile[];
  /** The components in places of the frame. */
  readonly slots?: RenderedSlots;
  /** Stylesheets of the project’s features below the site, by the class that loads them. */
  readonly styles?: Readonly<Record<string, string>>;
  /** Installed packages that demos use, for opening one elsewhere; absent without demos. */
  readonly versions?: InstalledPackages;
  /** Whether there are any on pages. */
  readonly hasDemos?: boolean;
  readonly apis?: ApiContext;
  /** What is no mistake of the project, one sentence each. */
  readonly notes?: readonly string[];
}

/**
 * Makes one kind of what pages ask for. It is opened once for a state of the site, starts with the first question, and
 * makes nothing twice.
 */
export interface Maker {
  /** Makes what one page asks, of which any may be empty; finds what is wrong in its files. */
  page(pathname: string): Promise<Outcome<PageParts>>;
  /** Makes what pages share; finds what is wrong on any of them. */
  site(): Promise<Outcome<SharedParts>>;
}

/** What is made for all pages at once. */
export interface MadeTogether extends SharedParts {
  partsOf?(pathname: string): PageParts;
}

/** What has come of making something that no page asks for. */
export const NOTHING: Outcome<MadeTogether> = { value: {}, findings: [], reads: [] };

/** Opens a maker that has to make everything at once; `filesOf` lists what else a page asks for this in than its Markdown. */
export function makeTogether(
  { manifest }: Pick<MakerSite, 'manifest'>,
  make: () => Promise<Outcome<MadeTogether>>,
  filesOf: (pathname: string) => Promise<readonly string[]> = async () => [],
): Maker {
  const site = once(make);
  return {
    site,
    async page(pathname) {
      const { value, findings, ...rest } = await site();
      const files = findings.length === 0 ? [] : [...pageFiles(manifest, pathname), ...(await filesOf(pathname))];
      const own = findings.filter((found) => files.includes('origin' in found ? found.origin.file : found.file));
      return { ...rest, value: value && (value.partsOf?.(pathname) ?? {}), findings: own };
    },
  };
}

/** Lists the Markdown files of a page, in all languages. */
export function pageFiles({ routes, translations = {} }: RouteManifest, pathname: string): readonly string[] {
  const own = [routes[pathname], ...Object.values(translations).map(({ pages }) => pages[pathname])];
  return own.flatMap((page) => page?.file ?? []);
}

/**
 * Gathers what makers found, with the severities that the project has set. If some could make nothing, only the first of
 * them is told: what others found may follow from it.
 */
export async function gatherFindings(
  { project, manifest }: Pick<MakerSite, 'project' | 'manifest'>,
  outcomes: readonly Outcome<unknown>[],
): Promise<Findings> {
  const failed = outcomes.find(({ value }) => value === undefined);
  const told = failed === undefined ? outcomes : [failed];
  const found = told.flatMap(({ findings }) => findings);
  const mistakes = found.filter((each): each is FileFinding => !('origin' in each));
  const located = mistakes.length === 0 ? undefined : locateFindings(await project.readInput(), mistakes);
  return {
    ...findingsIn(manifest, []),
    ...told.find(({ checked }) => checked !== undefined)?.checked,
    ...located,
    diagnostics: [...found.filter((each): each is Diagnostic => 'origin' in each), ...(located?.diagnostics ?? [])],
  };
}
