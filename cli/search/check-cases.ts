import { didYouMean, type Finding, type SearchCase } from '../../engine/index.ts';
import { toHref } from '../../engine/address/href.ts';
import { languagePrefix, type Route, type RouteManifest } from '../../engine/manifest/manifest.ts';
import type { Search } from '../../site/islands/search/open-search.ts';
import type { SearchHit } from '../../site/islands/search/rank-hits.ts';
import { harmless } from '../system/base/terminal-text.ts';

/** A case with what the search found. */
interface CheckedCase {
  readonly searched: SearchCase;
  /** Position of the first right page, from 1 on; absent if it is not among the results. */
  readonly position?: number;
  /** The page at that position. */
  readonly page?: string;
  /** What is wrong; absent if the page is where it should be. */
  readonly finding?: Finding;
}

/** The search of a built site for readers in each section and language. */
interface CheckedSearch {
  readonly manifest: RouteManifest;
  readonly open: (own: string, language?: string) => Promise<Search | undefined>;
}

/** Number of pages that a search reads of a section, as the dialog does at first. */
const LIMIT = 12;

/** Most results that a finding names. */
const NAMED = 3;

/** Asks the search all queries, one after another. */
export async function checkCases(
  cases: readonly SearchCase[],
  { manifest, open }: CheckedSearch,
): Promise<readonly CheckedCase[]> {
  // By the addresses that its search knows.
  const pages = new Map<string, Route>(
    Object.values(manifest.routes).map((route) => [
      toHref(route.pathname, { base: '', apiAddresses: manifest.site.apiAddresses }),
      route,
    ]),
  );
  const checked: CheckedCase[] = [];
  for (const searched of cases) {
    const lost = [...searched.pages, ...(searched.from === undefined ? [] : [searched.from])].find(
      ({ value }) => manifest.routes[value] === undefined,
    );
    if (lost !== undefined) {
      const help = didYouMean(lost.value, Object.keys(manifest.routes)) ?? 'write the pathname of a page';
      checked.push({ searched, finding: { at: lost.span, message: `There is no page \`${lost.value}\`.`, help } });
      continue;
    }
    const codes = manifest.site.languages.map(({ code }) => code);
    const { value: language, span } = searched.language ?? { value: codes[0] ?? '' };
    if (span !== undefined && !codes.includes(language)) {
      const help = didYouMean(language, codes) ?? `write one of ${codes.map((code) => `\`${code}\``).join(', ')}`;
      checked.push({ searched, finding: { at: span, message: `There is no language \`${language}\`.`, help } });
      continue;
    }
    const own = manifest.routes[searched.from?.value ?? '/']?.section ?? manifest.fallback;
    const search = await open(own, languagePrefix(manifest.site, language));
    const hits = search === undefined ? [] : (await search.findAll({ query: searched.query.value }, LIMIT)).hits;
    checked.push(checkCase(searched, hits, pages));
  }
  return checked;
}

function checkCase(searched: SearchCase, hits: readonly SearchHit[], pagesAt: ReadonlyMap<string, Route>): CheckedCase {
  const { query, pages, within } = searched;
  const right = new Set<string>(pages.map(({ value }) => value));
  const found = hits.findIndex(({ path }) => {
    const { pathname = '', tabOf = pathname } = pagesAt.get(pageOf(path)) ?? {};
    return right.has(pathname) || right.has(tabOf);
  });
  const page = pagesAt.get(pageOf(hits[found]?.path ?? ''))?.pathname;
  const seen = found < 0 || page === undefined ? {} : { position: found + 1, page };
  if (found >= 0 && found < within) return { searched, ...seen };
  const before = hits.slice(0, found < 0 ? NAMED : Math.min(found, NAMED)).map(describe);
  const wanted = pages.map(({ value }) => `\`${value}\``).join(' or ');
  const where = found < 0 ? 'does not find' : `finds at position ${found + 1}`;
  return {
    searched,
    ...seen,
    finding: {
      at: query.span,
      message: `\`${query.value}\` ${where} ${wanted}, which should be ${within === 1 ? 'first' : `among the first ${within}`}.`,
      help: `${before.length === 0 ? 'it finds nothing' : `before it ${before.length === 1 ? 'is' : 'are'} ${before.join(', ')}`}: give the page a title or heading with these words, add a synonym, or correct the case`,
    },
  };
}

function pageOf(path: string): string {
  return path.split('#', 1)[0] ?? path;
}

/** Says what a result is, and why it was found. */
function describe({ kind, title, path, instead }: SearchHit): string {
  return `“${title}” (${kind}${instead === undefined ? '' : `, for “${instead}”`}, ${path})`;
}

/**
 * Prints the position at which each query found its page.
 *
 * @example
 *   1  button  /material-ui/react-button
 *   –  buton   not found
 */
export function printPositions(checked: readonly CheckedCase[]): string {
  const width = Math.max(0, ...checked.map(({ searched }) => searched.query.value.length));
  const lines = checked.map(({ searched, position, page }) =>
    harmless(
      `${String(position ?? '–').padStart(3)}  ${searched.query.value.padEnd(width)}  ${page ?? 'not found'}`.trimEnd(),
    ),
  );
  return lines.map((line) => `${line}\n`).join('');
}
