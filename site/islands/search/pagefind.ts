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
  readonly excerptLength?: number;
  /** Filter values that all pages of the index are given. */
  readonly mergeFilter?: Readonly<Record<string, string>>;
}

/** What a query finds, best first; each page's texts are fetched when asked for. */
export interface PagefindAnswer {
  readonly results: readonly { readonly data: () => Promise<PagefindPage> }[];
}

/** A place that was found; excerpts are HTML with `<mark>` around the words. */
export interface PagefindPlace {
  readonly url: string;
  readonly excerpt: string;
  readonly title?: string;
}

/** A page that was found. */
export interface PagefindPage extends PagefindPlace {
  readonly meta: Readonly<Record<string, string>>;
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  readonly sub_results?: readonly PagefindPlace[];
}
