import { join } from 'node:path';
import type { RouteManifest } from '../../engine/manifest.ts';
import { endIndexing, indexSection } from '../../site/prerender/index-section.ts';
import { hrefOf } from '../../site/prerender/site-context.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { hashOf } from '../content-cache.ts';
import type { KeyedFolder, SiteWriter } from './write-site.ts';

/** Writes a search index per section, with Pagefind; a section whose pages did not change keeps the one it has. */
export async function writeSearch(input: { manifest: RouteManifest; files: readonly PlannedFile[]; base: string; writer: SiteWriter }): Promise<readonly KeyedFolder[]> {
  const { manifest, files, base, writer } = input;
  const pages = files.flatMap(({ path, key, route: pathname }) => {
    const route = pathname === undefined ? undefined : manifest.routes[pathname];
    return route?.file === undefined || !path.endsWith('.html') ? [] : [{ path, key, route }];
  });
  const folders: KeyedFolder[] = [];
  let started = false;
  for (const { id } of manifest.sections) {
    const own = pages.filter(({ route }) => route.section === id);
    if (own.length === 0) continue;
    const folder = { path: `_nav/search/${id}`, key: hashOf(own.map(({ path, key }) => `${path} ${key}`).join('\n')) };
    folders.push(folder);
    if (writer.reuseFolder(folder)) continue;
    started = true;
    await indexSection(
      own.map(({ path, route }) => ({ path, url: hrefOf({ base }, route.pathname).slice(base.length), tags: route.tags })),
      { language: manifest.site.languages[0]?.code ?? 'en', from: writer.folder, to: join(writer.folder, folder.path) },
    );
  }
  if (started) await endIndexing();
  return folders;
}
