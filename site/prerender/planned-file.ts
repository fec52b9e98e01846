/** A file of the output that is rendered only when its key is not the one it was last written with. */
export interface PlannedFile {
  /** Path below the output folder, with `/` on every system. */
  readonly path: string;
  /** Hash of everything that the content depends on. */
  readonly key: string;
  /** Hash of the bytes of the one file that it is made from; absent where there is none, or where they come with the key. */
  readonly source?: string;
  /** Pathname of the route for the pages, which threads can render; other files render themselves. */
  readonly route?: string;
  /** Code of the language that a page is in; absent for the default one. */
  readonly language?: string;
  /** `read` gives the bytes of another file of the output that is a page or a Markdown copy. */
  render(read: (path: string) => Uint8Array): string | Uint8Array;
}
