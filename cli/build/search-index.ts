import { join } from 'node:path';
import { languagePrefix } from '../../engine/manifest.ts';
import { toHref } from '../../engine/pathname.ts';
import { hasContent } from '../../site/prerender/machine-files.ts';
import { endIndexing, indexSection } from '../../site/prerender/index-section.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { languageSuffix, type SiteContext } from '../../site/prerender/site-context.ts';
import { hashOf } from '../content-cache.ts';
import type { KeyedFolder, SiteWriter } from './write-site.ts';

/** Writes a search index per language and section, with Pagefind; a section whose pages did not change keeps the one it has. */
export async function writeSearch(input: SearchInput): Promise<readonly KeyedFolder[]> {
  const { context } = input;
  const folders: KeyedFolder[] = [];
  let started = false;
  for (const language of [context, ...context.others]) {
    const written = await writeLanguage({ ...input, context: language });
    folders.push(...written.folders);
    started ||= written.started;
  }
  if (started) await endIndexing();
  return folders;
}

interface SearchInput {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
  readonly writer: SiteWriter;
}

async function writeLanguage({ context, files, writer }: SearchInput): Promise<{ folders: readonly KeyedFolder[]; started: boolean }> {
  const { manifest, language: own } = context;
  const prefix = languagePrefix(manifest.site, own.code);
  const pages = files.flatMap(({ path, key, route: pathname, language }) => {
    if (language !== prefix) return [];
    const route = pathname === undefined ? undefined : manifest.routes[pathname];
    return route === undefined || !hasContent(route) || !path.endsWith('.html') ? [] : [{ path, key, route }];
  });
  const folders: KeyedFolder[] = [];
  let started = false;
  for (const { id } of manifest.sections) {
    const indexed = pages.filter(({ route }) => route.section === id);
    if (indexed.length === 0) continue;
    const folder = { path: `_nav/search${languageSuffix(context)}/${id}`, key: hashOf(indexed.map(({ path, key }) => `${path} ${key}`).join('\n')) };
    folders.push(folder);
    if (writer.reuseFolder(folder)) continue;
    started = true;
    await indexSection(
      // The browser puts base and language in front.
      indexed.map(({ path, route }) => ({ path, url: toHref(route.pathname, { base: '' }), tags: route.tags })),
      { language: own.code, from: writer.folder, to: join(writer.folder, folder.path) },
    );
  }
  return { folders, started };
}
