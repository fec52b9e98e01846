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

/** Where the indexes are in the output. */
export const SEARCH_FOLDER = '_nav/search';

/**
 * Plans the indexes of all sections. A section has one for the pages that someone writes and one for those that are
 * generated: the latter are many and change with a package's version, so an edited page should not wait for them.
 * A large section has several of either, and a page stays in its own whatever comes beside it.
 */
export function planIndexes(context: Pick<SiteContext, 'manifest' | 'language'>): readonly PlannedIndex[] {
  const { manifest } = context;
  if (manifest.site.search !== true) return [];
  const found = groupBySection(Object.values(manifest.routes).filter(hasContent));
  return manifest.sections.flatMap(({ id }) => {
    const own = found.get(id) ?? [];
    const name = id + languageSuffix(context);
    const parts: readonly PlannedIndex[] = [
      { name, section: id, routes: own.filter(({ api }) => api === undefined) },
      { name: `${name}.api`, section: id, routes: own.filter(({ api }) => api !== undefined) },
    ];
    return parts.filter(({ routes }) => routes.length > 0).flatMap(divide);
  });
}

/**
 * Pages of an index, about. An edited page costs the making of its index, 2 ms of processor time a page; each index
 * costs the reader who searches three requests for a few KB.
 */
const PAGES_PER_INDEX = 500;

function divide(index: PlannedIndex): readonly PlannedIndex[] {
  const count = Math.ceil(index.routes.length / PAGES_PER_INDEX);
  if (count === 1) return [index];
  const parts = Array.from({ length: count }, (_, at) => ({
    ...index,
    name: `${index.name}.${at + 1}`,
    routes: [] as Route[],
  }));
  for (const route of index.routes) parts[numberOf(route.pathname) % count]?.routes.push(route);
  return parts.filter(({ routes }) => routes.length > 0);
}

/** A number that falls evenly and is always the same for a pathname. */
function numberOf(pathname: string): number {
  return Array.from(pathname).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);
}
