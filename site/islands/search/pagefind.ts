/** The part of Pagefind's browser module that search uses (its script is written beside each index). */
export interface Pagefind {
  readonly options: (options: PagefindOptions) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly mergeIndex: (path: string, options: PagefindOptions) => Promise<void>;
  readonly search: (query: string, options?: { readonly filters?: object }) => Promise<PagefindAnswer | null>;
}

/** Settings of one index. */
export interface PagefindOptions {
  readonly baseUrl?: string;
  /** Filter values that all pages of the index are given. */
  readonly mergeFilter?: Readonly<Record<string, string>>;
}

/** What a query finds, best first; each page's texts are fetched when asked for. */
export interface PagefindAnswer {
  readonly results: readonly PagefindResult[];
}

/** A page that was found, before its texts are there. */
export interface PagefindResult {
  readonly score: number;
  readonly data: () => Promise<PagefindPage>;
}

/** A place that was found; `locations` are the query's words, counted in words of the page's content. */
export interface PagefindPlace {
  readonly url: string;
  readonly title?: string;
  readonly locations: readonly number[];
}

/** A page that was found. */
export interface PagefindPage extends PagefindPlace {
  readonly content: string;
  readonly sub_results?: readonly PagefindPlace[];
}
