/** A file of the output that is made only when its key is not the one it was last written with. */
interface Planned {
  /** Path below the output folder, with `/` on every system. */
  readonly path: string;
  /** Hash of everything that the content depends on. */
  readonly key: string;
  /** Hash of the bytes of the one file that it is made from; absent where there is none, or where they come with the key. */
  readonly source?: string;
}

/** A page, its Markdown copy or its card: what it holds follows from its route, so any thread can render it. */
export interface PlannedPage extends Planned {
  /** Pathname of the route. */
  readonly route: string;
  /** Code of the language that a page is in; absent for the default one. */
  readonly language?: string;
}

/** A file that knows what it holds. */
export interface PlannedContent extends Planned {
  readonly route?: undefined;
  /** `read` gives the bytes of another file of the output that is a page or a Markdown copy. */
  render(read: (path: string) => Uint8Array): string | Uint8Array;
}

/** Any file of the output. */
export type PlannedFile = PlannedPage | PlannedContent;
