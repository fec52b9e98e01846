import type { RouteManifest } from '../../engine/manifest.ts';
import { planSite } from '../../site/prerender/plan-site.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';
import { hashOf } from '../content-cache.ts';
import type { LoadedProject } from '../load-project.ts';
import { prepareFrames } from './frames.ts';
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
  project: LoadedProject,
  manifest: RouteManifest,
  { base, isDev = false }: { readonly base: string; readonly isDev?: boolean },
): Promise<PreparedSite> {
  const assets = readSiteAssets(manifest.site);
  const [frames, updated] = await Promise.all([
    prepareFrames(manifest, { root: project.root, base, assets, icon: ICONS.find((icon) => project.input.assets.includes(icon)) }),
    isDev ? {} : readPageDates(project.root, project.content),
  ]);
  const devScript = assets.scripts['dev'];
  const context: SiteContext = {
    manifest,
    base,
    assets,
    templates: frames.templates,
    updated,
    ...(isDev && devScript !== undefined ? { devScript: `${base}/_nav/${devScript}` } : {}),
  };
  const files = planSite({
    context,
    root: project.root,
    hashes: project.hashes,
    assets: project.input.assets,
    frameKeys: frames.keys,
    hashOf,
    readSource: (file) => project.readSource(file) ?? '',
  });
  return { context, files: isDev ? files : [...files, ...planServiceWorker(context, files)] };
}
