import type { Project } from '../../site/project/project.ts';
import { languagePrefix } from '../../engine/manifest/manifest.ts';
import { toHref } from '../../engine/address/href.ts';
import type { PlannedFile } from '../../site/pages/context/planned-file.ts';
import { planIndexes, SEARCH_FOLDER } from '../../site/output/search-indexes.ts';
import type { SiteContext } from '../../site/pages/context/site-context.ts';
import type { IndexJob, IndexJobs } from '../project/page-tasks.ts';
import { PAGES_WORTH_A_THREAD, type PageThread } from '../project/page-thread.ts';
import { settleAll } from '../system/base/settle-all.ts';
import { hashOf } from '../system/files/hash.ts';
import type { KeyedFolder } from './write/write-site.ts';

/** A search index to be made from pages. */
export type PlannedIndexFolder = KeyedFolder & IndexJob;

/** Plans the search indexes of all languages; the key of each depends on its pages. */
export function planSearch(
  context: SiteContext,
  files: readonly PlannedFile[],
  project: Project,
): readonly PlannedIndexFolder[] {
  // The browser cannot merge indexes from different editions of Pagefind.
  const { version = '' } = project.tools.find('pagefind') ?? {};
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
        return file === undefined ? [] : [{ path: file.path, key: file.key, url }];
      });
      const key = hashOf([version, name, ...pages.map((page) => `${page.path} ${page.key}`)].join('\n'));
      const listed = pages.map(({ path, url }) => ({ path, url }));
      return { path: `${SEARCH_FOLDER}/${name}`, key, language: own.language.code, pages: listed };
    });
  });
}

/** Builds search indexes with Pagefind, in an output whose pages are written; on two threads if there are many pages. */
export async function writeSearch(
  indexes: readonly PlannedIndexFolder[],
  { project, output, thread }: { readonly project: Project; readonly output: string; readonly thread: PageThread },
): Promise<void> {
  if (indexes.length === 0) return;
  const job: IndexJobs = {
    // The threads end together if the last ones are small.
    indexes: indexes.toSorted((a, b) => b.pages.length - a.pages.length),
    root: project.root,
    folder: output,
    next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  };
  const count = indexes.reduce((sum, { pages }) => sum + pages.length, 0);
  const isWorthIt = indexes.length > 1 && count >= PAGES_WORTH_A_THREAD;
  const { writeIndexes } = await import('./write-index.ts');
  // Each thread has a process of Pagefind, which uses one processor.
  await settleAll([writeIndexes(job), ...(isWorthIt ? [thread.run('index', job, count)] : [])]);
}
