import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteManifest } from '../../../engine/manifest/manifest.ts';
import { assetPathname } from '../../../engine/address/reference.ts';
import type { ApiContext } from '../../../site/api/api-shelf.ts';
import { partKey } from '../../../engine/index.ts';
import { planSite } from '../../../site/output/plan-site.ts';
import type { PageParts } from '../../../site/pages/page-parts.ts';
import type { PlannedContent, PlannedFile } from '../../../site/pages/context/planned-file.ts';
import type { SiteAssets, SiteContext } from '../../../site/pages/context/site-context.ts';
import { packageRoot } from '../../system/base/package-root.ts';
import { hashOf } from '../../system/files/hash.ts';
import { DEMO_START, DEMO_VERSIONS } from '../../../site/demos/demo-folder.ts';
import type { JavaScriptBlocks } from '../../make/demos/javascript/javascript-blocks.ts';
import type { PreparedComponents } from '../../make/demos/prepare-components.ts';
import type { PreparedDemos } from '../../make/demos/prepare-demos.ts';
import type { ScannedProject } from '../../project/load-project.ts';
import type { SiteFeatures } from './make-features.ts';
import type { Pictures } from '../../make/pictures/prepare-pictures.ts';
import { drawCard } from './draw-card.ts';
import { prepareFrames } from './frames.ts';
import { localize } from './languages.ts';
import type { PageDates } from './page-dates.ts';
import { readLogos } from './read-logos.ts';
import { prepareTouchIcon } from './touch-icon.ts';
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

/** Collects what pages include. */
function collectParts(
  manifest: RouteManifest,
  demos: PreparedDemos,
  { features: { made, drawn }, components }: Pick<SiteParts, 'features' | 'components'>,
): ReadonlyMap<string, { readonly key: string; readonly parts: PageParts }> {
  const translations = Object.values(manifest.translations ?? {});
  return new Map(
    Object.values(manifest.routes).flatMap(({ pathname, file = '', asks = [], shows }) => {
      const own = demos.pages.get(pathname) ?? [];
      const shown = components.pages.get(pathname);
      const files = [file, ...translations.map(({ pages }) => pages[pathname]?.file ?? '')];
      const javascript: JavaScriptBlocks = Object.assign({}, ...files.map((name) => demos.blocks.get(name) ?? {}));
      const hasJavaScript = Object.keys(javascript).length > 0;
      const asked = [...asks, ...(shows === undefined ? [] : [shows])].map(
        (part) => [partKey(part.kind, part), part.ask['src']] as const,
      );
      const data = pick(asked, (key, src) => made[key] ?? own.find((demo) => demo.src === key || demo.src === src));
      const pictures = Object.entries(drawn).map(([code, of]) => [code, pick(asked, (key) => of[key])] as const);
      const parts: PageParts = {
        ...(shown === undefined ? {} : { components: shown }),
        ...(hasJavaScript ? { javascript } : {}),
        ...(asked.length === 0 ? {} : { made: data, drawn: Object.fromEntries(pictures) }),
      };
      return Object.keys(parts).length === 0
        ? []
        : [[pathname, { key: hashOf(JSON.stringify(parts)), parts }] as const];
    }),
  );
}

/** Returns what is found for what a page asks, by its key. */
function pick<Found>(
  asked: readonly (readonly [key: string, src: unknown])[],
  find: (key: string, src: unknown) => Found | undefined,
): Readonly<Record<string, Found>> {
  return Object.fromEntries(
    asked.flatMap(([key, src]) => {
      const found = find(key, src);
      return found === undefined ? [] : [[key, found] as const];
    }),
  );
}

/** Plans the files that browsers load for demos. */
function planDemoFiles({ files, versions }: PreparedDemos): readonly PlannedContent[] {
  if (versions === undefined) return files;
  const list = JSON.stringify(versions);
  const start = readFileSync(join(packageRoot(), 'dist/scripts/start-frame.js'), 'utf8');
  return [
    ...files,
    { path: DEMO_VERSIONS, key: hashOf(list), render: () => list },
    { path: DEMO_START, key: hashOf(start), render: () => start },
  ];
}

