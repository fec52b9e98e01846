import { join } from 'node:path';
import { languagePrefix } from '../../engine/manifest.ts';
import { toHref } from '../../engine/pathname.ts';
import type { PlannedFile } from '../../site/prerender/planned-file.ts';
import { planIndexes, SEARCH_FOLDER } from '../../site/prerender/search-indexes.ts';
import type { SiteContext } from '../../site/prerender/site-context.ts';
import { endIndexing, writeIndex } from '../../site/prerender/write-index.ts';
import { hashOf } from '../content-cache.ts';
import type { KeyedFolder, SiteWriter } from './write-site.ts';

interface SearchInput {
  readonly context: SiteContext;
  readonly files: readonly PlannedFile[];
  readonly writer: SiteWriter;
}

/** Writes the search indexes of all languages, with Pagefind; one whose pages did not change stays as it is. */
export async function writeSearch({ context, files, writer }: SearchInput): Promise<readonly KeyedFolder[]> {
  const folders: KeyedFolder[] = [];
  let started = false;
  for (const own of [context, ...context.others]) {
    const prefix = languagePrefix(own.manifest.site, own.language.code);
    const pages = new Map(files.flatMap((file) => (file.language === prefix && file.route !== undefined && file.path.endsWith('.html') ? [[file.route, file]] : [])));
    for (const { name, routes } of planIndexes(own)) {
      const indexed = routes.flatMap((route) => {
        const file = pages.get(route.pathname);
        return file === undefined ? [] : [{ ...file, route }];
      });
      const folder = { path: `${SEARCH_FOLDER}/${name}`, key: hashOf(indexed.map(({ path, key }) => `${path} ${key}`).join('\n')) };
      folders.push(folder);
      if (writer.reuseFolder(folder)) continue;
      started = true;
      await writeIndex(
        // The browser puts base and language in front.
        indexed.map(({ path, route }) => ({ path, url: toHref(route.pathname, { base: '' }), tags: route.tags })),
        { language: own.language.code, from: writer.folder, to: join(writer.folder, folder.path) },
      );
    }
  }
  if (started) await endIndexing();
  return folders;
}
