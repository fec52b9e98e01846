import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { NO_APIS } from '../../../site/api/api-shelf.ts';
import type { MadeSite } from '../../make/makers.ts';
import { planSite } from '../../../site/output/plan-site.ts';
import type { PageParts } from '../../../site/pages/page-parts.ts';
import type { PlannedContent, PlannedFile } from '../../../site/pages/context/planned-file.ts';
import type { SiteAssets, SiteContext } from '../../../site/pages/context/site-context.ts';
import { themeFiles } from '../../make/demos/theme-files.ts';
import { packageRoot } from '../../system/base/package-root.ts';
import { hashOf } from '../../system/files/hash.ts';
import { DEMO_START, DEMO_VERSIONS } from '../../../site/demos/demo-folder.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import type { Pictures } from '../../make/pictures/prepare-pictures.ts';
import { drawCard } from './draw-card.ts';
import { localize, prepareFrames } from './frames.ts';
import type { PageDates } from './page-dates.ts';
import { prepareIcons, readLogos } from './site-icons.ts';
import { planServiceWorker } from './service-worker.ts';
import { readSiteAssets } from './site-assets.ts';
import { textsOn } from '../../../engine/manifest/asks.ts';
import { FEATURE_KINDS } from '../../../site/features/index.ts';

/** A site ready to be written or served: what its pages share, and every file with its renderer. */
export interface PreparedSite {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
  /** What pages include, by pathname. */
  readonly parts: Readonly<Record<string, PageParts>>;
}

/** Plans the files that browsers load for all demos. */
function planDemoFiles({ versions }: MadeSite): readonly PlannedContent[] {
  if (versions === undefined) return [];
  const list = JSON.stringify(versions);
  const start = readFileSync(join(packageRoot(), 'dist/scripts/start-frame.js'), 'utf8');
  return [
    { path: DEMO_VERSIONS, key: hashOf(list), render: () => list },
    { path: DEMO_START, key: hashOf(start), render: () => start },
  ];
}

/** Draws the pictures for lists of pages; a site without such lists does not load the code. */
async function drawPictures(manifest: RouteManifest, made: MadeSite): Promise<Pictures> {
  if (!Object.values(manifest.routes).some((route) => textsOn('group', route, FEATURE_KINDS).length > 0))
    return { pictures: {}, files: [] };
  const { preparePictures } = await import('../../make/pictures/prepare-pictures.ts');
  return preparePictures(manifest, made);
}

/** What a site is prepared from besides its manifest. */
interface SiteParts {
  readonly base: string;
  readonly made: MadeSite;
  readonly sizes: SiteContext['sizes'];
  /** When pages last changed. */
  readonly dates: PageDates | Promise<PageDates>;
  /** The documents of edited code in the output that this site replaces, from `readKeptFrames`. */
  readonly keptFrames?: SiteAssets['liveFrames'];
  readonly isDev?: boolean;
}

/** Prepares a site from its manifest. `base` is the path it is served at, without a trailing slash. */
export async function prepareSite(
  project: ScannedProject,
  manifest: RouteManifest,
  { base, made, sizes, dates, keptFrames = [], isDev = false }: SiteParts,
): Promise<PreparedSite> {
  const { parts, files: own = [], slots = {}, styles = {}, apis = NO_APIS, hasDemos = false } = made;
  const assets = readSiteAssets(manifest.site, {
    hasDemos,
    hasThemes: manifest.sections.some(({ theme }) => theme !== undefined),
    keptFrames: manifest.site.keep === 0 ? [] : keptFrames,
    styles,
  });
  const { icon, touchIcon, files: icons } = prepareIcons(project, manifest.site, assets.touchIcon);
  const drawn = await drawPictures(manifest, made);
  const framing = { project, base, assets, slots, icon, touchIcon };
  const [frames, updated] = await Promise.all([
    Promise.all(localize(manifest).map((site) => prepareFrames(site, framing))),
    dates,
  ]);
  const shared = {
    base,
    assets,
    slots,
    updated,
    apis,
    sizes,
    pictures: drawn.pictures,
    rows: Object.assign({}, ...Object.values(parts).map((of) => of.rows)) as SiteContext['rows'],
    logos: manifest.site.socialCards === true ? readLogos(project, manifest) : {},
    ...(isDev ? { isDev: true as const } : {}),
  };
  const [first, ...others] = frames.map(({ site }): SiteContext => ({
    ...site,
    ...shared,
    themes: themeFiles(site.manifest.sections),
    others: [],
  }));
  if (first === undefined) throw new Error('A site has at least one language.');
  const context: SiteContext = { ...first, others };
  const keys = new Map(Object.entries(parts).map(([pathname, of]) => [pathname, hashOf(JSON.stringify(of))]));
  const files = planSite({
    context,
    hashes: project.hashPages(),
    assets: project.hashAssets(),
    frameKeys: Object.fromEntries(frames.map(({ site, keys }) => [site.language.code, keys])),
    hashOf,
    readPackageFile: (file) => readFileSync(file),
    readAsset: (pathname) => readFileSync(join(project.root, manifest.site.content, pathname)),
    drawCard: (svg) => drawCard(svg, project),
    partsKeyOf: (pathname) => keys.get(pathname),
  });
  const all = [...files, ...icons, ...own, ...planDemoFiles(made), ...drawn.files];
  return { context, parts, files: isDev ? all : [...all, ...planServiceWorker(context, all)] };
}
