import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openSearch, type Search, type SearchPlace } from '../../site/islands/search/open-search.ts';
import type { PagefindScript } from '../../site/islands/search/pagefind.ts';
import { SEARCH_FOLDER } from '../../site/output/search-indexes.ts';
import { importModule } from '../system/base/import-module.ts';

/**
 * Opens the search of a built site that is served, as it is for a reader of a language in a section; returns `undefined` if the site has
 * none.
 */
export function openBuiltSearch(
  { folder, origin }: { readonly folder: string; readonly origin: string },
  { own, language }: Pick<SearchPlace, 'own' | 'language'>,
): Promise<Search | undefined> {
  return openSearch({
    site: origin,
    own,
    language,
    async load(address) {
      const name = decodeURIComponent(address.split('/').at(-2) ?? '');
      const script = pathToFileURL(join(folder, SEARCH_FOLDER, name, 'pagefind.js')).href;
      return ((await importModule(script)) as PagefindScript).createInstance({ basePath: address });
    },
  });
}
