/** The part of Pagefind's browser module that search uses (its script is next to each index). */
export interface PagefindScript {
  readonly createInstance: (options: { readonly basePath?: string }) => Pagefind;
}

/** An index, with those that are merged into it. */
export interface Pagefind {
  readonly options: (options: PagefindOptions) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly mergeIndex: (path: string, options: PagefindOptions) => Promise<void>;
  readonly search: (query: string, options?: { readonly filters?: object }) => Promise<PagefindAnswer | null>;
}

/** Settings of one index. */
interface PagefindOptions {
  readonly baseUrl?: string;
  /** Filter values for all pages of the index. */
  readonly mergeFilter?: Readonly<Record<string, string>>;
}

/** Results of a query, best first; the texts of each page are fetched on request. */
export interface PagefindAnswer {
  readonly results: readonly PagefindResult[];
}

/** A page that was found, before its texts have loaded. */
export interface PagefindResult {
  readonly id: string;
  readonly score: number;
  readonly data: () => Promise<PagefindPage>;
}

/** A place that was found; `locations` are the positions of the query's words among the words of the page. */
export interface PagefindPlace {
  readonly url: string;
  readonly title?: string;
  readonly locations: readonly number[];
}

/** A page that was found. */
export interface PagefindPage extends PagefindPlace {
  readonly content: string;
  /** The same with a separator between words, which `content` lacks in languages without spaces. */
  readonly raw_content?: string;
  readonly sub_results?: readonly PagefindPlace[];
}
