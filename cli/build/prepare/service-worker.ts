import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TreeNode } from '../../../engine/manifest/manifest.ts';
import { fileHref } from '../../../engine/address/href.ts';
import { iconPathname } from '../../../engine/address/icon-file.ts';
import type { PlannedContent, PlannedFile } from '../../../site/pages/context/planned-file.ts';
import {
  assetHref,
  fallbackOf,
  languageFolder,
  type SiteContext,
  officialHost,
} from '../../../site/pages/context/site-context.ts';
import { OFFLINE_PAGE } from '../../../site/service-worker/offline-page.ts';
import { SETTINGS_GLOBAL, type PrecacheEntry, type WorkerSettings } from '../../../site/service-worker/settings.ts';
import { hashOf } from '../../system/files/hash.ts';
import { packageRoot } from '../../system/base/package-root.ts';

/** Plans `/sw.js` for sites that register or remove a service worker; `files` are all other files of the site. */
export function planServiceWorker(context: SiteContext, files: readonly PlannedFile[]): readonly PlannedContent[] {
  const { serviceWorker } = context.manifest.site;
  if (serviceWorker === 'remove') {
    const script = readScript('remove.js');
    return [{ path: WORKER, key: hashOf(script), render: () => script }];
  }
  const offlinePages = files.filter(isOfflinePage);
  if (officialHost(context) === undefined) return [];
  const script = readScript('worker.js');
  const shell = [...shellOf(context), ...iconsOf(context, files)];
  const key = hashOf([script, context.base, ...offlinePages.map((page) => page.key), JSON.stringify(shell)].join('\n'));
  const settings = () => JSON.stringify(settingsOf(context, offlinePages, shell));
  return [{ path: WORKER, key, render: () => `self.${SETTINGS_GLOBAL}=${settings()};\n${script}` }];
}

function isOfflinePage(file: PlannedFile): file is PlannedContent {
  return file.route === undefined && (file.path === OFFLINE_PAGE || file.path.endsWith(`/${OFFLINE_PAGE}`));
}

const WORKER = 'sw.js';

/** The settings do not depend on pages: readers get a new worker only if a build changes what pages share. */
function settingsOf(
  context: SiteContext,
  offlinePages: readonly PlannedContent[],
  shell: readonly PrecacheEntry[],
): WorkerSettings {
  return {
    base: context.base,
    offlinePages: offlinePages.map(({ path, render }) => ({
      ...noteOf(path, context),
      url: `${context.base}/${path}`,
      revision: hashOf(render(() => new Uint8Array())),
      folder: `${context.base}/${path.slice(0, -OFFLINE_PAGE.length)}`,
    })),
    shell,
  };
}

function noteOf(path: string, context: SiteContext): Pick<WorkerSettings['offlinePages'][number], 'note' | 'language'> {
  const { wording, language } =
    context.others.find((other) => path === languageFolder(other) + OFFLINE_PAGE) ?? context;
  return { note: wording.words.offlineFrom, language: language.code };
}

/** Lists the files that every page loads or that its buttons need, from the manifest of the package's build. */
function shellOf(context: SiteContext): readonly PrecacheEntry[] {
  const entries = JSON.parse(readScript('precache.json')) as readonly ListedEntry[];
  return entries
    .filter(({ needs }) => needs !== 'search' || context.manifest.site.search !== false)
    .map(({ url, revision }) => ({ url: assetHref(context, url), revision }));
}

/** A file in that manifest; `needs` marks files that not every site needs. */
type ListedEntry = PrecacheEntry & { readonly needs?: 'search' };

/** Lists the icons in the sidebar of the offline page: that of the fallback section, with all groups closed. */
function iconsOf({ manifest, base }: SiteContext, files: readonly PlannedFile[]): readonly PrecacheEntry[] {
  const urls = new Map(
    [...iconsIn(fallbackOf(manifest).tree)].map((name) => [
      iconPathname(name).slice(1),
      base + fileHref(iconPathname(name)),
    ]),
  );
  return files.flatMap(({ path, key }) => {
    const url = urls.get(path);
    return url === undefined ? [] : { url, revision: key };
  });
}

function iconsIn(nodes: readonly TreeNode[]): ReadonlySet<string> {
  return new Set(
    nodes.flatMap((node) => [
      ...(node.icon === undefined ? [] : [node.icon]),
      ...(node.kind === 'subheader' ? iconsIn(node.children) : []),
    ]),
  );
}

/** Reads a script from the package's build. */
function readScript(name: 'worker.js' | 'remove.js' | 'precache.json'): string {
  return readFileSync(join(packageRoot(), 'dist', 'scripts', name), 'utf8');
}