/** Draws the pictures for lists of pages; a site without such lists does not load the code. */
async function drawPictures(manifest: RouteManifest, demos: PreparedDemos): Promise<Pictures> {
  if (!Object.values(manifest.routes).some((route) => textsOn('group', route, FEATURE_KINDS).length > 0))
    return { pictures: {}, files: [] };
  const { preparePictures } = await import('../../make/pictures/prepare-pictures.ts');
  return preparePictures(manifest, demos);
}

/** Files of the content folder that can be a site’s own icon. */
const ICONS = ['/favicon.svg', '/favicon.ico', '/favicon.png'];

/** Formats from which an icon can be drawn. */
const PICTURE = /\.(?:svg|png)$/;

/** What a site is prepared from besides its manifest. */
export interface SiteParts {
  readonly base: string;
  readonly demos: PreparedDemos;
  readonly components: Pick<PreparedComponents, 'pages' | 'files'>;
  readonly apis: ApiContext;
  readonly features: SiteFeatures;
  readonly sizes: SiteContext['sizes'];
  /** When pages last changed; without it, pages show no date. */
  readonly dates?: PageDates | Promise<PageDates>;
  /** The documents of edited code in the output that this site replaces, from `readKeptFrames`. */
  readonly keptFrames?: SiteAssets['liveFrames'];
  readonly isDev?: boolean;
}

/** Prepares a site from its manifest. `base` is the path it is served at, without a trailing slash. */
export async function prepareSite(
  project: ScannedProject,
  manifest: RouteManifest,
  { base, demos, components, apis, features, sizes, dates = {}, keptFrames = [], isDev = false }: SiteParts,
): Promise<PreparedSite> {
  const assets = readSiteAssets(manifest.site, {
    hasDemos: demos.pages.size > 0,
    hasThemes: manifest.sections.some(({ theme }) => theme !== undefined),
    keptFrames: manifest.site.keep === 0 ? [] : keptFrames,
    styles: features.styles,
  });
  const { brand, logo } = manifest.site;
  const icon =
    brand?.favicon ??
    ICONS.find((name) => project.assets.includes(name)) ??
    (brand !== undefined && logo !== undefined && project.assets.includes(assetPathname(logo)) ? logo : undefined);
  // A site with its own brand does not get our icon.
  const touchIcon =
    brand !== undefined && icon === undefined
      ? undefined
      : prepareTouchIcon(
          project,
          PICTURE.test(icon ?? '') && brand !== undefined ? { logo: icon } : manifest.site,
          brand === undefined ? assets.touchIcon : undefined,
        );
  const drawn = await drawPictures(manifest, demos);
  const languages = localize(manifest);
  const [frames, updated] = await Promise.all([
    Promise.all(
      languages.map((site) =>
        prepareFrames(site, {
          project,
          base,
          assets,
          slots: demos.slots,
          icon,
          touchIcon: touchIcon?.pathname,
        }),
      ),
    ),
    dates,
  ]);
  const shared = {
    base,
    assets,
    slots: demos.slots,
    updated,
    apis,
    sizes,
    pictures: drawn.pictures,
    logos: manifest.site.socialCards === true ? readLogos(project, manifest) : {},
    ...(isDev ? { isDev: true as const } : {}),
  };
  const [first, ...others] = languages.map((site, at): SiteContext => ({
    ...site,
    ...shared,
    templates: frames[at]?.templates ?? {},
    others: [],
  }));
  if (first === undefined) throw new Error('A site has at least one language.');
  const context: SiteContext = { ...first, others };
  const included = collectParts(manifest, demos, { features, components });
  const files = planSite({
    context,
    hashes: project.hashPages(),
    assets: project.hashAssets(),
    frameKeys: Object.fromEntries(languages.map(({ language }, at) => [language.code, frames[at]?.keys ?? {}])),
    hashOf,
    readPackageFile: (file) => readFileSync(file),
    readAsset: (pathname) => readFileSync(join(project.root, manifest.site.content, pathname)),
    drawCard: (svg) => drawCard(svg, project),
    partsKeyOf: (pathname) => included.get(pathname)?.key,
  });
  const parts = Object.fromEntries(Array.from(included, ([pathname, own]) => [pathname, own.parts]));
  const all = [
    ...files,
    ...(touchIcon?.files ?? []),
    ...planDemoFiles(demos),
    ...components.files,
    ...features.files,
    ...drawn.files,
  ];
  return { context, parts, files: isDev ? all : [...all, ...planServiceWorker(context, all)] };
}
