/** An output file that is only rendered if its key has changed since it was last written. */
interface Planned {
  /** Path relative to the output folder, with `/` on all systems. */
  readonly path: string;
  /** Hash of everything that the content depends on. */
  readonly key: string;
  /** Hash of its single source file; absent if there is none, or if the key includes it. */
  readonly source?: string;
}

/** A page, its Markdown copy or its card. The content only depends on its route, so any thread can render it. */
export interface PlannedPage extends Planned {
  /** Pathname of the route. */
  readonly route: string;
  /** Code of the page's language; absent for the default language. */
  readonly language?: string;
}

/** A file that renders its own content. */
export interface PlannedContent extends Planned {
  readonly route?: undefined;
  /** Renders the file; `read` returns the content of a page or Markdown copy in the output. */
  render(read: (path: string) => Uint8Array): string | Uint8Array;
}

/** Any output file. */
export type PlannedFile = PlannedPage | PlannedContent;
