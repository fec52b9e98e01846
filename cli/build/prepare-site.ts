import type { RouteManifest } from '../../engine/manifest.ts';
import { planSite } from '../../site/prerender/plan-site.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';
import { hashOf } from '../content-cache.ts';
import type { ScannedProject } from '../load-project.ts';
import { drawCard } from './draw-card.ts';
import { prepareFrames } from './frames.ts';
import { localize } from './languages.ts';
import { readPageDates } from './page-dates.ts';
import { planServiceWorker } from './service-worker.ts';
import { readSiteAssets } from './site-assets.ts';

/** A site that is ready to be written or served: what its pages share, and every file with the way to render it. */
export interface PreparedSite {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
}

/** Files of the content folder that a site’s own icon may be. */
const ICONS = ['/favicon.svg', '/favicon.ico', '/favicon.png'];

/** Prepares a site from its manifest. `base` is the path it is served under, without a trailing slash. */
export async function prepareSite(
  project: ScannedProject,
  manifest: RouteManifest,
  { base, isDev = false }: { readonly base: string; readonly isDev?: boolean },
): Promise<PreparedSite> {
  const assets = readSiteAssets(manifest.site);
  const icon = ICONS.find((name) => project.assets.includes(name));
  const languages = localize(manifest);
  const [frames, updated] = await Promise.all([
    Promise.all(languages.map((site) => prepareFrames(site, { root: project.root, base, assets, icon }))),
    isDev ? {} : readPageDates(project.root, project.content),
  ]);
  const devScript = assets.scripts['dev'];
  const shared = { base, assets, updated, ...(isDev && devScript !== undefined ? { devScript: `${base}/_nav/${devScript}` } : {}) };
  const [first, ...others] = languages.map((site, at): SiteContext => ({ ...site, ...shared, templates: frames[at]?.templates ?? {}, others: [] }));
  if (first === undefined) throw new Error('A site has at least one language.');
  const context: SiteContext = { ...first, others };
  const files = planSite({
    context,
    root: project.root,
    hashes: project.hashes,
    assets: project.assets,
    frameKeys: Object.fromEntries(languages.map(({ language }, at) => [language.code, frames[at]?.keys ?? {}])),
    hashOf,
    readSource: (file) => project.readSource(file) ?? '',
    drawCard,
  });
  return { context, files: isDev ? files : [...files, ...planServiceWorker(context, files)] };
}
