import type { Route } from '../../engine/manifest.ts';
import { hasContent } from './has-content.ts';
import { groupBySection, languageSuffix, type SiteContext } from './site-context.ts';

/** A search index of a site in one language. */
export interface PlannedIndex {
  /** Name of its folder below `SEARCH_FOLDER`. */
  readonly name: string;
  readonly section: string;
  readonly routes: readonly Route[];
}

/** Where the indexes lie in the output. */
export const SEARCH_FOLDER = '_nav/search';

/**
 * Plans the indexes of all sections. A section has one for the pages that somebody writes and one for those that are
 * generated: the latter are many and change with a package's version, so an edited page should not wait for them.
 */
export function planIndexes(context: Pick<SiteContext, 'manifest' | 'language'>): readonly PlannedIndex[] {
  const { manifest } = context;
  if (!manifest.site.search) return [];
  const found = groupBySection(Object.values(manifest.routes).filter(hasContent));
  return manifest.sections.flatMap(({ id }) => {
    const own = found.get(id) ?? [];
    const name = id + languageSuffix(context);
    const parts: readonly PlannedIndex[] = [
      { name, section: id, routes: own.filter(({ api }) => api === undefined) },
      { name: `${name}.api`, section: id, routes: own.filter(({ api }) => api !== undefined) },
    ];
    return parts.filter(({ routes }) => routes.length > 0);
  });
}
