import { join } from 'node:path';
import { languagePrefix, type Route } from '../../engine/manifest/manifest.ts';
import { toHref } from '../../engine/address/href.ts';
import type { PlannedFile } from '../../site/pages/context/planned-file.ts';
import { planIndexes, SEARCH_FOLDER } from '../../site/output/search-indexes.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';
import { findTool } from '../system/tools/find-tool.ts';
import { endIndexing, writeIndex } from './write-index.ts';
import { hashOf } from '../system/files/hash.ts';
import type { KeyedFolder } from './write/write-site.ts';

/** A search index to be made from pages. */
export interface PlannedIndexFolder extends KeyedFolder {
  readonly language: string;
  readonly pages: readonly { readonly path: string; readonly url: string; readonly route: Route }[];
}

/** Plans the search indexes of all languages; the key of each depends on its pages. */
export function planSearch(
  context: SiteContext,
  files: readonly PlannedFile[],
  root: string,
): readonly PlannedIndexFolder[] {
  // The browser cannot merge indexes from different editions of Pagefind.
  const { version = '' } = findTool(root, 'pagefind') ?? {};
  return [context, ...context.others].flatMap((own) => {
    const prefix = languagePrefix(own.manifest.site, own.language.code);
    const byRoute = new Map(
      files.flatMap((file) =>
        file.route !== undefined && file.language === prefix && file.path.endsWith('.html') ? [[file.route, file]] : [],
      ),
    );
    return planIndexes(own).map(({ name, routes }): PlannedIndexFolder => {
      const pages = routes.flatMap((route) => {
        const file = byRoute.get(route.pathname);
        // The browser prepends base and language.
        const url = toHref(route.pathname, { base: '', apiAddresses: own.manifest.site.apiAddresses });
        return file === undefined ? [] : [{ path: file.path, key: file.key, url, route }];
      });
      const key = hashOf([version, name, ...pages.map((page) => `${page.path} ${page.key}`)].join('\n'));
      return { path: `${SEARCH_FOLDER}/${name}`, key, language: own.language.code, pages };
    });
  });
}

/** Builds search indexes with Pagefind, in an output whose pages are written. */
export async function writeSearch(
  indexes: readonly PlannedIndexFolder[],
  { root, output }: { readonly root: string; readonly output: string },
): Promise<void> {
  for (const { path, language, pages } of indexes) {
    await writeIndex(pages, { root, language, from: output, to: join(output, path) });
  }
  if (indexes.length > 0) await endIndexing(root);
}
