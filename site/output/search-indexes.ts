import type { Route } from '../../engine/manifest/manifest.ts';
import { hasContent } from '../pages/context/has-content.ts';
import { makerOf } from '../pages/find-data.ts';
import { groupBySection, languageSuffix, type SiteContext } from '../pages/context/site-context.ts';

/** A search index of a site in one language. */
interface PlannedIndex {
  /** Name of its folder below `SEARCH_FOLDER`. */
  readonly name: string;
  readonly section: string;
  readonly routes: readonly Route[];
}

/** Folder of the indexes in the output. */
export const SEARCH_FOLDER = '_nav/search';

/**
 * Plans the indexes of all sections. A section has one for written pages and one for generated pages, which are
 * numerous and only change with a package's version, so that an edited page does not have to wait for them.
 * A large section has several of each, and a page stays in its index even if others are added.
 */
export function planIndexes(context: Pick<SiteContext, 'manifest' | 'language'>): readonly PlannedIndex[] {
  const { manifest } = context;
  if (manifest.site.search !== true) return [];
  const found = groupBySection(Object.values(manifest.routes).filter(hasContent));
  return manifest.sections
    .filter(({ search }) => search !== 'off')
    .flatMap(({ id }) => {
      const own = found.get(id) ?? [];
      const name = id + languageSuffix(context);
      const kinds = new Set(['', ...own.map((route) => makerOf(route)?.name ?? '')]);
      const parts = Array.from(kinds, (kind): PlannedIndex => ({
        name: kind === '' ? name : `${name}.${kind}`,
        section: id,
        routes: own.filter((route) => (makerOf(route)?.name ?? '') === kind),
      }));
      return parts.filter(({ routes }) => routes.length > 0).flatMap(divide);
    });
}

/**
 * Approximate number of pages per index. After an edit, the whole index of a page is rebuilt, at 2 ms of processor time
 * per page. Each index costs readers who search three requests for a few KB.
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

/** Returns an evenly distributed number that only depends on the pathname. */
function numberOf(pathname: string): number {
  return Array.from(pathname).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 0);
}
